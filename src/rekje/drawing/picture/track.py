"""The track of a race in a picture: numbered places that wind in rows, and a king for each player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rekje.drawing.owners import INKS
from rekje.drawing.svg import Attribute, Markup, element, single
from rekje.drawing.tiles import text

Kings = Mapping[int, tuple[str, int]]
"""The kings of a race by seat: the sign on each, and its place."""

_ROW, _STEP, _HIGH = 20, 28.0, 38.0
"""The places of a row, and the size of a place with its margin."""
_BEFORE = 44.0
"""What lies before the first place of a row, for kings that haven't left place 0."""
_SQUARE, _LINE, _SIGN, _HOME = "#efe6d3", "#cfbf9f", "#655944", "#e9bd4a"
_SMALL = 22.0
"""The width and height of a king before it is enlarged by `_LARGER`."""
_LARGER = 1.35
_CROWN = "M5.5 9 4 1.5l4.2 3L11 .5l2.8 4 4.2-3L16.5 9z"


def track_size(last: int) -> tuple[float, float]:
    """Width and height of a track of so many places."""
    return _BEFORE + _ROW * _STEP, -(-last // _ROW) * _HIGH


def draw_track(last: int, kings: Kings) -> Iterator[Markup]:
    """A track of ``last`` places, its left upper corner at the origin, with its kings on it."""
    for place in range(1, last + 1):
        x, y = _corner(place)
        yield element("g", _place(place, last), transform=f"translate({x:.1f} {y:.1f})")
    waiting = 0
    for seat, (sign, place) in kings.items():
        x, y = _corner(min(place, last)) if place else _beside(waiting)
        waiting += place == 0
        middle = x + (_STEP - _SMALL * _LARGER) / 2, y + (_HIGH - _SMALL * _LARGER) / 2 - 1
        moved = f"translate({middle[0]:.1f} {middle[1]:.1f}) scale({_LARGER})"
        yield element("g", _king(seat, sign), transform=moved)


def _corner(place: int) -> tuple[float, float]:
    row, along = divmod(place - 1, _ROW)
    # Every second row runs backwards, so that the next place is always beside the one before it or under it.
    return _BEFORE + (_ROW - 1 - along if row % 2 else along) * _STEP, row * _HIGH


def _beside(waiting: int) -> tuple[float, float]:
    """Where a king stands at place 0 if so many stand there already: three under one another, the next beside them."""
    column, row = divmod(waiting, 3)
    return -2 + column * 15.0, row * _HIGH


def _place(place: int, last: int) -> Iterator[Markup]:
    fill = _HOME if place == last else _SQUARE
    yield single("rect", x=1, y=1, width=_STEP - 2, height=_HIGH - 4, rx=4, fill=fill, stroke=_LINE)
    if place % 5 == 0:
        yield text(str(place), _STEP / 2, _HIGH / 2 + 4, 13, fill=_SIGN, font_weight=600)


def _king(seat: int, sign: str) -> Iterator[Markup]:
    edge: dict[str, Attribute] = {"stroke": "#fffdf8", "stroke_width": 1.4, "paint_order": "stroke"}
    yield single("path", d=_CROWN, fill=INKS[seat], stroke_linejoin="round", **edge)
    yield single("circle", cx=_SMALL / 2, cy=14, r=7.6, fill=INKS[seat], **edge)
    yield text(sign, _SMALL / 2, 17.6, 10, fill="#fffdf8", font_weight=700)
