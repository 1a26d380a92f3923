"""Between a game and its record."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.bootstrap import open_words, search_for
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.library.refused import Refused
from rekje.library.rules import Rules, resolve_rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for
from rekje.model.events import AnyEvent
from rekje.records.export import export_record
from rekje.records.record import Record, read_record
from rekje.records.replay import RecordFacts, replay_record


def open_recorded(
    given: bytes | Record, lexicon: LexiconLike | None
) -> tuple[Lexicon, RecordFacts, Sequence[AnyEvent]]:
    """The word list, the facts and the log of a record, refereed. Raises `FormError`, `Refused`."""
    record = read_record(given) if isinstance(given, bytes) else given
    config = record.config
    by = resolve_rules(config.edition, config.options)
    words = _own_list(record, by) if lexicon is None else lexicon_for(lexicon, by)
    facts = RecordFacts(record, words.words, search_for(words.words, config))
    result = replay_record(record, facts)
    if result.refusal:
        raise Refused(result.refusal, result.turn)
    return words, facts, result.events


def _own_list(record: Record, by: Rules) -> Lexicon:
    if not isinstance(record.lexicon, str):
        return lexicon_for(record.lexicon.words, by)
    return Lexicon.of(open_words(record.lexicon, by.edition, by.options, paths=False), by)


def record_of(events: Sequence[AnyEvent], words: Lexicon) -> Record:
    """The record of a log. A list that isn't built in goes in whole, since a record never names a path."""
    return export_record(events, words.name if words.name in (ANY, *LANGUAGES) else list(words))
