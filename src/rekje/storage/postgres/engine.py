"""Connections to PostgreSQL. What waits for too long is given up; a connection that was lost is replaced."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

_POOL = {"pool_size": 8, "max_overflow": 16, "pool_timeout": 10, "pool_pre_ping": True}
_SESSION = {
    # A commit is on the disk when it returns, whatever the server's own setting is.
    "synchronous_commit": "on",
    "statement_timeout": "30s",
    "lock_timeout": "10s",
    # A process that is stopped in the middle of a commit soon no longer keeps others from the rows in it.
    "idle_in_transaction_session_timeout": "2s",
    # The server notices within half a minute that a machine has gone, and frees its locks.
    "tcp_keepalives_idle": "15s",
    "tcp_keepalives_interval": "5s",
    "tcp_keepalives_count": "3",
}
_CONNECTION = {
    "connect_timeout": 5,
    "client_encoding": "utf8",
    "application_name": "rekje",
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}


def open_engine(url: sa.URL) -> sa.Engine:
    """An engine. A connection sees the same state of the database from its first query to its last; one that writes
    sees what others commit meanwhile (`writing`)."""
    return sa.create_engine(url, isolation_level="REPEATABLE READ", connect_args=_arguments(url, _SESSION), **_POOL)


def writing(engine: sa.Engine) -> sa.Engine:
    """An engine for transactions that write. A row that another process has changed since is read anew before it is
    changed, so that the version in it decides who was first."""
    return engine.execution_options(isolation_level="READ COMMITTED")


def open_reader(url: sa.URL) -> sa.Engine:
    """An engine that only reads."""
    settings = _SESSION | {"default_transaction_read_only": "on", "idle_in_transaction_session_timeout": "60s"}
    return sa.create_engine(url, isolation_level="REPEATABLE READ", connect_args=_arguments(url, settings), **_POOL)


def open_single(url: sa.URL) -> sa.Engine:
    """An engine for one connection that stays open, without transactions."""
    return sa.create_engine(
        url, isolation_level="AUTOCOMMIT", connect_args=_arguments(url, _SESSION), poolclass=sa.NullPool
    )


def _arguments(url: sa.URL, settings: dict[str, str]) -> dict[str, Any]:
    """What a connection is opened with. What the address says itself goes before."""
    options = " ".join(f"-c {name}={value}" for name, value in settings.items())
    return {name: value for name, value in (_CONNECTION | {"options": options}).items() if name not in url.query}
