"""Between a game and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from zlib import compress, decompress

import msgspec
from msgspec.structs import replace

from rekje.bootstrap import facts_of, open_words
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.library.refused import Refused
from rekje.library.rules import Rules, RulesSource, resolve_rules
from rekje.library.words import Lexicon, LexiconLike, lexicon_for, listed_words
from rekje.model.edition import Edition
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.records.export import draws_of, export_record, moves_of
from rekje.records.formats import GCG, GameFile
from rekje.records.record import Record, read_record
from rekje.records.remarks import remark_text, remarks_on
from rekje.records.replay import RecordFacts, Replay, replay_record
from rekje.referee.view import see_events

RecordLike = bytes | str | Mapping[str, Any] | Record
"""A record: a file's bytes, JSON text, the document that it holds, or one that was read."""
Remarks = tuple[tuple[int, str], ...]
"""What a file says that the referee doesn't find: the turn (from 1; 0 for the whole game), and a sentence."""


class OpenedGame(NamedTuple):
    """A game that was read: its word list, its facts, what it brings about, and the remarks on what it says."""

    words: Lexicon
    facts: RecordFacts
    result: Replay
    remarks: Remarks


def open_record(given: RecordLike, lexicon: LexiconLike | None) -> OpenedGame:
    """A record, refereed. Raises `FormError`, `Refused`."""
    return _opened(GameFile(_read(given)), lexicon)


def open_gcg(given: str | bytes, edition: RulesSource | None, lexicon: LexiconLike | None) -> OpenedGame:
    """A GCG file, refereed with the list given, else with one of ours that the file names, else with the edition's own.
    Raises `FormError` naming line and column, `Refused`."""
    if not isinstance(given, str | bytes):
        raise FormError("form-argument", name="GCG", wanted="text")
    data = given.encode("utf-8", "surrogatepass") if isinstance(given, str) else given
    file = GCG.read(data, None if edition is None else lambda game: _edition_for(game, edition))
    named = file.record.lexicon if file.record.lexicon in LANGUAGES else file.record.config.edition.lexicon
    return _opened(file, named if lexicon is None else lexicon)


def _opened(file: GameFile, lexicon: LexiconLike | None) -> OpenedGame:
    record = file.record
    config = record.config
    by = resolve_rules(config.edition, config.options)
    words = _own_list(record, by) if lexicon is None else lexicon_for(lexicon, by)
    facts = facts_of(record, words.words)
    result = replay_record(record, facts)
    if result.refusal:
        raise Refused(result.refusal, result.turn)
    found = remarks_on(file, result, facts.is_word)
    return OpenedGame(words, facts, result, tuple((one.turn, remark_text(one)) for one in found))


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
        return listed_words(record.lexicon.words, by)
    return Lexicon.of(open_words(record.lexicon, by.edition, by.options, paths=False), by)


def _edition_for(game: str | None, edition: RulesSource) -> Edition:
    found = resolve_rules(edition, {}).edition
    if game is not None and found.game != game:
        raise FormError("form-gcg-game", game=found.game, known=game)
    return found


def write_gcg(events: Sequence[AnyEvent], state: State, words: Lexicon) -> str:
    """A log as GCG: while a game that was dealt here is on, with what everybody may see. Raises `FormError` for a game
    that GCG can't tell."""
    seen = see_events(events, None, over=bool(state.outcome) or not state.config.known)
    return GCG.write(GameFile(record_of(events, words), events=seen)).decode()


def record_of(events: Sequence[AnyEvent], words: Lexicon) -> Record:
    """The record of a log. A list that isn't built in goes in whole, since a record never names a path."""
    return export_record(events, words.name if words.name in (ANY, *LANGUAGES) else list(words))


def happened(events: Sequence[AnyEvent], state: State) -> tuple[object, ...]:
    """What makes two games the same one: who plays, all moves and draws, and while it is on, what will be drawn and
    what has been chosen but not shown."""
    config = state.config
    going_on = None if state.outcome else (state.secret, state.own, state.window)
    return config.seats, config.known, moves_of(events), draws_of(events), going_on


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    """A log, and the record that it came from, without its moves, which the log tells."""

    events: list[AnyEvent]
    record: Record | None


def pack(events: Sequence[AnyEvent], record: Record | None) -> bytes:
    """A log in as few bytes as may be."""
    return compress(msgspec.json.encode(_Packed(list(events), record and replace(record, moves=[]))), 9)


def unpack(packed: bytes) -> tuple[list[AnyEvent], Record | None]:
    """The inverse of `pack`."""
    found = msgspec.json.decode(decompress(packed), type=_Packed)
    return found.events, found.record
