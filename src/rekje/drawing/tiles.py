"""A tile as a drawing, its left upper corner at the origin."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from rekje.drawing.owners import INKS, Owner
from rekje.drawing.svg import Attribute, Markup, element, single
from rekje.model.sizes import extent, face_of
from rekje.model.tiles import BLANK, UNKNOWN, Tile, is_blank, letter

UNIT = 40
"""Units of a drawing for the side of a square."""
WOOD, WOOD_EDGE, FACE, BLANK_FACE, MARK = "#f3e3c0", "#8a6a35", "#1c150a", "#8a2413", "#1d6560"
FONT = "'Avenir Next',Futura,'Gill Sans','Segoe UI','Noto Sans','DejaVu Sans',sans-serif"


def draw_tile(
    tile: Tile, value: int | None = None, owner: Owner | None = None, marked: bool = False, hexagonal: bool = False
) -> Markup:
    """A tile of its size: its letter (a blank's in italics), its ``value`` where it has one, whose it is."""
    w, h = extent(tile)
    width, height = w * UNIT, h * UNIT
    look: dict[str, Attribute] = {"fill": owner.fill if owner else WOOD}
    look |= {"stroke": MARK if marked else WOOD_EDGE, "stroke_width": 3.2 if marked else 1.2}
    if hexagonal:
        body = single("path", d=hexagon(2), **look)
    else:
        body = single("rect", x=2, y=2, width=width - 4, height=height - 4, rx=4, **look)
    return element("g", body, _signs(tile, value, owner, (width, height)))


def _signs(tile: Tile, value: int | None, owner: Owner | None, size: tuple[int, int]) -> Iterator[Markup]:
    (width, height), face = size, face_of(tile)
    if face == BLANK and tile != BLANK:
        yield single("path", d=f"M8 8L{width - 8} {height - 8}M{width - 8} 8L8 {height - 8}", stroke=WOOD_EDGE)
    elif face not in (BLANK, UNKNOWN):
        large = min(width, height) * (0.44 if len(face) > 1 else 0.58)
        slant = {"font_style": "italic", "fill": BLANK_FACE} if is_blank(tile) else {"fill": FACE}
        yield text(letter(face), width / 2, height / 2 + large * 0.36, large, font_weight=650, **slant)
    if value is not None and not is_blank(tile):
        yield text(str(value), width - 5.0, height - 6.0, 9, text_anchor="end", fill=FACE)
    if owner:
        yield text(owner.mark, 5.0, 13.0, 10, text_anchor="start", fill=INKS[owner.seat], font_weight=700)


def text(said: str, x: float, y: float, size: float, **attributes: Attribute) -> Markup:
    """A text in a drawing, its middle at ``x`` and its foot at ``y``."""
    return element("text", said, x=x, y=y, font_size=size, **{"text_anchor": "middle", **attributes})


def hexagon(inset: float) -> str:
    """A hexagon that stands on a corner, as wide as a square, as the path of an SVG drawing."""
    w, h, mid = UNIT / 2 - inset, UNIT / sqrt(3) - inset, UNIT / 2
    points = ((0.0, -h), (w, -h / 2), (w, h / 2), (0.0, h), (-w, h / 2), (-w, -h / 2))
    return f"M{'L'.join(f'{mid + x:.1f} {mid + y:.1f}' for x, y in points)}Z"
