"""The supply: the tiles face down while letters are drawn, one of each size with the number of tiles (L1)."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from rekje.board.path.paths import Piece
from rekje.games.path.sized_drawing import SizedDrawing, undrawn
from rekje.games.path.words import letters_held, paper_of
from rekje.games.registry import get_game
from rekje.model.sizes import MAX_SIDE, Size, extent, size_name
from rekje.model.state import State
from rekje.terminal import look
from rekje.terminal.path.board import LABEL, Canvas, Scale, draw_tile

_APART = 2
"""The fewest squares between two sizes."""
_LABELLED = len("1×1: 10 ")


def supply(state: State) -> Counter[Size]:
    """The number of tiles of each size that can be drawn next: letters or blank tokens."""
    game = get_game(state.config.game)
    assert isinstance(game, SizedDrawing)
    drawer = game.drawer(state)
    full = drawer is not None and len(letters_held(state, drawer)) == game.letters_each(state.config)
    left = undrawn(state, tokens=False)
    return Counter(extent(tile) for tile in (undrawn(state, tokens=True) if full or not left else left))


def is_drawing(state: State) -> bool:
    """Whether letters are being drawn."""
    return paper_of(state).drawing is not None


def supply_lines(state: State, columns: int, rows: int, scale: Scale) -> list[Text]:
    """A picture of the supply, as large as a board of ``columns`` × ``rows`` squares with its header line."""
    canvas: Canvas = [[(" ", "")] * (columns * scale.columns) for _ in range(rows * scale.lines)]
    counts = supply(state)
    # The label with size and number must fit below the narrowest tile.
    beside = max(_APART, -(-_LABELLED // scale.columns) - 1)
    top = 1
    for height in range(1, MAX_SIDE + 1):
        left = 1
        for width in range(1, MAX_SIDE + 1):
            _draw_size(canvas, Piece(" ", left, top, width, height), scale, counts[width, height])
            left += width + beside
        top += height + _APART
    return [Text(), *(Text.assemble(" " * LABEL, *row) for row in canvas)]


def _draw_size(canvas: Canvas, here: Piece, scale: Scale, count: int) -> None:
    """Draw a tile face down, with its size and the number of such tiles below it."""
    draw_tile(canvas, here, scale, "", look.SHADES[0] if count else look.QUIET)
    line = (here.y + here.h) * scale.lines
    for i, char in enumerate(f"{size_name((here.w, here.h))}: {count}"):
        canvas[line][here.x * scale.columns + i] = (char, look.QUIET if not count else "")
