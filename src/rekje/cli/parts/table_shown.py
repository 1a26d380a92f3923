"""What lies on the table, printed."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rich.console import Console

from rekje.games.registry import get_game
from rekje.locale import ui_language
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.terminal.families import SCREENS


def print_table(
    console: Console, state: State, shown: Collection[Square] = (), width: int | None = None
) -> Callable[[Square], str]:
    """Print the tiles on the table, where ``shown`` squares are in sight. Returns what squares are called there."""
    family = SCREENS[get_game(state.config.game).family]
    drawing = family.table_drawing(state, ui_language(), width or console.width, shown)
    for row in drawing.lines:
        console.print(row, no_wrap=True, overflow="crop")
    return drawing.name
