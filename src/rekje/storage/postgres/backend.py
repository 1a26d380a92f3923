"""PostgreSQL, as the database of the tables (`rekje.storage.database.backend`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.database.backend import Heard
from rekje.storage.database.schema import metadata
from rekje.storage.database.together.revisions import News
from rekje.storage.postgres.address import shown
from rekje.storage.postgres.claims import SharedDueWork
from rekje.storage.postgres.engine import open_engine, open_reader, writing
from rekje.storage.postgres.hold import AdvisoryLock
from rekje.storage.postgres.notices import Notices
from rekje.storage.postgres.troubles import OPENING, trouble

LEAST = (13, 0)
"""The oldest PostgreSQL that will do."""
ENCODING = "UTF8"
_MIGRATING = 0x72656B6A66
"""The number of the lock of whoever migrates: one more than that of `rekje.storage.postgres.hold`."""
_COLLISIONS = ("40001", "40P01", "55P03")
"""Two transactions waited for each other, or one for too long."""


class PostgresReads:
    """A database of PostgreSQL, to be read."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url

    @contextmanager
    def opening(self) -> Iterator[None]:
        """Raise `FormError` where the database can't be reached or used."""
        try:
            yield
        except OPENING as error:
            raise trouble(self.url, error) from None

    def open(self) -> sa.Engine:
        """An engine that only reads. Raises `FormError` if there is nothing in the database."""
        engine = open_reader(self.url)
        with engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                raise FormError("serve-database-none", path=shown(self.url))
        return engine

    def damage(self, connection: sa.Connection) -> str | None:
        """PostgreSQL checks its pages itself when it reads them."""
        return None

    def trouble(self, error: BaseException) -> FormError:
        """What is wrong with the database."""
        return trouble(self.url, error)


class PostgresBackend(PostgresReads):
    """A database of PostgreSQL, to be written."""

    shared = True

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url)
        self._notices = Notices(url)
        self._lock: AdvisoryLock | None = None
        self._engine: sa.Engine | None = None

    def open(self) -> sa.Engine:
        """An engine. Raises `FormError` for a database that can't hold what is stored."""
        self._engine = open_engine(self.url)
        with self._engine.connect() as connection:
            check_server(connection, self.url)
        return self._engine

    def hold(self, *, alone: bool) -> None:
        """Keep other processes out, or those that have to be alone. Whenever a new connection is opened, it is made
        sure that they still are: old connections may have been lost, and the lock with them."""
        lock = self._lock = AdvisoryLock(self.url, alone=alone)
        lock.take()
        sa.event.listen(self._engine, "connect", lambda *_: lock.keep())

    def release(self) -> None:
        """Let others in."""
        self._notices.close()
        if self._lock is not None:
            self._lock.release()
        if self._engine is not None:
            self._engine.dispose()

    def writing(self, engine: sa.Engine) -> sa.Engine:
        """The engine, for transactions that see what others commit."""
        return writing(engine)

    def due_work(self, engine: sa.Engine, process: str) -> SharedDueWork:
        """What is due, shared with other processes."""
        return SharedDueWork(self.writing(engine), process)

    def prepare_migration(self, connection: sa.Connection) -> None:
        """A migration may take as long as it needs. Of two processes that start, one waits for the other."""
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")

    def back_up(self, label: str) -> Path | None:
        """Whoever runs PostgreSQL makes back-ups of it."""
        return None

    def drop_old_copies(self) -> None:
        """There are none."""

    def number_on(self, connection: sa.Connection) -> None:
        """Set the sequences of numbers to the highest number."""
        for table in metadata.sorted_tables:
            column = table.autoincrement_column
            highest = None if column is None else connection.scalar(sa.select(sa.func.max(column)))
            if column is not None and highest is not None:
                sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(sa.select(sa.func.setval(sequence, highest)))

    def mark_erased(self, connection: sa.Connection) -> None:
        """PostgreSQL overwrites deleted rows by and by (docs/operating.md)."""

    def has_traces(self, connection: sa.Connection) -> bool:
        """Nothing that this process could remove."""
        return False

    def rewrite(self, engine: sa.Engine) -> bool:
        """Nothing to do."""
        return True

    def test_writing(self, connection: sa.Connection) -> None:
        """Write a row again as it is, unless another process is just doing so: all of them test in this row, and a
        process that was stopped meanwhile would keep the others from writing anything."""
        connection.exec_driver_sql(
            "UPDATE alembic_version SET version_num = version_num"
            " WHERE version_num = (SELECT version_num FROM alembic_version FOR UPDATE SKIP LOCKED)"
        )

    def lack(self) -> FormError | None:
        """Nothing that could be seen from here."""
        return None

    def tell(self, news: Sequence[News]) -> None:
        """Tell other processes by NOTIFY."""
        self._notices.tell(news)

    def listen(self, heard: Heard) -> None:
        """Hear what others tell by LISTEN, and tell them from now on."""
        self._notices.start(heard)

    def collided(self, error: BaseException) -> bool:
        """Whether two transactions were in each other's way."""
        return getattr(getattr(error, "orig", None), "sqlstate", None) in _COLLISIONS


def check_server(connection: sa.Connection, url: sa.URL) -> None:
    """Raise `FormError` for a PostgreSQL that is too old, and for an encoding without all letters."""
    found = connection.dialect.server_version_info or (0,)
    if found < LEAST:
        version = ".".join(map(str, found))
        raise FormError("serve-postgres-version", place=shown(url), found=version, least=str(LEAST[0]))
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != ENCODING:
        raise FormError("serve-postgres-encoding", place=shown(url), encoding=str(encoding), database=str(url.database))
