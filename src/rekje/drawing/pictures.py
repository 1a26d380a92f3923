"""SVG made into PNG, by resvg; letters are drawn with the fonts of the machine."""

from __future__ import annotations

from rekje.drawing.tiles import FONT

_SCALE = 2.0
"""Pixels for each unit: sharp on screens and on paper."""


def png_of(svg: str, scale: float = _SCALE) -> bytes:
    """A picture as PNG, with ``scale`` pixels for each unit."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(svg_string=svg, zoom=scale)


def has_letters() -> bool:
    """Whether this machine has one of our fonts: without one, pictures have no letters."""
    frame = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">{}</svg>'
    letter = f'<text x="2" y="16" font-family="{FONT}" font-size="16">A</text>'
    return png_of(frame.format(letter)) != png_of(frame.format(""))
