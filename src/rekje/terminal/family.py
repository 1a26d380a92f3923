"""What each family of games has on this floor (`rekje.terminal.families`)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from rich.text import Text

from rekje.model.events import Outcome
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen
from rekje.tables.table import Table
from rekje.terminal.screen import Screen
from rekje.terminal.timing import Stopwatch


class ShownTable(Protocol):
    """A table as a terminal shows it."""

    def page(
        self,
        screen: Screen,
        view: Seen,
        seat: int | None,
        rack: Tiles | None,
        messages: Sequence[Text | str],
        stopwatch: Stopwatch,
        draft: dict[Square, Tile] | None = None,
    ) -> list[Text | str]:
        """The whole page without its prompt, as a ``seat`` may see it. ``rack`` is in its owner's order; None shows no
        rack. ``draft`` holds the tiles not sent yet."""

    def laid_last(self, screen: Screen, view: Seen) -> list[str]:
        """The tiles last laid with their squares, where the news doesn't say where they lie."""


class TableDrawing(NamedTuple):
    """The tiles on a table as lines of text, and what its squares are called there."""

    lines: list[Text]
    name: Callable[[Square], str] = square_name


class EarQuestion(NamedTuple):
    """A question about a table that isn't drawn: the asker's view of it, what was typed after the command."""

    view: Seen
    argument: str
    screen: Screen
    shown: ShownTable


HeardAnswers = Mapping[str, Callable[[EarQuestion], str]]
"""By command, what is said of a table."""


class TerminalFamily(Protocol):
    """How the games of a family look in a terminal. ``heard`` is what can be asked where nothing is drawn."""

    heard: HeardAnswers

    def shown(self, table: Table) -> ShownTable:
        """The object that shows a table and keeps the terminal's own state of it."""

    def ending(self, screen: Screen, state: State, outcome: Outcome, knowledge: Knowledge | None) -> list[Text | str]:
        """How a game ended. With knowledge it includes words that nobody found, where the game tells them."""

    def table_drawing(self, state: State, language: str, width: int, shown: Collection[Square] = ()) -> TableDrawing:
        """The tiles on the table, drawn within ``width`` columns; where only a part of the table is drawn, the squares
        that are to be ``shown`` belong to it."""
