"""Words that walk over a heap, in a terminal (`rekje.terminal.family.TerminalFamily`)."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from rekje.games.registry import get_game
from rekje.model.events import Outcome
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.terminal.family import TableDrawing
from rekje.terminal.screen import Screen
from rekje.terminal.walk.ending import track_ending
from rekje.terminal.walk.heap import LABEL, Viewport, cell_width, heap_lines
from rekje.terminal.walk.heard import ANSWERS as heard
from rekje.terminal.walk.page import heap_table as shown

__all__ = ["ending", "heard", "shown", "table_drawing"]


def ending(screen: Screen, state: State, outcome: Outcome, knowledge: Knowledge | None) -> list[Text | str]:
    """Where the kings stand and who has won."""
    return track_ending(screen, state, outcome)


def table_drawing(state: State, language: str, width: int, shown: Collection[Square] = ()) -> TableDrawing:
    """The heap."""
    bare = get_game(state.config.game).bare_table(state.config)
    assert bare is not None
    rows = [y for _, y in (*state.board, *shown)] or [0]
    columns = (width - LABEL) // cell_width(bare.grid)
    window = Viewport(bare.grid).over({*state.board, *shown}, (), columns, max(rows) - min(rows) + 3)
    return TableDrawing(heap_lines(window, state.board), lambda at: window.name(at) if window.shows([at]) else "…")
