"""The last traces of what was deleted: a mark in the file that there are some, and the rewriting that removes them."""

from __future__ import annotations

import sqlalchemy as sa

MARK = "PRAGMA user_version = 1"
"""Marks the file: something was deleted whose last traces aren't overwritten yet. To be executed with the deletion."""
_EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"
_READERS_MS = 500
"""How long (ms) a rewriting waits for readers."""


def mark_of(connection: sa.Connection) -> int:
    """The number that `MARK` sets."""
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def rewrite(engine: sa.Engine) -> bool:
    """Write the file anew, so that nothing of what was deleted is left in it, and empty its write-ahead log. SQLite
    overwrites deleted rows at once, but a page that was split or filled up again may keep an old copy of a row behind
    its present ones. Returns False if readers kept the log from being emptied."""
    with engine.connect() as connection:
        raw = connection.connection.dbapi_connection
        assert raw is not None
        # The connection has no transaction of its own while none of SQLAlchemy's statements has begun one.
        cursor = raw.cursor()
        (patience,) = cursor.execute("PRAGMA busy_timeout").fetchone()
        # Nobody can write meanwhile, so readers aren't waited for as long as usual.
        cursor.execute(f"PRAGMA busy_timeout = {_READERS_MS}")
        try:
            cursor.execute("VACUUM")
            busy = cursor.execute(_EMPTY_LOG).fetchone()[0]
            if not busy:
                cursor.execute("PRAGMA user_version = 0")
                busy = cursor.execute(_EMPTY_LOG).fetchone()[0]
        finally:
            cursor.execute(f"PRAGMA busy_timeout = {patience}")
            cursor.close()
    return not busy
