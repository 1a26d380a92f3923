"""The changes made by hand: `<lang>.changes.toml` beside the lists says what, and why."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from gather import Gathered

VOWELS = frozenset("aeiouyäöü")


class Changes(NamedTuple):
    """What is taken out and put in, each with its reason."""

    removed: dict[str, str]
    added: dict[str, str]


class CurationError(Exception):
    """A change that changes nothing: the word to take out isn't there, or the word to put in is."""


def read_changes(path: Path) -> Changes:
    """Read a file of changes: ``[[removed]]`` and ``[[added]]`` tables of ``words`` and ``reason``."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return Changes(_by_word(table.get("removed", [])), _by_word(table.get("added", [])))


def _by_word(groups: list[dict[str, str]]) -> dict[str, str]:
    return {word: group["reason"] for group in groups for word in group["words"].split()}


def apply_changes(gathered: Gathered, changes: Changes, language: str) -> None:
    """Carry out the changes; words without any vowel go too, unless the changes put them in."""
    idle = [word for word in changes.removed if word not in gathered]
    double = [word for word in changes.added if word in gathered and VOWELS & set(word)]
    if idle or double:
        raise CurationError(f"{language}: not there to be removed: {idle}; there already: {double}")
    for word in [word for word in gathered if word in changes.removed or not VOWELS & set(word)]:
        del gathered[word]
    for word in changes.added:
        gathered[word] = {word}
