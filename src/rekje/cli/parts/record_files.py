"""Games named on the command line: Rekje's own records and GCG files."""

from __future__ import annotations

from functools import partial

from rekje.bootstrap import open_words, record_words
from rekje.cli.parts.editions import find_edition
from rekje.engine.words import Words
from rekje.lexicon.simple import AnyLexicon
from rekje.locale import say
from rekje.records.formats import EditionNamed, GameFile, game_format
from rekje.records.record import Record
from rekje.records.replay import Replay

BROKEN_RULE = 1
"""The exit status for a game that breaks a rule."""


def read_game(data: bytes, edition: str | None) -> GameFile:
    """The game in a file: a record, or a GCG file. A GCG file begins with ``#`` or ``>``. Raises `FormError`."""
    return game_format(data).read(data, edition_named(edition))


def edition_named(name: str | None) -> EditionNamed | None:
    """How a format finds the edition named on the command line, if one is."""
    return None if name is None else partial(find_edition, name)


def broken(result: Replay, code: str = "replay-broken") -> str | None:
    """A sentence that says in which turn the game breaks which rule, and how; None if it breaks none."""
    if result.refusal is None:
        return None
    message = say(result.refusal.code, **result.refusal.params)
    return say(code, turn=result.turn, rule=result.refusal.rule, message=message)


def words_to_judge_by(record: Record, lexicon: str | None) -> Words:
    """The list named, else the record's own. If every word counts in the record, the edition's list."""
    words = record_words(record, lexicon)
    if isinstance(words, AnyLexicon) and lexicon is None:
        return open_words(None, record.config.edition, record.config.options)
    return words
