"""Reads the frequency lists of wordfreq: gzipped msgpack arrays whose place i holds the words of −i centibels."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

# Rank 5,000 / 20,000 / 50,000 of daily use lie near these values (the base-10 logarithm of uses in 10⁹ words).
ZIPF_OF_LEVEL = (4.1, 3.1, 2.3)
LEVEL_ATTESTED = 4
LEVEL_UNKNOWN = 5


class Frequencies:
    """How often words are used in a language."""

    def __init__(self, wordfreq: Path, language: str) -> None:
        data = gzip.decompress((wordfreq / "wordfreq" / "data" / f"large_{language}.msgpack.gz").read_bytes())
        header, *buckets = msgspec.msgpack.decode(data)
        if header != {"format": "cB", "version": 1}:
            raise ValueError(f"unknown frequency format {header}")
        self._zipf = {word: 9 - place / 100 for place, words in enumerate(buckets) for word in words}

    def zipf(self, word: str) -> float:
        """The frequency of a word as it is spelled (accents and all), 0.0 if it is not attested."""
        return self._zipf.get(word.casefold(), 0.0)

    def level(self, spellings: set[str]) -> int:
        """The vocabulary level of a word, by its commonest spelling: 1 (commonest) to 5 (not attested)."""
        best = max(self.zipf(spelling) for spelling in spellings)
        for level, threshold in enumerate(ZIPF_OF_LEVEL, start=1):
            if best >= threshold:
                return level
        return LEVEL_ATTESTED if best > 0 else LEVEL_UNKNOWN
