"""The board as lines of text: coordinates, premium squares, tiles, the last play and one that isn't sent yet."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from rich.text import Text

from rekje.model.edition import Edition, Premium
from rekje.model.squares import Square
from rekje.model.tiles import Tile
from rekje.terminal import look
from rekje.terminal.signs import BARE, DRAFT_SIGN, LAST_SIGN, START_SIGN, tile_text, wide_sign

WIDE, NARROW = 3, 2
"""Columns of the terminal for a square: with room for a sign beside the letter, and without."""
WIDEST = 17
"""The most columns that still leave room for wide squares and the panel beside them in 80 columns."""
MARGIN = 3
BARE_SIGNS = {"word": "◆", "letter": "◇", "lay": "■"}
"""The signs of premium squares that are one column wide. None is a letter, since a letter would look like a tile."""


class Drawing(msgspec.Struct, frozen=True):
    """What to draw: the tiles on the board, the squares of the last play, the tiles not sent yet."""

    board: Mapping[Square, Tile]
    last: Collection[Square] = ()
    draft: Mapping[Square, Tile] = {}


def board_lines(edition: Edition, drawing: Drawing, language: str, room: int = 80) -> list[Text]:
    """The board, a header line with the columns first, then a line for each row, as wide as ``room`` allows."""
    wide = square_width(edition, room)
    names = "".join(chr(65 + x).center(wide) for x in range(edition.width))
    lines = [Text(" " * MARGIN + names, look.COORDINATE)]
    for y in range(edition.height):
        line = Text.assemble((f"{y + 1:>2} ", look.COORDINATE))
        for x in range(edition.width):
            line.append(*_square(edition, drawing, (x, y), wide, language))
        lines.append(line)
    return lines


def square_width(edition: Edition, room: int) -> int:
    """The columns of the terminal for each square, if the board has ``room`` columns."""
    usual = WIDE if edition.width <= WIDEST else NARROW
    return next((wide for wide in range(usual, BARE, -1) if MARGIN + edition.width * wide <= room), BARE)


def _square(edition: Edition, drawing: Drawing, square: Square, wide: int, language: str) -> tuple[str, str]:
    if square in drawing.draft:
        return tile_text(drawing.draft[square], DRAFT_SIGN, wide), look.DRAFT
    if square in drawing.board:
        last = square in drawing.last
        return tile_text(drawing.board[square], LAST_SIGN if last else "", wide), look.LAST if last else look.TILE
    kind = edition.premium(square)
    if kind is None:
        return "·".center(wide), look.PLAIN
    sign = wide_sign(kind, language) if wide > BARE else bare_sign(kind)
    return sign.center(wide), look.premium_style(kind)


def bare_sign(kind: Premium) -> str:
    """A premium square in one column. The sign says what it multiplies; the colour says by how much."""
    return next((sign for what, sign in BARE_SIGNS.items() if getattr(kind, what) > 1), START_SIGN)
