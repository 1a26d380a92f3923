"""Reads the frequency lists of wordfreq: gzipped msgpack arrays whose place i holds the words of −i centibels."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

import msgspec

# Rank 5,000 / 20,000 / 50,000 of daily use lie near these values (the base-10 logarithm of uses in 10⁹ words).
ZIPF_OF_LEVEL = (4.1, 3.1, 2.3)
LEVEL_ATTESTED = 4
LEVEL_UNKNOWN = 5
COMPARED = ("nl", "fr", "de", "en", "it", "es")
FAR_COMMONER = 0.5


class Frequencies:
    """How often words are used in a language."""

    def __init__(self, wordfreq: Path, language: str) -> None:
        self._zipf = _read(wordfreq, language)
        self._others = tuple(_read(wordfreq, other) for other in COMPARED if other != language)

    def zipf(self, word: str) -> float:
        """The frequency of a word as it is spelled (accents and all), 0.0 if it is not attested."""
        return self._zipf.get(word.casefold(), 0.0)

    def attested(self) -> dict[str, float]:
        """All words in use, with their frequencies."""
        return self._zipf

    def foreign(self, word: str) -> bool:
        """Whether a word is at least three times as common in one of the other languages as in this one."""
        word = word.casefold()
        return max(words.get(word, 0.0) for words in self._others) > self.zipf(word) + FAR_COMMONER

    def level(self, spellings: set[str]) -> int:
        """The vocabulary level of a word, by its commonest spelling: 1 (commonest) to 5 (not attested)."""
        best = max(self.zipf(spelling) for spelling in spellings)
        for level, threshold in enumerate(ZIPF_OF_LEVEL, start=1):
            if best >= threshold:
                return level
        return LEVEL_ATTESTED if best > 0 else LEVEL_UNKNOWN


@cache
def _read(wordfreq: Path, language: str) -> dict[str, float]:
    data = gzip.decompress((wordfreq / "wordfreq" / "data" / f"large_{language}.msgpack.gz").read_bytes())
    header, *buckets = msgspec.msgpack.decode(data)
    if header != {"format": "cB", "version": 1}:
        raise ValueError(f"unknown frequency format {header}")
    return {word: 9 - place / 100 for place, words in enumerate(buckets) for word in words}
