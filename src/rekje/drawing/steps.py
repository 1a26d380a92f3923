"""A word's way over its tiles in small steps, so that its letters can still be read: a link over every edge that it
crosses, and on each tile the how manieth letter it is, in another corner once more where it serves again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from rekje.drawing.ground import Box, DrawnArea
from rekje.drawing.svg import Markup, element, single
from rekje.drawing.tiles import MARK, UNIT, text
from rekje.model.squares import Square
from rekje.model.tiles import Tile

_LINK = 0.14
"""How far a link reaches to either side of the edge, in parts of a square."""


def draw_steps(board: Mapping[Square, Tile], ground: DrawnArea, path: Sequence[Square]) -> Markup:
    """The steps of a word over tiles that touch, from its first letter to its last."""
    boxes = [ground.box(square, board.get(square, "")) for square in path]
    links = (_link(one, other) for one, other in pairwise(boxes))
    return element("g", links, _numbers(ground, path))


def _numbers(ground: DrawnArea, path: Sequence[Square]) -> Iterator[Markup]:
    for square in dict.fromkeys(path):
        x, y = ground.corner(square)
        first, *again = (str(place) for place, other in enumerate(path, 1) if other == square)
        for said, down in ((first, 12.5), (" ".join(again), UNIT - 6.0)):
            if said:
                yield text(said, x + 5, y + down, 9.5, text_anchor="start", fill=MARK, font_weight=700)


def _link(one: Box, other: Box) -> Markup:
    """A short line across the middle of the edge that two tiles share."""
    left, right = max(one.left, other.left), min(one.right, other.right)
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    x, y = (left + right) / 2, (top + bottom) / 2
    beside = right - left < bottom - top
    across, down = (UNIT * _LINK, 0.0) if beside else (0.0, UNIT * _LINK)
    line = {"x1": x - across, "y1": y - down, "x2": x + across, "y2": y + down}
    return single("line", **line, stroke=MARK, stroke_width=4, stroke_linecap="round")
