"""Tiles as the core's bytes and back: letter n of a letter set is n + 1, a blank 0, a named blank has the top bit."""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Mapping
from functools import lru_cache

from rekje.board.crossword.squares import CrosswordFacts
from rekje.model.problems import FormError
from rekje.model.squares import Square, square_name
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

    def board(self, facts: CrosswordFacts, board: Mapping[Square, Tile]) -> bytes:
        """A board, a byte a square in rows. Raises `FormError` for unknown tiles and squares beyond the edge."""
        cells, laid = bytearray(facts.width * facts.height), self.laid
        at = places(facts.width, facts.height)
        try:
            for square, tile in board.items():
                cells[at[square]] = laid[tile]
        except KeyError:
            raise _misfit(at, board, laid) from None
        return bytes(cells)

    def text(self, codes: bytes) -> str:
        """Codes of laid tiles in tile notation."""
        return join_tiles(self.tiles[code] for code in codes)


@lru_cache(maxsize=64)
def alphabet(letters: LetterSet) -> Alphabet:
    """The codes of a letter set."""
    return Alphabet(letters)


@lru_cache(maxsize=64)
def places(width: int, height: int) -> dict[Square, int]:
    """Where each square of a board stands, in rows."""
    return {(x, y): y * width + x for y in range(height) for x in range(width)}


def _misfit(at: Mapping[Square, int], board: Mapping[Square, Tile], laid: Mapping[Tile, int]) -> FormError:
    """The first thing on a board that doesn't belong there."""
    for (x, y), tile in board.items():
        if (x, y) not in at:
            return FormError("engine-square", square=square_name((x, y)) if 0 <= x < 26 else f"{x},{y}")
        if tile not in laid:
            break
    return FormError("engine-tile", tile=tile)
