"""Boards as a programmer writes them: rows of text, or words at places; and back to text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rekje.engine.crossword.encoding import square_indices
from rekje.engine.encoding import alphabet
from rekje.library.arguments import square_of, text
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
    if isinstance(board, Mapping):
        tiles = _laid(board)
    elif isinstance(board, Sequence) and not isinstance(board, str):
        tiles = dict(_rows([text(f"board[{place}]", row) for place, row in enumerate(board)], edition))
    else:
        raise FormError("form-argument", name="board", wanted="board")
    squares, known = square_indices(edition.width, edition.height), alphabet(edition.letter_set).laid
    if not tiles.keys() <= squares.keys():
        raise FormError("engine-board-square", width=edition.width, height=edition.height)
    if not known.keys() >= set(tiles.values()):
        raise FormError("engine-tile", tile=next(tile for tile in tiles.values() if tile not in known))
    return tiles


def _laid(board: Mapping[str, str] | Mapping[Square, Tile]) -> dict[Square, Tile]:
    """Tiles by square, and those of words laid over each other. Raises `FormError` for what is neither."""
    tiles: dict[Square, Tile] = {}
    for number, (place, there) in enumerate(board.items()):
        laid = text(f"board[{place!r}]", there)
        if isinstance(place, str):
            for square, tile in spelled(place, laid):
                _lay(tiles, square, tile)
        elif one := square_of(place):
            _lay(tiles, one, laid)
        else:
            raise FormError("form-argument", name=f"list(board)[{number}]", wanted="place")
    return tiles


def _lay(tiles: dict[Square, Tile], square: Square, tile: Tile) -> None:
    before = tiles.setdefault(square, tile)
    if before is not tile and letter(before) != letter(tile):
        raise FormError("engine-board-clash", square=square_name(square), one=before, other=tile)


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
