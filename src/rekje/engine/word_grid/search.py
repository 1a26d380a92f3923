"""The core's search of grids of letters, in the model's words: all words of a board, or how many on each of many.

A grid has at most 64 cells, each with a face of one or more letters, or none. A word runs from neighbour to neighbour
and uses no cell twice. Searches release the GIL.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Sequence

import msgspec

from rekje import _core
from rekje.engine.encoding import alphabet
from rekje.model.problems import FormError
from rekje.model.sizes import Size
from rekje.model.squares import Square
from rekje.model.tiles import LetterSet, Tile, Tiles, join_tiles, split_tiles

HOLE = "."
MOST_FACES = 64

_HOLE_CODE = 0xFF
_END_CODE = 0xFE
_PRIVATE = 0xE000  # where faces of several letters stand while many boards are encoded at once
_UNDEFINED = "\ufffe"


class FoundGridWord(msgspec.Struct, frozen=True):
    """A word as the letters of its tiles, and the squares of its path, column and row."""

    word: Tiles
    path: tuple[Square, ...]


class GridSearch:
    """Searches grids of one shape with one word list.

    ``size`` is width and height; with ``corners`` cells that meet at a corner are neighbours too; words have at least
    ``shortest`` letters. A cell shows a letter of the letter set or one of ``faces``, several letters each
    (``("Q", "U")``). Raises `FormError` for faces and sizes that can't be.
    """

    def __init__(
        self,
        word_graph: _core.WordGraph,
        letters: LetterSet,
        *,
        size: Size = (4, 4),
        corners: bool = True,
        shortest: int = 3,
        faces: Iterable[Tiles] = (),
    ) -> None:
        if word_graph.letters != len(letters.faces):
            raise FormError("engine-letters", words=word_graph.letters, letters=len(letters.faces))
        self.alphabet = alphabet(letters)
        self.size = size
        self.corners = corners
        shown = [(face, (face,)) for face in letters.faces] + [("".join(face), face) for face in faces]
        self._faces = {name: code for code, (name, _) in enumerate(shown)}
        coded = [self.alphabet.word(tiles) for _, tiles in shown]
        if not all(coded) or len(self._faces) < len(shown) or len(shown) > MOST_FACES:
            raise FormError("grids-faces", faces=join_tiles(name for name, _ in shown[len(letters.faces) :]))
        self._map = codecs.charmap_build(self._table())
        try:
            self.core = _core.GridWords(word_graph, [face for face in coded if face], shortest)
            self.core.count(size, corners, b"", [], all_cores=False)
        except (ValueError, TypeError) as error:
            raise FormError("grids-question", why=str(error)) from None

    def _table(self) -> str:
        """The characters of the codec that encodes boards, by code."""
        table = [_UNDEFINED] * 256
        for name, code in self._faces.items():
            table[code] = _stand_in(name, code)
        table[_HOLE_CODE], table[_END_CODE] = HOLE, "\0"
        return "".join(table)

    def words(self, board: str, *, seconds: float | None = None) -> tuple[FoundGridWord, ...]:
        """All words of a board, each with its first path in reading order, in order of letters.

        A board is its cells row by row: a letter, several in brackets (``[QU]``), or ``.`` for none; white space and
        ``/`` between rows mean nothing. Raises `FormError` for a board that doesn't fit, and if it takes too long.
        """
        found = self.core.words(self.size, self.corners, self._encode([board]), limit=_limit(seconds))
        if found is None:
            raise FormError("grids-time")
        squares = [(cell % self.size[0], cell // self.size[0]) for cell in range(self.size[0] * self.size[1])]
        tiles = self.alphabet.tiles
        return tuple(
            FoundGridWord(tuple([tiles[code] for code in word]), tuple([squares[cell] for cell in cells]))
            for word, cells in found
        )

    def counts(
        self, boards: Sequence[str], points: Sequence[int], *, all_cores: bool = True, seconds: float | None = None
    ) -> list[tuple[int, int]]:
        """For each board how many words it has, and what they are worth: ``points`` by number of letters, the last of
        them also for longer words. Raises `FormError` as `words`."""
        limit = _limit(seconds)
        try:
            counted = self.core.count(
                self.size, self.corners, self._encode(boards), list(points), all_cores=all_cores, limit=limit
            )
        except (ValueError, OverflowError, TypeError) as error:
            raise FormError("grids-question", why=str(error)) from None
        if len(counted) < len(boards):
            raise FormError("grids-time")
        return counted

    def _encode(self, boards: Sequence[str]) -> bytes:
        text = "".join("\0".join(boards).upper().split()).replace("/", "")
        if "[" in text:
            for name, code in self._faces.items():
                if len(name) > 1:
                    text = text.replace(f"[{name}]", _stand_in(name, code))
        try:
            encoded: bytes = codecs.charmap_encode(text, "strict", self._map)[0]
        except UnicodeEncodeError as error:
            raise FormError("grids-face", face=text[error.start]) from None
        cells = self.size[0] * self.size[1]
        parts = encoded.split(bytes([_END_CODE])) if boards else []
        for part in parts:
            if len(part) != cells:
                raise FormError("grids-cells", count=len(part), wanted=cells)
        return b"".join(parts)


def _limit(seconds: float | None) -> _core.Limit:
    try:
        return _core.Limit(seconds=seconds)
    except (ValueError, TypeError) as error:
        raise FormError("grids-question", why=str(error)) from None


def _stand_in(name: Tile, code: int) -> str:
    return name if len(name) == 1 else chr(_PRIVATE + code)


def read_face(text: str) -> Tiles:
    """A face of several letters in tile notation. Raises `FormError`."""
    return split_tiles(text.upper())
