"""Connections to the database. SQLite keeps a write-ahead log. A commit is on the disk when it returns. Deleted data is
overwritten."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from rekje.model.problems import FormError
from rekje.storage.whole_files import make_file_private, make_private

FILE = "rekje.db"
FILES = (FILE, f"{FILE}-wal", f"{FILE}-shm")
"""What a database consists of while it is written to."""
_BUSY_MS = 10_000
_DURABLE = ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", f"busy_timeout={_BUSY_MS}")
_LOOKING = ("query_only=ON", f"busy_timeout={_BUSY_MS}")


def open_engine(file: Path) -> sa.Engine:
    """An engine for a SQLite file. The file is created if there is none."""
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", _settings(_DURABLE))
    sa.event.listen(engine, "begin", _begin)
    make_private(file.parent)
    # Before SQLite opens it: the files that it makes beside a database get the rights of that.
    make_file_private(file)
    for beside in FILES[1:]:
        if (left := file.with_name(beside)).exists():
            make_file_private(left)
    with engine.connect() as connection:
        connection.execute(sa.text("SELECT 1 FROM sqlite_master"))
    return engine


def open_reader(file: Path, *, still: bool = False) -> sa.Engine:
    """An engine that only reads an existing SQLite file. Another process may write to it meanwhile, unless the file is
    ``still``: then no file beside it is made or read."""
    engine = sa.create_engine(
        f"sqlite:///{reading(file, still=still)}&uri=true", connect_args={"check_same_thread": False}
    )
    sa.event.listen(engine, "connect", _settings(_LOOKING))
    sa.event.listen(engine, "begin", _begin)
    return engine


def reading(file: Path, *, still: bool = False) -> str:
    """The address by which SQLite reads an existing file, as `open_reader` does. Raises `FormError` where files would
    have to be made beside it, and can't be."""
    mode = "mode=rw"
    if still or not os.access(file.parent, os.W_OK):
        log, index = (file.with_name(name) for name in FILES[1:])
        if not still and log.exists() and not index.exists():
            raise FormError("serve-database-folder", folder=str(file.parent))
        # Without a log nobody writes to it.
        mode = "mode=ro" if not still and log.exists() else "mode=ro&immutable=1"
    # Else not `mode=ro`: the first reader of a write-ahead log creates the index that all readers share.
    return f"file:{quote(str(file.absolute()))}?{mode}"


def _settings(settings: tuple[str, ...]) -> Callable[[Any, ConnectionPoolEntry], None]:
    def prepare(connection: Any, entry: ConnectionPoolEntry) -> None:
        # The driver must not open transactions by itself. `_begin` does that.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    return prepare


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
