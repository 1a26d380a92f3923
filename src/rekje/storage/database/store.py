"""The database as a whole: opened, brought to its newest form, and closed."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.clock import SteadyClock
from rekje.storage.database.alerting import AlertStore
from rekje.storage.database.backend import Backend, Reads
from rekje.storage.database.decency import DecencyStore
from rekje.storage.database.events import DatabaseEvents, StoredEvents
from rekje.storage.database.lobby import LobbyStore
from rekje.storage.database.migrate import HEAD, check_newest, migrate, revision_of, step_of
from rekje.storage.database.overview import Overview
from rekje.storage.database.persons import Persons
from rekje.storage.database.register import Register
from rekje.storage.database.schema import secrets, tables
from rekje.storage.database.tickets import TicketStore
from rekje.storage.database.together.due_work import DueWork
from rekje.storage.database.together.neighbours import Neighbours
from rekje.storage.database.writer import Job, WriteQueue
from rekje.storage.sqlite.backend import SqliteBackend, SqliteReads
from rekje.storage.sqlite.engine import FILE
from rekje.storage.sqlite.hold import Hold
from rekje.storage.sqlite.troubles import opening
from rekje.storage.whole_files import make_private

T = TypeVar("T")


def backend_of(folder: Path, url: sa.URL | None) -> Backend:
    """The database of a folder: its own file, or the one at an address."""
    if url is None:
        return SqliteBackend(folder)
    from rekje.storage.postgres.backend import PostgresBackend

    return PostgresBackend(url)


def reads_of(folder: Path, url: sa.URL | None, *, still: bool) -> Reads:
    """The same, to be read only. A ``still`` file is written to by nobody meanwhile."""
    if url is None:
        return SqliteReads(folder, still=still)
    from rekje.storage.postgres.backend import PostgresReads

    return PostgresReads(url)


def last_change(connection: sa.Connection) -> int:
    """When a table was last changed (ms since 1970); 0 if there is no table."""
    return int(connection.scalar(sa.select(sa.func.max(tables.c.changed))) or 0)


class Database:
    """The database, open for writing. ``events`` stores what happened, ``register`` who sits where, ``persons`` who
    is who, ``alerts`` what people who have closed the page are told, ``decency`` whom they mute and report,
    ``overview`` reads all tables and people for the operator, ``tickets`` are what is good for some minutes,
    ``neighbours`` what the processes know of each other that use the same tables (None where there can be only one),
    ``due_work`` what is to be done by itself. ``copy`` is the copy made before a migration, if there was one. Nobody
    else writes in the folder until this is closed."""

    def __init__(
        self,
        folder: Path,
        address: str = "",
        clock: SteadyClock | None = None,
        url: sa.URL | None = None,
        *,
        alone: bool = True,
        thinks: bool = False,
    ) -> None:
        """Open the file in a folder, or with ``url`` a database of PostgreSQL, for a process that listens at
        ``address``. The folder is created if there is none. ``alone``: no other process may use that database
        meanwhile. With ``thinks`` it is a database of PostgreSQL that a process uses which only thinks, beside those
        that listen. Raises `FormError` if it can't be used, or if another process uses it."""
        self.clock = clock or SteadyClock()
        self.backend = backend_of(folder, url)
        self._hold = None if thinks else _hold_on(folder, address)
        try:
            with self.backend.opening():
                self._engine = self.backend.open()
                self.backend.hold(alone=alone and not thinks)
                if thinks:
                    check_newest(self._engine)
                self.copy = None if thinks else migrate(self._engine, self.backend)
        except BaseException:
            self._let_go()
            raise
        self._writer = WriteQueue(self._engine, self.backend)
        self._probe: Future[None] | None = None
        self.newer: str | None = None
        """The step of the schema, if a newer Rekje has changed it since this was opened (as far as `probe` knows)."""
        self.events = DatabaseEvents(self._engine, self._writer, self.clock)
        self.register = Register(self._engine, self._writer, self.clock)
        self.alerts = AlertStore(self._engine, self._writer, self.clock)
        self.decency = DecencyStore(self._engine, self._writer, self.clock)
        self.overview = Overview(self._engine)
        self.lobby = LobbyStore(self._engine, self._writer)
        self.persons = Persons(self._engine, self._writer, self.clock)
        self.tickets = TicketStore(self._engine, self._writer, self.clock)
        self.neighbours = Neighbours(self._engine, self._writer, thinks=thinks) if self.backend.shared else None
        process = self.neighbours.process if self.neighbours else ""
        self.due_work: DueWork = self.backend.due_work(self._engine, process)

    def connect(self) -> sa.Connection:
        """A connection to read by."""
        return self._engine.connect()

    def write(self, job: Job[T]) -> Future[T]:
        """Run a job that writes."""
        return self._writer.submit(job)

    def rewrite(self) -> Future[bool]:
        """Write the database anew, without the last traces of what was deleted. The future has whether that was
        possible."""
        return self._writer.rewrite()

    def has_traces(self) -> bool:
        """Whether `rewrite` would remove traces of somebody who was deleted."""
        with self.connect() as connection:
            return self.backend.has_traces(connection)

    def behind_ms(self) -> int:
        """How far (ms) the clock is behind the last stored change; 0 if it isn't."""
        with self.connect() as connection:
            return max(0, last_change(connection) - self.clock.now_ms())

    @property
    def writes_waiting(self) -> int:
        """How many writes wait."""
        return self._writer.waiting

    @property
    def failing(self) -> bool:
        """Whether the last attempt to write failed."""
        return self._writer.failure is not None

    def probe(self) -> Future[None]:
        """Test whether the database can be written and has the schema that this program needs. If not, the future
        raises `FormError`. Only one test runs at a time."""
        if self._probe is None or self._probe.done():
            self._probe = Future()
            self._writer.submit(self._try).add_done_callback(partial(self._tried, self._probe))
        return self._probe

    def _try(self, connection: sa.Connection) -> str | None:
        connection.execute(sa.text("SELECT 1 FROM tables LIMIT 1"))
        if self._writer.failure is not None:
            self.backend.test_writing(connection)
        return step_of(connection)

    def _tried(self, told: Future[None], done: Future[str | None]) -> None:
        failure = done.exception()
        error = self.backend.lack() if failure is None else self.backend.trouble(failure)
        if failure is None:
            # The steps have numbers of four digits. A later one, by a newer Rekje, only added to what we know.
            found = done.result() or ""
            self.newer = found if found > HEAD else None
            if found < HEAD:
                error = FormError("serve-schema-older")
        if error is None:
            told.set_result(None)
        else:
            told.set_exception(error)

    def close(self) -> None:
        """Finish what is being written."""
        self._writer.close()
        self._engine.dispose()
        self._let_go()

    def _let_go(self) -> None:
        self.backend.release()
        if self._hold is not None:
            self._hold.release()


def _hold_on(folder: Path, address: str) -> Hold:
    """The lock on a data folder, which is created if there is none."""
    with opening(folder / FILE):
        make_private(folder)
        return Hold(folder, address)


class StoredTables:
    """The tables in a database, read-only. A server may write there meanwhile, unless it is ``still``."""

    def __init__(self, folder: Path, url: sa.URL | None = None, *, still: bool = False) -> None:
        """Raises `FormError` for a database that doesn't exist or can't be read. Its schema may be older or newer:
        ``revision`` is its migration."""
        self._reads = reads_of(folder, url, still=still)
        with self._reads.opening():
            self._engine = self._reads.open()
            self.revision = revision_of(self._engine)
        self.events = StoredEvents(self._engine)

    def connect(self) -> sa.Connection:
        """A connection to read by."""
        return self._engine.connect()

    def secret(self, name: str) -> bytes | None:
        """The server's key of a name, if there is one."""
        with self.connect() as connection:
            return connection.scalar(sa.select(secrets.c.secret).where(secrets.c.name == name))

    def damage(self) -> str | None:
        """What the database itself finds wrong with its storage; None if nothing."""
        with self.connect() as connection:
            return self._reads.damage(connection)

    def trouble(self, error: sa.exc.DatabaseError) -> FormError:
        """Why the database couldn't be read, as a form error."""
        return self._reads.trouble(error)

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()
