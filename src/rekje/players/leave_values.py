"""Leave values: the worth in points of tiles kept for later turns. They are learned from games, or derived from the
letters of an edition."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rekje.model.tiles import BLANK, LetterSet, Tile, join_tiles

NO_TILES = ""
"""The set without tiles, as it is written."""


class LeaveValues(msgspec.Struct, frozen=True):
    """The worth of a set of tiles is the sum over its tiles (``ones``), over its pairs (``twos``: what two tiles are
    worth more together than apart), and over the sets of three and four tiles in it (``sets``: what they are worth more
    than their parts; each counts once). A set is written in the order of `tiles_of`, as in ``"QU"``. What is left out
    adds nothing.

    If nothing is drawn after a play, ``ones`` holds for a full bag and ``late`` for a bag that is about to be empty;
    between the two the share of the bag that is left decides. In a race ``late`` is what tiles add to the next word, by
    themselves and, as in ``"EE"``, by two of a letter; ``ones`` and ``twos`` are what they add to all words to come,
    both in letters, and ``late`` tells of `NO_TILES` how long a word is on average."""

    ones: dict[str, float]
    twos: dict[str, float] = {}
    sets: dict[str, float] = {}
    late: dict[str, float] = {}

    def single(self, letters: LetterSet, full: float = 1.0) -> list[float]:
        """The worth of each tile of a letter set by itself, the blank first. ``full`` is the share of the bag that is
        left."""
        late = self.late or self.ones
        return [full * self.ones.get(tile, 0.0) + (1 - full) * late.get(tile, 0.0) for tile in tiles_of(letters)]

    def double(self, letters: LetterSet) -> list[float]:
        """What each two tiles of a letter set are worth more together: a row for each tile, the blank first."""
        tiles = tiles_of(letters)
        rows = ((tiles[min(i, j)], tiles[max(i, j)]) for i in range(len(tiles)) for j in range(len(tiles)))
        return [self.twos.get(join_tiles(pair), 0.0) for pair in rows]

    def alike(self, letters: LetterSet, full: float = 1.0) -> list[float]:
        """What two tiles of each letter are worth more together, as `single`."""
        pairs = [join_tiles((tile, tile)) for tile in tiles_of(letters)]
        late = self.late or self.twos
        return [full * self.twos.get(pair, 0.0) + (1 - full) * late.get(pair, 0.0) for pair in pairs]


def tiles_of(letters: LetterSet) -> tuple[Tile, ...]:
    """The tiles of which racks are made: the blank, then the letters in order."""
    return (BLANK, *letters.faces)


def rounded(worths: Mapping[str, float]) -> dict[str, float]:
    """Values as they are written: to the hundredth of a point."""
    return {tiles: round(worth, 2) for tiles, worth in worths.items()}
