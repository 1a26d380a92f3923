"""A seat's letters of many sizes, as lines of text."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len
from rich.text import Text

from rekje.model.sizes import size_name, size_of
from rekje.model.tiles import LetterSet, Tile, Tiles
from rekje.terminal import look
from rekje.terminal.screen import Screen
from rekje.terminal.signs import HATCHING, face_shown

LINES = 2
"""The lines that a hand takes on a page."""
_CELL = 4
_HATCHED = HATCHING * 3


def size_shown(tile: Tile) -> str:
    """``3×2``; empty if the size isn't known."""
    size = size_of(tile)
    return size_name(size) if size else ""


def tiles_text(tiles: Iterable[Tile]) -> str:
    """``O2×1 T1×1``: tiles in a line of text."""
    return " ".join(face_shown(tile) + size_shown(tile) for tile in tiles)


def hand_lines(hand: Tiles, letters: LetterSet, screen: Screen) -> list[Text]:
    """A hand in two lines: the letters, and their sizes below. In a hand too long for that the sizes follow
    the letters, if needed closer together. What still doesn't fit is cut off."""
    label = screen.say("lays-hand") + "  "
    room = screen.width - 1 - cell_len(label)
    if _CELL * len(hand) <= room:
        return _pictured(hand, label)
    held = letters.sort(hand)
    wide, close = (list(Text(told).wrap(screen.console, room)) for told in (_grouped(held), tiles_text(held)))
    lines = [*(wide if len(wide) <= LINES else close), Text()]
    if len(lines) > LINES + 1:
        lines[1].truncate(room - 1)
        lines[1].append("…")
    return [Text.assemble((label, look.QUIET), lines[0]), Text.assemble(" " * cell_len(label), lines[1])]


def _pictured(hand: Tiles, label: str) -> list[Text]:
    upper, lower = Text.assemble((label, look.QUIET)), Text(" " * cell_len(label))
    for tile in hand:
        face = face_shown(tile)
        upper.append(_HATCHED if face == HATCHING else face.center(_CELL - 1), look.TILE)
        upper.append(" ")
        lower.append(size_shown(tile).center(_CELL), look.QUIET)
    return [upper, lower]


def _grouped(hand: Tiles) -> str:
    """``A 1×1 3×2 · B 2×2``."""
    groups: dict[str, list[str]] = {}
    for tile in hand:
        groups.setdefault(face_shown(tile), []).append(size_shown(tile))
    return " · ".join(" ".join([face, *sizes]) for face, sizes in groups.items())
