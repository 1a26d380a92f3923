"""Names that people give themselves, made safe for any screen and distinct from each other, and for names of files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from datetime import date

from rekje.lexicon.folding import WRITTEN_OUT
from rekje.model.problems import FormError

NAME_LENGTH = 20
_LONGEST_FILE_NAME = 80
MOST_MARKS = 2
"""The most marks on a letter. Written languages that stack marks on one character need no more."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and a symbol that show nothing, though their categories say otherwise."""
_JOINER = "\u200d"
_SELECTORS = frozenset("\ufe0e\ufe0f")
"""These and the joiner make one picture of several symbols; anywhere else they show nothing."""
_UNSEEN = ("Cf", "Co", "Cs", "Cn")
_MARKS = ("Mn", "Me")


def clean_name(text: str) -> str:
    """A name that fits on a line: composed, without line breaks, not too long. Raises `FormError` for a name with
    characters that are invisible, that change the direction of others, or that pile up."""
    composed = unicodedata.normalize("NFC", text)
    shown = " ".join("".join(" " if unicodedata.category(char) == "Cc" else char for char in composed).split())
    marks, before = 0, ""
    for char in shown:
        marks = marks + 1 if unicodedata.category(char) in _MARKS and char not in _SELECTORS else 0
        if marks > MOST_MARKS or (marks and before in ("", " ")) or _is_unseen(char, before):
            raise FormError("form-name-unseen", char=f"U+{ord(char):04X}", most=MOST_MARKS)
        before = char
    return shown[:NAME_LENGTH].rstrip(f" {_JOINER}")


def unused_name(name: str, names: Sequence[str]) -> str:
    """The name, with a number after it if one of ``names`` is the same or looks the same."""
    taken = set(map(_look, names))
    wishes = (name if n == 1 else f"{name} {n}" for n in range(1, len(names) + 2))
    return next(wish for wish in wishes if _look(wish) not in taken)


def _is_unseen(char: str, before: str) -> bool:
    """Whether a character is invisible, or moves other characters."""
    if char in _SELECTORS or char == _JOINER:
        return not (before in _SELECTORS or unicodedata.category(before or " ") in ("So", "Sk", "Sm"))
    if char in _BLANK or unicodedata.category(char) in _UNSEEN:
        return True
    return "\u180b" <= char <= "\u180f" or "\ufe00" <= char <= "\ufe0d" or "\U000e0100" <= char <= "\U000e01ef"


def _look(name: str) -> str:
    """A key that is equal for names that look the same: compatible characters in one form, without joiners."""
    return unicodedata.normalize("NFKC", "".join(char for char in name if char != _JOINER and char not in _SELECTORS))


def file_name(game: str, day: date | None, players: Iterable[str]) -> str:
    """What a game's file is called, in signs that every system takes: ``scrabble-2026-11-30-anna-bram``."""
    name = f"{game}-{day.isoformat()}" if day else game
    for player in filter(None, map(_plain, players)):
        name = f"{name}-{player}" if len(name) + len(player) < _LONGEST_FILE_NAME else name
    return name


def _plain(name: str) -> str:
    written = name.lower().translate(WRITTEN_OUT)
    letters = unicodedata.normalize("NFKD", written).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")
