"""Connections to the database. SQLite keeps a write-ahead log, a commit is on the disk when it returns, and what is
deleted is overwritten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from rekje.model.problems import FormError

FILE = "rekje.db"
_BUSY_MS = 10_000


def open_engine(file: Path) -> sa.Engine:
    """An engine for a SQLite file, made where there is none. Raises `FormError` where there can't be one."""
    engine = sa.create_engine(f"sqlite:///{file}", connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with engine.connect() as connection:
            connection.execute(sa.text("SELECT 1 FROM sqlite_master"))
    except (OSError, sa.exc.DatabaseError):
        raise FormError("serve-database-file", path=str(file)) from None
    file.chmod(0o600)
    return engine


def _prepare(connection: Any, entry: ConnectionPoolEntry) -> None:
    # The driver is not to open transactions by itself: they begin where `_begin` says so.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON", f"busy_timeout={_BUSY_MS}"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
