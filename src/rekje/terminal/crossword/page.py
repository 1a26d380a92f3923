"""The page of a game on a board in 80×24: board and panel, rack, a few lines to be said, the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from rekje.model import events as ev
from rekje.model.families import AnyEvent
from rekje.model.squares import Square, parse_square
from rekje.model.tiles import Tile, Tiles
from rekje.referee.view import Seen
from rekje.tables.table import Table
from rekje.terminal.crossword.board import Drawing, board_lines
from rekje.terminal.page import GAP, MESSAGE_LINES, last_that_fit, rack_lines
from rekje.terminal.panel import panel_lines
from rekje.terminal.screen import Screen
from rekje.terminal.timing import Stopwatch

_NARROWEST_PANEL = 22
_TALL = 16
"""From this number of rows on, the board fills a screen of 24 lines."""


class BoardTable:
    """`rekje.terminal.family.ShownTable` for a board."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def last(self) -> tuple[Square, ...]:
        """The squares of the last play, unless it was taken back."""
        return last_squares(self._table.events)

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
        """`rekje.terminal.family.ShownTable.page`."""
        drawing = Drawing(view.board, self.last, draft or {})
        return game_page(screen, view, drawing, rack, messages, stopwatch.readings(view))

    def laid_last(self, screen: Screen, view: Seen) -> list[str]:
        """Nothing: the news names the square."""
        return []


def game_page(
    screen: Screen,
    view: Seen,
    drawing: Drawing,
    rack: Tiles | None,
    messages: Sequence[Text | str],
    time_left: Sequence[str] = (),
) -> list[Text | str]:
    """The whole page without its prompt. ``rack`` is in its owner's order; None shows no rack."""
    lines: list[Text | str] = [*beside(screen, view, drawing, time_left)]
    said = last_that_fit(screen, messages, MESSAGE_LINES + (view.edition.height < _TALL))
    if rack is None:
        return [*lines, "", *said]
    # The empty line between board and rack is left out for a fourth line of messages or a board of over 15 rows.
    gap = [""] if len(said) <= MESSAGE_LINES and view.edition.height < _TALL else []
    held = rack_lines(rack, view.letter_set, screen.language, screen.width - 1)
    return [*lines, *gap, *held, *said, *[""] * (MESSAGE_LINES - len(said))]


def beside(screen: Screen, view: Seen, drawing: Drawing, time_left: Sequence[str] = ()) -> list[Text]:
    """The board with the panel beside it; below it where the terminal is too narrow."""
    board = board_lines(view.edition, drawing, screen.language, screen.width)
    left = cell_len(board[0].plain)
    room = min(screen.width - left - len(GAP) - 1, 32)
    if room < _NARROWEST_PANEL:
        return board + panel_lines(view, screen.width - 1, len(view.seats) + 5, screen.language, time_left)
    panel = panel_lines(view, room, len(board), screen.language, time_left)
    return [_joined(line, panel[i] if i < len(panel) else None) for i, line in enumerate(board)]


def _joined(board: Text, panel: Text | None) -> Text:
    return Text.assemble(board, GAP, panel) if panel else board


def last_squares(events: Sequence[AnyEvent]) -> tuple[Square, ...]:
    """The squares of the last play, unless it was taken back."""
    for event in reversed(events):
        if isinstance(event, ev.PlayTakenBack):
            return ()
        if isinstance(event, ev.PlayLaid):
            return tuple(map(parse_square, event.tiles))
    return ()
