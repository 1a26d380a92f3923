"""Words as people type them, read as tiles.

Accents are dropped. Two letters are one tile where the letter set has such a tile. A blank stands for a letter that is
lacking.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations

from rekje.lexicon.folding import UMLAUTS, WRITTEN_OUT, umlaut_tiles
from rekje.model.tiles import LetterSet, Tiles, split_tiles

MOST_READINGS = 60
"""The most ways to read a word that are tried, where each takes a search."""


def plain(word: str, letters: LetterSet) -> str:
    """A word without the accents that its letter set lacks, in the case in which it is written. German umlauts are
    written out, as lists are laid."""
    return "".join(_plain_letter(char, letters) for char in unicodedata.normalize("NFC", word))


def _plain_letter(char: str, letters: LetterSet) -> str:
    if char.isascii() or char.upper() in letters.faces:
        return char
    small = char.lower().translate(WRITTEN_OUT)
    if small in UMLAUTS:
        base = "".join(umlaut_tiles(small, letters.faces, letters.language)).lower()
    else:
        base = "".join(part for part in unicodedata.normalize("NFD", small) if not unicodedata.combining(part))
    return base.upper() if char == char.upper() else base


def splits(word: str, letters: LetterSet) -> Iterator[Tiles]:
    """Every way to lay a word with the tiles of a letter set, those with the fewest tiles first. They are made lazily:
    a word of n double letters has 2ⁿ."""
    long = [face for face in letters.faces if len(face) > 1]
    parts = [part for part in re.split("(" + "|".join(map(re.escape, long)) + ")", word) if part] if long else [word]
    ways: list[tuple[Tiles, ...]] = [((part,), tuple(part)) if part in long else (tuple(part),) for part in parts]
    room = [*reversed([*accumulate((len(way[-1]) - len(way[0]) for way in reversed(ways)), initial=0)])]
    for more in range(room[0] + 1):
        yield from _split(ways, room, more)


def _split(ways: Sequence[Sequence[Tiles]], room: Sequence[int], more: int) -> Iterator[Tiles]:
    """The ways to lay some parts with ``more`` tiles than the fewest. ``room``: how many more tiles the parts from the
    first on, from the second on … can take."""
    if not ways:
        yield ()
        return
    for way in ways[0]:
        left = more - (len(way) - len(ways[0][0]))
        if 0 <= left <= room[1]:
            for rest in _split(ways[1:], room[1:], left):
                yield (*way, *rest)


def as_meant(word: str, blanks: int) -> str:
    """A word as it was typed; in capitals where its small letters are no blanks: where it has no others, and where its
    first letter alone (or IJ) is a capital, as people write nouns and names, and more small ones follow than there are
    ``blanks``."""
    small = word[2 if word.startswith("IJ") else 1 :]
    people = word == word.lower() or (small == small.lower() and sum(map(str.islower, small)) > blanks)
    return word.upper() if people else word


def readings(word: str, letters: LetterSet, blanks: int) -> Iterator[Tiles]:
    """The ways to read a word, without blanks first, then with more and more of so many ``blanks``.

    A word in which capitals and small letters are mixed is read as it stands (`as_meant` comes before). Raises
    `FormError` for text that can't be tiles.
    """
    word = plain(word, letters)
    if word not in (word.upper(), word.lower()):
        yield split_tiles(word)
        return
    word = word.upper()
    named = [split_tiles(word)] if "[" in word or "]" in word else None
    for count in range(blanks + 1):
        for tiles in named or splits(word, letters):
            for places in combinations(range(len(tiles)), count):
                yield tuple(tile.lower() if i in places else tile for i, tile in enumerate(tiles))
