"""The tiles that a player can lay: those whose faces are known, and a number of unknown ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from rekje.model.problems import Flaw
from rekje.model.tiles import Tile, as_held, join_tiles


class Held(msgspec.Struct, frozen=True):
    """A rack: how many of each tile are ``known`` on it, how many more are ``unknown``, and which tiles those could
    be (``unseen``: the rest of the box, as far as this reader knows)."""

    known: Mapping[Tile, int]
    unknown: int = 0
    unseen: Mapping[Tile, int] = {}

    @classmethod
    def of(cls, tiles: Iterable[Tile]) -> Held:
        """A rack whose tiles are all known."""
        return cls(Counter(tiles))

    @property
    def size(self) -> int:
        """The number of tiles."""
        return sum(self.known.values()) + self.unknown

    def short_of(self, tiles: Iterable[Tile]) -> Counter[Tile]:
        """Those of these tiles that aren't known to be held, each as often as it is lacking."""
        return Counter(map(as_held, tiles)) - Counter(self.known)

    def lacks(self, tiles: Iterable[Tile]) -> Flaw | None:
        """What keeps a player from laying these tiles: one that isn't held, more than the rack has, or
        more than the box can still have."""
        short = self.short_of(tiles)
        if not short:
            return None
        if short.total() > self.unknown:
            if self.unknown and not self.known:
                return Flaw("play-rack-short", {"count": short.total(), "most": self.unknown})
            return Flaw("play-not-held", {"tile": join_tiles((next(iter(short)),))})
        if beyond := short - Counter(self.unseen):
            return Flaw("play-box", {"tile": join_tiles((next(iter(beyond)),))})
        return None
