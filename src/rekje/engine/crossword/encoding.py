"""Boards as the core's bytes: one byte a square, row by row; 0 is empty, other codes are `rekje.engine.encoding`'s."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rekje.engine.encoding import Alphabet
from rekje.model.problems import FormError
from rekje.model.squares import Square, square_name
from rekje.model.tiles import Tile


def encode_board(codes: Alphabet, width: int, height: int, board: Mapping[Square, Tile]) -> bytes:
    """A board of so many columns and rows. Raises `FormError` for unknown tiles and squares beyond the edge."""
    cells, laid = bytearray(width * height), codes.laid
    at = square_indices(width, height)
    try:
        for square, tile in board.items():
            cells[at[square]] = laid[tile]
    except KeyError:
        raise _misfit(at, board, laid) from None
    return bytes(cells)


@lru_cache(maxsize=64)
def square_indices(width: int, height: int) -> dict[Square, int]:
    """The index of each square, row by row."""
    return {(x, y): y * width + x for y in range(height) for x in range(width)}


def _misfit(at: Mapping[Square, int], board: Mapping[Square, Tile], laid: Mapping[Tile, int]) -> FormError:
    """What is wrong with the first tile that doesn't fit."""
    for (x, y), tile in board.items():
        if (x, y) not in at:
            return FormError("engine-square", square=square_name((x, y)) if 0 <= x < 26 else f"{x},{y}")
        if tile not in laid:
            break
    return FormError("engine-tile", tile=tile)
