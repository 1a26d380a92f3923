"""Migrates a database to the newest schema when the server starts. A file that has to change is copied first."""

from __future__ import annotations

import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from rekje.model.problems import FormError

HEAD = "0008"
"""The newest migration. For a database with it, Alembic isn't loaded, which would take a quarter of a second."""
_FOLDER = Path(__file__).parent / "migrations"


def revision_of(engine: sa.Engine) -> str | None:
    """The migration that a database is at; None for an empty one."""
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        return None if found is None else str(found)


def migrate(engine: sa.Engine, file: Path | None) -> Path | None:
    """Apply the missing migrations. Returns the copy made of the file before, if there was anything to copy.

    Raises `FormError` for a database written by a newer Rekje.
    """
    found = revision_of(engine)
    return None if found == HEAD else _upgrade(engine, file, found)


def _upgrade(engine: sa.Engine, file: Path | None, found: str | None) -> Path | None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    script = ScriptDirectory.from_config(config)
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise FormError("serve-database-newer", revision=found)
    copy = back_up(file, found) if file and found else None
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return copy


COPY_DAYS = 30
"""Days for which a copy made before a migration is kept: it has the names of people deleted since."""


def drop_old_copies(file: Path) -> None:
    """Delete the copies that are older than `COPY_DAYS`."""
    before = time.time() - COPY_DAYS * 86_400
    for copy in file.parent.glob(f"{file.name}.*.backup"):
        with suppress(OSError):
            if copy.stat().st_mtime < before:
                copy.unlink()


def back_up(file: Path, label: str) -> Path:
    """Make a consistent copy beside a SQLite file, even while others write to it."""
    copy = file.with_name(f"{file.name}.{label}.backup")
    with sqlite3.connect(file) as source, sqlite3.connect(copy) as target:
        source.backup(target)
    source.close()
    target.close()
    return copy
