"""Words as people type them, read as tiles: without accents, two letters as one tile where there is such a tile, and
blanks for what is lacking."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import combinations, product

from rekje.lexicon.folding import WRITTEN_OUT
from rekje.model.tiles import LetterSet, Tiles, split_tiles


def plain(word: str, letters: LetterSet) -> str:
    """A word without the accents that its letter set lacks, in the case in which it is written."""
    return "".join(_plain_letter(char, letters) for char in unicodedata.normalize("NFC", word))


def _plain_letter(char: str, letters: LetterSet) -> str:
    if char.isascii() or char.upper() in letters.faces:
        return char
    small = char.lower().translate(WRITTEN_OUT)
    base = "".join(part for part in unicodedata.normalize("NFD", small) if not unicodedata.combining(part))
    return base.upper() if char == char.upper() else base


def splits(word: str, letters: LetterSet) -> list[Tiles]:
    """Every way to lay a word with the tiles of a letter set, those with the fewest tiles first."""
    long = [face for face in letters.faces if len(face) > 1]
    parts = [part for part in re.split("(" + "|".join(map(re.escape, long)) + ")", word) if part] if long else [word]
    ways = [[(part,), tuple(part)] if part in long else [tuple(part)] for part in parts]
    return sorted((tuple(tile for part in way for tile in part) for way in product(*ways)), key=len) if word else [()]


def readings(word: str, letters: LetterSet, blanks: int) -> Iterator[Tiles]:
    """The ways to read a word: as it is typed where capitals and small letters are mixed, else with more and more of
    so many blanks. Raises `FormError` for text that can't be tiles."""
    word = plain(word, letters)
    if word not in (word.upper(), word.lower()):
        yield split_tiles(word)
        return
    word = word.upper()
    whole = [split_tiles(word)] if "[" in word or "]" in word else splits(word, letters)
    for count in range(blanks + 1):
        for tiles in whole:
            for places in combinations(range(len(tiles)), count):
                yield tuple(tile.lower() if i in places else tile for i, tile in enumerate(tiles))
