"""Where a move of a record laid its tiles."""

from __future__ import annotations

from rekje.model.families import AnyCommand
from rekje.model.path.commands import LayToken, Place, PlacedTile, Swap
from rekje.model.squares import square_name


def laid_at(move: AnyCommand) -> str:
    """Each letter with the square of its corner, a free letter after a ``+``; a token's corner."""
    match move:
        case Place(tile=str(tile), at=at) | Swap(tile=tile, at=at) if at:
            own = f"{tile} {square_name(at)}"
            return " ".join([own, *map(_free_at, move.tiles)])
        case Place():
            return " ".join(map(_free_at, move.tiles))
        case LayToken():
            return square_name(move.at)
        case _:
            return ""


def _free_at(tile: PlacedTile) -> str:
    return f"{'+' * tile.free}{tile.tile} {square_name(tile.at)}"
