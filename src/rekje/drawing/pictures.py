"""SVG made into PNG, by resvg; letters are drawn with the fonts of the machine."""

from __future__ import annotations

_SCALE = 2.0
"""Pixels for each unit: sharp on screens and on paper."""


def png_of(svg: str, scale: float = _SCALE) -> bytes:
    """A picture as PNG, with ``scale`` pixels for each unit."""
    from resvg_py import svg_to_bytes

    return svg_to_bytes(svg_string=svg, zoom=scale)
