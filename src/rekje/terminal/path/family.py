"""Words as paths over tiles of many sizes, in a terminal (`rekje.terminal.family.TerminalFamily`)."""

from __future__ import annotations

from rich.text import Text

from rekje.model.state import State
from rekje.terminal.path.board import LayDrawing, lay_board_lines, lay_scale
from rekje.terminal.path.ending import lay_ending as ending
from rekje.terminal.path.page import LayTable as shown

__all__ = ["ending", "shown", "table_lines"]


def table_lines(state: State, language: str, width: int) -> list[Text]:
    """The board with its letters."""
    size = state.edition.width, state.edition.height
    return lay_board_lines(size, LayDrawing(state.board), lay_scale(size[0], width))
