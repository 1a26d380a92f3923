"""How a score comes about, tile by tile."""

from __future__ import annotations

import msgspec

from rekje.model.tiles import Tile


class SumPart(msgspec.Struct, frozen=True):
    """A tile in a sum: its points, and what the square under it multiplies them by."""

    tile: Tile
    value: int
    factor: int = 1


class Sum(msgspec.Struct, frozen=True):
    """How a score comes about: the tiles that count, and what multiplies them all together (S11–S16, W7, W8)."""

    parts: tuple[SumPart, ...]
    factor: int = 1

    @property
    def total(self) -> int:
        """The score."""
        return sum(part.value * part.factor for part in self.parts) * self.factor
