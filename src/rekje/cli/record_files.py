"""Games named on the command line: Rekje's own records and GCG files."""

from __future__ import annotations

from rekje.bootstrap import open_words, record_words
from rekje.cli.editions import find_edition
from rekje.engine.words import Words
from rekje.games.editions import named_edition
from rekje.lexicon.simple import ANY, AnyLexicon
from rekje.lexicon.source import LANGUAGES
from rekje.locale import say
from rekje.records.gcg.gcg import GCG_GAME, GcgGame
from rekje.records.gcg.read import read_gcg
from rekje.records.gcg.record import to_record
from rekje.records.record import Record, read_record, write_record
from rekje.records.replay import Replay

DEFAULT_EDITION = "en"
BROKEN_RULE = 1
"""The exit status for a game that breaks a rule."""
_BOM = b"\xef\xbb\xbf"


def is_record(data: bytes) -> bool:
    """Whether a file claims to be a record of Rekje's."""
    return data.removeprefix(_BOM).lstrip()[:1] in (b"{", b"[")


def is_gcg(data: bytes) -> bool:
    """Whether a file is a game in GCG rather than positions in CGP, in which ``#`` begins a remark."""
    lines = (line.lstrip() for line in data.removeprefix(_BOM).splitlines())
    return any(line.startswith((b"#player", b">")) for line in lines)


def read_game(data: bytes, edition: str | None) -> tuple[GcgGame | None, Record]:
    """The record in a file; with the game where it is a GCG file, which begins with ``#`` or ``>``."""
    if data.removeprefix(_BOM).lstrip()[:1] in (b"#", b">"):
        return read_gcg_record(data, edition)
    check_edition(edition)
    return None, read_record(data)


def check_edition(name: str | None) -> None:
    """Raise `FormError` for an edition that there isn't, also where a record brings its own."""
    if name is not None:
        find_edition(name)


def broken(result: Replay, code: str = "replay-broken") -> str | None:
    """In which turn a game breaks which rule and how, in a sentence; None for a game that breaks none."""
    if result.refusal is None:
        return None
    message = say(result.refusal.code, **result.refusal.params)
    return say(code, turn=result.turn, rule=result.refusal.rule, message=message)


def read_gcg_record(data: bytes, edition: str | None) -> tuple[GcgGame, Record]:
    """The game in a GCG file, and the record that it makes, by the edition named or the file's own. Raises
    `FormError`."""
    game = read_gcg(data, edition_told=edition is not None)
    named = game.lexicon if game.lexicon in LANGUAGES else ANY
    # What a file says is no path to another file.
    by = find_edition(edition, GCG_GAME) if edition else named_edition(game.edition or DEFAULT_EDITION, GCG_GAME)
    record = to_record(game, by, named)
    return game, read_record(write_record(record))


def words_to_judge_by(record: Record, lexicon: str | None) -> Words:
    """The list named, else the record's own, or where in that every word counts the edition's."""
    words = record_words(record, lexicon)
    if isinstance(words, AnyLexicon) and lexicon is None:
        return open_words(None, record.config.edition, record.config.options)
    return words
