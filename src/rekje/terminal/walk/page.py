"""The page of a game on the bare table in 80×24: heap and panel, track, rack, message lines, the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rekje.games.base import BareTable
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.events import PlayLaid, PlayTakenBack
from rekje.model.families import AnyEvent
from rekje.model.squares import Square, parse_square
from rekje.model.tiles import UNKNOWN, Tile, Tiles, join_tiles, split_tiles
from rekje.referee.view import Seen
from rekje.tables.table import Table
from rekje.terminal import look
from rekje.terminal.heard import lying_text
from rekje.terminal.page import GAP, MESSAGE_LINES, last_that_fit
from rekje.terminal.panel import seat_line, sheet_line
from rekje.terminal.screen import Screen
from rekje.terminal.timing import Stopwatch
from rekje.terminal.walk.heap import LABEL, MOST_COLUMNS, NO_TRACE, Trace, Viewport, cell_width, heap_lines
from rekje.terminal.walk.track import king_signs, track_lines, track_rows

PANEL = 30
OTHER_LINES = 10
"""The lines of a page besides the heap: its header, track, rack, messages, prompt, and a free line."""
USUAL_HEIGHT, MOST_HEIGHT = 24, 50
MOST_ROWS = 40
"""The rows of a window that nobody sees."""
_LEAST_COLUMNS = 6


class HeapTable:
    """The terminal's own state of a heap: which part is visible, and what has been explained."""

    def __init__(self, bare: BareTable, table: Table) -> None:
        self.viewport = Viewport(bare.grid)
        self.explained: set[str] = set()
        self._bare = bare
        self._table = table

    def look(self, screen: Screen, heap: Sequence[tuple[int, int]], trace: Trace | None = None) -> Trace:
        """Move the window to the heap or to the walk to trace: the given one, or else the last one laid."""
        shown = trace or last_walk(self._table.events)
        if screen.by_ear:
            self.viewport.over(heap, shown.path, MOST_COLUMNS, MOST_ROWS)
            return shown
        width = cell_width(self._bare.grid)
        room = screen.width - 1 - LABEL - len(GAP) - PANEL - (width // 2 if width > 3 else 0)
        height = min(screen.console.height, MOST_HEIGHT) if screen.in_place else USUAL_HEIGHT
        tracks = len(track_rows(self._bare.track, screen.width - 1))
        rows = max(height, USUAL_HEIGHT) - OTHER_LINES - 2 * (tracks - 1)
        self.viewport.over(heap, shown.path, max(_LEAST_COLUMNS, room // width), rows)
        return shown

    def page(
        self,
        screen: Screen,
        view: Seen,
        seat: int | None,
        rack: Tiles | None,
        messages: Sequence[Text | str],
        stopwatch: Stopwatch,
        draft: dict[Square, Tile] | None = None,
        *,
        trace: Trace | None = None,
        target: int | None = None,
    ) -> list[Text | str]:
        """The whole page without its prompt. ``trace`` is a walk not sent yet, ``target`` the place it leads to."""
        shown = self.look(screen, tuple(view.board), trace)
        heap = heap_lines(self.viewport.window, view.board, shown)
        panel = self._panel(screen, view, seat, len(heap), stopwatch.readings(view))
        lines: list[Text | str] = [Text.assemble(line, GAP, beside) for line, beside in zip(heap, panel, strict=True)]
        lines += track_lines(view, self._bare.track, screen.width - 1, target)
        said = last_that_fit(screen, messages, MESSAGE_LINES + 1)
        held = [_rack(rack, screen)] if rack is not None else [Text()]
        return [*lines, *held, *said, *[""] * (MESSAGE_LINES + 1 - len(said))]

    def laid_last(self, screen: Screen, view: Seen) -> list[str]:
        """The new tiles of the last word, with the squares by which they can be named in a walk."""
        new, name = self.look(screen, tuple(view.board)).new, self.viewport.window.name
        return [
            say("spoken-lies", screen.language, tile=lying_text(tile, screen.language), square=name(square))
            for square, tile in new.items()
        ]

    def _panel(self, screen: Screen, view: Seen, seat: int | None, height: int, clocks: Sequence[str]) -> list[Text]:
        language = screen.language
        lines = [Text(f"{view.config.game.capitalize()} · {view.edition.name}", look.TITLE)]
        lines += self._seats(view, seat, clocks)
        lines.append(Text(say("screen-bag", language, count=view.bag)))
        if beyond := self.viewport.window.beyond(view.board):
            lines.append(Text(say("heap-beyond", language, typed=beyond), look.QUIET))
        if view.sheet and height - len(lines) > 1:
            lines.append(Text(say("screen-last-moves", language), look.QUIET))
            lines += [sheet_line(view, line, PANEL, language) for line in view.sheet[len(lines) - height :]]
        for line in lines:
            line.truncate(PANEL, overflow="ellipsis")
        return [*lines, *[Text()] * height][:height]

    def _seats(self, view: Seen, seat: int | None, clocks: Sequence[str]) -> list[Text]:
        """The seats with their places on the track. An open rack of another seat stands below its seat."""
        lines = []
        signs = king_signs([one.name for one in view.seats])
        for number, one in enumerate(view.seats):
            clock = clocks[number] if clocks else ""
            lines.append(seat_line(view, number, clock, PANEL, signs[number]))
            if number != seat and one.rack and UNKNOWN not in one.rack:
                lines.append(Text("    " + join_tiles(view.letter_set.sort(one.rack)), look.QUIET))
        return lines


def heap_table(table: Table) -> HeapTable:
    """The terminal's state for a table's heap."""
    config = table.state.config
    bare = get_game(config.game).bare_table(config)
    assert bare is not None
    return HeapTable(bare, table)


def last_walk(events: Sequence[AnyEvent]) -> Trace:
    """The last walk, unless it was taken back."""
    for event in reversed(events):
        if isinstance(event, PlayTakenBack):
            return NO_TRACE
        if isinstance(event, PlayLaid):
            new = {parse_square(name): split_tiles(tile)[0] for name, tile in event.tiles.items()}
            return Trace(event.path, new, laid=True)
    return NO_TRACE


def _rack(rack: Tiles, screen: Screen) -> Text:
    """A rack in one line. There are no values to show below. The tiles of a long rack stand closer together."""
    label = say("screen-rack", screen.language)
    wide = 3 if len(label) + 2 + 4 * len(rack) < screen.width else 1
    row = Text.assemble((f"{label}  ", look.QUIET))
    for tile in rack:
        row.append(tile.center(wide), look.TILE)
        row.append(" ")
    return row
