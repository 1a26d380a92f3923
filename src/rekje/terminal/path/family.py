"""Words as paths over tiles of many sizes, in a terminal (`rekje.terminal.family.TerminalFamily`)."""

from __future__ import annotations

from collections.abc import Collection

from rekje.model.squares import Square
from rekje.model.state import State
from rekje.terminal.family import TableDrawing
from rekje.terminal.path.board import LayDrawing, lay_board_lines, lay_scale
from rekje.terminal.path.ending import lay_ending as ending
from rekje.terminal.path.heard import ANSWERS as heard
from rekje.terminal.path.page import LayTable as shown

__all__ = ["ending", "heard", "shown", "table_drawing"]


def table_drawing(state: State, language: str, width: int, shown: Collection[Square] = ()) -> TableDrawing:
    """The board with its letters."""
    size = state.edition.width, state.edition.height
    return TableDrawing(lay_board_lines(size, LayDrawing(state.board), lay_scale(size[0], width)))
