"""Tiles of wood, as on the page: their side, their face with a gradient, a lip of light, an engraved letter."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.drawing.svg import Attribute, Markup, element, joined, single
from rekje.drawing.tiles import BLANK_FACE, FONT, UNIT, hexagon, text
from rekje.model.sizes import extent, face_of
from rekje.model.tiles import BLANK, UNKNOWN, Tile, is_blank, letter

_FACE, _SIDE, _GOLD = "#2b1f0c", "#a8783a", "#8a5d00"
_WOODS = (("#f8e6bd", "#e5c384"), ("#f4deb0", "#e5c384"), ("#f8e6bd", "#dfb975"))
"""Light and dark of three pieces of wood, so that neighbours differ."""
_GRAINS = (
    (
        97,
        53,
        0,
        "M-4 6q24-5 50 1t55-2M-4 14q30 6 58-1t47 3M-4 24q20-3 44 2t61-3M-4 33q28 5 52 0t53 2M-4 44q26-6 55 0t50-2",
    ),
    (
        83,
        61,
        3,
        "M-4 4q22 5 44 0t47 2M-4 17q26-4 46 2t45-2M-4 26q19 4 43-1t48 3M-4 39q24-5 50 0t41-1M-4 52q21 4 45-1t46 2",
    ),
    (71, 47, -2, "M-4 9q18-4 38 1t41-2M-4 19q22 5 41 0t38 2M-4 28q16-3 35 1t44-1M-4 40q20 4 40-1t39 2"),
)
"""Their grain, as on the page: the width and height after which it comes again, how far it is turned, and its lines."""


def woods() -> Markup:
    """The gradients and the grain of the pieces of wood, as definitions for a drawing."""
    gradients = (_gradient(number, *stops) for number, stops in enumerate(_WOODS))
    return element("defs", gradients, (_grain(number, *grain) for number, grain in enumerate(_GRAINS)))


def _grain(number: int, width: int, height: int, turned: int, lines: str) -> Markup:
    drawn = single("path", d=lines, fill="none", stroke="#8a5a1e", stroke_width=0.9, stroke_opacity=0.17)
    again: dict[str, Attribute] = {"width": width, "height": height, "patternTransform": f"rotate({turned})"}
    return element("pattern", drawn, id=f"grain-{number}", patternUnits="userSpaceOnUse", **again)


def _gradient(number: int, light: str, dark: str) -> Markup:
    stops = single("stop", offset=0, stop_color=light), single("stop", offset=1, stop_color=dark)
    return element("linearGradient", *stops, id=f"wood-{number}", x1=0, y1=0, x2=0.3, y2=1)


def wooden_tile(
    tile: Tile, value: int | None = None, *, piece: int = 0, best: bool = False, hexagonal: bool = False
) -> Markup:
    """A tile of its size, its left upper corner at the origin. ``piece`` says which piece of wood it is; ``best`` puts
    a gold ring around it."""
    w, h = extent(tile)
    size = w * UNIT, h * UNIT
    lip: dict[str, Attribute] = {"stroke": "#fff", "stroke_width": 1, "stroke_opacity": 0.45}
    ring: dict[str, Attribute] = {"stroke": _GOLD, "stroke_width": 3.2} if best else lip
    wood = piece % len(_WOODS)
    body = _hexagon(wood, ring) if hexagonal else _body(wood, ring, size)
    return element("g", body, _signs(tile, value, size))


def _body(wood: int, ring: dict[str, Attribute], size: tuple[int, int]) -> Markup:
    width, height = size
    face: dict[str, Attribute] = {"x": 1.2, "y": 0.8, "width": width - 2.4, "height": height - 4.6, "rx": 4.6}
    return joined(
        (
            single("rect", x=2, y=3.4, width=width - 2.6, height=height - 3.6, rx=5, fill="#3c280a", fill_opacity=0.26),
            single("rect", x=1.2, y=3, width=width - 2.4, height=height - 4, rx=5, fill=_SIDE),
            single("rect", fill=f"url(#wood-{wood})", **face),
            single("rect", fill=f"url(#grain-{wood})", **face),
            single("rect", x=2, y=1.6, width=width - 4, height=height - 6.2, rx=4, fill="none", **ring),
        )
    )


def _hexagon(wood: int, ring: dict[str, Attribute]) -> Markup:
    return joined(
        (
            single("path", d=hexagon(1.5), fill=_SIDE, transform="translate(0 1.6)"),
            single("path", d=hexagon(1.5), fill=f"url(#wood-{wood})"),
            single("path", d=hexagon(1.5), fill=f"url(#grain-{wood})"),
            single("path", d=hexagon(2.4), fill="none", **ring),
        )
    )


def _signs(tile: Tile, value: int | None, size: tuple[int, int]) -> Iterator[Markup]:
    (width, height), face = size, face_of(tile)
    if face == BLANK and tile != BLANK:
        yield single("path", d=f"M8 8L{width - 8} {height - 10}M{width - 8} 8L8 {height - 10}", stroke=_SIDE)
    elif face not in (BLANK, UNKNOWN):
        large = min(width, height) * (0.44 if len(face) > 1 else 0.6)
        x, y = width / 2 - (1.6 if value else 0), height / 2 - 1.5 + large * 0.36
        slant: dict[str, Attribute] = {"font_weight": 700, "font_family": FONT}
        slant |= {"font_style": "italic"} if is_blank(tile) else {}
        yield text(letter(face), x, y + 0.9, large, fill="#fff", fill_opacity=0.5, **slant)
        yield text(letter(face), x, y, large, fill=BLANK_FACE if is_blank(tile) else _FACE, **slant)
    if value is not None and not is_blank(tile):
        yield text(str(value), width - 4.6, height - 7.4, 10, text_anchor="end", fill=_FACE, font_weight=700)
