"""Tiles as the core's bytes and back: letter n of a letter set is n + 1, a blank 0, a named blank has the top bit."""

from __future__ import annotations

import codecs
from collections.abc import Iterable
from functools import lru_cache

from rekje.model.problems import FormError
from rekje.model.tiles import BLANK, LetterSet, Tile, join_tiles

NAMED_BLANK = 0x80
_PRIVATE = 0xE000  # where faces of two letters stand while many words are encoded at once


class Alphabet:
    """The codes of one letter set. Get it by `alphabet`, which keeps what it made."""

    def __init__(self, letters: LetterSet) -> None:
        coded = list(enumerate(letters.faces, start=1))
        self.size = len(letters.faces)
        self.held: dict[Tile, int] = {BLANK: 0} | {face: code for code, face in coded}
        blanks = {face.lower(): code | NAMED_BLANK for code, face in coded}
        self.laid: dict[Tile, int] = {face: code for code, face in coded} | blanks
        self.tiles: dict[int, Tile] = {code: tile for tile, code in self.laid.items()}
        self.known: dict[int, Tile] = {0: BLANK, **self.tiles}
        self._long = [(code, face) for code, face in coded if len(face) > 1]
        self._map = codecs.charmap_build("".join(["\0", *(self._stand_in(code, face) for code, face in coded)]))

    @staticmethod
    def _stand_in(code: int, face: str) -> str:
        return face if len(face) == 1 else chr(_PRIVATE + code)

    def word(self, tiles: Iterable[Tile]) -> bytes | None:
        """A word's letters as codes; None if the letter set lacks one of them."""
        try:
            codes = bytes(map(self.held.__getitem__, tiles))
        except KeyError:
            return None
        return None if 0 in codes else codes

    def words(self, words: Iterable[str]) -> list[bytes]:
        """Many words in tile notation, upper case, as codes, quickly. Raises `FormError` for an unknown letter."""
        text = "\0".join(words)
        for code, face in self._long:
            text = text.replace(f"[{face}]", self._stand_in(code, face))
        try:
            codes: bytes = codecs.charmap_encode(text, "strict", self._map)[0]
        except UnicodeEncodeError as error:
            raise FormError("engine-letter", tile=text[error.start]) from None
        return codes.split(b"\0")

    def rack(self, rack: Iterable[Tile]) -> bytes:
        """A rack's tiles as codes. Raises `FormError` for a tile that the letter set lacks."""
        try:
            return bytes([self.held[tile] for tile in rack])
        except KeyError as error:
            raise FormError("engine-tile", tile=str(error.args[0])) from None

    def text(self, codes: bytes) -> str:
        """Codes of laid tiles in tile notation."""
        return join_tiles(self.tiles[code] for code in codes)


@lru_cache(maxsize=64)
def alphabet(letters: LetterSet) -> Alphabet:
    """The codes of a letter set."""
    return Alphabet(letters)
