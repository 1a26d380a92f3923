"""Tiles that lie on the board before the first move, and racks and bags to go with them."""

from __future__ import annotations

from typing import Any

from rekje.model.squares import parse_at, square_name, step
from rekje.model.tiles import split_tiles


def line(at: str, tiles: str) -> dict[str, str]:
    """Tiles in a row (``at`` like ``8D``) or a column (``D8``), for a setup."""
    start, across = parse_at(at)
    return {square_name(step(start, across, i)): tile for i, tile in enumerate(split_tiles(tiles))}


def position(*lines: tuple[str, str], **more: Any) -> dict[str, Any]:
    """A setup with lines of tiles; more: racks, bag, scores, premiums."""
    return {"tiles": {square: tile for at, tiles in lines for square, tile in line(at, tiles).items()}, **more}
