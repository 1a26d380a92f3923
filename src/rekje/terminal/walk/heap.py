"""The bare table as lines of text: the visible part, its tiles, and a walk traced over them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise

import msgspec
from rich.text import Text

from rekje.board.grid import Grid
from rekje.model.squares import Square
from rekje.model.tiles import Tile
from rekje.terminal import look
from rekje.terminal.signs import DRAFT_SIGN, LAST_SIGN, tile_text

LABEL = 3
MOST_COLUMNS = 26
FIRST_SIGN = "▸"
LAST_LETTER, SEVERAL_WAYS = "•", "×"
_ARROWS = {(0, -1): "↑", (-1, 0): "←", (1, 0): "→", (0, 1): "↓"}
_SLANTED = {(0, -1): "↖", (1, -1): "↗", (-1, 0): "←", (1, 0): "→", (-1, 1): "↙", (0, 1): "↘"}
_BOTH = {frozenset("←→"): "↔", frozenset("↑↓"): "↕"}
_NAME = re.compile(r"([A-Za-z])([1-9]\d?)")

Cell = tuple[int, int]
"""Where a square is drawn: column from the left and row from the top."""


class HeapWindow(msgspec.Struct, frozen=True):
    """The part of the table that is drawn. Its top left square is always named A1. On a grid of hexagons every other
    row is drawn half a square to the right."""

    grid: Grid
    left: int
    top: int
    columns: int
    rows: int

    def cell(self, square: Square) -> Cell:
        """The column and row in which a square is drawn, from the window's corner."""
        column, row = self.grid.cell(square)
        return column - self.left, row - self.top

    def square(self, cell: Cell) -> Square:
        """The square in a column and row, the inverse of `cell`."""
        return self.grid.square((cell[0] + self.left, cell[1] + self.top))

    def name(self, square: Square) -> str:
        """The present name of a visible square, such as ``C3``."""
        column, row = self.cell(square)
        return f"{chr(65 + column)}{row + 1}"

    def parse(self, name: str) -> Square | None:
        """The square with this name now; None if no visible square has it."""
        match = _NAME.fullmatch(name)
        if not match:
            return None
        cell = ord(match[1].upper()) - 65, int(match[2]) - 1
        return self.square(cell) if cell[0] < self.columns and cell[1] < self.rows else None

    def shows(self, squares: Iterable[Square], margin: int = 0) -> bool:
        """Whether all of these squares are visible, with a margin around them."""
        across, down = range(margin, self.columns - margin), range(margin, self.rows - margin)
        return all(column in across and row in down for column, row in map(self.cell, squares))

    def beyond(self, squares: Iterable[Square]) -> str:
        """The directions in which some of these squares are out of sight, as typed to move the window."""
        cells = list(map(self.cell, squares))
        sides = {
            "<": any(column < 0 for column, _ in cells),
            ">": any(column >= self.columns for column, _ in cells),
            "^": any(row < 0 for _, row in cells),
            "v": any(row >= self.rows for _, row in cells),
        }
        return " ".join(sign for sign, there in sides.items() if there)

    def moved(self, direction: str) -> HeapWindow:
        """The window moved by half its size to a side: ``<``, ``>``, ``^`` or ``v``."""
        across, down = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}[direction]
        left, top = self.left + across * (self.columns // 2), self.top + down * (self.rows // 2)
        return msgspec.structs.replace(self, left=left, top=top)

    def around(self, squares: Collection[Square]) -> HeapWindow:
        """A window of the same size with these squares in its middle."""
        cells = [self.cell(square) for square in squares] or [self.cell((0, 0))]
        across, down = [column for column, _ in cells], [row for _, row in cells]
        left = self.left + (min(across) + max(across) + 1 - self.columns) // 2
        top = self.top + (min(down) + max(down) + 1 - self.rows) // 2
        return msgspec.structs.replace(self, left=left, top=top)


class Viewport:
    """Which part of the table is visible. It doesn't move as long as what matters is visible, so that squares keep
    their names."""

    def __init__(self, grid: Grid) -> None:
        self.window = HeapWindow(grid, 0, 0, 0, 0)
        self._watched: frozenset[Square] | None = None

    def over(self, heap: Collection[Square], watched: Collection[Square], columns: int, rows: int) -> HeapWindow:
        """The window, ``columns`` × ``rows``, that shows the whole heap if it fits, and otherwise ``watched``."""
        columns = min(columns, MOST_COLUMNS)
        kept = (self.window.columns, self.window.rows) == (columns, rows)
        unmoved = kept and self._watched == frozenset(watched)
        self.window = msgspec.structs.replace(self.window, columns=columns, rows=rows)
        self._watched = frozenset(watched)
        everything = {*heap, *watched}
        whole = self.window.around(everything)
        if whole.shows(everything, margin=1):
            keep, instead = self.window.shows(everything, margin=1), whole
        elif whole.shows(everything):
            keep, instead = self.window.shows(everything), whole
        else:
            keep, instead = unmoved or self.window.shows(watched), self.window.around(watched or heap)
        if not (kept and (keep or unmoved)):
            self.window = instead
        return self.window

    def move(self, direction: str) -> None:
        """Move the window to a side. It stays there until other squares are to be watched."""
        self.window = self.window.moved(direction)


class Trace(msgspec.Struct, frozen=True):
    """A walk to trace: its squares letter by letter, its new tiles, and whether they are laid for good."""

    path: Sequence[Square]
    new: Mapping[Square, Tile]
    laid: bool


NO_TRACE = Trace((), {}, True)


def cell_width(grid: Grid) -> int:
    """How many columns of the terminal a square takes."""
    return 4 if grid.six_sided else 3


def heap_lines(window: HeapWindow, heap: Mapping[Square, Tile], trace: Trace = NO_TRACE) -> list[Text]:
    """The window, a header line with the names of its columns first, then a line for each row."""
    wide = cell_width(window.grid)
    names = "".join(chr(65 + column).center(wide) for column in range(window.columns))
    lines = [Text(" " * LABEL + names, look.COORDINATE)]
    signs = arrows(window.grid, trace.path)
    for row in range(window.rows):
        line = Text.assemble((f"{row + 1:>2} ", look.COORDINATE))
        shifted = window.grid.six_sided and (window.top + row) % 2
        line.append(" " * (wide // 2) if shifted else "")
        for column in range(window.columns):
            line.append(*_cell(window.square((column, row)), heap, trace, signs, wide))
        line.append(" " * (wide // 2) if window.grid.six_sided and not shifted else "")
        lines.append(line)
    return lines


def _cell(
    square: Square, heap: Mapping[Square, Tile], trace: Trace, signs: Mapping[Square, str], wide: int
) -> tuple[str, str]:
    tile = trace.new.get(square) or heap.get(square)
    if tile is None:
        return "·".center(wide), look.QUIET
    text = tile_text(tile, signs.get(square, ""), 2).ljust(wide - 1)
    if square in trace.new:
        return (LAST_SIGN if trace.laid else DRAFT_SIGN) + text, look.LAST if trace.laid else look.DRAFT
    if square in signs:
        first = FIRST_SIGN if square == trace.path[0] else " "
        return first + text, look.WALKED
    return " " + text, look.TILE


def arrows(grid: Grid, path: Sequence[Square]) -> dict[Square, str]:
    """For each square of a walk an arrow to the next; the last square has a dot."""
    ways: dict[Square, set[str]] = {square: set() for square in path}
    signs = _SLANTED if grid.six_sided else _ARROWS
    for (x, y), (next_x, next_y) in pairwise(path):
        ways[x, y].add(signs[next_x - x, next_y - y])
    return {square: _sign(found) for square, found in ways.items()}


def _sign(ways: set[str]) -> str:
    if len(ways) < 2:
        return next(iter(ways), LAST_LETTER)
    return _BOTH.get(frozenset(ways), SEVERAL_WAYS)
