"""What blanks stand for, which nobody hears from a word."""

from __future__ import annotations

from collections.abc import Iterable

from rekje.model.tiles import Tile, is_blank, letter
from rekje.telling.message import Messages, message


def blanks_of(laid: Iterable[Tile]) -> Messages:
    """For which letters blanks stand among the tiles that were laid."""
    faces = [letter(tile) for tile in laid if is_blank(tile)]
    return (message("screen-preview-blanks", letters=", ".join(faces)),) if faces else ()
