"""The words that a player may type instead of a play, in their language or in English."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping
from functools import cache

import msgspec

from rekje.locale import has_message, say

ACTIONS = (
    "undo",
    "shuffle",
    "sort",
    "exchange",
    "buy",
    "pass",
    "challenge",
    "accept",
    "hint",
    "word",
    "score",
    "bag",
    "hand",
    "save",
    "rules",
    "vacation",
    "resign",
    "quit",
    "help",
)

HEARD = ("rack", "last", "clock", "board", "row", "column", "square", "words", "letters", "tried")
"""What may be asked besides where nothing is drawn, in the words of the line in the browser (`locale/*/line.ftl`)."""

EXAMPLES = {"row": "8", "column": "D", "square": "D8"}
"""What follows those of them that take an argument."""

TAKING = (
    "exchange",
    "buy",
    "challenge",
    "word",
    "hand",
    "save",
    "rules",
    "vacation",
    "help",
    "row",
    "column",
    "square",
)
"""The actions that take an argument."""


class Action(msgspec.Struct, frozen=True):
    """One of `ACTIONS`, and its argument."""

    name: str
    argument: str = ""


def read_action(line: str, language: str, *, whole: bool = False, heard: bool = False) -> Action | None:
    """The action that a line names, in full or by an unambiguous beginning; None for none or several. ``whole``: only a
    name in full counts. ``heard``: nothing is drawn, so that more may be asked."""
    word, _, argument = line.strip().partition(" ")
    asked = _without_accents(word)
    name = _action_named(asked, language, heard)
    if name is None or (whole and asked not in _names(language, heard)):
        return None
    return Action(name, argument.strip())


def read_question(line: str, language: str, *, heard: bool = False) -> Action | None:
    """An action named in full whose argument looks like a square: ``rules S3``, ``word D8``. None for anything else."""
    action = read_action(line, language, whole=True, heard=heard)
    return action if action and action.name in ("rules", "word", "square") and action.argument else None


def named_action(
    line: str, language: str, own: Mapping[str, str], known: Collection[str], *, whole: bool, heard: bool
) -> Action | None:
    """The command that a line names: one of the game's ``own`` (name → what it is called) or one of the ``known``.

    ``whole`` and ``heard`` as in `read_action`.
    """
    first, _, argument = line.strip().partition(" ")
    asked = _without_accents(first)
    for name, word in own.items():
        if asked in (name, _without_accents(word)):
            return Action(name, argument.strip())
    action = read_action(line, language, whole=whole, heard=heard)
    return action if action and action.name in known else None


def action_word(name: str, language: str) -> str:
    """What an action is called in the reader's language."""
    area = "lays" if name in ("words", "letters") else "line" if name in HEARD else "screen"
    return say(f"{area}-command-{name}", language)


def _action_named(word: str, language: str, heard: bool) -> str | None:
    names = _names(language, heard)
    if not word or word in names:
        return names.get(word)
    meant = {name for known, name in names.items() if known.startswith(word)}
    return meant.pop() if len(meant) == 1 else None


@cache
def _names(language: str, heard: bool) -> dict[str, str]:
    known = (*ACTIONS, *HEARD) if heard else ACTIONS
    short = {other: name for name in (*HEARD, "score", "bag") if heard for other in _other_words(name, language)}
    names = short | {"?": "help"} | {name: name for name in known}
    return names | {_without_accents(action_word(name, language)): name for name in known}


def _other_words(name: str, language: str) -> list[str]:
    """Other words for a command, and abbreviations: none where there is a dash."""
    code = f"line-also-{name}"
    words = say(code, language).split(", ") if has_message(code, language) else []
    return [_without_accents(word) for word in words if word != "–"]


def _without_accents(word: str) -> str:
    parts = unicodedata.normalize("NFD", word.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))


def is_quit(line: str, language: str) -> bool:
    """Whether a line is the word that leaves the game, in full."""
    return read_action(line.removeprefix("/"), language, whole=True) == Action("quit")


def is_yes(answer: str, language: str, default: bool = True) -> bool:
    """Whether an answer means yes, in the reader's language or in English; ``default`` where it isn't clear."""
    meant = yes_or_no(answer, language)
    return default if meant is None else meant


def yes_or_no(answer: str, language: str) -> bool | None:
    """What an answer means, in the reader's language or in English, whole or its beginning; None where it isn't clear.

    "No" begins with an n in all five."""
    asked = _without_accents(answer)
    if asked and any(_without_accents(word).startswith(asked) for word in (say("screen-yes", language), "yes")):
        return True
    return False if asked[:1] == "n" else None
