"""How much one request may cost, counted in units of work: the worst that can be asked, and what people ask."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import pytest

from rekje.board.path.paths import Piece
from rekje.games.editions import builtin_edition
from rekje.games.path.naming import name_words
from rekje.model.commands import Play
from rekje.model.problems import FormError, Refusal
from rekje.model.state import State
from rekje.model.tiles import LetterSet, Tiles
from rekje.model.work import MOST_WORK, TooMuchWork, Work
from rekje.reading.preview import preview_typed
from rekje.reading.words import readings, splits
from rekje.referee import decide, evolve, view
from rekje.referee.preview import TurnPreview
from rekje.tables.facts import LiveFacts
from rekje.tables.scorekeeping import BookChange, Entry, change_book
from tests.games.walk_records import after, koning, setup_of_rows
from tests.support import referee

ROWS = [(0, y, "ENATENAT"[y % 4 :] + "ENAT"[: y % 4]) for y in range(6)]
LONG = "ENATNETANE" * 10


class EveryWord:
    """A word list that has everything, and a search that proves nothing."""

    def has(self, word: Tiles) -> bool:
        return True

    def can_play(self, state: State, seat: int) -> None:
        return None


FACTS = LiveFacts(EveryWord(), EveryWord())


def crowded(**more: Any) -> State:
    """A table full of the commonest letters, with more of them on the racks, and both blanks."""
    return after(koning(setup=setup_of_rows(*ROWS, racks=["ENATENAT??", "ENAT"]), **more))


def test_a_preview_of_a_long_word_has_one_budget_for_all_its_readings() -> None:
    state, work = crowded(), Work()
    seen = preview_typed(view(state, 0), Play(seat=0, word=LONG), FACTS, work)
    assert isinstance(seen, Refusal)
    assert seen.code == "walk-give-path"
    assert work.exhausted
    # The last step was the one too many: nothing went on after it.
    assert MOST_WORK < work.spent < MOST_WORK * 1.05


def test_a_command_over_its_budget_is_refused_and_changes_nothing() -> None:
    state, work = crowded(), Work()
    before = repr(state)
    answer = decide(state, Play(seat=0, word=LONG), FACTS, work)
    assert isinstance(answer, Refusal)
    assert (answer.rule, answer.code) == ("K6", "walk-give-path")
    assert work.spent < MOST_WORK * 1.05
    assert repr(state) == before
    laid = decide(state, Play(seat=0, word="ENATE"), FACTS)
    assert not isinstance(laid, Refusal)
    assert evolve(state, *laid.events).version > state.version


@pytest.mark.parametrize("word", ["ENATENATENAT", "TAARTENTENT"])
def test_words_that_people_lay_take_a_fraction(word: str) -> None:
    work = Work()
    state = after(koning(setup=setup_of_rows((0, 0, "TAART"), (0, 1, "RAN"), (1, 2, "EEN"), racks=["ENTENTATER", ""])))
    decide(state, Play(seat=0, word=word), FACTS, work)
    assert work.spent < MOST_WORK / 10


@pytest.mark.parametrize(
    ("rows", "rack", "word"),
    [
        ("..F. PREg .DN.", "XEMC?EQEZR", "gEREgENEREERdE"),
        ("...RGI ..NEKE .METSB AFDNOO .MIEVA DETA.. EPA...", "GXFBUCSN??T", "ENERGIErEKENiNG"),
        (".....U .OUDIT ONTWES MESPRO GAL...", "QTO?TRBIDE", "PROSTITUTIEBElEID"),
        (".E.... ENEDE. HERSIN MGGeNE ENALT. .UD...", "UARBYDEE?HUN", "eNTLANGGeGANGENEm"),
    ],
)
def test_K11_a_word_typed_in_one_case_gets_the_blanks_that_it_takes(rows: str, rack: str, word: str) -> None:
    drawn = enumerate(rows.split())
    tiles = {f"{x},{y}": tile for y, row in drawn for x, tile in enumerate(row) if tile != "."}
    state, work = after(koning(setup={"tiles": tiles, "racks": [rack, "ENAT"]})), Work()
    for typed in (word.lower(), word.upper()):
        seen = preview_typed(view(state, 0), Play(seat=0, word=typed), FACTS, work)
        assert isinstance(seen, TurnPreview)
        assert seen.words[0].word.upper() == word.upper()
        # What is typed in one case says nothing of blanks; the referee takes what was read.
        sent = Play(seat=0, word=seen.words[0].word, path=[*seen.words[0].path])
        assert not isinstance(decide(state, sent, FACTS), Refusal)
    assert work.spent < MOST_WORK / 2


def test_words_read_over_a_board_of_one_letter_are_too_much() -> None:
    board = [Piece("E", x, y, 1, 1) for x in range(10) for y in range(10)]
    work = Work()
    with pytest.raises(TooMuchWork) as raised:
        name_words(board, ["E" * n for n in range(2, 30)], {}, lambda word: True, work=work)
    assert raised.value.code == "turn-too-much"
    assert work.spent < MOST_WORK * 1.05
    with pytest.raises(FormError):
        name_words(board, ["EE"] * 50, {}, lambda word: True, frozenset({(0, 0)}))
    row = [Piece(face, x, 0, 1, 1) for x, face in enumerate("TAART")]
    small = Work()
    assert len(name_words(row, ["TAART", "RAAT", "AAR", "TAA"], {}, lambda word: True, work=small).good) == 4
    assert small.spent < 500


def test_a_name_of_many_words_costs_something_for_each() -> None:
    work = Work(1000)
    with pytest.raises(TooMuchWork):
        name_words([], ["XQ"] * 500, {}, lambda word: False, work=work)


def letters_of(edition: str) -> LetterSet:
    return builtin_edition("scrabble", edition).letter_set


@pytest.mark.parametrize("word", ["", "A", "IJ", "IJS", "IJIJ", "BIJRIJDIJ", "IJIJIJIJ"])
def test_ways_to_lay_a_word_come_in_the_order_of_their_length(word: str) -> None:
    parts = word.replace("IJ", "Y")
    ways = product(*([("IJ",), ("I", "J")] if part == "Y" else [(part,)] for part in parts))
    expected = sorted((tuple(tile for part in way for tile in part) for way in ways), key=len)
    assert list(splits(word, letters_of("nl-ij"))) == expected


def test_ways_to_lay_a_word_are_made_one_by_one() -> None:
    # All of them would be more than there are atoms: what isn't asked for isn't made.
    letters = letters_of("nl-ij")
    assert len(list(islice(splits("IJ" * 400, letters), 60))) == 60
    first = list(islice(readings("ij" * 100, letters, 2), 60))
    assert first[0] == ("IJ",) * 100
    assert len({*first}) == 60


def test_a_book_is_refereed_within_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = referee(koning(setup=setup_of_rows(*ROWS, racks=["ENATENAT??", "ENAT"]))).events
    entries = tuple(Entry(f"e{n}", Play(seat=n % 2, word=LONG)) for n in range(50))
    spent: list[int] = []

    class Counted(Work):
        def spend(self, cost: int) -> None:
            spent.append(cost)
            super().spend(cost)

    monkeypatch.setattr("rekje.tables.scorekeeping.MOST_BOOK_WORK", 100_000)
    monkeypatch.setattr("rekje.tables.scorekeeping.Work", Counted)
    with pytest.raises(TooMuchWork):
        change_book(opened, BookChange(entries, anyhow=True), FACTS)
    # Each search is counted twice: for its move and for the book.
    assert sum(spent) < 2 * 105_000


def test_a_long_text_is_read_once() -> None:
    state = after(koning(setup=setup_of_rows((0, 0, "TAART"), racks=["ENATENAT??", "ENAT"])))
    work = Work()
    seen = preview_typed(view(state, 0), Play(seat=0, word="E" * 16_000), FACTS, work)
    assert isinstance(seen, Refusal)
    assert seen.code == "walk-give-path"
    assert work.spent < 17_000
