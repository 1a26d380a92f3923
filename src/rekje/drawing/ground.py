"""What tiles lie on: a board with its premium squares, or the bare table; and where each square is drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import sqrt

import msgspec

from rekje.board.grid import SQUARE, Grid
from rekje.drawing.svg import Markup, element, single
from rekje.drawing.tiles import UNIT, hexagon, text
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.edition import Edition, Premium
from rekje.model.sizes import extent
from rekje.model.squares import Square, square_name
from rekje.model.state import State
from rekje.model.tiles import Tile

MARGIN = 20
"""Units around a board, for the names of its columns and rows."""
_PLAIN, _LINE, _INK = "#f6f0e2", "#b9ab8c", "#51483b"
_COLOURS = {"red": "#b6432f", "green": "#4c7f46", "yellow": "#e9bd4a", "blue": "#2f6d9b"}
_STRONG, _LIGHT = {"word": "#b6432f", "letter": "#2f6d9b"}, {"word": "#eab5a4", "letter": "#b5d3e2"}


class Box(msgspec.Struct, frozen=True):
    """Where something is drawn, in units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class DrawnArea(msgspec.Struct, frozen=True):
    """The part of a table that is drawn, in columns and rows of its ``grid``. Without an ``edition`` it is the bare
    table; ``names`` says whether its columns and rows have names too, counted from where the drawing begins."""

    left: int
    top: int
    columns: int
    rows: int
    edition: Edition | None = None
    grid: Grid = SQUARE
    names: bool = True

    def name(self, square: Square) -> str:
        """What a square is called in this drawing: ``H8``."""
        column, row = self.grid.cell(square)
        return square_name((column - self._first[0], row - self._first[1]))

    @property
    def _first(self) -> Square:
        """The column and row that are the first of their names: those of a board are what they are on the board."""
        return (0, 0) if self.edition else (self.left, self.top)

    def corner(self, square: Square) -> tuple[float, float]:
        """Where the left upper corner of a square is drawn."""
        column, row = self.grid.cell(square)
        shift = 0.5 if self.grid.six_sided and row % 2 else 0
        return (column - self.left + shift) * UNIT, (row - self.top) * self._row

    def box(self, square: Square, tile: Tile) -> Box:
        """Where a tile is drawn whose left upper square this is."""
        (x, y), (width, height) = self.corner(square), extent(tile)
        return Box(x, y, x + width * UNIT, y + height * UNIT)

    @property
    def _row(self) -> float:
        return UNIT * 1.5 / sqrt(3) if self.grid.six_sided else float(UNIT)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of what is drawn, without its margin."""
        over = (UNIT / 2, UNIT / 3) if self.grid.six_sided else (0, 0)
        return self.columns * UNIT + over[0], self.rows * self._row + over[1]

    @property
    def margin(self) -> int:
        """Units around it."""
        return MARGIN if self.names else 4

    def drawn(self, language: str | None) -> Iterator[Markup]:
        """The squares that lie empty, with their signs, and the names of columns and rows of a board."""
        for y in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                square = self.grid.square((column, y))
                x_at, y_at = self.corner(square)
                place = f"translate({x_at:.1f} {y_at:.1f})"
                yield element("g", self._square(square, language), transform=place)
        if self.names:
            yield from self._names()

    def _square(self, square: Square, language: str | None) -> Iterator[Markup]:
        if self.grid.six_sided:
            yield single("path", d=hexagon(0.5), fill=_PLAIN, stroke=_LINE, stroke_width=0.6)
            return
        fill, sign, strong = square_look(self.edition, square, language) if self.edition else ("", "", False)
        yield single("rect", width=UNIT, height=UNIT, fill=fill or _PLAIN, stroke=_LINE, stroke_width=0.8)
        if sign:
            yield text(sign, UNIT / 2, UNIT / 2 + 4.5, 12.5, fill="#fff" if strong else _INK)

    def premium_tag(self, square: Square, language: str | None) -> Markup:
        """The sign of the premium square that a tile covers, in the tile's corner; nothing on any other."""
        kind = self.edition.premium(square) if self.edition else None
        sign = premium_sign(kind, language) if kind else ""
        if not sign:
            return Markup()
        fill, strong = _paint(kind)
        x, y = self.corner(square)
        tag = single("rect", width=16, height=11, rx=2.5, fill=fill)
        said = text(sign, 8, 8.7, 8.5, fill="#fff" if strong else _INK, font_weight=600)
        return element("g", tag, said, transform=f"translate({x:.1f} {y:.1f})")

    def _names(self) -> Iterator[Markup]:
        left, top = self.left - self._first[0], self.top - self._first[1]
        # On a table of more columns than letters the last ones go without.
        for column in range(min(self.columns, 26 - left)):
            yield text(chr(65 + left + column), (column + 0.5) * UNIT, -6, 11, fill=_INK)
        for row in range(self.rows):
            yield text(str(top + row + 1), -10, row * self._row + UNIT / 2 + 4, 11, fill=_INK)


def ground_of(
    state: State, shown: Collection[Square] = (), *, whole: bool = True, names: bool | None = None
) -> DrawnArea:
    """The ground of a table. On the bare table, and on a board that isn't wanted ``whole``, what is drawn is what lies
    there, what is ``shown`` besides, and a square around it. ``names`` are usual on a board only."""
    bare = get_game(state.config.game).bare_table(state.config)
    edition = state.edition if bare is None else None
    if edition and whole:
        return DrawnArea(0, 0, edition.width, edition.height, edition, names=names is not False)
    grid = bare.grid if bare else SQUARE
    lying = [*_covered(state), *shown] or [(0, 0)]
    columns, rows = zip(*map(grid.cell, lying), strict=True)
    left, top, right, bottom = min(columns) - 1, min(rows) - 1, max(columns) + 2, max(rows) + 2
    if edition:
        left, top = max(left, 0), max(top, 0)
        right, bottom = min(right, edition.width), min(bottom, edition.height)
    named = edition is not None if names is None else names
    return DrawnArea(left, top, right - left, bottom - top, edition, grid, named)


def prints_values(state: State) -> bool:
    """Whether the values of letters are printed on the tiles of a game."""
    return get_game(state.config.game).prints_values and any(value != 1 for value in state.letter_set.values)


def square_look(edition: Edition, square: Square, language: str | None) -> tuple[str, str, bool]:
    """How a square of a board looks: its colour, empty on one like all others; its sign, empty if it has none; and
    whether the colour is a strong one, on which signs are white."""
    kind = edition.premium(square)
    fill, strong = _paint(kind)
    starts = square_name(square) in edition.start
    return "" if fill == _PLAIN else fill, "★" if starts else premium_sign(kind, language) if kind else "", strong


def _covered(state: State) -> Iterator[Square]:
    for (x, y), tile in state.board.items():
        w, h = extent(tile)
        yield from ((x, y), (x + w - 1, y + h - 1))


def premium_sign(kind: Premium, language: str | None = None) -> str:
    """``3W`` for a triple word, ``2L`` for a double letter …, with the initials of the reader's language; ``2×`` where
    the whole lay counts double; nothing for a square that only marks where the first word begins."""
    if kind.effect is None:
        return ""
    what, factor = kind.effect
    return f"{factor}×" if what == "lay" else f"{factor}{say(f'screen-sign-{what}', language)}"


def _paint(kind: Premium | None) -> tuple[str, bool]:
    """The colour of a square, and whether it is a strong one, on which signs are white."""
    if kind is None:
        return _PLAIN, False
    if kind.colour:
        return _COLOURS[kind.colour], kind.colour != "yellow"
    what, factor = ("word", kind.word) if kind.word > 1 else ("letter", kind.letter)
    if factor == 1:
        return (_COLOURS["yellow"], False) if kind.start else (_PLAIN, False)
    return (_STRONG[what], True) if factor > 2 else (_LIGHT[what], False)
