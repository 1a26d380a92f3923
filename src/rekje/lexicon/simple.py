"""The two lexicons that need no list: every word counts, or exactly the words given (RECORD.md: ``lexicon``)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NoReturn

from rekje.lexicon.folding import MAX_LENGTH, Tiler
from rekje.lexicon.tables import TableBuilder, WordTable
from rekje.model.problems import FormError
from rekje.model.tiles import Tiles, split_tiles

ANY = "any"


class AnyLexicon:
    """Every word counts. Nothing can be searched with it: `word_graph` raises `FormError`."""

    name = ANY
    language: str | None = None
    sha256 = hashlib.sha256(ANY.encode()).hexdigest()

    def __len__(self) -> int:
        return 0

    def __bool__(self) -> bool:
        return True

    def has(self, word: Tiles) -> bool:
        """Always."""
        return True

    def level(self, word: Tiles) -> int | None:
        """Not known."""
        return None

    def spelled(self, word: Tiles) -> str:
        """Not known."""
        return ""

    def offensive(self, word: Tiles) -> bool:
        """Never."""
        return False

    def at_level(self, most: int) -> AnyLexicon:
        """The same."""
        return self

    @property
    def word_graph(self) -> NoReturn:
        """There is none. Raises `FormError`."""
        raise FormError("lexicon-any")

    @property
    def table(self) -> NoReturn:
        """There is none. Raises `FormError`."""
        raise FormError("lexicon-any")


def table_of_tiles(faces: tuple[str, ...], words: Iterable[object]) -> WordTable:
    """A table of exactly these words, in tile notation: ``[IJ]S`` uses the tile IJ, ``IJS`` an I and a J.

    Upper and lower case are the same. A word with a tile that isn't among ``faces`` can't be laid and doesn't matter.
    Raises `FormError` for what is no word in that notation.
    """
    builder = TableBuilder(faces, Tiler(faces))
    builder.add_tiles(tiles for tiles in map(_tiles, words) if set(tiles) <= set(faces))
    return builder.table()


def _tiles(word: object) -> Tiles:
    tiles = split_tiles(word.upper()) if isinstance(word, str) else ()
    if not 1 <= len(tiles) <= MAX_LENGTH:
        raise FormError("lexicon-word-form", word=str(word)[:60], most=MAX_LENGTH)
    return tiles
