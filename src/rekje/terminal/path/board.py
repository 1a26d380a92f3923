"""A squared board with tiles of many sizes as lines of text: outlines, letters, a path traced over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from rekje.board.path.paths import Piece
from rekje.games.path.words import piece
from rekje.model.squares import Square
from rekje.model.tiles import Tile
from rekje.terminal import look
from rekje.terminal.signs import DRAFT_SIGN, HATCHING, LAST_SIGN, face_sign

LABEL = 3
_EMPTY = "·"


class Scale(msgspec.Struct, frozen=True):
    """How large a square is drawn: columns and lines of the terminal."""

    columns: int
    lines: int


SMALL, SLIM, LARGE = Scale(3, 1), Scale(2, 1), Scale(4, 2)


def lay_scale(columns: int, room: int) -> Scale:
    """The usual scale of a board with so many columns, or a narrower one if it wouldn't fit in ``room``."""
    return SMALL if LABEL + columns * SMALL.columns <= room else SLIM


class LayDrawing(msgspec.Struct, frozen=True):
    """What to draw: tiles by their top left squares, the tiles laid ``last``, the tiles not sent yet, a word's path."""

    board: Mapping[Square, Tile]
    last: Sequence[Square] = ()
    draft: Mapping[Square, Tile] = {}
    path: Sequence[Square] = ()

    def at(self, square: Square) -> Tile:
        """The tile whose top left square this is; empty if there is none."""
        return self.draft.get(square) or self.board.get(square, "")


Canvas = list[list[tuple[str, str]]]
"""Lines of characters, each with its style."""


def lay_board_lines(size: tuple[int, int], drawing: LayDrawing, scale: Scale) -> list[Text]:
    """The board, columns × rows squares, a header line with the names of its columns first."""
    columns, rows = size
    canvas = empty_canvas(columns, rows, scale)
    draw_tiles(canvas, drawing, scale)
    names = "".join(chr(65 + x).center(scale.columns) for x in range(columns))
    lines = [Text(" " * LABEL + names, look.COORDINATE)]
    for y, row in enumerate(canvas):
        label = f"{y // scale.lines + 1:>2} " if y % scale.lines == 0 else " " * LABEL
        lines.append(Text.assemble((label, look.COORDINATE), *row))
    return lines


def empty_canvas(columns: int, rows: int, scale: Scale) -> Canvas:
    """Squares with a dot in the middle of each."""
    across, down = (scale.columns - 1) // 2, (scale.lines - 1) // 2
    return [
        [
            (_EMPTY if x % scale.columns == across and y % scale.lines == down else " ", look.PLAIN)
            for x in range(columns * scale.columns)
        ]
        for y in range(rows * scale.lines)
    ]


def draw_tiles(canvas: Canvas, drawing: LayDrawing, scale: Scale) -> None:
    """Draw all tiles. Those not sent yet come last, because they may lie on a blank token."""
    shades = shades_of([piece(square, tile) for square, tile in drawing.board.items()])
    for square, tile in {**drawing.board, **drawing.draft}.items():
        sign, style = _marked(square, drawing, shades)
        draw_tile(canvas, piece(square, tile), scale, sign, style)


def _marked(square: Square, drawing: LayDrawing, shades: Mapping[Square, str]) -> tuple[str, str]:
    """The sign behind a tile's letter, and the tile's colour."""
    if square in drawing.path:
        new = square in drawing.draft
        return str(drawing.path.index(square) + 1), look.DRAFT if new else look.WALKED
    if square in drawing.draft:
        return DRAFT_SIGN, look.DRAFT
    return (LAST_SIGN, look.LAST) if square in drawing.last else ("", shades[square])


def shades_of(pieces: Sequence[Piece]) -> dict[Square, str]:
    """A colour for each tile, different from the tiles that it touches. Tiles laid later don't change it."""
    shades: dict[Square, str] = {}
    for number, here in enumerate(pieces):
        taken = {shades[other.at] for other in pieces[:number] if other.touches(here)}
        shades[here.at] = next((shade for shade in look.SHADES if shade not in taken), look.SHADES[-1])
    return shades


def draw_tile(canvas: Canvas, here: Piece, scale: Scale, sign: str, style: str) -> None:
    """Draw a tile: its outline, its letter in the middle, a sign behind the letter (or below it in a narrow tile)."""
    left, top = here.x * scale.columns, here.y * scale.lines
    width, height = here.w * scale.columns, here.h * scale.lines
    for y, line in enumerate(_outline(width, height, " " if here.face else HATCHING)):
        for x, char in enumerate(line):
            canvas[top + y][left + x] = (char, _edge(style))
    x, y = left + (width - 1) // 2, top + (height - 1) // 2
    if here.face.strip():
        canvas[y][x] = (face_sign(here.face), style)
    below = width <= scale.columns and height > 1
    x, y = (x, y + 1) if below else (x + 1, y)
    for i, char in enumerate(sign):
        canvas[y][x + i] = (char, style)


def _edge(style: str) -> str:
    """The style of a tile's outline: fainter than its letter."""
    return style.replace(look.INK, look.EDGE).removeprefix("bold ")


def _outline(width: int, height: int, inside: str) -> list[str]:
    """The lines of a box. A box one line high has only its left and right end."""
    fill = inside * (width - 2)
    if height == 1:
        return [f"[{fill}]"]
    edge = ("─" if inside == " " else inside) * (width - 2)
    return [f"┌{edge}┐", *[f"│{fill}│"] * (height - 2), f"└{edge}┘"]
