"""Boards as a programmer writes them: rows of text, or words at places; and back to text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rekje.adapters.encoding import alphabet
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.squares import Square, spelled, square_name
from rekje.model.tiles import Tile, join_tiles, letter, split_tiles

EMPTY = "."
BoardLike = Sequence[str] | Mapping[str, str] | Mapping[Square, Tile]


def read_board(board: BoardLike, edition: Edition) -> dict[Square, Tile]:
    """The tiles on a board by square.

    ``board`` is its rows from the top, a tile or ``.`` a square (a blank in lower case, ``[IJ]`` one tile); or words by
    place, ``{"8D": "TAART", "E7": "TAFEL"}``, laid over each other; or the tiles by square ``(x, y)``. Raises
    `FormError` for what doesn't fit the board, and for words that disagree about a square.
    """
    if isinstance(board, str) or not isinstance(board, Sequence | Mapping):
        raise FormError("form-argument", name="board", wanted="board")
    width, height = edition.width, edition.height
    known = alphabet(edition.letter_set).laid
    tiles: dict[Square, Tile] = {}
    for square, tile in _tiles(board, edition):
        if not (0 <= square[0] < width and 0 <= square[1] < height):
            raise FormError("engine-board-square", width=width, height=height)
        if tile not in known:
            raise FormError("engine-tile", tile=tile)
        if square in tiles and letter(tiles[square]) != letter(tile):
            raise FormError("engine-board-clash", square=square_name(square), one=tiles[square], other=tile)
        tiles.setdefault(square, tile)
    return tiles


def _tiles(board: BoardLike, edition: Edition) -> Iterator[tuple[Square, Tile]]:
    if not isinstance(board, Mapping):
        yield from _rows(board, edition)
        return
    for place, text in board.items():
        if not isinstance(place, str):
            yield place, text
            continue
        yield from spelled(place, text)


def _rows(rows: Sequence[str], edition: Edition) -> Iterator[tuple[Square, Tile]]:
    if rows and len(rows) != edition.height:
        raise FormError("engine-board-rows", count=len(rows), wanted=edition.height)
    for y, row in enumerate(rows):
        squares = split_tiles(row)
        if len(squares) != edition.width:
            raise FormError("engine-board-row", row=y + 1, count=len(squares), wanted=edition.width)
        yield from (((x, y), tile) for x, tile in enumerate(squares) if tile != EMPTY)


def board_rows(board: Mapping[Square, Tile], edition: Edition) -> list[str]:
    """A board as rows of text, as `read_board` takes them."""
    squares = ([board.get((x, y), EMPTY) for x in range(edition.width)] for y in range(edition.height))
    return [join_tiles(row) for row in squares]
