"""The page of a game in 80×24: board and panel, rack, a few lines of what is to be said, and the prompt below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from rekje.locale import say
from rekje.model.state import State
from rekje.model.tiles import BLANK, UNKNOWN, LetterSet, Tiles
from rekje.terminal import look
from rekje.terminal.crossword.board import Drawing, board_lines
from rekje.terminal.panel import panel_lines
from rekje.terminal.screen import Screen

GAP = "   "
MESSAGE_LINES = 3
_NARROWEST_PANEL = 22
_TALL = 16
"""So many rows fill a screen of 24 lines."""
_CELLS = (4, 3, 2)
"""Columns for a tile of a rack, as wide as the rack allows."""


def game_page(
    screen: Screen,
    view: State,
    drawing: Drawing,
    rack: Tiles | None,
    messages: Sequence[Text | str],
    time_left: Sequence[str] = (),
) -> list[Text | str]:
    """The whole page without its prompt; ``rack`` as its owner has arranged it, None where nobody's is shown."""
    lines: list[Text | str] = [*beside(screen, view, drawing, time_left)]
    said = last_that_fit(screen, messages, MESSAGE_LINES + (view.edition.height < _TALL))
    if rack is None:
        return [*lines, "", *said]
    # The line between board and rack gives way to a fourth line of messages, and to a board of more than 15 rows.
    gap = [""] if len(said) <= MESSAGE_LINES and view.edition.height < _TALL else []
    held = rack_lines(rack, view.letter_set, screen.language, screen.width - 1)
    return [*lines, *gap, *held, *said, *[""] * (MESSAGE_LINES - len(said))]


def last_that_fit(screen: Screen, messages: Sequence[Text | str], room: int) -> list[Text | str]:
    """The last messages, whole ones, that fit in so many lines; of a single one that doesn't, its beginning."""
    said: list[Text | str] = []
    for message in reversed(messages):
        lines = screen.wrapped(message)
        if said and len(lines) + len(said) > room:
            break
        said = [*lines[:room], *said]
    return said


def beside(screen: Screen, view: State, drawing: Drawing, time_left: Sequence[str] = ()) -> list[Text]:
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


def rack_lines(rack: Tiles, letters: LetterSet, language: str, width: int) -> list[Text]:
    """A rack: the letters, and below them what they are worth. A long rack stands closer together; of one that is
    longer still, letters alone stand in both lines."""
    label = say("screen-rack", language) + "  "
    room = width - cell_len(label)
    cell = next((cell for cell in _CELLS if sum(max(cell, len(tile) + 1) for tile in rack) <= room), 0)
    if not cell:
        return _crowded(rack, label, room)
    upper, lower = Text.assemble((label, look.QUIET)), Text(" " * cell_len(label))
    for tile in rack:
        face = "?" if tile == BLANK else tile
        wide = max(cell - 1, len(face) + (2 if cell == _CELLS[0] else 0))
        upper.append(face.center(wide), look.TILE)
        lower.append("" if tile == UNKNOWN else str(letters.value(tile)).center(wide), look.VALUE)
        upper.append(" ")
        lower.append(" ")
    return [upper, lower]


def _crowded(rack: Tiles, label: str, room: int) -> list[Text]:
    faces = "".join("?" if tile == BLANK else tile for tile in rack)
    return [
        Text.assemble((label, look.QUIET), (faces[:room], look.TILE)),
        Text.assemble(" " * cell_len(label), (faces[room : 2 * room], look.TILE)),
    ]
