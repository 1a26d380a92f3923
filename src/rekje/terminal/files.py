"""Saving a game's record to a file."""

from __future__ import annotations

from pathlib import Path

from rekje.engine.words import Words
from rekje.lexicon.simple import AnyLexicon
from rekje.locale import LANGUAGES
from rekje.model.problems import FormError
from rekje.records.export import export_record
from rekje.records.formats import REKJE, GameFile, saved_as
from rekje.records.record import ANY
from rekje.referee.view import see_all
from rekje.tables.table import Table
from rekje.terminal.screen import Screen


def save_record(screen: Screen, table: Table, words: Words, name: str) -> tuple[bool, str]:
    """Write the record to a new file, in the format that its name asks for. Returns whether that worked, and what to
    say. A name without a suffix gets ``.json``. If ``name`` is a folder, the file in it is named after the table."""
    if not name:
        return False, screen.say("screen-save-where")
    path = _file(Path(name).expanduser(), table, folder=name.endswith("/"))
    try:
        game = GameFile(export_record(table.events, record_lexicon(words)), events=see_all(table.events, None))
        data = saved_as(path.name).write(game)
        with path.open("xb") as file:
            file.write(data)
    except FormError as error:
        return False, screen.say(error.code, **error.params)
    except FileExistsError:
        return False, screen.say("screen-save-exists", file=str(path))
    except (OSError, ValueError):
        return False, screen.say("screen-save-failed", file=str(path))
    return True, screen.say("screen-save-done", file=str(path))


def _file(path: Path, table: Table, *, folder: bool) -> Path:
    if folder or path.is_dir():
        return path / f"{table.name}.{REKJE.extension}"
    return path if path.suffix else path.with_suffix(f".{REKJE.extension}")


def record_lexicon(words: Words) -> str | list[str]:
    """The word list as a record tells it: a name, or all words of the user's own list. A record names no files."""
    if isinstance(words, AnyLexicon):
        return ANY
    return words.name if words.name in LANGUAGES else list(words.words())
