"""The native search for walks says what trying everything says, and each walk that it gives can be laid."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje import _core
from rekje.engine.walk.search import FoundWalk, WalkQuery, WalkSearch
from rekje.model.problems import FormError
from rekje.model.tiles import LetterSet
from tests.core.walk_reference import Case, Place, around, best_cost, flaws
from tests.support import build_word_graph

LETTERS = LetterSet(tuple("ABCDE"), (1,) * 5, (1,) * 5, 1)
ALL = WalkQuery(words=1000, per_length=1000, ways=3)
# How long words may be for the reference to finish, by the size of the rack.
LONGEST = {1: 8, 2: 7, 3: 6, 4: 5, 5: 4, 6: 4}
# No way of 21 letters with one tile each of 14: the plane must be searched for it through and through.
HARD = bytes.fromhex("02010d070508040c090e060a0b03060e090a0b0e0d")


def random_heap(random: Random, size: int, letters: str) -> dict[Place, str]:
    """Tiles that hang together, near the origin or at the edge of what the search takes."""
    start = random.choice([(0, 0), (5, -7), (2**31 - 1, -(2**31))])
    heap: dict[Place, str] = {}
    while len(heap) < size:
        place = random.choice(around(random.choice(list(heap)))) if heap else start
        if all(-(2**31) <= at < 2**31 for at in place):
            heap.setdefault(place, random.choice(letters).lower() if random.random() < 0.1 else random.choice(letters))
    return heap


def random_case(random: Random, size: int, rack: int) -> tuple[list[str], Case]:
    """Words and a question with so many tiles on the table and on the rack."""
    letters = "ABCDE"[: random.randint(2, 5)]
    heap = random_heap(random, size, letters)
    held = "".join("?" if random.random() < 0.15 else random.choice(letters) for _ in range(rack))
    longest = LONGEST[rack] - held.count("?")
    # Sorted before more is drawn: a set's order is another in each process.
    words = sorted({"".join(random.choices(letters, k=random.randint(2, max(2, longest)))) for _ in range(10)})
    kept = {word: frozenset(p for p in heap if random.random() < 0.5) for word in words if random.random() < 0.3}
    return words, Case(heap, held, kept)


def search(words: list[str], case: Case, wish: WalkQuery, free_blanks: bool = False) -> Any:
    made = [(tuple(word), places) for word, places in case.kept_from.items()]
    native = WalkSearch(build_word_graph(LETTERS, words), LETTERS)
    return native.find(case.heap, case.rack, wish, made=made, free_blanks=free_blanks)


def check(random: Random, size: int, rack: int) -> int:
    """Hold a random question against the reference; how many words could be walked."""
    words, case = random_case(random, size, rack)
    free_blanks = random.random() < 0.3
    found = search(words, case, ALL, free_blanks)
    if free_blanks:
        case = case._replace(heap={place: "?" if tile.islower() else tile for place, tile in case.heap.items()})
    expected = sorted((-len(word), cost, word) for word in words if (cost := best_cost(case, word)))
    assert found.optimal
    assert found.bound == max((-length for length, _, _ in expected), default=0)
    assert list(dict.fromkeys(map(summary, found.walks))) == expected
    assert not [what for walk in found.walks for what in flaws(case, "".join(walk.word), walk.path, dict(walk.new))]
    assert len({(walk.word, walk.new) for walk in found.walks}) == len(found.walks)
    return len(expected)


def summary(walk: FoundWalk) -> tuple[int, tuple[int, int], str]:
    return -len(walk.word), (len(walk.new), walk.blanks), "".join(walk.word)


@pytest.mark.parametrize("seed", range(10))
def test_small_tables_as_by_trying_everything(seed: int) -> None:
    random = Random(seed)
    walked = [check(random, random.randint(0, 8), random.choice((1, 2, 2, 3, 3, 4, 5, 6))) for _ in range(20)]
    assert sum(walked) > 20


@pytest.mark.parametrize("size", [64, 65, 129, 257, 400])
def test_large_heaps_as_by_trying_everything(size: int) -> None:
    assert min(check(Random(seed), size, 1) for seed in (size, size + 1000)) > 0


def test_the_longest_is_the_first_of_all() -> None:
    for seed in range(60):
        words, case = random_case(Random(seed), 8, 4)
        every, one = search(words, case, ALL), search(words, case, WalkQuery())
        assert (one.best and summary(one.best)) == (every.best and summary(every.best))
        assert one.bound == every.bound


def test_as_many_as_wished_for() -> None:
    words, case = random_case(Random(5), 8, 4)
    every = list(dict.fromkeys(map(summary, search(words, case, ALL).walks)))
    assert len(every) > 4
    few = search(words, case, WalkQuery(words=3, per_length=1000))
    assert [summary(walk) for walk in few.walks] == every[:3]
    one_each = search(words, case, WalkQuery(words=1000, shortest=3))
    lengths = sorted({length for length, _, _ in every if length <= -3})
    assert [summary(walk) for walk in one_each.walks] == [next(e for e in every if e[0] == n) for n in lengths]


def test_one_word_whether_listed_or_not() -> None:
    native = WalkSearch(build_word_graph(LETTERS, []), LETTERS)
    best = native.find_word(tuple("ABCBA"), {(0, 0): "A"}, "BC").best
    assert best
    assert (best.word, len(best.new), best.path[0], best.path[4]) == (tuple("ABCBA"), 2, (0, 0), (0, 0))
    assert native.find_word(tuple("AAA"), {(0, 0): "A"}, "BC").best is None


def test_a_search_cut_short_says_so() -> None:
    lists = _core.WordLists.of([HARD, HARD[:2]], 14)
    wish: dict[str, Any] = {"made": [], "words": 1, "per_length": 1, "tracks": 1, "shortest": 1}
    found, bound, optimal, steps = _core.walks(lists, [], bytes(range(1, 15)), **wish, limit=_core.Limit(nodes=10_000))
    assert ([word for word, *_ in found], bound, optimal, steps) == ([HARD[:2]], 21, False, 10_000)
    found, bound, optimal, steps = _core.walks(lists, [], bytes(range(1, 15)), **wish, limit=_core.Limit(nodes=2**40))
    assert ([word for word, *_ in found], bound, optimal) == ([HARD[:2]], 2, True)
    assert steps > 10_000


def test_a_search_ends_when_time_is_up() -> None:
    """Needs the other thread to run meanwhile, so it shows that the search lets go of the interpreter."""
    letters = LetterSet(tuple("ABCDEFGHIJKLMN"), (1,) * 14, (1,) * 14, 0)
    # The same word with its letters renamed is as hard: fourteen of them keep the search busy for a while.
    words = ["".join(letters.faces[(code + by) % 14] for code in HARD) for by in range(14)]
    native = WalkSearch(build_word_graph(letters, words), letters)
    assert native.find({}, letters.faces).optimal
    assert not native.find({}, letters.faces, WalkQuery(seconds=0.0)).optimal


def test_a_stopped_search_claims_nothing() -> None:
    stop = _core.Stop()
    stop.set()
    lists = _core.WordLists.of([b"\1\2"], 2)
    limit = _core.Limit(nodes=9, stop=stop)
    found = _core.walks(lists, [], b"\1\2", made=[], words=1, per_length=1, tracks=1, shortest=1, limit=limit)
    assert found == ([], 2, False, 0)


@pytest.mark.parametrize(
    ("heap", "rack", "code"),
    [
        ({(0, 0): "F"}, "A", "engine-tile"),
        ({(0, 0): "?"}, "A", "engine-tile"),
        ({(0, 0): "A", (1, 1): "A"}, "A", "walks-question"),
        ({(2**31, 0): "A"}, "A", "walks-question"),
        ({(0, y): "A" for y in range(401)}, "A", "walks-heap"),
        ({}, "A" * 64, "engine-rack"),
        ({}, "F", "engine-tile"),
    ],
)
def test_what_cannot_be_searched(heap: dict[Place, str], rack: str, code: str) -> None:
    with pytest.raises(FormError) as raised:
        search(["AB"], Case(heap, rack, {}), WalkQuery())
    assert raised.value.code == code


def test_words_that_cannot_be_walked() -> None:
    native = WalkSearch(build_word_graph(LETTERS, ["AB"]), LETTERS)
    for word in ((), ("A",) * 22, ("F",)):
        with pytest.raises(FormError) as raised:
            native.find_word(word, {}, "AB")
        assert raised.value.code == "walks-word"
    with pytest.raises(FormError) as raised:
        native.find({(0, 0): "A"}, "AB", made=[(("A", "B"), [(1, 0)])])
    assert raised.value.code == "walks-question"
    with pytest.raises(FormError) as raised:
        WalkSearch(build_word_graph(LetterSet(("A",), (1,), (1,), 0), []), LETTERS)
    assert raised.value.code == "engine-letters"


COORDINATE = st.one_of(st.integers(-3, 3), st.integers())
TILE = st.tuples(COORDINATE, COORDINATE, st.one_of(st.integers(0, 4), st.integers(127, 132), st.integers()))
ROW = st.lists(st.sampled_from([1, 2, 3, 0x80, 0x81, 0x83]), max_size=30).map(
    lambda tiles: [(x, 2**31 - 1, tile) for x, tile in enumerate(tiles, start=-(2**31))]
)
NUMBER = st.one_of(st.integers(1, 5), st.integers())


@given(
    st.one_of(st.lists(TILE, max_size=5), ROW),
    st.one_of(st.binary(max_size=70), st.lists(st.integers(0, 3), max_size=70).map(bytes)),
    st.lists(st.tuples(st.binary(max_size=4), st.lists(st.tuples(COORDINATE, COORDINATE), max_size=3)), max_size=2),
    st.lists(st.lists(st.integers(1, 3), min_size=1, max_size=21).map(bytes), max_size=5),
    st.tuples(NUMBER, NUMBER, NUMBER, NUMBER),
    st.one_of(st.integers(0, 3000), st.integers(max_value=0)),
)
def test_whatever_is_asked_is_answered_or_refused(
    heap: Any, rack: bytes, made: Any, words: list[bytes], wish: tuple[int, int, int, int], steps: int
) -> None:
    named: dict[str, Any] = dict(zip(("words", "per_length", "tracks", "shortest"), wish, strict=True))
    refusal = ""
    found: list[Any] = []
    bound = taken = 0
    try:
        limit = _core.Limit(nodes=steps)
        found, bound, _, taken = _core.walks(_core.WordLists.of(words, 3), heap, rack, made=made, limit=limit, **named)
    except ValueError as error:
        refusal = str(error)
    assert not refusal or len(refusal) > 10
    assert taken <= max(steps, 0)
    assert all(len(word) <= bound for word, *_ in found)
    assert len(found) <= max(named["words"], 0)
