"""Squares and their names. A square is ``(x, y)``: column from the left and row from the top, from 0.

A bare table has no edges: there ``x`` and ``y`` may be any numbers, also negative ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from rekje.model.problems import FormError
from rekje.model.tiles import Tile, split_tiles

Square = tuple[int, int]

BEYOND = 10**18
"""The first number that is too large to name a square by."""
_COLUMN_FIRST = re.compile(r"([A-Za-z])([1-9][0-9]?)\Z")
_ROW_FIRST = re.compile(r"([1-9][0-9]?)([A-Za-z])\Z")
_NUMBERS = re.compile(r"(-?[0-9]{1,18}),(-?[0-9]{1,18})\Z")


@lru_cache(maxsize=4096)
def square_name(square: Square) -> str:
    """``(7, 7)`` → ``"H8"``; a square beyond A1–Z99 is named by its numbers: ``(-1, 3)`` → ``"-1,3"``."""
    x, y = square
    return f"{chr(65 + x)}{y + 1}" if 0 <= x < 26 and 0 <= y < 99 else f"{x},{y}"


@lru_cache(maxsize=4096)
def parse_square(text: str) -> Square:
    """``"H8"`` → ``(7, 7)``, ``"-1,3"`` → ``(-1, 3)``. Raises `FormError` for what can't be a square."""
    match = _COLUMN_FIRST.match(text)
    if not match:
        if numbers := _NUMBERS.match(text):
            return int(numbers[1]), int(numbers[2])
        raise FormError("form-square", text=text)
    return ord(match[1].upper()) - 65, int(match[2]) - 1


def check_square(square: Square) -> None:
    """Raise `FormError` for a square that is too far away to have a name."""
    if max(map(abs, square)) >= BEYOND:
        raise FormError("form-square", text=square_name(square))


def at_name(square: Square, across: bool) -> str:
    """Where a word starts and which way it runs: ``8D`` across, ``D8`` down (the field's notation)."""
    x, y = square
    return f"{y + 1}{chr(65 + x)}" if across else square_name(square)


@lru_cache(maxsize=4096)
def parse_at(text: str) -> tuple[Square, bool]:
    """``"8D"`` → ``((3, 7), True)``, across; ``"D8"`` → the same square, down. Raises `FormError`."""
    match = _ROW_FIRST.match(text)
    if match:
        return (ord(match[2].upper()) - 65, int(match[1]) - 1), True
    match = _COLUMN_FIRST.match(text)
    if match:
        return (ord(match[1].upper()) - 65, int(match[2]) - 1), False
    raise FormError("form-at", text=text)


def step(square: Square, across: bool, by: int = 1) -> Square:
    """The square ``by`` steps further, to the right or downwards."""
    x, y = square
    return (x + by, y) if across else (x, y + by)


def spelled(at: str, word: str) -> Iterator[tuple[Square, Tile]]:
    """The squares that a word in tile notation covers, each with its tile. Raises `FormError` for what can't be a place
    or tiles."""
    start, across = parse_at(at)
    for i, tile in enumerate(split_tiles(word)):
        yield step(start, across, i), tile
