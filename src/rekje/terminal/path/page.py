"""The page of a game of sized tiles in 80×24: board, panel with the words written down, letters, messages, prompt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from rich.text import Text

from rekje.games.path.words import Paper, Written, is_token, letters_held, paper_of
from rekje.locale import say
from rekje.model.families import AnyEvent
from rekje.model.path.events import ActStruck, Placed, TokenLaid
from rekje.model.sizes import Size
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import Tile, Tiles
from rekje.referee.view import Seen
from rekje.tables.table import Table
from rekje.terminal import look
from rekje.terminal.page import GAP, MESSAGE_LINES, last_that_fit
from rekje.terminal.panel import shortened
from rekje.terminal.path.board import LABEL, LARGE, LayDrawing, Scale, lay_board_lines, lay_scale
from rekje.terminal.path.glass import glass_text
from rekje.terminal.path.hand import hand_lines, tiles_text
from rekje.terminal.path.supply import is_drawing, supply_lines
from rekje.terminal.screen import Screen, lines_of
from rekje.terminal.signs import HATCHING, face_shown
from rekje.terminal.timing import Stopwatch

NARROWEST_PANEL = 24
"""The panel's fewest columns. The board is drawn smaller before the panel gets fewer."""
_LEAST_PANEL = 16
OTHER_LINES = 2
"""The lines of a page below its messages: the prompt and a free one."""
USUAL_HEIGHT = 24
MOST_MESSAGES = 8


class LayTable:
    """The terminal's own state of a table with sized tiles: what has been explained, the word last asked for."""

    def __init__(self, table: Table) -> None:
        self.explained: set[str] = set()
        self.path: Sequence[Square] | None = None
        self.draws: dict[int, list[Size] | None] = {}
        """By seat: the sizes still to be drawn; None if the program draws at random."""
        self.said: dict[int, list[str]] = {}
        """By seat: the words typed with a knock, until the seat may name them."""
        self.glass_at: tuple[int, int] | None = None
        """The place of the hourglass on the page: line and column, counted from 1."""
        self._table = table

    @property
    def last(self) -> tuple[Square, ...]:
        """The squares of the tiles last laid, unless they were taken back."""
        return last_laid(self._table.events)

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
        path: Sequence[Square] = (),
    ) -> list[Text | str]:
        """The whole page without its prompt. ``draft`` holds the tiles not sent yet. ``path`` is traced on the board;
        if it is empty, the path of the word last asked for, or else of the longest word last written down."""
        shown = path or self.path or ([] if draft else newest_path(paper_of(view)))
        drawing = LayDrawing(view.board, self.last, draft or {}, shown)
        size = view.edition.width, view.edition.height
        scale = self._scale(screen, size)
        board = supply_lines(view, *size, scale) if is_drawing(view) else lay_board_lines(size, drawing, scale)
        room = screen.width - 1 - LABEL - size[0] * scale.columns - len(GAP)
        traced = "".join(face_shown(tile) for square in shown if (tile := drawing.at(square)))
        panel = self._panel(screen, view, max(_LEAST_PANEL, room), len(board), traced)
        self._put_glass(screen, view, panel[0], stopwatch, screen.width - 1 - room, room)
        lines: list[Text | str] = [Text.assemble(line, GAP, beside) for line, beside in zip(board, panel, strict=True)]
        lines += hand_lines(rack, view.letter_set, screen) if rack is not None else ["", ""]
        height = screen.console.height if screen.in_place else USUAL_HEIGHT
        most = min(MOST_MESSAGES, max(MESSAGE_LINES, height - len(lines) - OTHER_LINES))
        said = last_that_fit(screen, messages, most)
        return [*lines, *said, *[""] * (MESSAGE_LINES - len(said))]

    def laid_last(self, screen: Screen, view: Seen) -> list[str]:
        """Nothing: the news names the squares."""
        return []

    @staticmethod
    def _scale(screen: Screen, size: tuple[int, int]) -> Scale:
        """As large as the terminal allows."""
        columns, rows = size
        room = screen.width - 1 - len(GAP) - NARROWEST_PANEL
        high = rows * LARGE.lines + 1 + 2 + MESSAGE_LINES + OTHER_LINES
        if screen.in_place and screen.console.height >= high and room >= LABEL + columns * LARGE.columns:
            return LARGE
        return lay_scale(columns, room)

    def _put_glass(self, screen: Screen, view: Seen, line: Text, stopwatch: Stopwatch, column: int, width: int) -> None:
        """Put the hourglass at the right of the first line, and remember the place to update it."""
        text = glass_text(view, stopwatch)
        self.glass_at = (1, column + width - len(text) + 1) if text else None
        if text:
            line.truncate(max(0, width - len(text) - 1), pad=True)
            line.append(f" {text}", look.TURN)

    def run_glass(self, screen: Screen, state: State, stopwatch: Stopwatch) -> None:
        """Update the hourglass on the page."""
        text = glass_text(state, stopwatch)
        if text and self.glass_at:
            screen.put(*self.glass_at, text, look.TURN)

    def _panel(self, screen: Screen, view: Seen, width: int, height: int, traced: str) -> list[Text]:
        language, paper = screen.language, paper_of(view)
        title = say(f"screen-game-{view.config.game}", language)
        lines = [Text(f"{title} · {view.edition.name}", look.TITLE), Text()]
        free = say("lays-free-letters", language, tiles=tiles_text(view.letter_set.sort(paper.free)) or "–")
        below = lines_of(free, screen.console, width)[:3]
        if traced:
            below.insert(0, Text(say("lays-traced", language, word=traced), look.QUIET))
        room = (height - len(lines) - len(view.seats) - len(below) - 1) // len(view.seats)
        for number in range(len(view.seats)):
            lines.append(_seat_line(view, number, width))
            lines += _words(screen, paper, number, width, max(0, room))
        lines += [Text(), *below]
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        return [*lines, *[Text()] * height][:height]


def _seat_line(view: Seen, number: int, width: int) -> Text:
    """A seat's points and number of letters, with a hatched sign for a blank token."""
    seat = view.seats[number]
    on_turn = view.turn is not None and not view.outcome and view.turn.seat == number
    mark = "▸" if on_turn else "✗" if seat.resigned else " "
    tokens = HATCHING * sum(map(is_token, seat.rack))
    right = f"{seat.score:>4} ({len(letters_held(view, number))}{tokens})"
    name = shortened(seat.name, width - len(right) - 3)
    return Text(f"{mark} {name}".ljust(width - len(right)) + right, look.TURN if on_turn else "")


def _words(screen: Screen, paper: Paper, seat: int, width: int, room: int) -> list[Text]:
    """The words that a seat has written down, the last ones first, in at most ``room`` lines."""
    words = [written.word for written in reversed(paper.written) if written.seat == seat]
    lines = list(Text(" ".join(words), look.QUIET).wrap(screen.console, width - 4)) if words else []
    shown = [Text.assemble("    ", line) for line in islice(lines, room)]
    if len(lines) > room and shown:
        shown[-1].truncate(width - 2)
        shown[-1].append(" …", look.QUIET)
    return shown


def newest(paper: Paper) -> tuple[Written, ...]:
    """The words last written down together, the longest first."""
    last = [written for written in paper.written if written.act == paper.written[-1].act]
    return tuple(sorted(last, key=lambda written: -len(written.tiles)))


def newest_path(paper: Paper) -> Sequence[Square]:
    """The path of the longest of the words last written down."""
    words = newest(paper)
    return words[0].tiles if words else ()


def last_laid(events: Sequence[AnyEvent]) -> tuple[Square, ...]:
    """The squares of the tiles last laid, unless they were taken back."""
    for event in reversed(events):
        match event:
            case ActStruck() if event.undone:
                return ()
            case Placed():
                return tuple(tile.square for tile in event.laid)
            case TokenLaid():
                return (event.square,)
    return ()
