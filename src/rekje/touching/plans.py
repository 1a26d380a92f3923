"""Where each letter of a word could come from: a tile that lies there, a new one, or one laid earlier in the same word.

A *plan* says it letter by letter. Before anybody looks for squares one by one, whole sets of squares show which plans
could be walked at all: a set is an integer with a bit for every square around the heap.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import accumulate

from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tiles, is_blank, letter
from rekje.touching.walk import Ground

LIES = -1
NEW = -2
Plan = tuple[int, ...]
"""For each letter `LIES`, `NEW`, or the place of the earlier letter whose new tile it comes back to."""


class TooMany(Exception):
    """The search has taken more steps than it may."""


class Steps:
    """Counts the steps of a search; more than ``most`` raise `TooMany`."""

    def __init__(self, most: int) -> None:
        self.left = most

    def count(self) -> None:
        """One more step."""
        self.left -= 1
        if self.left < 0:
            raise TooMany


class Area:
    """The squares that a word of a heap's tiles and at most ``reach`` new ones can come to, as bits of an integer.

    Bits are in reading order. On an empty table the first letter lies on (0, 0).
    """

    def __init__(self, ground: Ground, reach: int) -> None:
        squares = [*ground.heap] or [(0, 0)]
        xs, ys = [x for x, _ in squares], [y for _, y in squares]
        margin = reach + 1
        self.left, self.top = min(xs) - margin, min(ys) - margin
        self.width = max(xs) - self.left + margin + 1
        self.shifts = tuple(dy * self.width + dx for dx, dy in ground.grid.steps)
        self.heap = sum(self.bit(square) for square in ground.heap)
        self.beside = self.spread(self.heap) & ~self.heap
        region = self.heap or self.bit((0, 0))
        for _ in range(reach):
            region |= self.spread(region)
        self.empty = region & ~self.heap
        self._near = [self.beside]

    def bit(self, square: Square) -> int:
        """The set of one square."""
        return 1 << self.index(square)

    def index(self, square: Square) -> int:
        """The place of a square's bit."""
        return (square[1] - self.top) * self.width + square[0] - self.left

    def square(self, index: int) -> Square:
        """The square of a bit."""
        return index % self.width + self.left, index // self.width + self.top

    def near_heap(self, steps: int) -> int:
        """The squares from which so many steps lead to one beside the heap."""
        while len(self._near) <= steps:
            self._near.append(self._near[-1] | self.spread(self._near[-1]))
        return self._near[steps]

    def spread(self, squares: int) -> int:
        """The squares that touch any of these."""
        found = 0
        for by in self.shifts:
            found |= squares << by if by > 0 else squares >> -by
        return found


class Sources:
    """For one word: where each of its letters could lie, and which plans could be walked as far as sets can tell."""

    def __init__(self, ground: Ground, word: Tiles, used: Set[Square], steps: Steps, blanks_apart: bool = True) -> None:
        self.ground, self.word, self.steps, self.blanks_apart = ground, word, steps, blanks_apart
        self.area = Area(ground, min(len(word), ground.held.size))
        self.lying = [self._lying(i, used) for i in range(len(word))]
        lying_blanks = sum(self.area.bit(square) for square, tile in ground.heap.items() if is_blank(tile))
        self._by_blanks = self.area.spread(lying_blanks)
        self.earlier = [self._earlier(i) for i in range(len(word))]
        must = [int(not lying and not earlier) for lying, earlier in zip(self.lying, self.earlier, strict=True)]
        self._must = [*reversed([*accumulate(reversed(must), initial=0)])]

    def _lying(self, place: int, used: Set[Square]) -> int:
        fits = (s for s in self.ground.heap if s not in used and self.ground.reads(s, self.word[place]))
        return sum(map(self.area.bit, fits))

    def _earlier(self, place: int) -> tuple[int, ...]:
        """The places of the same letter to whose tile a walk could have come back by then."""
        even = self.ground.grid.even_rounds
        same = (i for i in range(place - 1) if letter(self.word[i]) == letter(self.word[place]))
        return tuple(i for i in same if not even or (place - i) % 2 == 0)

    def squares(self, plan: Plan, place: int) -> int:
        """Where this letter could lie by a plan, its neighbours aside."""
        if plan[place] == LIES:
            return self.lying[place]
        root = plan[place] if plan[place] >= 0 else place
        apart = self.blanks_apart and is_blank(self.word[root])
        empty = self.area.empty & ~self._by_blanks if apart else self.area.empty
        return empty if self.ground.heap or place else self.area.bit((0, 0))

    def plans(self, new: int) -> Iterator[Plan]:
        """Every plan with exactly so many new tiles that the sets don't rule out and whose tiles are held."""
        yield from self._extend((), new, 0)

    def _extend(self, plan: Plan, left: int, reached: int) -> Iterator[Plan]:
        self.steps.count()
        place = len(plan)
        if place == len(self.word):
            if not left:
                yield plan
            return
        if not self._must[place] <= left <= len(self.word) - place:
            return
        for source in (LIES, *(i for i in self.earlier[place] if plan[i] == NEW), *((NEW,) if left else ())):
            longer = (*plan, source)
            now = self.squares(longer, place)
            if place:
                now &= self.area.spread(reached)
            if now and (source != NEW or self._held(longer)):
                yield from self._extend(longer, left - (source == NEW), now)

    def _held(self, plan: Plan) -> bool:
        tiles = [tile for tile, source in zip(self.word, plan, strict=False) if source == NEW]
        return BLANK not in tiles and self.ground.held.lacks(tiles) is None

    def to_the_end(self, plan: Plan) -> list[int]:
        """For each letter the squares from which the rest of the word could still be walked by this plan."""
        sets = [self.squares(plan, len(plan) - 1)]
        for place in range(len(plan) - 2, -1, -1):
            sets.append(self.squares(plan, place) & self.area.spread(sets[-1]))
        return sets[::-1]
