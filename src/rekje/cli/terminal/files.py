"""Saving a game's record to a file."""

from __future__ import annotations

from pathlib import Path

from rekje.bootstrap import Words
from rekje.cli.terminal.screen import Screen
from rekje.lexicon.simple import AnyLexicon
from rekje.locale import LANGUAGES
from rekje.records.export import export_record
from rekje.records.record import ANY, write_record
from rekje.tables.table import Table


def save_record(screen: Screen, table: Table, words: Words, name: str) -> tuple[bool, str]:
    """Write the record to a new file (``.json`` is added to a bare name): whether that worked, and what to say."""
    if not name:
        return False, screen.say("screen-save-where")
    path = Path(name).expanduser()
    path = path if path.suffix else path.with_suffix(".json")
    try:
        with path.open("xb") as file:
            file.write(write_record(export_record(table.events, record_lexicon(words))))
    except FileExistsError:
        return False, screen.say("screen-save-exists", file=str(path))
    except (OSError, ValueError):
        return False, screen.say("screen-save-failed", file=str(path))
    return True, screen.say("screen-save-done", file=str(path))


def record_lexicon(words: Words) -> str | list[str]:
    """What a record says of its word list: a name, or all words of a list of the user's own: it names no files."""
    if isinstance(words, AnyLexicon):
        return ANY
    return words.name if words.name in LANGUAGES else list(words.words())
