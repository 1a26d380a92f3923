"""What a word list and a lexicon are.

A *word list* is words as they are spelled. A *lexicon* is a word list made ready for a letter set and options: it
judges tile words, knows how common they are, and gives the search core its word_graph.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from rekje.lexicon.folding import Digraph
from rekje.model.tiles import Tiles

LANGUAGES = ("nl", "fr", "de", "en", "it")

FIRST_WORDS = 0
"""The vocabulary of fifty everyday words."""
MOST_COMMON = 1
NOT_ATTESTED = 5


class WordOptions(msgspec.Struct, frozen=True):
    """What the table decides about words.

    ``places``: names of towns, countries and rivers count too; ``sheet``: the name of the game whose printed words
    count (option `sheet_words`), or None; ``digraph``: how the Dutch ij is laid (`rekje.lexicon.folding`; the option
    `y_is_ij` is ``either``).
    """

    places: bool = False
    sheet: str | None = None
    digraph: Digraph = "letters"


class PlainWordList(msgspec.Struct, frozen=True):
    """Words in plain spelling, sorted, without doubles.

    ``levels``: a level for each word, 1 (commonest) to 5 (not attested), or none; ``licence``: an SPDX expression, if
    known; ``language``: whose spelling it is, if known; ``title`` and ``source``: what the list says of itself.
    """

    name: str
    words: list[str]
    language: str | None = None
    levels: bytes = b""
    licence: str = ""
    title: str = ""
    source: str = ""


class TileLexicon(Protocol):
    """A word list ready for a letter set and options. ``sha256`` is of the tile words that it accepts."""

    @property
    def name(self) -> str:
        """The name of a built-in list, the path of a file, or ``any``."""

    @property
    def language(self) -> str | None:
        """The language of the list, if known."""

    @property
    def sha256(self) -> str:
        """SHA-256 of the accepted words in tile notation, sorted, one a line."""

    def __len__(self) -> int:
        """How many tile words it accepts."""

    def has(self, word: Tiles) -> bool:
        """Whether a word, as the letters that its tiles show, counts (C1)."""

    def level(self, word: Tiles) -> int | None:
        """How common a word is: 1 (commonest) to 5 (not attested); None if that is not known."""

    def offensive(self, word: Tiles) -> bool:
        """Whether a word is kept out of computers' words and suggestions (C1)."""

    def at_level(self, most: int) -> TileLexicon:
        """What a computer player of a vocabulary knows: words to that level, none of them offensive."""
