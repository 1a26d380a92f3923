"""From a word as it is spelled to the tiles it is laid with (C1, and `y_is_ij` of the Dutch letter sets).

Two steps. `spell` brings a word to its plain spelling: lower case, accents dropped, œ æ ß written out; only German
keeps ä ö ü. `Tiler` lays a plain spelling with the tiles of a letter set, in every way the options allow.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal

from rekje.model.tiles import Tiles

MIN_LENGTH = 2
MAX_LENGTH = 21

Reason = Literal["apostrophe", "hyphen", "space", "digit", "letter", "short", "long"]
Digraph = Literal["letters", "either", "y"]

WRITTEN_OUT = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ĳ": "ij", "ø": "o", "ł": "l", "đ": "d"})
UMLAUTS = "äöü"
APOSTROPHES = "'’ʼ‘`´"
HYPHENS = "-‐‑–—"
IJ = "\N{LATIN SMALL LIGATURE IJ}"

# Where i and j meet in Dutch without being the digraph: the j begins a syllable of its own.
NOT_THE_DIGRAPH = ("bijou", "bijecti", "antijudaïsme", "antijudaisme", "dijonmosterd", "hijab", "fiji")


class Unlayable(ValueError):
    """A word that no tiles can lay; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


def spell(word: str, language: str | None = None) -> str:
    """The plain spelling of a word: a–z, and ä ö ü where the language is German or not known.

    >>> spell("Cœur", "fr"), spell("Größe", "de"), spell("coördinatie", "nl"), spell("Ĳs", "nl")
    ('coeur', 'grösse', 'coordinatie', 'ijs')

    Raises `Unlayable` for a word with an apostrophe, a hyphen, a space, a digit or a letter of another alphabet,
    and for one of fewer than 2 or more than 21 letters.
    """
    plain = word.lower()
    if not plain.isascii():
        plain = _without_accents(plain, keep=UMLAUTS if language in (None, "de") else "")
    if not (plain.isascii() and plain.isalpha()):
        _check_letters(plain)
    if not MIN_LENGTH <= len(plain) <= MAX_LENGTH:
        raise Unlayable("short" if len(plain) < MIN_LENGTH else "long")
    return plain


def _without_accents(word: str, keep: str) -> str:
    composed = unicodedata.normalize("NFC", word.translate(WRITTEN_OUT))
    return "".join(char if char in keep else _base(char) for char in composed)


def _base(char: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFD", char) if not unicodedata.combining(part))


def _check_letters(plain: str) -> None:
    for char in plain:
        if "a" <= char <= "z" or char in UMLAUTS:
            continue
        raise Unlayable(_what_is_wrong_with(char))


def _what_is_wrong_with(char: str) -> Reason:
    if char in APOSTROPHES:
        return "apostrophe"
    if char in HYPHENS:
        return "hyphen"
    if char.isspace():
        return "space"
    return "digit" if char.isnumeric() else "letter"


def mark_digraphs(plain: str) -> str:
    """A plain Dutch spelling in which every ij that is one letter is written as one character, ĳ."""
    if "ij" not in plain:
        return plain
    held = plain
    for stem in NOT_THE_DIGRAPH:
        held = held.replace(stem, stem.replace("ij", "i\0j"))
    return held.replace("ij", IJ).replace("\0", "")


def umlaut_tiles(char: str, faces: tuple[str, ...], language: str | None) -> Tiles:
    """How ä ö ü is laid: with its own tile where there is one, else in German with an E after it."""
    face, base = char.upper(), _base(char).upper()
    if face in faces:
        return (face,)
    return (base, "E") if language == "de" else (base,)


class Tiler:
    """Lays plain spellings with the tiles of a letter set.

    ``digraph`` says how the Dutch ij is laid: ``letters``: as the tile IJ where the set has one (and then only so),
    else as I and J; ``either``: that way, or as Y; ``y``: as Y only. In other languages it plays no part.
    """

    def __init__(self, faces: tuple[str, ...], language: str | None = None, digraph: Digraph = "letters") -> None:
        self.faces = faces
        self.dutch = language == "nl"
        self._ij = self._ways_of_ij(digraph)
        self._umlauts = {char: umlaut_tiles(char, faces, language) for char in UMLAUTS}
        self._spelled_out = {char.upper(): "".join(face) for char, face in self._umlauts.items()}

    def _ways_of_ij(self, digraph: Digraph) -> tuple[Tiles, ...]:
        usual: Tiles = ("IJ",) if "IJ" in self.faces else ("I", "J")
        return {"letters": (usual,), "either": (usual, ("Y",)), "y": (("Y",),)}[digraph]

    @property
    def knows_one_way(self) -> bool:
        """Whether every word is laid in one way, letter by letter."""
        return not self.dutch or self._ij == (("I", "J"),)

    def in_one_way(self, plain: str) -> bool:
        """Whether a plain spelling can be laid letter by letter, umlauts apart. Most words can."""
        return "ij" not in plain or self.knows_one_way

    def letter_by_letter(self, text: str) -> str:
        """The faces of plain spellings that are laid in one way, a character a tile; line ends stay."""
        faces = text.upper()
        for char, laid in self._spelled_out.items():
            faces = faces if laid == char else faces.replace(char, laid)
        return faces

    def ways(self, plain: str) -> Iterator[Tiles]:
        """Every way to lay a plain spelling, as tile faces; none if the set lacks a letter of it."""
        marked = mark_digraphs(plain) if self.dutch else plain
        choices = [self._ways_of(char) for char in marked]
        for parts in product(*choices):
            tiles = tuple(face for part in parts for face in part)
            if MIN_LENGTH <= len(tiles) <= MAX_LENGTH and all(face in self.faces for face in tiles):
                yield tiles

    def spellings(self, word: Tiles) -> Iterator[str]:
        """The plain spellings that are laid as these tiles, besides the one that the tiles show: ``rijst`` for RYST."""
        pairs = [("".join(face).lower(), char) for char, face in self._umlauts.items() if len(face) > 1]
        if self.dutch and ("Y",) in self._ij:
            pairs.append(("y", "ij"))
        shown = "".join(word).lower()
        return (text for text in _respelled(shown, pairs) if text != shown)

    def _ways_of(self, char: str) -> tuple[Tiles, ...]:
        if char == IJ:
            return self._ij
        return (self._umlauts.get(char) or (char.upper(),),)


def _respelled(text: str, pairs: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Every text made by replacing all, some or none of these first parts by their second parts."""
    if not text:
        yield ""
        return
    for laid, spelled in (*pairs, (text[0], text[0])):
        if text.startswith(laid):
            yield from (spelled + rest for rest in _respelled(text[len(laid) :], pairs))
