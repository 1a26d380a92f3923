"""Between a game and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rekje.bootstrap import open_words, search_for
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.library.refused import Refused
from rekje.library.rules import Rules, resolve_rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.records.export import export_record
from rekje.records.record import Record, read_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import Decided

RecordLike = bytes | str | Mapping[str, Any] | Record
"""A record: a file's bytes, JSON text, the document that it holds, or one that was read."""


def open_recorded(given: RecordLike, lexicon: LexiconLike | None) -> tuple[Lexicon, RecordFacts, Decided]:
    """The word list, the facts of a record, and what it brings about, refereed. Raises `FormError`, `Refused`."""
    record = _read(given)
    config = record.config
    by = resolve_rules(config.edition, config.options)
    words = _own_list(record, by) if lexicon is None else lexicon_for(lexicon, by)
    facts = RecordFacts(record, words.words, search_for(words.words, config))
    result = replay_record(record, facts)
    if result.refusal:
        raise Refused(result.refusal, result.turn)
    assert result.state is not None, "a game that isn't broken has begun"
    return words, facts, Decided(result.events, result.state)


def _read(given: RecordLike) -> Record:
    if isinstance(given, Record):
        return given
    if isinstance(given, str):
        given = given.encode("utf-8", "surrogatepass")
    elif isinstance(given, Mapping):
        given = _json(given)
    if not isinstance(given, bytes):
        raise FormError("form-argument", name="record", wanted="record")
    return read_record(given)


def _json(document: Mapping[str, Any]) -> bytes:
    try:
        return msgspec.json.encode(document)
    except (TypeError, ValueError, RecursionError):
        raise FormError("form-argument", name="record", wanted="record") from None


def _own_list(record: Record, by: Rules) -> Lexicon:
    if not isinstance(record.lexicon, str):
        return lexicon_for(record.lexicon.words, by)
    return Lexicon.of(open_words(record.lexicon, by.edition, by.options, paths=False), by)


def record_of(events: Sequence[AnyEvent], words: Lexicon) -> Record:
    """The record of a log. A list that isn't built in goes in whole, since a record never names a path."""
    return export_record(events, words.name if words.name in (ANY, *LANGUAGES) else list(words))
