"""The board as lines of text: coordinates, premium squares, tiles, the last play and one that isn't sent yet."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
from rich.text import Text

from rekje.cli.terminal import look
from rekje.locale import say
from rekje.model.edition import Edition, Premium
from rekje.model.squares import Square
from rekje.model.tiles import Tile

WIDE, NARROW = 3, 2
WIDEST = 17
"""The most columns that still leave room for wide squares and the panel beside them in 80 columns."""
LAST_SIGN, DRAFT_SIGN = "*", "+"
START_SIGN = "◦"
_DIGRAPHS = {"IJ": "Ĳ", "ij": "ĳ"}


class Drawing(msgspec.Struct, frozen=True):
    """What is to be drawn: the tiles that lie there, the squares of the last play, the tiles not sent yet."""

    board: Mapping[Square, Tile]
    last: Collection[Square] = ()
    draft: Mapping[Square, Tile] = {}


def board_lines(edition: Edition, drawing: Drawing, language: str) -> list[Text]:
    """The board, a header line with the columns first, then a line for each row."""
    wide = WIDE if edition.width <= WIDEST else NARROW
    names = "".join(chr(65 + x).center(wide) for x in range(edition.width))
    lines = [Text("   " + names, look.COORDINATE)]
    for y in range(edition.height):
        line = Text.assemble((f"{y + 1:>2} ", look.COORDINATE))
        for x in range(edition.width):
            line.append(*_square(edition, drawing, (x, y), wide, language))
        lines.append(line)
    return lines


def board_width(edition: Edition) -> int:
    """How many columns of the terminal `board_lines` takes."""
    return 3 + edition.width * (WIDE if edition.width <= WIDEST else NARROW)


def _square(edition: Edition, drawing: Drawing, square: Square, wide: int, language: str) -> tuple[str, str]:
    if square in drawing.draft:
        return tile_text(drawing.draft[square], DRAFT_SIGN, wide), look.DRAFT
    if square in drawing.board:
        last = square in drawing.last
        return tile_text(drawing.board[square], LAST_SIGN if last else "", wide), look.LAST if last else look.TILE
    kind = edition.premium(square)
    if kind is None:
        return "·".center(wide), look.PLAIN
    return premium_sign(kind, language).center(wide), look.premium_style(kind)


def tile_text(tile: Tile, sign: str, wide: int) -> str:
    """A tile in the width of a square, with a sign behind it; a blank is in lower case, as in the notation."""
    face = face_sign(tile)[: wide - 1]
    return face.rjust(wide - 1) + (sign or " ")


def face_sign(tile: Tile) -> str:
    """What a tile shows, in one column where there is a character for it."""
    return _DIGRAPHS.get(tile, tile)


def premium_sign(kind: Premium, language: str) -> str:
    """``3W`` for a triple word, ``2L`` for a double letter …, with the initials of the reader's language; ``2×`` where
    the whole lay counts double."""
    if kind.word > 1:
        return f"{kind.word}{say('screen-sign-word', language)}"
    if kind.letter > 1:
        return f"{kind.letter}{say('screen-sign-letter', language)}"
    return f"{kind.lay}×" if kind.lay > 1 else START_SIGN
