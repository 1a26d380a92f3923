"""On which squares the letters of a plan can lie together: sets of squares, narrowed by what must touch and what must
lie apart.

A constraint network: its variables are the tiles of the plan, kept arc consistent (Mackworth 1977, algorithm AC-3) and
searched from the tile with the fewest squares left (Haralick and Elliott 1980).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from rekje.board.walk.plans import NEW, Plan, Sources
from rekje.model.squares import Square
from rekje.model.tiles import is_blank

Places = dict[int, int]
"""For each tile of a plan the set of squares where it can still lie. A tile goes by the place of its first letter."""


class PlanNetwork:
    """The tiles of one plan, and what each means for the squares of the others."""

    def __init__(self, sources: Sources, plan: Plan) -> None:
        self.area, self.work = sources.area, sources.work
        self.work.spend(len(plan) * len(plan) // 4)
        self.tiles = [source if source >= 0 else place for place, source in enumerate(plan)]
        self._beside: dict[int, set[int]] = {tile: set() for tile in self.tiles}
        for one, other in pairwise(self.tiles):
            self._beside[one].add(other)
            self._beside[other].add(one)
        self._new = [tile for tile in self._beside if plan[tile] == NEW]
        self._blanks = [tile for tile in self._new if sources.blanks_apart and is_blank(sources.word[tile])]
        self._must_reach = self.area.beside if sources.ground.heap and len(self._new) == len(self._beside) else 0
        self._start = {tile: sources.squares(plan, tile) for tile in self._beside}

    def paths(self) -> Iterator[tuple[Square, ...]]:
        """Every path along which the plan can be laid, in reading order."""
        places = self._narrowed(self._start, self._beside)
        if places and self._can_be_laid(places):
            yield from self._onward(places, 0)

    def _onward(self, places: Places, number: int) -> Iterator[tuple[Square, ...]]:
        """The paths that begin as so many letters already lie; there is one at least."""
        if number == len(self.tiles):
            yield tuple(self.area.square(places[tile].bit_length() - 1) for tile in self.tiles)
            return
        tile = self.tiles[number]
        if _is_one(places[tile]):
            yield from self._onward(places, number + 1)
            return
        for left in self._choices(places, tile):
            if self._can_be_laid(left):
                yield from self._onward(left, number + 1)

    def _can_be_laid(self, places: Places) -> bool:
        """Whether every tile can find a square."""
        open_tiles = [tile for tile, squares in places.items() if not _is_one(squares)]
        if not open_tiles:
            return True
        fewest = min(open_tiles, key=lambda tile: places[tile].bit_count())
        return any(map(self._can_be_laid, self._choices(places, fewest)))

    def _choices(self, places: Places, tile: int) -> Iterator[Places]:
        """What is left with a tile on each of its squares in turn, in reading order; not where nothing is left."""
        for square in self.area.each(places[tile]):
            if left := self._narrowed({**places, tile: square}, (tile,)):
                yield left

    def _narrowed(self, places: Places, changed: Iterable[int]) -> Places | None:
        """What is left of all squares once these tiles have fewer; None if no square is left for one of them."""
        places, waiting = dict(places), [*changed]
        while waiting:
            tile = waiting.pop()
            self.work.spend(3 + (1 + self.area.cost) * len(self._beside[tile]))
            around = self.area.spread(places[tile])
            limits = [(other, around) for other in self._beside[tile]]
            if _is_one(places[tile]):
                limits += self._elsewhere(tile, places[tile], around)
            for other, allowed in limits:
                left = places[other] & allowed
                if not left:
                    return None
                if left != places[other]:
                    places[other] = left
                    if other not in waiting:
                        waiting.append(other)
        if self._must_reach and not any(squares & self._must_reach for squares in places.values()):
            return None
        return places

    def _elsewhere(self, tile: int, square: int, around: int) -> Iterator[tuple[int, int]]:
        """Where other tiles can lie once a tile lies on its one square: new ones on other squares, and new blanks don't
        touch (K11)."""
        self.work.spend(len(self._new) // 4)
        if tile in self._new:
            yield from ((other, ~square) for other in self._new if other != tile)
        if tile in self._blanks:
            yield from ((other, ~around) for other in self._blanks if other != tile)


def _is_one(squares: int) -> bool:
    return not squares & (squares - 1)
