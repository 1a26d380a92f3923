"""The native search for paths says what trying everything with the referee's own paths says."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rekje.adapters.native import build_automaton
from rekje.adapters.paths import Laying, LayingWish, PathSearch
from rekje.model.tiles import LetterSet
from rekje.touching.paths import Piece, neighbours
from tests.core.path_reference import Case, Letter, layings, new_paths, new_words
from tests.touching.test_paths import random_pieces

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
    return PathSearch(build_automaton(LETTERS, words), LETTERS)


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
    wish = LayingWish(case.scoring, most, case.most_free, case.anywhere, case.turning, case.swaps)  # type: ignore[arg-type]
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


@pytest.mark.parametrize(("own", "free", "side", "count"), [(3, 0, 7, 80), (2, 1, 5, 60), (1, 2, 5, 30), (0, 3, 5, 15)])
@pytest.mark.parametrize("seed", range(2))
def test_the_layings_of_small_boards(own: int, free: int, side: int, count: int, seed: int) -> None:
    random = Random(f"{own} {free} {seed}")
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
