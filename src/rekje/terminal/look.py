"""Colours of the board and the tiles, as in the box. On a screen without colours, signs say the same."""

from __future__ import annotations

from rekje.model.edition import Premium

PLAIN = "#828c76 on #d0d8c6"
TILE = "bold #1d1a14 on #f3dfa6"
LAST = "bold #1d1a14 on #ffc93c"
DRAFT = "bold #0d2b12 on #9fdc8a"
WALKED = "bold #1d1a14 on #a8d0f0"
VALUE = "#6b5a2c on #f3dfa6"
COORDINATE = "dim"
TITLE = "bold"
TURN = "bold"
QUIET = "dim"
GOOD = "bold green"
HELP = "#4f9bd9"
BAD = "bold #e5534b"
KINGS = ("bold #e5534b", "bold #5aa9f2", "bold #e0b93a", "bold #5cc46b", "bold #c08ae8", "bold #e8935a")

INK, EDGE = "#1d1a14", "#8d8468"
"""Letters on tiles, and the outlines of tiles."""
SHADES = tuple(
    f"bold {INK} on {ground}"
    for ground in ("#f3dfa6", "#efcabb", "#d8ccee", "#cfe6df", "#e9e4d8", "#e6d3b0", "#dcdcc0")
)
"""Colours for tiles that lie side by side."""

_WORD = {2: "#a5443c on #f0a8a0", 3: "#f3b5ae on #b3261e"}
_LETTER = {2: "#3a6a96 on #a8d0f0", 3: "#a9c8f2 on #1f5fae"}
_LAY = "#c9f0c9 on #2e7d32"
_COLOURS = {
    "red": "#f3b5ae on #b3261e",
    "green": _LAY,
    "yellow": "#6b5200 on #f2cf4a",
    "blue": "#a9c8f2 on #1f5fae",
}


def premium_style(kind: Premium) -> str:
    """The colour on the box; else light and dark red for words, light and dark blue for letters, green for a lay."""
    if kind.colour:
        return _COLOURS[kind.colour]
    if kind.word > 1:
        return _WORD[min(kind.word, 3)]
    return _LETTER[min(kind.letter, 3)] if kind.letter > 1 else _LAY
