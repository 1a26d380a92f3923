"""The names that people may give themselves on this server."""

from __future__ import annotations

from functools import cache

from rekje.locale import LANGUAGES
from rekje.model.problems import FormError
from rekje.storage.word_files import offensive_words
from rekje.tables.decency import Abuse
from rekje.tables.names import clean_name


@cache
def _abuse() -> Abuse:
    return Abuse(frozenset().union(*map(offensive_words, LANGUAGES)))


def decent_name(text: str) -> str:
    """A name fit for everybody to see (`clean_name`). Raises `FormError` for one with abuse in it, of any language:
    people of several languages meet here."""
    name = clean_name(text)
    if _abuse().is_in(name):
        raise FormError("form-name-hurts")
    return name
