"""Sentences for people, in five languages, from Fluent catalogues.

A message's id begins with the name of its catalogue file: ``lexicon-unknown`` stands in ``<language>/lexicon.ftl``,
so a short command reads only the small file that it needs.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from rekje.locale.fluent import MessageCatalogue
from rekje.locale.typography import printable, set_spaces

LANGUAGES = ("nl", "fr", "de", "en", "it")
FALLBACK = "en"
MOST_QUOTED = 300
"""Characters of anything quoted in a sentence."""


class MessageCode(str):
    """A message code as a parameter of another message: it is said in the sentence's language."""

    __slots__ = ()


class MadeText(str):
    """Text that Rekje has made of many parts, as a parameter of a message: it stands there in full, however long."""

    __slots__ = ()


_TOO_MUCH = 10**MOST_QUOTED
_FOLDER = Path(__file__).parent


def ui_language(wish: str | None = None) -> str:
    """The reader's language: the wish, else REKJE_LANG, else the system's locale, else English."""
    for value in (wish, *(os.environ.get(name) for name in ("REKJE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        code = (value or "")[:2].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


@cache
def _catalogue(language: str, area: str) -> MessageCatalogue:
    path = _FOLDER / language / f"{area}.ftl"
    return MessageCatalogue(set_spaces(path.read_text("utf-8"), language) if path.exists() else "", language)


def _quotable(value: str | int) -> str | int:
    """A parameter that can stand in a sentence: on one line, of bearable length, no number beyond all bounds."""
    if isinstance(value, MadeText):
        return str(value)
    if isinstance(value, int):
        return value if abs(value) < _TOO_MUCH else "…"
    plain = printable(value[: MOST_QUOTED + 1])
    return plain if len(plain) <= MOST_QUOTED else f"{plain[: MOST_QUOTED - 1]}…"


def has_message(code: str, language: str) -> bool:
    """Whether a language's own catalogue has this message."""
    return code in _catalogue(language, code.partition("-")[0])


def say_in(game: str, code: str, language: str | None = None, /, **params: str | int) -> str:
    """The sentence in a game's own words (message ``own-<game>-<code>``) where it has some, else as `say`."""
    own = f"own-{game}-{code}"
    return say(own if has_message(own, FALLBACK) else code, language, **params)


def say_at(code: str, line: int | None, column: int | None, language: str | None = None, /, **params: str | int) -> str:
    """The sentence for what is wrong with a text, with its place where it has one (lines and columns from 1)."""
    text = say(code, language, **params)
    if line is None:
        return text
    return say("form-place", language, line=line, column=column or 1, problem=text)


def say(code: str, language: str | None = None, /, **params: str | int) -> str:
    """The sentence for a message code in a language (default: the reader's), its parameters filled in.

    A message that a language lacks is said in English; one that no catalogue has is a programming error (KeyError).
    """
    area = code.partition("-")[0]
    short = {
        name: say(value, language) if isinstance(value, MessageCode) else _quotable(value)
        for name, value in params.items()
    }
    for lang in (ui_language(language), FALLBACK):
        catalogue = _catalogue(lang, area)
        if code in catalogue:
            return catalogue.format(code, short)
    raise KeyError(code)
