"""``rekje best`` in the middle of games: one's own, finished ones, and GCG files."""

from __future__ import annotations

import json
import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rekje
from rekje.cli.parts.best_after import Asked
from rekje.cli.parts.progress import waiting
from rekje.cli.parts.record_files import read_game
from rekje.games.editions import builtin_edition
from rekje.model.commands import Play
from tests.records.command import Ran, run
from tests.support import move, play, scrabble

WORDS = ["TAART", "TAFEL", "TAFELS", "POST", "STOP"]
OPEN = scrabble(play(0, "8D", "TAART"), play(1, "E7", "TAFEL"), words=" ".join(WORDS))


def best(document: Any, *arguments: str) -> Ran:
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    return run("best", "-", "--json", *arguments, stdin=data)


def found(ran: Ran) -> list[tuple[str, str, int]]:
    assert ran.status == 0, ran.err
    return [(one["at"], one["word"], one["score"]) for one in json.loads(ran.out)]


def test_a_rack_that_nobody_wrote_down_is_asked_for() -> None:
    ran = best(OPEN)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "The tiles of Anna are not known here; give them with --rack LETTERS.\n"
    assert found(best(OPEN, "--rack", "post"))[0] == ("12C", "POST", 23)


def test_before_a_move() -> None:
    assert found(best(OPEN, "--move", "1", "--rack", "taartqz"))[0][1] == "TAART"
    assert ("E7", "TAFEL", 20) in found(best(OPEN, "--move", "2", "--rack", "TAFELQZ"))
    assert "There is no move 4: the game has 2." in best(OPEN, "--move", "4").err


@pytest.mark.parametrize(
    ("rack", "told"), [("TTTTT", "“T”"), ("ABCDEFGH", "7"), ("Ω", "Ω"), ("", "not known"), ("[", "brackets")]
)
def test_racks_that_cannot_be(rack: str, told: str) -> None:
    ran = best(OPEN, "--rack", rack)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert told in ran.err


def test_a_finished_game_knows_every_rack() -> None:
    game = rekje.Game(edition="en", seed=4)
    while not game.outcome:
        game.ask("greedy")
    data, moves = game.to_json(), game.record().moves
    ran = best(data)
    assert (ran.status, f"--move {len(moves)} shows" in ran.err) == (2, True)
    plays = [(number, one) for number, one in enumerate(moves, 1) if isinstance(one, Play)]
    for number, made in (plays[0], plays[5], plays[-1]):
        top = found(best(data, "--top", "1", "--move", str(number)))
        assert [(at, word) for at, word, _ in top] == [(made.at, made.word)]


def test_gcg_with_its_racks() -> None:
    text = b"#player1 A Anna\n#player2 B Bram\n#note Edition: nl-early\n>A: AARTTPO 8D TAART +12 12\n"
    words = str(Path(__file__).parents[1] / "records" / "words.txt")
    assert found(best(text + b"#rack2 TAFELSQ\n", "--lexicon", "nl"))
    assert "Bram" in best(text + b"#rack2 TAF\n", "--lexicon", "nl").err  # three tiles of seven
    before = found(best(text, "--lexicon", "nl", "--move", "1"))
    assert before[0][2] >= 12
    assert "The tiles of Bram are not known here" in best(text, "--lexicon", words).err


GCG = b"""#player1 A Anna
#player2 B Bram
>A: HORNSAE 8D HORNS +24 24
>B: TAEDIUV H8 .TAVE +9 9
>A: AEOIULT -UI +0 24
"""


def test_who_laid_last_in_gcg_has_drawn() -> None:
    for number, laid in ((1, 0), (2, 5), (3, 9)):
        state = Asked(read_game(GCG, None), None, number, None).state
        assert state.bag == 100 - 2 * 7 - laid
        assert [len(seat.rack) for seat in state.seats] == [7, 7]


def test_another_list_finds_plays_in_a_game_whose_words_it_lacks() -> None:
    game = rekje.Game(edition="en", seed=4)
    while not game.outcome:
        game.ask("greedy")
    asked = ("--move", "4", "--lexicon", "it")
    italian = found(best(game.to_json(), *asked))
    assert italian
    assert italian != found(best(game.to_json(), "--move", "4"))
    assert all(word.upper() in rekje.Lexicon("it") for _, word, _ in italian)


def test_gcg_goes_by_the_list_of_its_edition() -> None:
    assert found(best(GCG, "--move", "2")) == found(best(GCG, "--move", "2", "--lexicon", "en"))


def test_of_a_gcg_that_is_over_the_last_turn_is_named() -> None:
    ran = best(GCG + b">B: DIUEEEE (DIUEEEE) -9 0\n>A: AEOLTEE (AEOLTEE) -7 17\n")
    assert (ran.status, "--move 3 shows" in ran.err) == (2, True), ran.err


def test_remarks_in_cgp_are_no_gcg() -> None:
    position = "# a remark\n" + "/".join(["15"] * 15) + " TAARTPO/ 0/0 0\n"
    assert found(best(position.encode(), "--lexicon", "nl", "--edition", "nl"))
    assert best(position.encode(), "--lexicon", "nl", "--rack", "A").status == 2


def test_a_game_of_walks() -> None:
    opening = move(0, "open", words={"0": "TAART", "1": None})
    document = {**scrabble(opening), "game": "koning", "edition": "nl", "lexicon": "nl"}
    ran = best(document, "--rack", "TAFELPOSTE", "--seconds", "1")
    assert ran.status == 0
    assert json.loads(ran.out)["walks"]
    assert best(document).status == 2


def ranked(*arguments: str) -> list[dict[str, Any]]:
    ran = best(OPEN, "--rack", "POSTAEN", *arguments)
    assert ran.status == 0, ran.err
    told: list[dict[str, Any]] = json.loads(ran.out)
    return told


def test_in_order_by_what_is_asked() -> None:
    by_score, by_equity, by_win = (ranked("--by", by, "--top", "500") for by in ("score", "equity", "win"))
    plain = {(one["at"], one["word"]): one["score"] for one in json.loads(best(OPEN, "--rack", "POSTAEN").out)}
    assert by_score[0]["move"]["score"] == max(plain.values())
    for told, key in ((by_equity, "equity"), (by_win, "chance")):
        assert [one[key] for one in told] == sorted((one[key] for one in told), reverse=True)
    for one in by_equity:
        assert one["equity"] == pytest.approx(one["move"].get("score", 0) + one["worth"])
        assert 0 < one["chance"] < 1
        if one["move"]["kind"] == "play":
            assert plain[one["move"]["at"], one["move"]["word"]] == one["move"]["score"]
            assert len(one["kept"]) == 7 - one["move"]["count"]
    assert {"play", "exchange", "pass"} == {one["move"]["kind"] for one in by_equity}


def test_the_reasons_in_a_table() -> None:
    ran = run("best", "-", "--rack", "POSTAEN", "--by", "equity", "--top", "3", stdin=json.dumps(OPEN).encode())
    assert ran.status == 0, ran.err
    table, why = ran.out.split("\n\n")
    head, *lines = table.splitlines()
    assert head.split() == ["Move", "Score", "Kept", "Worth", "Together", "Chance"]
    assert len(lines) == 3
    assert "POST" in ran.out
    assert " ".join(why.split()).startswith("Instead of 12E STOP: 12C POST scores 3 points more now")
    first, second, *_ = json.loads(best(OPEN, "--rack", "POSTAEN", "--by", "equity", "--top", "3").out)
    assert first["why"]["verdict"] == "better"
    assert first["why"]["differences"][0] == {"feature": "score", "mine": 23.0, "other": 20.0}
    assert "why" not in second


def test_where_nothing_is_known_of_chances_that_is_said() -> None:
    own = msgspec.to_builtins(msgspec.structs.replace(builtin_edition("scrabble", "nl"), name="mine"))
    game = scrabble(play(0, "8D", "TAART"), edition=own, words=" ".join(WORDS))
    ran = best(game, "--rack", "POSTAEN", "--by", "win")
    assert (ran.status, ran.out) == (2, "")
    assert "no model of the chances" in ran.err
    assert best(game, "--rack", "POSTAEN", "--by", "equity").status == 0


def test_of_a_position_the_other_rack_and_the_scores_count() -> None:
    ahead, behind = (
        run("best", "-", "--by", "win", "--json", "--top", "1", "--edition", "nl", "--lexicon", "nl",
            stdin=f"{'/'.join(['15'] * 15)} STOPAFT/ {scores}".encode())
        for scores in ("100/0", "0/100")
    )  # fmt: skip
    assert json.loads(ahead.out)[0]["chance"] > 0.8 > 0.5 > json.loads(behind.out)[0]["chance"]


END = (
    "3ABEIGH5F/1INErM8L/4O4TOAD1A/TWINK4R1NARY/4E1TUTORAGES/4N4W1SOX1/4l4E5/3ZYGAL1L5/"
    "2JO2HIVED1D2/2AN5R2E2/3O6FUME1/3I4POUTIER/3DECURION1C2/15/15 QPEELBA/SIIVTAS 300/310"
)
"""The bag is empty."""


def test_near_the_end_as_many_are_worked_out_as_are_asked_for() -> None:
    told = best(END.encode(), "--by", "equity", "--edition", "scrabble/en", "--top", "10")
    rows = json.loads(told.out)
    assert len(rows) == 10
    assert [one["equity"] for one in rows] == sorted((one["equity"] for one in rows), reverse=True)
    assert len({(one["move"].get("at"), one["move"].get("word")) for one in rows}) == 10
    assert (rows[0]["move"]["word"], rows[0]["equity"], rows[0]["exact"]) == ("BLEEP", 45, True)


def test_a_word_that_walks_is_told_once_with_the_squares_of_its_best_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    file = tmp_path / "koning.json"
    asked = ("--games", "1", "--edition", "koning/nl", "--players", "racer,greedy", "--seed", "3")
    assert run("selfplay", *asked, "--emit", str(file)).status == 0
    by_equity = ("best", str(file), "--move", "5", "--by", "equity")
    _, lines, why = run(*by_equity).out.split("\n\n")
    told = [line.split() for line in lines.splitlines()[1:]]
    words = [word for _, word, *_ in told]
    assert len(words) == len(set(words)) == 10
    assert all(len(squares) == len(word) for _, word, _, _, _, *squares in told)
    assert f"Instead of {words[1]}: {words[0]} " in why
    assert [one["move"]["word"] for one in json.loads(run(*by_equity, "--json").out)] == words


@pytest.mark.parametrize("is_terminal", [True, False])
def test_while_moves_are_weighed_a_terminal_says_so(is_terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return is_terminal

    screen = Screen()
    monkeypatch.setenv("REKJE_LANG", "en")
    monkeypatch.setattr(sys, "stderr", screen)
    with waiting("engine-best-working"):
        pass
    assert ("Thinking" in screen.getvalue()) == is_terminal


def test_near_the_end_moves_are_weighed_as_a_review_does() -> None:
    game = rekje.Game(edition="en", seed=4)
    while game.state.bag:
        game.ask("greedy")
    data = game.to_json()
    rack = ("--rack", game.rack(game.turn or 0))
    weighed = json.loads(best(data, *rack, "--think", "2000n", "--top", "4").out)
    judged = json.loads(best(data, *rack, "--by", "equity", "--top", "4").out)
    assert [one["gain"] for one in weighed] == [one["equity"] for one in judged]


def test_moves_weighed_by_playing_on() -> None:
    game = rekje.Game(edition="en", seed=4)
    for _ in range(4):
        game.ask("greedy")
    data = game.to_json()
    asked = ("--rack", "IIUUVOA", "--think", "2000n")
    ran = best(data, *asked, "--top", "70")
    assert ran.status == 0, ran.err
    told = json.loads(ran.out)
    gains = [one["gain"] for one in told if one["gain"] is not None]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) >= 1
    assert [one["gain"] for one in told[len(gains) :]] == [None] * (len(told) - len(gains))
    assert all(0 < one["chance"] < 1 and one["samples"] > 0 for one in told[: len(gains)])
    assert all(one["chance"] is None for one in told[len(gains) :])
    assert {one["move"]["kind"] for one in told} == {"play", "exchange"}
    assert best(data, *asked, "--top", "70").out == ran.out
    shown = run("best", "-", *asked, "--top", "1", stdin=data)
    assert shown.status == 0
    assert "Gain" in shown.out
    assert re.search(r"\d%$", shown.out, re.MULTILINE)
    assert not re.search(r" $", shown.out, re.MULTILINE)
    by_equity = run("best", "-", "--rack", "IIUUVOA", "--by", "equity", "--top", "2", stdin=data)
    assert not re.search(r" $", by_equity.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("edition", "arguments", "told"),
    [
        ("koning/nl", ("--think", "1", "--rack", "AEN"), "Koning"),
        ("scrabble/en", ("--think", "1", "--by", "win"), "--by"),
        ("scrabble/en", ("--think", "never"), "“never”"),
    ],
)
def test_where_moves_cannot_be_weighed_so(edition: str, arguments: tuple[str, ...], told: str) -> None:
    ran = best(rekje.Game(edition=edition, seed=1).to_json(), *arguments)
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert told in ran.err
