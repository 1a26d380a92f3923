"""What tiles and premium squares look like in the columns of a terminal, in every game."""

from __future__ import annotations

from rekje.drawing.ground import premium_sign
from rekje.model.edition import Premium
from rekje.model.sizes import face_of
from rekje.model.tiles import BLANK, UNKNOWN, Tile

LAST_SIGN, DRAFT_SIGN = "*", "+"
"""Behind a tile: of the last play, and not sent yet."""
START_SIGN = "◦"
BARE = 1
"""Columns of a square that has room for a letter alone."""
HATCHING = "▒"
"""What a blank token shows."""
_DIGRAPHS = {"IJ": "Ĳ", "ij": "ĳ"}


def tile_text(tile: Tile, sign: str, wide: int) -> str:
    """A tile in the width of a square, with a sign behind it; a blank is in lower case, as in the notation."""
    face = face_sign(tile)
    return face[: wide - 1].rjust(wide - 1) + (sign or " ") if wide > BARE else face[:1]


def face_sign(tile: Tile) -> str:
    """What a tile shows, in one column where there is a character for it."""
    return _DIGRAPHS.get(tile, tile)


def face_shown(tile: Tile) -> str:
    """The letter of a tile that may be sized; a blank token is hatched, as on the board."""
    face = face_of(tile)
    return HATCHING if face == BLANK else "?" if face == UNKNOWN else face_sign(face)


def wide_sign(kind: Premium, language: str) -> str:
    """A premium square by its sign; one that only marks where the first word begins has one of its own here."""
    return premium_sign(kind, language) or START_SIGN
