"""Names that insult: whether a name has a word of a list of abuse in it, however it is dressed up."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator
from itertools import chain

INNOCENT = frozenset(
    {
        "abo", "bint", "cumming", "dyke", "dykes", "hebe", "jesuit", "jesuits", "jew", "jews", "les", "lesbos",
        "mick", "micks", "munt", "nance", "nancy", "pansy", "pom", "ponce", "queer", "queers", "quim", "sissy",
        "aars", "anita", "mietje", "paap", "papen", "reet", "asi", "assi", "con", "fridolin", "garces", "gogol",
        "romano", "romanos", "giudea", "giudeo", "negri", "troia", "zingari", "zingaro", "zinna", "lueder",
        "luder",
    }
)  # fmt: skip
"""First names, surnames and places that are in the lists of abuse because they also mean something else in some
language, and what people call themselves."""
HIDDEN = 8
"""A word of so many letters is found inside a longer one, too: no name has one by chance."""
_ANYWHERE = ("fuck",)
"""Shorter words of which the same is true."""
_SIGNS = {
    "0": "o", "1": "il", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b",
    "@": "a", "$": "s", "!": "il", "|": "il", "€": "e",
}  # fmt: skip
"""Digits and signs that look like letters."""
_LETTERS = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ı": "i"} | dict(
    zip("асеіјорԁхуѕԛһкмтвαεικνορτυχ", "aceijopdxysqhkmtbaeiknoptux", strict=True)
)
"""Letters that have no mark to take off, and Cyrillic and Greek ones that look like Latin ones."""
_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue"}
MOST_READINGS = 64
"""The most ways to read one word: only signs that look like two letters make more of them."""


class Abuse:
    """Lists of abuse, ready to look for in names."""

    def __init__(self, words: Collection[str]) -> None:
        """``words`` in plain spelling, of all languages together."""
        named = {plain_letters(word) for word in words if not set(word) & set(_UMLAUTS)}
        # Without its two dots such a word would be another one.
        for word in (word for word in words if set(word) & set(_UMLAUTS)):
            named |= {word, "".join(_UMLAUTS.get(char, char) for char in word)}
        self._words = frozenset(named) - INNOCENT
        long = sorted(word for word in self._words if len(word) >= HIDDEN)
        self._inside = re.compile("|".join(map(re.escape, (*_ANYWHERE, *long))))

    def is_in(self, name: str) -> bool:
        """Whether a name has one of the words in it: with signs for letters, with accents, with spaces between the
        letters, with letters repeated, or within a longer word."""
        return any(self._has(one) for word in _words(name) for one in _readings(word))

    def _has(self, word: str) -> bool:
        return word in self._words or self._inside.search(word) is not None


def _words(name: str) -> Iterator[str]:
    """The words of a name, and what single letters in a row spell."""
    parts = [part for part in re.split(r"[^\w@$!|€]+|_+", unicodedata.normalize("NFKC", name).casefold()) if part]
    yield from parts
    row = ""
    for part in [*parts, ".."]:
        if len(part) == 1:
            row += part
        elif row:
            yield row
            row = ""


def _readings(word: str) -> Iterator[str]:
    """The ways to read a word as letters alone, with its marks and without, and with repeated letters once or twice."""
    for text in dict.fromkeys(chain((word,), (word.strip("0123456789@$!|€"),))):
        choices = [""]
        for char in text:
            read = _SIGNS.get(char, char)
            choices = [before + one for before in choices for one in read][:MOST_READINGS]
        for read in choices:
            for plain in {read, plain_letters(read)}:
                yield plain
                if (once := re.sub(r"(.)\1{2,}", r"\1", plain)) != plain:
                    yield once
                    yield re.sub(r"(.)\1{2,}", r"\1\1", plain)


def plain_letters(text: str) -> str:
    """A text in Latin letters without marks."""
    apart = unicodedata.normalize("NFD", "".join(_LETTERS.get(char, char) for char in text))
    return "".join(_LETTERS.get(char, char) for char in apart if not unicodedata.combining(char))
