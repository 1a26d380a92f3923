"""Words in lines on a board, in a terminal (`rekje.terminal.family.TerminalFamily`)."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from rekje.model.events import Outcome
from rekje.model.squares import Square, parse_square
from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.terminal.crossword.board import Drawing, board_lines
from rekje.terminal.crossword.ending import board_ending
from rekje.terminal.crossword.heard import ANSWERS as heard
from rekje.terminal.crossword.page import BoardTable as shown
from rekje.terminal.family import TableDrawing
from rekje.terminal.screen import Screen

__all__ = ["ending", "heard", "shown", "table_drawing"]


def ending(screen: Screen, state: State, outcome: Outcome, knowledge: Knowledge | None) -> list[Text | str]:
    """The settlement and the winners."""
    return board_ending(screen, state, outcome)


def table_drawing(state: State, language: str, width: int, shown: Collection[Square] = ()) -> TableDrawing:
    """The board, the last play marked."""
    last = tuple(map(parse_square, state.pending.tiles)) if state.pending else ()
    return TableDrawing(board_lines(state.edition, Drawing(state.board, last), language, width))
