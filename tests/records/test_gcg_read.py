"""GCG as other programs write it, line by line, and what is said of lines that can't be read."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rekje.games.editions import builtin_edition
from rekje.model import commands as cmd
from rekje.model.problems import FormError
from rekje.records.gcg.gcg import GCG_GAME, GcgGame, GcgPlayer, GcgTurn
from rekje.records.gcg.read import read_gcg
from rekje.records.gcg.record import moves_of, to_record

HEAD = "#player1 Anna Anna of the first seat\n#player2 Bram Bram\n"


def game(*lines: str, head: str = HEAD) -> GcgGame:
    return read_gcg((head + "\n".join(lines) + "\n").encode())


def turn(line: str) -> GcgTurn:
    return game(line).turns[-1]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (">Anna: AEILRST 8D RETAILS +70 70", GcgTurn(0, "play", 70, 70, "AEILRST", "8D", "RETAILS")),
        (">Bram: AB?DEFG d8 aB..D +12 100", GcgTurn(1, "play", 12, 100, "AB?DEFG", "D8", "aB..D")),
        (">Anna: 8D RETAILS +70 70", GcgTurn(0, "play", 70, 70, "", "8D", "RETAILS")),
        (">Anna: CR F6 CR(AMPS) +14 14", GcgTurn(0, "play", 14, 14, "CR", "F6", "CRAMPS")),
        (">Anna: [IJ]S 8H [IJ]S +10 10", GcgTurn(0, "play", 10, 10, "[IJ]S", "8H", "[IJ]S")),
        (">Anna: ABC 8H CAB +10 10 CABS, AX", GcgTurn(0, "play", 10, 10, "ABC", "8H", "CAB")),
        (">Anna: AEILRST - +0 70", GcgTurn(0, "pass", 0, 70, "AEILRST")),
        (">Anna: - +0 70", GcgTurn(0, "pass", 0, 70)),
        (">Anna: AEILRST -AE +0 70", GcgTurn(0, "exchange", 0, 70, "AEILRST", "", "AE")),
        (">Anna: -5 +0 70", GcgTurn(0, "exchange", 0, 70, "", "", "5")),
        (">Anna:  (challenge) +5 75", GcgTurn(0, "challenge", 5, 75)),
        (">Anna: AEI (challenge) +5 75", GcgTurn(0, "challenge", 5, 75, "AEI")),
        (">Anna: A (time) -10 60", GcgTurn(0, "time", -10, 60, "A")),
        (">Anna: (time) -10 -3", GcgTurn(0, "time", -10, -3)),
        (">Anna: NU (time) +-10 60", GcgTurn(0, "time", -10, 60, "NU")),
        (">Anna: (QZ?) +40 110", GcgTurn(0, "out", 40, 110, "", "", "QZ?")),
        (">Anna: QZ (QZ) -20 50", GcgTurn(0, "left", -20, 50, "QZ", "", "QZ")),
        ("  >  Anna :\tA\t8H\tAB\t+4\t4", GcgTurn(0, "play", 4, 4, "A", "8H", "AB")),
    ],
)
def test_a_line_of_play(line: str, expected: GcgTurn) -> None:
    assert turn(line) == expected


def test_a_play_taken_back_follows_the_play() -> None:
    read = game(">Anna: ABCDEFG 8H FAB +16 16", ">Anna: ABCDEFG -- -16 0")
    assert read.turns[1] == GcgTurn(0, "withdrawn", -16, 0, "ABCDEFG")


def test_pragmas() -> None:
    head = (
        "#character-encoding UTF-8\n#title A game\n#description One line\nand another\n#id org.example 17\n"
        "#lexicon en\n#incomplete\n#note Edition: nl-late\n#note Played on a train\n" + HEAD
    )
    read = game(">Anna: AB 8H AB +8 8", "#note good", "  and short", "#rack1 XYZ", "#rack2", head=head)
    assert read.players == (GcgPlayer("Anna", "Anna of the first seat"), GcgPlayer("Bram", "Bram"))
    assert (read.title, read.description) == ("A game", "One line\nand another\nPlayed on a train")
    assert (read.lexicon, read.edition) == ("en", "nl-late")
    assert read.pragmas == (("id", "org.example 17"),)
    assert read.turns[0].note == "good\nand short"
    assert read.racks == ("XYZ", "")


@pytest.mark.parametrize(
    ("said", "edition"),
    [
        ("#tile-distribution german", "de"),
        ("#tile-distribution Dutch", "nl"),
        ("#tile-distribution nl-ij", "nl-ij"),
        ("#note LetterDistribution: german", "de"),
        ("#note LetterDistribution: klingon", ""),
        ("#lexicon CSW21", "en"),
        ("#lexicon RD28", "de"),
        ("#lexicon ODS8", "fr"),
        ("#lexicon ours", ""),
        ("#lexicon CSW21\n#tile-distribution french", "fr"),
        ("#board-layout CrosswordGame\n#game-type classic", ""),
    ],
)
def test_what_a_file_says_of_its_tiles_names_the_edition(said: str, edition: str) -> None:
    assert game(head=said + "\n" + HEAD).edition == edition


@pytest.mark.parametrize("said", ["tile-distribution polish", "board-layout SuperCrosswordGame", "game-type wordsmog"])
def test_who_names_an_edition_knows_better_than_the_file(said: str) -> None:
    data = f"#{said}\n{HEAD}".encode()
    with pytest.raises(FormError) as caught:
        read_gcg(data)
    assert (caught.value.line, caught.value.column) == (1, said.index(" ") + 3)
    assert read_gcg(data, edition_told=True).edition == ""


def test_one_of_our_word_lists_is_named_in_the_description() -> None:
    read = game(head="#description Ours\n#description Created with Rekje, word list nl\n" + HEAD)
    assert (read.description, read.lexicon) == ("Ours", "nl")


NAMES = "#player1 ö Zoë\n#player2 b B\n>ö: ÄÖÜ 8H ÖÄ +20 20\n"


@pytest.mark.parametrize(
    "data",
    [
        NAMES.encode("latin-1"),
        NAMES.encode(),
        b"\xef\xbb\xbf" + NAMES.encode(),
        b"#character-encoding UTF-8\r\n" + NAMES.replace("\n", "\r\n").encode(),
        b"#character-encoding ISO-8859-1\r" + NAMES.replace("\n", "\r").encode("latin-1"),
        b"#Character-Encoding utf8\n" + NAMES.replace("Ö", "O\u0308").encode(),
    ],
)
def test_encodings_and_line_ends(data: bytes) -> None:
    read = read_gcg(data)
    assert read.players[0] == GcgPlayer("ö", "Zoë")
    assert read.turns == (GcgTurn(0, "play", 20, 20, "ÄÖÜ", "8H", "ÖÄ"),)


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        (HEAD + "RETAILS\n", "form-gcg-line", (3, 1)),
        (HEAD + "#!?\n", "form-gcg-pragma", (3, 1)),
        ("#\n", "form-gcg-pragma", (1, 1)),
        (HEAD + ">Cleo: AB 8H AB +8 8\n", "form-gcg-nick", (3, 2)),
        (HEAD + ">Anna AB 8H AB +8 8\n", "form-gcg-nick", (3, 2)),
        (HEAD + ">Anna: AB 8H AB +8\n", "form-gcg-short", (3, 19)),
        (HEAD + ">Anna: AB 8H\n", "form-gcg-short", (3, 13)),
        (HEAD + ">Anna:\n", "form-gcg-short", (3, 7)),
        (HEAD + ">Anna: AB 8H AB eight 8\n", "form-gcg-score", (3, 17)),
        (HEAD + ">Anna: AB 8H AB +99999999 8\n", "form-gcg-score", (3, 17)),
        (HEAD + ">Anna: AB AB 8H +8 8\n", "form-gcg-move", (3, 11)),
        (HEAD + ">Anna: AB 0H AB +8 8\n", "form-at", (3, 11)),
        (HEAD + ">Anna: AB 8H A1 +8 8\n", "form-gcg-word", (3, 14)),
        (HEAD + ">Anna: AB 8H [I +8 8\n", "form-tiles-brackets", (3, 14)),
        (HEAD + ">Anna: aB 8H AB +8 8\n", "form-gcg-rack", (3, 8)),
        (HEAD + ">Anna: AB -a +0 8\n", "form-gcg-rack", (3, 12)),
        (HEAD + ">Anna: AB (QZ -8 8\n", "form-gcg-rack", (3, 11)),
        (HEAD + ">Anna: AB -- -8 0\n", "form-gcg-withdrawn", (3, 8)),
        (HEAD + ">Anna: AB 8H AB +8 8\n>Bram: AB -- -8 0\n", "form-gcg-withdrawn", (4, 8)),
        (HEAD + "#player2 Cleo Cleo\n", "form-gcg-player", (3, 8)),
        (HEAD + "#player3 Anna Cleo\n", "form-gcg-player", (3, 8)),
        (HEAD + "#rack3 ABC\n", "form-gcg-nick", (3, 1)),
        (HEAD + "#rack1 a1\n", "form-gcg-rack", (3, 8)),
        ("#player1 Anna\n", "form-gcg-players", (1, 1)),
        ("#player1 Anna\n#player3 Bram\n", "form-gcg-players", (1, 1)),
        (HEAD + "#player3 Cato\n#player4 Dana\n#player5 Emma\n", "form-gcg-players", (5, 8)),
        ("#character-encoding EBCDIC\n", "form-gcg-encoding", (1, 1)),
        ("", "form-gcg-players", (1, 1)),
    ],
)
def test_errors_name_line_and_column(text: str, code: str, place: tuple[int, int]) -> None:
    with pytest.raises(FormError) as caught:
        read_gcg(text.encode())
    assert (caught.value.code, (caught.value.line, caught.value.column)) == (code, place)


def test_text_that_is_not_the_encoding_it_says() -> None:
    with pytest.raises(FormError) as caught:
        read_gcg(b"#character-encoding UTF-8\n#player1 \xf6 O\n")
    assert (caught.value.code, caught.value.line, caught.value.column) == ("form-not-utf8", 2, 10)


def commands(*lines: str, head: str = HEAD) -> list[Any]:
    return [move for _, move in moves_of(game(*lines, head=head))]


def test_the_moves_of_a_record() -> None:
    found = commands(
        ">Anna: ABCDEFG 8H FAB +16 16",
        ">Bram: -3 +0 0",
        ">Anna: CDEG -CD +0 16",
        ">Bram: - +0 0",
    )
    assert found == [
        cmd.Play(seat=0, at="8H", word="FAB", score=16, rack="ABCDEFG"),
        cmd.Exchange(seat=1, count=3),
        cmd.Exchange(seat=0, tiles="CD", rack="CDEG"),
        cmd.Pass(seat=1),
    ]


def test_a_play_taken_back_was_challenged_by_the_next_player() -> None:
    three = HEAD + "#player3 Cleo Cleo\n"
    found = commands(">Bram: QX 8H QX +40 40", ">Bram: QX -- -40 0", head=three)
    assert found[1:] == [cmd.Challenge(seat=2, upheld=True)]


PLAY = ">Anna: ABDEIRS 8H BAD +14 14"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (">Anna: EIRS (challenge) +5 19", cmd.Challenge(seat=1, upheld=False)),
        (">Bram:  (challenge) -5 -5", cmd.Challenge(seat=1, upheld=False)),
        (">Anna: (challenge) +15 29", cmd.Challenge(seat=1, count=3, upheld=False)),
        (">Anna: (challenge) +20 34", cmd.Challenge(seat=1, count=2, upheld=False)),
        (">Bram: EEIORTU - +0 0\n#note #unsuccessful-challenge", cmd.Challenge(seat=1, upheld=False)),
    ],
)
def test_an_unfounded_challenge(line: str, expected: cmd.Challenge) -> None:
    assert commands(PLAY, line)[1:] == [expected]


def test_a_pass_is_a_pass_where_nothing_else_is_said() -> None:
    assert commands(PLAY, ">Bram: EEIORTU - +0 0", "#note hm")[1:] == [cmd.Pass(seat=1, rack="EEIORTU")]


def test_the_tiles_left_end_the_game() -> None:
    two = commands(">Anna: AB 8H AB +8 8", ">Anna: (QZ) +40 48")
    assert two[-1] == cmd.End(racks=["", "QZ"])
    both = commands(">Anna: AB 8H AB +8 8", ">Bram: - +0 0", ">Anna: C (C) -3 5", ">Bram: QZ (QZ) -20 -20")
    assert both[2:] == [cmd.End(racks=["C", "QZ"])]


def test_time_is_told_with_the_tiles_left_or_alone() -> None:
    out = (">Anna: AB 8H AB +8 8", ">Anna: (QZ) +40 48")
    assert commands(*out, ">Bram: QZ (time) -20 -20")[-1] == cmd.End(racks=["", "QZ"], minutes_over=[0, 2])
    assert commands(out[0], ">Anna: (time) -10 -2")[-1] == cmd.End(racks=[None, None], minutes_over=[1, 0])


def test_a_pass_after_the_play_that_goes_out_is_a_lost_challenge() -> None:
    found = commands(">Anna: AB 8H AB +8 8", ">Bram: QZ - +0 0", ">Anna: (QZ) +40 48")
    assert [move.kind for move in found] == ["play", "end"]


def test_of_passes_before_the_tiles_left_one_round_is_enough() -> None:
    passes = [f">{name}: - +0 0" for name in ("Bram", "Anna") * 3]
    found = commands(">Anna: AB 8H AB +8 8", *passes, ">Anna: C (C) -3 5", ">Bram: Q (Q) -10 -10")
    assert [move.kind for move in found] == ["play", "pass", "pass", "end"]


def options(*lines: str, head: str = HEAD, edition: str = "en") -> dict[str, Any]:
    told = to_record(game(*lines, head=head), builtin_edition(GCG_GAME, edition)).options
    return {name: value for name, value in told.items() if name not in ("judging", "prove_end")}


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["#note fine"], {}),
        ([">Anna: (challenge) +5 19"], {"challenge_penalty": "bonus-5"}),
        ([">Anna: (challenge) +10 24"], {"challenge_penalty": "bonus-10"}),
        (
            [">Anna: (challenge) +10 24", ">Bram: AT H8 .AT +5 5", ">Bram: (challenge) +5 10"],
            {"challenge_penalty": "bonus-5-word"},
        ),
        ([">Anna: (challenge) +30 44"], {"challenge_penalty": "bonus-10-word"}),
        ([">Bram: (challenge) -10 -10"], {"challenge_penalty": "10"}),
        ([">Bram: - +0 0", "#note #unsuccessful-challenge"], {"challenge_penalty": "turn"}),
        ([">Anna: (challenge) +7 21"], {}),
        ([">Anna: (QZ) +40 54"], {"going_out": "double"}),
        ([">Anna: (QZ) +20 34", ">Bram: QZ (QZ) -20 -20"], {}),
        ([">Anna: (?) +0 14"], {"going_out": "double"}),
        ([">Anna: (?) +0 14", ">Bram: ? (?) -0 0"], {}),
        ([">Anna: (time) -30 -16"], {}),
        ([">Anna: (time) -15 -1", ">Bram: (time) -5 -5"], {"overtime": 5}),
    ],
)  # fmt: skip
def test_the_options_that_a_game_was_scored_by(lines: list[str], expected: dict[str, Any]) -> None:
    assert options(PLAY, *lines) == expected


@pytest.mark.parametrize(
    ("rule", "line", "expected"),
    [
        ("double", "#note fine", "turn"),
        ("SINGLE", "#note fine", None),
        ("5-point", "#note fine", "bonus-5"),
        ("10_point_word", ">Anna: (challenge) +10 24", "bonus-10-word"),
        ("10-point", ">Anna: (challenge) +5 19", "bonus-5"),
    ],
)
def test_a_file_may_say_its_challenge_rule(rule: str, line: str, expected: str | None) -> None:
    found = options(PLAY, line, head=f"#challenge-rule {rule}\n" + HEAD)
    assert found.get("challenge_penalty") == expected


def test_a_printed_edition_has_no_tournament_options() -> None:
    assert options(PLAY, ">Anna: (challenge) +5 19", ">Anna: (QZ) +40 59", edition="nl-early") == {}


def test_the_record_is_open_and_judges_nothing_again() -> None:
    record = to_record(game(">Anna: AB 8H AB +8 8"), builtin_edition(GCG_GAME, "nl"))
    assert (record.edition, record.lexicon, record.draws) == ("nl", "any", None)
    assert record.options == {"judging": "challenge", "prove_end": False}
    assert record.seats == ["Anna of the first seat", "Bram"]


@pytest.mark.parametrize(("edition", "worth"), [("en", 20), ("de", 13), ("nl", 14)])
def test_tiles_left_count_by_the_values_of_the_edition(edition: str, worth: int) -> None:
    for times, expected in ((1, {}), (2, {"going_out": "double"})):
        assert options(PLAY, f">Anna: (QZ) +{times * worth} {14 + times * worth}", edition=edition) == expected


def test_what_an_edition_does_otherwise_is_said_where_the_file_does_not() -> None:
    own = replace(builtin_edition(GCG_GAME, "en"), name="ours", options={"going_out": "double", "overtime": 5})
    found = to_record(game(PLAY, ">Anna: (QZ) +20 34", ">Bram: QZ (QZ) -20 -20"), own).options
    assert (found["going_out"], found["overtime"]) == ("both", 10)
