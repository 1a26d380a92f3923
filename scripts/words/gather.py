"""Gathers words by their plain spelling; frequencies are looked up by the full one, so that is kept too."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rekje.lexicon.folding import Unlayable, spell

Inputs = dict[str, Path]
Gathered = dict[str, set[str]]

DICT = "usr/share/dict"
HUNSPELL = "usr/share/hunspell"


def gather(words: Iterable[str], language: str, into: Gathered | None = None) -> Gathered:
    """Plain spelling → spellings, for all words that can be laid."""
    gathered: Gathered = {} if into is None else into
    for word in words:
        try:
            plain = spell(word, language)
        except Unlayable:
            continue
        gathered.setdefault(plain, set()).add(word)
    return gathered


def lines(text: str) -> list[str]:
    """The words of a plain list."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def is_lower(word: str) -> bool:
    """Whether a word has no capital: our sources write names and abbreviations with one."""
    return word == word.lower()


def is_titled(word: str) -> bool:
    """Whether a word has just its first letter as a capital."""
    return word[:1].isupper() and is_lower(word[1:])
