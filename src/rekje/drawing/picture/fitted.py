"""Texts of a picture that must fit into a given width."""

from __future__ import annotations

from unicodedata import east_asian_width

from rekje.drawing.svg import Attribute, Markup, joined
from rekje.drawing.tiles import text

_SMALLEST = 0.6
"""How small a text may be made, in parts of its usual size, before it is cut off."""
_SMALLER = 0.8
"""How small a text may be made before it is told in two lines, if it may have two."""
_LEADING = 1.2
_GROUPS = {
    0.35: "ijlïîì '",
    0.42: "IJ/.,’:;-!|",
    0.5: "frt()–_",
    0.6: "cçsz",
    0.68: "akävxyàâáeEéèêëFTL",
    0.72: "0123456789oöôóbdghnpquüùûúSYßCPZ",
    0.78: "ABKRVX",
    0.86: "DGHNOQU+−<>&ÄÖÜÉÈ",
    0.93: "w",
    1.02: "M…%@",
    1.1: "mWæœ",
}
_WIDTHS = {character: width for width, characters in _GROUPS.items() for character in characters}
_OTHER, _WIDE = 0.86, 1.1


def width_of(said: str) -> float:
    """The width of a bold text, in parts of its height, rounded up for each character. Nothing here can measure a
    text. The widths are those of DejaVu Sans Bold, which is wider than the other fonts that
    pictures name."""
    return sum(map(_width, said))


def _width(character: str) -> float:
    return _WIDTHS.get(character) or (_WIDE if east_asian_width(character) in "WF" else _OTHER)


def in_lines(said: str, x: float, y: float, size: float, room: float, **attributes: Attribute) -> Markup:
    """A text of one line, or of two around the same middle if it would be very small in one."""
    words = said.split()
    if width_of(said) * size * _SMALLER <= room or len(words) < 2:
        return fitted(said, x, y, size, room, **attributes)
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    lines = min(halves, key=lambda pair: max(map(width_of, pair)))
    size = min(size, room / max(map(width_of, lines)))
    first = y - size * _LEADING / 2
    return joined(
        fitted(line, x, first + at * size * _LEADING, size, room, **attributes) for at, line in enumerate(lines)
    )


def fitted(said: str, x: float, y: float, size: float, room: float, **attributes: Attribute) -> Markup:
    """A text that begins at ``x``, made smaller and then shorter until it is no wider than ``room``."""
    size = max(size * _SMALLEST, min(size, room / max(width_of(said), 1e-9)))
    shown = said
    while width_of(shown) * size > room + 0.01 and shown:
        said = said[:-1].rstrip()
        shown = f"{said}…" if said else ""
    return text(shown, x, y, size, **{"text_anchor": "start", "font_weight": 600, **attributes})
