"""The database as a whole: opened, brought to its newest form, and closed."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.clock import SteadyClock
from rekje.storage.sqlite.alerting import AlertStore
from rekje.storage.sqlite.decency import DecencyStore
from rekje.storage.sqlite.engine import FILE, open_engine, open_reader
from rekje.storage.sqlite.events import DatabaseEvents, StoredEvents
from rekje.storage.sqlite.hold import Hold
from rekje.storage.sqlite.lobby import LobbyStore
from rekje.storage.sqlite.migrate import migrate, revision_of
from rekje.storage.sqlite.persons import Persons
from rekje.storage.sqlite.register import Register
from rekje.storage.sqlite.schema import tables
from rekje.storage.sqlite.troubles import LEAST_FREE, free_bytes, opening, trouble
from rekje.storage.sqlite.writer import Job, WriteQueue

T = TypeVar("T")


def last_change(connection: sa.Connection) -> int:
    """When a table was last changed (ms since 1970); 0 if there is no table."""
    return int(connection.scalar(sa.select(sa.func.max(tables.c.changed))) or 0)


class Database:
    """The database, open for writing. ``events`` stores what happened, ``register`` who sits where, ``persons`` who
    is who, ``alerts`` what people who have closed the page are told, ``decency`` whom they mute and report.
    ``copy`` is the copy made before a migration, if there was one. Nobody else writes in the folder until this
    is closed."""

    def __init__(self, folder: Path, address: str = "", clock: SteadyClock | None = None) -> None:
        """Open the database in a folder, for a process that listens at ``address``. The folder is created if there is
        none. Raises `FormError` if it can't be used, or if another process uses it."""
        self.clock = clock or SteadyClock()
        self.file = folder / FILE
        with opening(self.file):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._hold = Hold(folder, address)
        try:
            with opening(self.file):
                self._engine = open_engine(self.file)
                self.copy = migrate(self._engine, self.file)
        except BaseException:
            self._hold.release()
            raise
        self._writer = WriteQueue(self._engine)
        self._probe: Future[None] | None = None
        self.events = DatabaseEvents(self._engine, self._writer, self.clock)
        self.register = Register(self._engine, self._writer, self.clock)
        self.alerts = AlertStore(self._engine, self._writer, self.clock)
        self.decency = DecencyStore(self._engine, self._writer, self.clock)
        self.lobby = LobbyStore(self._engine, self._writer)
        self.persons = Persons(self._engine, self._writer, self.clock)

    def connect(self) -> sa.Connection:
        """A connection to read by."""
        return self._engine.connect()

    def write(self, job: Job[T]) -> Future[T]:
        """Run a job that writes."""
        return self._writer.submit(job)

    def rewrite(self) -> Future[bool]:
        """Write the file anew, without the last traces of what was deleted. The future has whether it was possible."""
        return self._writer.rewrite()

    def has_traces(self) -> bool:
        """Whether somebody was deleted since the file was last written anew."""
        with self.connect() as connection:
            return _mark(connection) != 0

    def behind_ms(self) -> int:
        """How far (ms) the clock is behind the last stored change; 0 if it isn't."""
        with self.connect() as connection:
            return max(0, last_change(connection) - self.clock.now_ms())

    def probe(self) -> Future[None]:
        """Test whether the file can be written. If it can't, the future raises `FormError`. Only one test runs at a
        time."""
        if self._probe is None or self._probe.done():
            self._probe = Future()
            self._writer.submit(self._try).add_done_callback(partial(self._tried, self._probe))
        return self._probe

    def _try(self, connection: sa.Connection) -> None:
        connection.execute(sa.text("SELECT 1 FROM tables LIMIT 1"))
        if self._writer.failure is not None:
            # A transaction without changes would only test the lock. Writing a number again tests the disk too.
            connection.exec_driver_sql(f"PRAGMA user_version = {_mark(connection)}")

    def _tried(self, told: Future[None], done: Future[None]) -> None:
        error = done.exception()
        if error is not None:
            error = trouble(self.file, error) or FormError("serve-database-file", path=str(self.file))
        elif free_bytes(self.file.parent) < LEAST_FREE:
            error = FormError("serve-disk-full", folder=str(self.file.parent), free=free_bytes(self.file.parent))
        if error is None:
            told.set_result(None)
        else:
            told.set_exception(error)

    def close(self) -> None:
        """Finish what is being written."""
        self._writer.close()
        self._engine.dispose()
        self._hold.release()


def _mark(connection: sa.Connection) -> int:
    """The number that `rekje.storage.sqlite.writer.ERASED` sets."""
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


class StoredTables:
    """The tables in a database, read-only. A server may write there meanwhile, unless it is ``still``."""

    def __init__(self, folder: Path, *, still: bool = False) -> None:
        """Raises `FormError` for a database that doesn't exist or can't be read. Its schema may be older or newer:
        ``revision`` is its migration."""
        self.file = folder / FILE
        if not self.file.exists():
            raise FormError("serve-database-none", path=str(self.file))
        self._engine = open_reader(self.file, still=still)
        with opening(self.file):
            self.revision = revision_of(self._engine)
        self.events = StoredEvents(self._engine)

    def connect(self) -> sa.Connection:
        """A connection to read by."""
        return self._engine.connect()

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()
