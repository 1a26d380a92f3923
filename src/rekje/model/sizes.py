"""Tiles of many sizes: a box whose tiles cover rectangles of whole squares.

A *sized tile* is a tile with its width and height in squares: ``"R3×2"`` is an R, three wide and two high, ``"?2×2"``
a blank token. Where the size isn't known, the tile is its face alone: ``"R"``, ``"?"``, or ``"_"``.
"""

from __future__ import annotations

import re
from functools import lru_cache

from rekje.model.problems import FormError

Size = tuple[int, int]
"""Width and height in squares."""

MAX_SIDE = 3
TIMES = "×"

_SIZE = re.compile(rf"([1-{MAX_SIDE}])[x{TIMES}]([1-{MAX_SIDE}])\Z")
_SIZED = re.compile(rf"(.+?)([1-{MAX_SIDE}]){TIMES}([1-{MAX_SIDE}])\Z", re.DOTALL)


def parse_size(text: str) -> Size:
    """``"3x2"`` or ``"3×2"`` → ``(3, 2)``. Raises `FormError` for anything but two sides of 1 to 3 squares."""
    match = _SIZE.match(text)
    if not match:
        raise FormError("form-size", text=text, most=MAX_SIDE)
    return int(match[1]), int(match[2])


def size_name(size: Size) -> str:
    """``(3, 2)`` → ``"3×2"``."""
    width, height = size
    return f"{width}{TIMES}{height}"


def sized(face: str, size: Size) -> str:
    """The tile with this face and size: ``sized("R", (3, 2))`` → ``"R3×2"``."""
    return face + size_name(size)


@lru_cache(maxsize=4096)
def face_of(tile: str) -> str:
    """What a tile shows, whatever its size: ``"R3×2"`` → ``"R"``, ``"R"`` → ``"R"``."""
    match = _SIZED.match(tile)
    return match[1] if match else tile


@lru_cache(maxsize=4096)
def size_of(tile: str) -> Size | None:
    """The size of a tile, or None where it isn't known: ``"R3×2"`` → ``(3, 2)``, ``"R"`` → None."""
    match = _SIZED.match(tile)
    return (int(match[2]), int(match[3])) if match else None


def extent(tile: str) -> Size:
    """How many squares a tile covers: its size, and one square where that isn't known."""
    return size_of(tile) or (1, 1)


def turned(size: Size) -> Size:
    """The size of a tile turned by a quarter."""
    return size[1], size[0]
