"""Which squares of the bare table touch: four neighbours a square, or six on a grid of hexagons."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from rekje.model.squares import Square


def reading_order(square: Square) -> Square:
    """The key by which squares are ordered: from the top, then from the left."""
    return square[1], square[0]


class Grid(msgspec.Struct, frozen=True):
    """A grid without edges: the ``steps`` from a square to those that it touches along a side, in reading order."""

    steps: tuple[Square, ...]

    def around(self, square: Square) -> tuple[Square, ...]:
        """The squares that touch a square, in reading order."""
        x, y = square
        return tuple((x + dx, y + dy) for dx, dy in self.steps)

    def touch(self, one: Square, other: Square) -> bool:
        """Whether two squares share a side."""
        return (other[0] - one[0], other[1] - one[1]) in self.steps

    def touches_any(self, square: Square, others: Container[Square]) -> bool:
        """Whether a square shares a side with one of the others."""
        return any(near in others for near in self.around(square))

    def distance(self, one: Square, other: Square) -> int:
        """The fewest steps from one square to another."""
        dx, dy = other[0] - one[0], other[1] - one[1]
        return max(abs(dx), abs(dy), abs(dx + dy)) if self.six_sided else abs(dx) + abs(dy)

    @property
    def six_sided(self) -> bool:
        """Whether squares are hexagons, drawn with every other row half a column to the right."""
        return len(self.steps) == 6

    def cell(self, square: Square) -> Square:
        """The column and row in which a square is drawn."""
        x, y = square
        return (x + y // 2, y) if self.six_sided else square

    def square(self, cell: Square) -> Square:
        """The square drawn in a column and row, the inverse of `cell`."""
        column, row = cell
        return (column - row // 2, row) if self.six_sided else cell

    @property
    def even_rounds(self) -> bool:
        """Whether every way back to the same square takes an even number of steps (as on a chessboard)."""
        return all((dx + dy) % 2 for dx, dy in self.steps)


SQUARE = Grid(((0, -1), (-1, 0), (1, 0), (0, 1)))
HEX = Grid(((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)))
GRIDS = {"square": SQUARE, "hex": HEX}
