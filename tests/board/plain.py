"""Walks the plain way: by trying everything. Slow, and the measure of what is fast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from rekje.board.grid import reading_order
from rekje.board.walk.walk import NOTHING, Walk, WalkTable, check_walk
from rekje.model.squares import Square
from rekje.model.tiles import Tiles


def all_walks(ground: WalkTable, word: Tiles, used: Set[Square] = NOTHING) -> Iterator[Walk]:
    """Every walk of a word: from every square near the heap, step by step, each whole path checked by itself."""
    starts = near(ground, len(word)) if ground.heap else {(0, 0)}
    for path in (path for start in starts for path in _paths(ground, word, (start,))):
        walk = check_walk(ground, word, path, used)
        if isinstance(walk, Walk):
            yield walk


def near(ground: WalkTable, steps: int) -> set[Square]:
    """The heap and all squares that so many steps lead to."""
    found = set(ground.heap)
    for _ in range(steps):
        found |= {square for one in found for square in ground.grid.around(one)}
    return found


def _paths(ground: WalkTable, word: Tiles, path: tuple[Square, ...]) -> Iterator[tuple[Square, ...]]:
    square = path[-1]
    if square in ground.heap and not ground.reads(square, word[len(path) - 1]):
        return
    if len(path) == len(word):
        yield path
        return
    for onward in ground.grid.around(square):
        yield from _paths(ground, word, (*path, onward))


def fewest(walks: Iterable[Walk]) -> Walk | None:
    """The walk with the fewest new tiles; of several the first in reading order, compared letter by letter."""
    return min(walks, key=lambda walk: (len(walk.new), [*map(reading_order, walk.squares)]), default=None)


def blank_ways(word: Tiles, blanks: int) -> Iterator[Tiles]:
    """A word with up to so many of its letters in lower case."""

    def ways(rest: Tiles, left: int) -> Iterator[Tiles]:
        if not rest:
            yield ()
            return
        for tail in ways(rest[1:], left):
            yield (rest[0], *tail)
        if left:
            for tail in ways(rest[1:], left - 1):
                yield (rest[0].lower(), *tail)

    yield from ways(word, blanks)
