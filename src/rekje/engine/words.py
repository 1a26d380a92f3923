"""Word lists as searches take them: only lists that can be listed, by vocabulary level."""

from __future__ import annotations

from rekje.engine.lexicons import CompiledLexicon
from rekje.lexicon.simple import AnyLexicon
from rekje.lexicon.source import NOT_ATTESTED
from rekje.model.events import Config
from rekje.model.problems import FormError

Words = CompiledLexicon | AnyLexicon
"""The words of a table; the list "any" has them all."""


def listed(words: Words) -> CompiledLexicon:
    """A list that can be searched. Raises `FormError` for the list "any"."""
    if isinstance(words, AnyLexicon):
        raise FormError("engine-no-list")
    return words


def known(words: Words, config: Config, level: int | None) -> CompiledLexicon:
    """The words that a player may lay who knows those of a level (None: all); offensive ones only if the table says
    so. Raises `FormError` for the list "any"."""
    whole = listed(words)
    if level is None and config.options["offensive"]:
        return whole
    return whole.at_level(NOT_ATTESTED if level is None else level)
