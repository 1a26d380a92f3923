"""The core in the model's words: tiles of two letters, blanks, squares, and one sentence for what doesn't fit."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje import _core
from rekje.engine.crossword.measure import measure_moves
from rekje.engine.crossword.native import NativeEngine, ScoredPlay
from rekje.engine.encoding import alphabet
from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError
from rekje.model.tiles import LetterSet, join_tiles, split_tiles
from tests.core.standard_en import COUNTS, FACES, VALUES, golden_lines, standard_facts
from tests.support import build_word_graph

ENGLISH = LetterSet(tuple(FACES), VALUES, tuple(COUNTS.values()), 2)
DUTCH = LetterSet((*FACES[:9], "IJ", *FACES[9:]), (*VALUES[:9], 4, *VALUES[9:]), (2,) * 27, 2)


def dutch_engine(*words: str) -> NativeEngine:
    facts = msgspec.structs.replace(standard_facts(), values=DUTCH.values)
    return NativeEngine(build_word_graph(DUTCH, words), DUTCH, facts)


def test_a_play_in_the_notation_of_records() -> None:
    engine = dutch_engine("[IJ]S", "LE[IJ]S", "SLA")
    plays = engine.plays({(7, 7): "IJ", (8, 7): "s"}, split_tiles("EL?"))
    assert plays[0] == ScoredPlay("8F", "LE[IJ]s", (((5, 7), "L"), ((6, 7), "E")), 6)
    assert ScoredPlay("I8", "sLa", (((8, 8), "L"), ((8, 9), "a")), 2) in plays
    assert engine.best({(7, 7): "IJ", (8, 7): "s"}, split_tiles("EL?")) == plays[0]
    assert plays[:2] == list(plays)[:2]
    assert engine.summary({(7, 7): "IJ", (8, 7): "s"}, split_tiles("EL?")) == plays.summary


def test_the_board_may_change_after_the_search() -> None:
    engine, board = dutch_engine("[IJ]S", "LE[IJ]S"), {(7, 7): "IJ", (8, 7): "S"}
    plays = engine.plays(board, split_tiles("EL"))
    board.clear()
    assert plays[0].word == "LE[IJ]S"


def test_a_position_that_is_asked_about_again_is_on_the_same_board() -> None:
    engine = dutch_engine("[IJ]S", "LE[IJ]S")
    cells, _ = engine.encode({(7, 7): "IJ"}, split_tiles("EL"))
    others = [engine.encode({(x, 7): "IJ"}, ())[0] for x in range(5)]
    board = engine.board(cells)
    assert engine.board(bytes(bytearray(cells))) is board
    assert all(engine.board(other) is not board for other in others)
    assert engine.board(cells) is not board, "only the last few are kept"


def test_tables_are_asked_for_where_best_plays_are_looked_up_in_them() -> None:
    facts = msgspec.structs.replace(standard_facts(), values=DUTCH.values)
    asked: list[int] = []
    engine = NativeEngine(build_word_graph(DUTCH, ["SLA"]), DUTCH, facts, lambda: asked.append(1))
    board, rack = {(7, 7): "L"}, split_tiles("AS")
    assert engine.plays(board, rack).summary == engine.summary(board, rack)
    assert engine.has_play(board, rack)
    position = engine.encode(board, rack)
    assert [plays.summary for plays in engine.plays_many([position])] == engine.summary_many([position])
    assert not asked
    assert engine.best(board, rack) == engine.best(board, rack) == engine.plays(board, rack)[0]
    assert asked == [1]


def test_many_positions_at_once_are_the_same_one_by_one(english: _core.WordGraph) -> None:
    engine = NativeEngine(english, ENGLISH, standard_facts())
    codes = alphabet(ENGLISH)
    positions = [
        (
            {(i % 15, i // 15): codes.tiles[cell] for i, cell in enumerate(line.cells) if cell},
            tuple("?" if code == 0 else codes.tiles[code] for code in line.rack),
        )
        for line in golden_lines()[:20]
    ]
    encoded = [engine.encode(*position) for position in positions]
    lists = engine.plays_many(encoded)
    assert [list(plays) for plays in lists] == [list(engine.plays(*position)) for position in positions]
    assert engine.best_many(encoded) == [engine.best(*position) for position in positions]
    assert engine.summary_many(encoded) == [plays.summary for plays in lists]
    assert all(engine.has_play(*position) for position in positions)
    measured = measure_moves(engine, positions, seconds=0.01)
    assert measured["plays"] == sum(len(plays) for plays in lists)
    assert measured["positions_per_second"] > 0


@given(st.lists(st.lists(st.sampled_from(DUTCH.faces), min_size=1, max_size=21), min_size=1, max_size=30))
def test_words_are_encoded_alike_alone_and_in_bulk(words: list[list[str]]) -> None:
    codes = alphabet(DUTCH)
    assert codes.words(map(join_tiles, words)) == [codes.word(word) for word in words]
    assert [codes.text(codes.word(word) or b"") for word in words] == [join_tiles(word) for word in words]
    assert all(map(build_word_graph(DUTCH, map(join_tiles, words)).contains, codes.words(map(join_tiles, words))))


def refusals() -> list[tuple[str, FormError]]:
    engine = dutch_engine("[IJ]S")
    asks = {
        "engine-tile": lambda: engine.plays({(1, 1): "É"}, ()),
        "engine-square": lambda: engine.plays({(15, 0): "A"}, ()),
        "engine-rack": lambda: engine.plays({}, tuple("AAAAAAAA")),
        "engine-letter": lambda: build_word_graph(DUTCH, ["[IJ]S", "LÉS"]),
        "engine-letters": lambda: NativeEngine(build_word_graph(ENGLISH, []), DUTCH, standard_facts()),
    }
    found = []
    for code, ask in asks.items():
        with pytest.raises(FormError) as caught:
            ask()
        found.append((code, caught.value))
    return found


def test_what_does_not_fit_is_said_in_five_languages() -> None:
    for code, error in refusals():
        assert error.code == code
        sentences = {say(error.code, language, **error.params) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize("rack", ["_", "a", "IJ", "é"])
def test_a_rack_holds_tiles_of_the_set(rack: str) -> None:
    engine = NativeEngine(build_word_graph(ENGLISH, ["AB"]), ENGLISH, standard_facts())
    with pytest.raises(FormError):
        engine.plays({}, (rack,))


SQUARES = st.tuples(st.integers(-2, 30), st.integers(-2, 30))
TILES = st.sampled_from((*"AaZz?_É", "", "IJ", "\0", "]"))


@given(st.dictionaries(SQUARES, TILES, max_size=6), st.lists(TILES, max_size=9))
def test_any_board_is_searched_or_is_one_sentence(board: dict[tuple[int, int], str], rack: list[str]) -> None:
    engine = NativeEngine(build_word_graph(ENGLISH, ["AB"]), ENGLISH, standard_facts())
    fits = all(0 <= x < 15 and 0 <= y < 15 and tile in "AaZz" and tile for (x, y), tile in board.items())
    if fits and len(rack) <= 7 and set(rack) <= set("AZ?"):
        assert engine.summary(board, rack) == engine.plays(board, rack).summary
        return
    with pytest.raises(FormError) as caught:
        engine.plays(board, rack)
    assert say(caught.value.code, "en", **caught.value.params).endswith(".")
