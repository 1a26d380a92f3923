"""The native search for paths says what trying everything with the referee's own paths says."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje import _core
from rekje.board.path.paths import Piece, neighbours
from rekje.engine.path.search import Laying, LayingQuery, PathSearch
from rekje.model.problems import FormError
from rekje.model.tiles import LetterSet
from tests.board.test_paths import random_pieces
from tests.core.path_reference import Case, Letter, layings, new_paths, new_words
from tests.support import build_word_graph

LETTERS = LetterSet(tuple("ABC"), (0,) * 3, (9,) * 3, 0)
ALL = 10_000


def random_words(random: Random, count: int, longest: int) -> list[str]:
    return sorted({"".join(random.choices("ABC", k=random.randint(2, longest))) for _ in range(count)})


def random_written(random: Random, pieces: list[Piece], words: list[str]) -> dict[str, list[tuple[int, int]]]:
    """Some words with tiles: those of paths, and any others."""
    written = {}
    for word in words:
        paths = list(new_paths(pieces, word, {}))
        if paths and random.random() < 0.4:
            written[word] = list(random.choice(paths))
        elif random.random() < 0.1:
            written[word] = [piece.at for piece in pieces if piece.face and random.random() < 0.3]
    return written


def search_of(words: list[str]) -> PathSearch:
    return PathSearch(build_word_graph(LETTERS, words), LETTERS)


@pytest.mark.parametrize("seed", range(12))
def test_the_words_of_small_boards(seed: int) -> None:
    random = Random(seed)
    seen = 0
    for _ in range(15):
        pieces = random_pieces(random, random.randint(0, 15), side=random.randint(4, 9))
        words = random_words(random, 200, 6)
        search = search_of(words)
        found = search.words(pieces)
        assert found.complete
        assert {"".join(one.word): one.path for one in found.words} == new_words(pieces, words, {})
        seen += len(found.words)
        written = random_written(random, pieces, words)
        through = [piece.at for piece in pieces if piece.face and random.random() < 0.2]
        found = search.new_words(pieces, through, [(tuple(word), path) for word, path in written.items()])
        assert {"".join(one.word): one.path for one in found.words} == new_words(pieces, words, written, through)
    assert seen > 60


def random_case(random: Random, own: int, free: int, side: int) -> tuple[list[str], Case]:
    pieces = random_pieces(random, random.randint(1, 5), side=side)
    words = random_words(random, 25, 5)

    def letters(count: int) -> list[Letter]:
        return [(random.choice("ABC"), (random.randint(1, 3), random.randint(1, 3))) for _ in range(count)]

    written = random_written(random, pieces, words)
    return words, Case(
        pieces, letters(own), letters(free), written, (side, side), random.choice(("words", "letters", "bonus")),
        most_free=random.randint(0, free), anywhere=random.random() < 0.2, turning=random.random() < 0.2,
        swaps=random.random() < 0.8,
    )  # fmt: skip


def ask(words: list[str], case: Case, most: int) -> Any:
    wish = LayingQuery(case.scoring, most, case.most_free, case.anywhere, case.turning, case.swaps)  # type: ignore[arg-type]
    written = [(tuple(word), squares) for word, squares in case.written.items()]
    return search_of(words).layings(case.pieces, case.own, case.free, written, size=case.size, wish=wish)


def told(laying: Laying) -> tuple[Any, ...]:
    letters = tuple((one.free, one.piece) for one in laying.laid)
    return (laying.worth, laying.tie), letters, laying.token, {"".join(one.word) for one in laying.words}


def check_paths(case: Case, laying: Laying) -> None:
    """Each word's path can be written, and together they run through all letters laid that need a word."""
    pieces = [piece for piece in case.pieces if piece.at != laying.token] + [one.piece for one in laying.laid]
    faces, beside = {piece.at: piece.face for piece in pieces}, neighbours(pieces)
    for word, path in ((one.word, one.path) for one in laying.words):
        assert tuple(faces[square] for square in path) == word
        assert all(other in beside[one] for one, other in pairwise(path))
        assert len(set(path)) == len(path)
        assert set(path).isdisjoint(case.written.get("".join(word), ()))
        assert not set(path).isdisjoint(one.piece.at for one in laying.laid)
    used = {square for one in laying.words for square in one.path}
    assert all(one.piece.at in used for one in laying.laid if one.free or not case.anywhere)


@pytest.mark.parametrize(("own", "free", "side", "count"), [(3, 0, 7, 50), (2, 1, 5, 40), (1, 2, 5, 20), (0, 3, 5, 10)])
def test_the_layings_of_small_boards(own: int, free: int, side: int, count: int) -> None:
    random = Random(f"{own} {free}")
    seen = several = swaps = 0
    for _ in range(count):
        words, case = random_case(random, own, free, side)
        expected = layings(case, words)
        found = ask(words, case, ALL)
        assert found.complete
        assert [told(laying) for laying in found.layings] == [
            (
                option.worth,
                tuple((spot.kind[0], spot.piece) for spot in option.spots),
                next((spot.token.at for spot in option.spots if spot.token), None),
                option.words,
            )
            for option in expected
        ]
        for laying in found.layings:
            check_paths(case, laying)
        assert {"".join(one.word): one.path for one in found.elsewhere} == new_words(case.pieces, words, case.written)
        few = ask(words, case, 3)
        assert [told(laying) for laying in few.layings] == [told(laying) for laying in found.layings[:3]]
        seen += len(found.layings)
        several += sum(len(laying.laid) > 1 for laying in found.layings)
        swaps += sum(laying.token is not None for laying in found.layings)
    assert seen > count
    assert several > 0 or free == 0
    assert swaps > 0 or own == 0


def test_a_search_cut_short_says_so() -> None:
    words = ["AB", "ABC", "CAB"]
    search, row = search_of(words), [Piece(face, x, 0, 1, 1) for x, face in enumerate("CAB")]
    assert [search.words(row, steps=steps).complete for steps in (0, 3, 1000)] == [False, False, True]
    assert not search.words(row, steps=0).words
    letters: list[Letter] = [("A", (1, 1)), ("B", (2, 2))]
    for steps, complete in ((0, False), (20, False), (100_000, True)):
        found = search.layings(row, letters, letters, size=(9, 9), wish=LayingQuery(most=ALL, steps=steps))
        assert found.complete == complete
        for laying in found.layings:
            check_paths(Case(row, letters, letters, {}, (9, 9)), laying)


def test_when_time_is_up_what_one_letter_brings_is_known() -> None:
    search, row = search_of(["AB", "ABC", "CAB"]), [Piece(face, x, 0, 1, 1) for x, face in enumerate("CAB")]
    letters: list[Letter] = [("A", (1, 1)), ("B", (2, 2))]
    hurried = LayingQuery(most=ALL, seconds=0.0)
    found = search.layings(row, letters, size=(9, 9), wish=hurried)
    assert found == search.layings(row, letters, size=(9, 9), wish=LayingQuery(most=ALL))
    assert found.complete
    # The other thread sets the flag only while this one lets go of the interpreter.
    many = letters * 3
    assert not search.layings(row, letters, many, size=(20, 20), wish=hurried).complete
    assert len(search.layings(row, letters, many, size=(20, 20), wish=hurried).layings) >= len(found.layings)


def test_the_same_letter_everywhere_is_cut_short_before_memory_is_full() -> None:
    field = [Piece("A", x, y, 1, 1) for x in range(10) for y in range(10)]
    search = search_of(["A" * 21])
    found = search.words(field, steps=3_000_000)
    assert (found.words, found.complete) == ((), False)


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([Piece("D", 0, 0, 1, 1)], "engine-tile"),
        ([Piece("?", 0, 0, 1, 1)], "engine-tile"),
        ([Piece("A", 0, 0, 2, 1), Piece("A", 1, 0, 1, 1)], "paths-question"),
        ([Piece("A", -1, 0, 1, 1)], "paths-question"),
        ([Piece("A", 63, 0, 2, 1)], "paths-question"),
        ([Piece("A", 0, 0, 0, 1)], "paths-question"),
        ([Piece("A", 2**70, 0, 1, 1)], "paths-question"),
        ([Piece("A", x % 64, x // 64, 1, 1) for x in range(121)], "paths-board"),
    ],
)
def test_boards_that_cannot_be(pieces: list[Piece], code: str) -> None:
    search = search_of(["AB"])
    for ask_for in (search.words, lambda board: search.layings(board, [("A", (1, 1))], size=(9, 9))):
        with pytest.raises(FormError) as raised:
            ask_for(pieces)
        assert raised.value.code == code


def test_questions_that_cannot_be() -> None:
    search = search_of(["AB"])
    row = [Piece("A", 0, 0, 1, 1), Piece("", 1, 0, 1, 1)]
    for squares in ([(5, 5)], [(1, 0)]):
        for ask_for in (
            partial(search.new_words, row, squares),
            partial(search.layings, row, [], written=[(("A", "B"), squares)], size=(9, 9)),
        ):
            with pytest.raises(FormError) as raised:
                ask_for()
            assert raised.value.code == "paths-no-letter"
    one: list[Letter] = [("A", (1, 1))]
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("engine-tile", {"own": [("D", (1, 1))]}),
        ("engine-tile", {"own": [("", (1, 1))]}),
        ("paths-question", {"own": [("A", (0, 1))]}),
        ("paths-letters", {"own": one * 60, "free": one * 61}),
        ("paths-question", {"own": one, "size": (1, 9)}),
        ("paths-question", {"own": one, "size": (65, 9)}),
        ("paths-question", {"own": one, "wish": LayingQuery(most=0)}),
        ("paths-question", {"own": one, "wish": LayingQuery(most_free=4)}),
        ("paths-question", {"own": one, "wish": LayingQuery("score")}),  # type: ignore[arg-type]
    ]
    for code, question in wrong:
        with pytest.raises(FormError) as raised:
            search.layings(row, **({"size": (9, 9)} | question))
        assert raised.value.code == code
    with pytest.raises(FormError) as raised:
        PathSearch(build_word_graph(LetterSet(("A",), (0,), (1,), 0), []), LETTERS)
    assert raised.value.code == "engine-letters"


def test_a_board_with_as_many_tiles_as_can_be() -> None:
    row = [Piece("C", x % 60, x // 60, 1, 1) for x in range(120)]
    found = search_of(["CA", "AB", "ABA"]).layings(
        row, [("A", (1, 1))], [("B", (1, 1)), ("A", (1, 1))], size=(60, 3), wish=LayingQuery("letters")
    )
    assert found.complete
    assert found.best
    assert {"".join(one.word) for one in found.best.words} == {"CA", "AB", "ABA"}


def test_tiles_that_meet_at_a_corner_touch_if_asked() -> None:
    pair = [Piece("A", 0, 0, 1, 1), Piece("B", 1, 1, 1, 1)]
    word_graph = build_word_graph(LETTERS, ["AB"])
    assert not PathSearch(word_graph, LETTERS).words(pair).words
    assert PathSearch(word_graph, LETTERS, corners=True).words(pair).words


NUMBER = st.one_of(st.integers(-1, 9), st.integers())
CODE = st.one_of(st.integers(0, 3), st.integers())
PIECES = st.one_of(
    st.lists(st.tuples(CODE, NUMBER, NUMBER, NUMBER, NUMBER), max_size=4),
    st.lists(st.integers(0, 3), max_size=12).map(lambda row: [(code, x, 0, 1, 1) for x, code in enumerate(row)]),
)
WRITTEN = st.lists(st.tuples(st.binary(max_size=4), st.binary(max_size=3)), max_size=2)


@given(
    PIECES,
    st.lists(st.tuples(CODE, NUMBER, NUMBER, st.booleans()), max_size=3),
    WRITTEN,
    st.lists(st.lists(st.integers(1, 3), min_size=1, max_size=5).map(bytes), max_size=5),
    st.tuples(NUMBER, NUMBER),
    st.tuples(NUMBER, NUMBER),
    st.tuples(st.booleans(), st.booleans(), st.booleans()),
    st.one_of(st.integers(0, 3000), st.integers(max_value=0)),
)
def test_whatever_is_asked_is_answered_or_refused(
    pieces: Any, letters: Any, written: Any, words: Any, size: Any, most: Any, rules: Any, steps: int
) -> None:
    word_graph = _core.WordGraph.build(words, 3)
    told: dict[str, Any] = {"written": written, "size": size, "scoring": "bonus"}
    told |= dict(zip(("most", "most_free"), most, strict=True))
    told |= dict(zip(("anywhere", "turning", "swaps"), rules, strict=True))
    refusals, taken = [], 0
    try:
        limit = _core.Limit(nodes=steps)
        _, _, taken = _core.path_words(word_graph, pieces, through=b"", written=written, corners=rules[0], limit=limit)
    except ValueError as error:
        refusals.append(str(error))
    assert taken <= max(steps, 0)
    found: list[Any] = []
    try:
        found, _, _, taken = _core.layings(word_graph, pieces, letters, **told, limit=_core.Limit(nodes=steps))
    except ValueError as error:
        refusals.append(str(error))
    assert all(len(refusal) > 10 for refusal in refusals)
    assert taken <= max(steps, 0)
    assert len(found) <= max(most[0], 0)
