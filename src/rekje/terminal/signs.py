"""What tiles and premium squares look like in the columns of a terminal, in every game."""

from __future__ import annotations

from rekje.drawing.ground import premium_sign
from rekje.model.edition import Premium
from rekje.model.sizes import face_of
from rekje.model.tiles import BLANK, UNKNOWN, Tile

LAST_SIGN, DRAFT_SIGN = "*", "+"
"""The signs behind a tile of the last play, and behind a tile not sent yet."""
START_SIGN = "◦"
BARE = 1
"""The width in columns of a square that has room only for a letter."""
HATCHING = "▒"
"""What a blank token shows."""
_DIGRAPHS = {"IJ": "Ĳ", "ij": "ĳ"}


def tile_text(tile: Tile, sign: str, wide: int) -> str:
    """A tile in the width of a square, followed by a sign. A blank is in lower case, as in the notation."""
    face = face_sign(tile)
    return face[: wide - 1].rjust(wide - 1) + (sign or " ") if wide > BARE else face[:1]


def face_sign(tile: Tile) -> str:
    """The face of a tile, in one column if there is a single character for it."""
    return _DIGRAPHS.get(tile, tile)


def face_shown(tile: Tile) -> str:
    """The letter of a tile, sized or not. A blank token is hatched, as on the board."""
    face = face_of(tile)
    return HATCHING if face == BLANK else "?" if face == UNKNOWN else face_sign(face)


def wide_sign(kind: Premium, language: str) -> str:
    """The sign of a premium square. A square that only marks the start has a sign of its own here."""
    return premium_sign(kind, language) or START_SIGN
