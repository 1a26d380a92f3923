"""`rekje.Position`: what it reads, finds, ranks and refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import to_builtins

import rekje
from rekje.cli.parts.edition_text import edition_toml
from rekje.cli.parts.editions import find_edition
from rekje.games.editions import named_edition
from tests.core.standard_en import PERFT

WORKED = {"8D": "TAART", "E7": "TAFEL"}
WORDS = ["TAART", "TAFEL", "TAFELS", "POST", "OP", "STOP", "TOP", "SOP", "OS", "PO"]


def worked(rack: str = "OPST", **options: str) -> rekje.Position:
    return rekje.Position(rack, WORKED, edition=rekje.rules("nl-early", **options), lexicon=WORDS)


def test_the_worked_example_scores_as_printed() -> None:
    assert worked().score("12C", "POST") == 23
    assert [(word.word, word.score) for word in worked().words("12C", "POST")] == [("POST", 12), ("TAFELS", 11)]


def test_boards_are_the_same_however_they_are_given() -> None:
    by_words = worked()
    rows = ["." * 15] * 6 + ["....T.........."] + ["...TAART......."]
    rows += ["....F..........", "....E..........", "....L.........."] + ["." * 15] * 4
    by_rows = rekje.Position("OPST", rows, edition="nl-early", lexicon=WORDS)
    by_cgp = rekje.Position.from_cgp(by_words.to_cgp(), edition="nl-early", lexicon=WORDS)
    by_squares = rekje.Position("OPST", by_words.board, edition="nl-early", lexicon=WORDS)
    assert by_rows.board == by_words.board == by_cgp.board == by_squares.board
    assert by_cgp.rack == by_words.rack
    assert str(by_rows).splitlines()[7] == "...TAART......."


def test_best_is_the_first_of_all_plays() -> None:
    position = worked("OPST?RA")
    assert position.best() == position.plays()[0] == position.plays(top=1)[0]
    scores = [play.score for play in position.plays()]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) > 10


def test_plays_can_be_chosen() -> None:
    position = worked("OPST?RA")
    wanted = [play for play in position.plays() if len(play.tiles) == 2]
    assert position.plays(where=lambda play: len(play.tiles) == 2) == wanted
    assert position.plays(top=2, where=lambda play: len(play.tiles) == 2) == wanted[:2]
    assert wanted


def test_rank_is_one_more_than_the_better_plays() -> None:
    position = worked()
    for play in position.plays():
        rank = position.rank(play.at, play.word)
        better = sum(other.score > play.score for other in position.plays())
        assert (rank.rank, rank.score) == (better + 1, play.score)
        assert (rank.plays, rank.best) == (len(position.plays()), position.plays()[0].score)


@pytest.mark.parametrize(
    ("at", "word", "rule", "code"),
    [
        ("1A", "POST", "S4", "play-apart"),
        ("8D", "TAARTX", "C8", "play-not-held"),
        ("12C", "PTOS", "S8", "play-no-word"),
        ("8D", "POST", "C7", "play-taken"),
        ("12M", "POST", "C7", "play-off-board"),
    ],
)
def test_illegal_plays_are_refused_with_their_rule(at: str, word: str, rule: str, code: str) -> None:
    with pytest.raises(rekje.Refused) as caught:
        worked().rank(at, word)
    assert (caught.value.rule, caught.value.code) == (rule, code)
    assert str(caught.value).startswith(f"{rule}: ")


def test_words_needn_t_be_judged() -> None:
    assert worked().score("12C", "PTOS", judge=False) > 0


def test_the_first_play_covers_the_start() -> None:
    empty = rekje.Position("OPST", edition="nl-early", lexicon=WORDS)
    assert empty.score("8E", "POST") == 2 * 6
    with pytest.raises(rekje.Refused) as caught:
        empty.score("1A", "POST")
    assert caught.value.rule == "S1"


def test_after_lays_the_tiles_and_takes_them_from_the_rack() -> None:
    position = worked("OPS?E")
    play = next(play for play in position.plays() if any(tile.islower() for _, tile in play.tiles))
    later = position.after(play)
    assert len(later.board) == len(position.board) + len(play.tiles)
    assert len(later.rack) == len(position.rack) - len(play.tiles)
    assert "?" not in later.rack
    assert position.after(play, rack="QZ").rack == ("Q", "Z")
    assert len(position.board) == 9


def test_options_change_the_facts() -> None:
    doubled, trebled = worked(), worked(blank_on_dark_red="trebled")
    assert max(doubled.rules.facts.blank_word_factor) == 2
    assert max(trebled.rules.facts.blank_word_factor) == 3


def test_many_positions_at_once_are_the_same_as_one_by_one() -> None:
    lines = (PERFT / "positions-en.cgp").read_text().splitlines()[:12]
    positions = [rekje.Position.from_cgp(line) for line in lines] + [worked()]
    together = rekje.plays_many(positions)
    assert [list(found) for found in together] == [list(position.plays()) for position in positions]
    assert rekje.best_many(positions) == [position.best() for position in positions]
    assert [len(found) for found in rekje.plays_many(positions, top=1)] == [min(1, len(found)) for found in together]
    assert rekje.plays_many([]) == []


def test_the_first_plays_are_the_first_of_all() -> None:
    position = rekje.Position.from_cgp((PERFT / "positions-en.cgp").read_text().splitlines()[3])
    leaves = rekje.Leaves({"S": 8.0, "?": 25.0})
    for asked in (None, leaves):
        plays = position.plays(leaves=asked)
        first = position.plays(3, leaves=asked)
        assert len(plays) > len(first) == 3
        assert first == plays[:3] == list(plays)[:3] != plays
        assert first[-1] == plays[2] == first[2]
        assert first.index(plays[1]) == 1
        assert plays[-1] not in first
    assert position.plays(1)[0].equity is None
    assert position.plays(1, leaves=leaves)[0].equity is not None


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: rekje.Position("AB1"), "form-rack-tile"),
        (lambda: rekje.Position("ab"), "form-rack-tile"),
        (lambda: rekje.Position("A" * 30).plays(), "engine-rack"),
        (lambda: rekje.Position("A", ["..."]), "engine-board-rows"),
        (lambda: rekje.Position("A", ["..."] * 15), "engine-board-row"),
        (lambda: rekje.Position("A", {"15N": "CAT"}), "engine-board-square"),
        (lambda: rekje.Position("A", {"H8": "CAT", "8H": "DOG"}), "engine-board-clash"),
        (lambda: rekje.Position("A", {"H8": "C?T"}), "engine-tile"),
        (lambda: rekje.Position("A", {"H99Z": "CAT"}), "form-at"),
        (lambda: rekje.Position("A", edition="xx"), "form-edition-unknown"),
        (lambda: rekje.Position("A", edition={"name": "x"}), "form-field-missing"),
        (lambda: rekje.rules("en", game="chess"), "form-game-unknown"),
        (lambda: rekje.rules("en", colour="red"), "form-option-unknown"),
        (lambda: rekje.Position("A", lexicon="any").best(), "engine-no-list"),
        (lambda: rekje.Position.from_cgp(""), "engine-cgp-empty"),
        (lambda: rekje.Position.from_cgp("15/15 A"), "form-cgp-height"),
    ],
)
def test_what_makes_no_sense(make, code: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(rekje.FormError) as caught:
        make()
    assert caught.value.code == code


def test_as_many_have_scores_as_the_game_has_seats() -> None:
    six = rekje.Position("AEINRS", edition="woordenspel/en", scores=range(6))
    assert six.scores == (0, 1, 2, 3, 4, 5)
    with pytest.raises(rekje.FormError, match="as can play"):
        rekje.Position("AEINRS", edition="woordenspel/en", scores=range(7))
    with pytest.raises(rekje.FormError, match="as can play"):
        rekje.Position("AEINRS", edition="en", scores=range(5))


def test_every_play_found_is_taken_as_one_of_the_position() -> None:
    for game in ("scrabble/en", "woordenspel/nl"):
        played = rekje.Game(edition=game, seed=3)
        for _ in range(4):
            played.ask()
        position = played.position()
        for play in position.plays()[::40]:
            assert position.after(play).scores[0] == position.scores[0] + play.score


def test_a_play_of_another_board_is_none_of_this_one() -> None:
    position = worked()
    play = position.plays()[0]
    elsewhere = rekje.Position("OPST", {"8D": "TAART"}, edition="nl-early", lexicon=WORDS)
    for other in (elsewhere, worked("OPQZ")):
        with pytest.raises(rekje.FormError):
            other.after(play)
    assert position.after(play).board == {**position.board, **dict(play.tiles)}


def test_more_plays_than_a_machine_can_count_are_all_of_them() -> None:
    position = rekje.Position("CAT", {"8G": "DOG"}, edition="en")
    everything = position.plays()
    assert position.plays(top=10**30) == everything
    assert rekje.plays_many([position], top=10**30) == [everything]


@pytest.mark.parametrize("at", ["8D", "G8", "1A"])
def test_a_letter_that_there_is_not_is_the_fault_wherever_it_is_laid(at: str) -> None:
    for ask in (rekje.Position.words, rekje.Position.score, rekje.Position.rank):
        with pytest.raises(rekje.Refused) as refused:
            ask(worked(), at, "T1")
        assert str(refused.value) == "C8: This set has no letter 1."


def test_a_rack_holds_what_its_game_lets_one_hold() -> None:
    bought = rekje.Position("AAAAAEEEEEEE", edition="woordenspel/nl")
    assert len(bought.with_rack("AAAAAEEEEEEEI").rack) == 13
    for make in (rekje.Position, rekje.Position().with_rack):
        with pytest.raises(rekje.FormError) as refused:
            make("AEINRSTX")
        assert refused.value.code == "engine-rack"


def test_an_edition_is_read_from_its_file(tmp_path: Path) -> None:
    """As ``--edition`` reads it."""
    file = tmp_path / "mybox.toml"
    file.write_text(edition_toml(named_edition("woordenspel/nl")), "utf-8")
    for source in (file, str(file)):
        by = rekje.rules(source)
        assert (by.game, by.edition) == ("woordenspel", find_edition(str(file)))
    assert rekje.Game(edition=file, seed=1).rules.edition.name == "mybox"
    assert rekje.Position("HONDAAE", edition=str(file)).plays(1)
    with pytest.raises(rekje.FormError, match="The edition mybox doesn’t belong to the game Scrabble"):
        rekje.rules(file, game="scrabble")
    with pytest.raises(rekje.FormError, match=r"^There is no file nowhere\.toml\.$"):
        rekje.rules("nowhere.toml")
    file.write_text('name = "mybox"\nname = "other"', "utf-8")
    with pytest.raises(rekje.FormError, match="can’t be read as an edition"):
        rekje.rules(file)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"pas_rounds": 2}, "The edition tiny has a rule “pas_rounds”"),
        ({"pass_rounds": 0}, "In the edition tiny the rule pass_rounds must be one of"),
    ],
)
def test_a_rule_that_there_is_not_is_refused_where_an_edition_is_read(wrong: dict[str, int], sentence: str) -> None:
    edition = to_builtins(named_edition("en"))
    edition = {**edition, "name": "tiny", "rules": {**edition["rules"], **wrong}}
    with pytest.raises(rekje.FormError, match=sentence):
        rekje.rules(edition)
    with pytest.raises(rekje.FormError, match=sentence):
        rekje.Position("AEINRST", edition=edition)
