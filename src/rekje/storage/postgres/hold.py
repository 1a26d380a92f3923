"""The lock of a process that has to be alone in a database: an advisory lock of PostgreSQL, which ends with the
connection that took it. All who may be there together share it."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from datetime import datetime

import sqlalchemy as sa

from rekje.storage.postgres.engine import open_single

_KEY = 0x72656B6A65
"""The lock's number: "rekje" in ASCII. Each database has locks of its own."""
_TRIES = 10
_PAUSE = 0.1
"""The pause (s) before a second try: PostgreSQL needs a moment to notice that a process has ended."""
_TAKE = sa.text("SELECT pg_try_advisory_lock(:key)").bindparams(key=_KEY)
_SHARE = sa.text("SELECT pg_try_advisory_lock_shared(:key)").bindparams(key=_KEY)
_SINCE = sa.text(
    "SELECT backend_start FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' AND granted"
    " AND datname = current_database() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32) + objid::bigint = :key"
).bindparams(key=_KEY)


class HeldError(OSError):
    """Another process has the lock, and excludes this one, ``since`` when (ms since 1970; 0 if that can't be seen)."""

    def __init__(self, since: int) -> None:
        super().__init__("another process has the lock")
        self.since = since


class AdvisoryLock:
    """The lock, from `take` until `release`: for this process ``alone``, or shared. If its connection is lost, so is
    the lock, and `keep` takes it again. A process that has lost it may still write for a moment. That harms nothing:
    the revision in a table's row decides."""

    def __init__(self, url: sa.URL, *, alone: bool) -> None:
        self._engine = open_single(url)
        self._query = _TAKE if alone else _SHARE
        self._connection: sa.Connection | None = None
        self._mutex = threading.Lock()

    def take(self) -> None:
        """Take the lock. Raises `HeldError` if another process has it, and SQLAlchemy's errors."""
        with self._mutex:
            self._take()

    def keep(self) -> None:
        """Take the lock again, if it was lost. Raises `HeldError` if another process has it now."""
        with self._mutex:
            if self._connection is not None:
                with suppress(sa.exc.DBAPIError):
                    self._connection.exec_driver_sql("SELECT 1")
                    return
                self._close()
            self._take()

    def release(self) -> None:
        """Let others in."""
        with self._mutex:
            self._close()

    def _take(self) -> None:
        connection = self._engine.connect()
        try:
            for left in reversed(range(_TRIES)):
                if connection.scalar(self._query):
                    self._connection = connection
                    return
                if left:
                    time.sleep(_PAUSE)
            since = connection.scalar(_SINCE)
            raise HeldError(round(since.timestamp() * 1000) if isinstance(since, datetime) else 0)
        finally:
            if self._connection is None:
                connection.close()

    def _close(self) -> None:
        if self._connection is not None:
            with suppress(sa.exc.DBAPIError):
                self._connection.close()
            self._connection = None
