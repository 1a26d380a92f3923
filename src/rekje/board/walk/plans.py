"""Where each letter of a word could come from: a tile that lies there, a new one, or one laid earlier in the same word.

A *plan* names the source of each letter. Sets of squares show first which plans can be walked at all; only those are
searched square by square. A set is an integer with a bit for every square around the heap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from copy import copy
from itertools import accumulate

from rekje.board.walk.walk import WalkTable
from rekje.model.squares import Square
from rekje.model.tiles import BLANK, Tile, Tiles, blank_choices, is_blank, letter
from rekje.model.work import Work

LIES = -1
NEW = -2
FIRST_BLANK = -3
BITS_A_UNIT = 20_000
"""How many bits of a set one unit of work pays for."""
Plan = tuple[int, ...]
"""For each letter `LIES`, `NEW`, or the place of the earlier letter whose new tile it comes back to. Where a blank on
the table is any letter, each has a source of its own, `FIRST_BLANK` and those below: it is one letter in one word."""


class Area:
    """The squares that a word with at most ``reach`` new tiles can reach from the heap, as bits of an integer.

    Bits are in reading order. On an empty table the first letter lies on (0, 0). ``cost`` is the work that one
    operation on a set costs on top of its fixed cost.
    """

    def __init__(self, ground: WalkTable, reach: int) -> None:
        squares = [*ground.heap] or [(0, 0)]
        xs, ys = [x for x, _ in squares], [y for _, y in squares]
        margin = reach + 1
        self.left, self.top = min(xs) - margin, min(ys) - margin
        self.width = max(xs) - self.left + margin + 1
        self.height = max(ys) - self.top + margin + 1
        self.cost = self.width * self.height // BITS_A_UNIT
        self.shifts = tuple(dy * self.width + dx for dx, dy in ground.grid.steps)
        self.heap = sum(self.bit(square) for square in ground.heap)
        self.beside = self.spread(self.heap) & ~self.heap
        region = self.heap or self.bit((0, 0))
        for _ in range(reach):
            region |= self.spread(region)
        self.empty = region & ~self.heap

    def covers(self, square: Square) -> bool:
        """Whether a square is one of these."""
        x, y = square[0] - self.left, square[1] - self.top
        return 0 <= x < self.width and 0 <= y < self.height

    def bit(self, square: Square) -> int:
        """The set of one square."""
        return 1 << self.index(square)

    def index(self, square: Square) -> int:
        """The place of a square's bit."""
        return (square[1] - self.top) * self.width + square[0] - self.left

    def square(self, index: int) -> Square:
        """The square of a bit."""
        return index % self.width + self.left, index // self.width + self.top

    def each(self, squares: int) -> Iterator[int]:
        """The squares of a set, each as a set of its own, in reading order."""
        while squares:
            lowest = squares & -squares
            yield lowest
            squares ^= lowest

    def spread(self, squares: int) -> int:
        """The squares that touch any of these."""
        found = 0
        for by in self.shifts:
            found |= squares << by if by > 0 else squares >> -by
        return found


class Sources:
    """For one word: where each of its letters could lie, and which plans the sets of squares allow. For so many letters
    as there are ``blanks``, just so many, no tile is held; a blank is laid for each (`with_blanks`). ``start`` is where
    the first letter is to lie, if that is told."""

    def __init__(
        self,
        ground: WalkTable,
        word: Tiles,
        used: Set[Square],
        work: Work,
        *,
        blanks_apart: bool = True,
        blanks: int = 0,
        start: Square | None = None,
    ) -> None:
        work.spend(len(word) * (len(word) // 2 + len(ground.heap)) // 2)
        self.ground, self.word, self.work, self.blanks_apart = ground, word, work, blanks_apart
        self._lacking = blanks
        self.area = Area(ground, min(len(word), ground.held.size))
        self._first = None if start is None else self.area.bit(start) if self.area.covers(start) else 0
        self._free = [s for s, tile in ground.heap.items() if ground.free_blanks and is_blank(tile) and s not in used]
        shut = {*used, *self._free}
        self.lying = [self._lying(i, shut) for i in range(len(word))]
        lying_blanks = sum(self.area.bit(square) for square, tile in ground.heap.items() if is_blank(tile))
        self._by_blanks = self.area.spread(lying_blanks)
        self.earlier = [self._earlier(i) for i in range(len(word))]
        must = [not (lying or earlier or self._free) for lying, earlier in zip(self.lying, self.earlier, strict=True)]
        self._can_be_held = self._held([tile for tile, new in zip(word, must, strict=True) if new])
        self._must = [*reversed([*accumulate(reversed(must), initial=0)])]

    def _lying(self, place: int, shut: Set[Square]) -> int:
        face = self._face(place)
        return sum(self.area.bit(s) for s, tile in self.ground.heap.items() if s not in shut and letter(tile) == face)

    def _earlier(self, place: int) -> tuple[int, ...]:
        """The places of the same letter to whose tile a walk could have come back by then."""
        even = self.ground.grid.even_rounds
        same = (i for i in range(place - 1) if letter(self.word[i]) == letter(self.word[place]))
        return tuple(i for i in same if not even or (place - i) % 2 == 0)

    def squares(self, plan: Plan, place: int) -> int:
        """Where a plan lets this letter lie, whatever its neighbours are."""
        squares = self._squares(plan, place)
        return squares if place or self._first is None else squares & self._first

    def _squares(self, plan: Plan, place: int) -> int:
        if plan[place] == LIES:
            return self.lying[place]
        if plan[place] <= FIRST_BLANK:
            return self.area.bit(self._free[FIRST_BLANK - plan[place]])
        root = plan[place] if plan[place] >= 0 else place
        apart = self.blanks_apart and is_blank(self.word[root])
        empty = self.area.empty & ~self._by_blanks if apart else self.area.empty
        return empty if self.ground.heap or place else self.area.bit((0, 0))

    def plans(self, new: int) -> Iterator[Plan]:
        """Every plan with exactly this many new tiles that are held, unless the sets of squares rule it out."""
        if self._can_be_held:
            yield from self._extend((), new, 0)

    def _extend(self, plan: Plan, left: int, reached: int) -> Iterator[Plan]:
        place = len(plan)
        self.work.spend(10 + place + self.area.cost)
        if place == len(self.word):
            if not left and (not self._lacking or self._short(plan).total() == self._lacking):
                yield plan
            return
        if not self._must[place] <= left <= len(self.word) - place:
            return
        # No tile follows itself: a letter never comes back to the tile of the letter before it.
        before = max(plan[-1], -1) if plan else -1
        back = (i for i in self.earlier[place] if plan[i] == NEW and i != before)
        for source in (LIES, *self._blanks(plan), *back, *((NEW,) if left else ())):
            longer = (*plan, source)
            now = self.squares(longer, place)
            if place:
                now &= self.area.spread(reached)
            if now and (source != NEW or self._held(self._new(longer))):
                yield from self._extend(longer, left - (source == NEW), now)

    def _blanks(self, plan: Plan) -> Iterator[int]:
        """The blanks on the table that the next letter can be: those that no other letter of the word is."""
        if not self._free:
            return iter(())
        face = letter(self.word[len(plan)])
        taken = {source for place, source in enumerate(plan) if source <= FIRST_BLANK and self._face(place) != face}
        return (source for source in range(FIRST_BLANK, FIRST_BLANK - len(self._free), -1) if source not in taken)

    def _face(self, place: int) -> Tile:
        return letter(self.word[place])

    def _new(self, plan: Plan) -> list[Tile]:
        return [tile for tile, source in zip(self.word, plan, strict=False) if source == NEW]

    def _held(self, tiles: Sequence[Tile]) -> bool:
        held = self.ground.held
        if self._lacking:
            return held.short_of(tiles).total() <= self._lacking
        return BLANK not in tiles and held.lacks(tiles) is None

    def _short(self, plan: Plan) -> Counter[Tile]:
        return self.ground.held.short_of(self._new(plan))

    def with_blanks(self, plan: Plan) -> Iterator[Sources]:
        """These sources with blanks in the word for what a plan lacks, in each way to choose them."""
        if not self._lacking:
            yield self
            return
        new = [place for place, source in enumerate(plan) if source == NEW]
        for word in blank_choices(self.word, new, self._short(plan)):
            named = copy(self)
            named.word = word
            yield named
