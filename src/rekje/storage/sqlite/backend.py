"""SQLite, as the database of the tables (`rekje.storage.database.backend`)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.database.backend import Heard
from rekje.storage.database.together.due_work import AloneDueWork
from rekje.storage.database.together.revisions import News
from rekje.storage.sqlite.copies import copy_before, drop_old_copies
from rekje.storage.sqlite.engine import FILE, open_engine, open_reader
from rekje.storage.sqlite.traces import MARK, mark_of, rewrite
from rekje.storage.sqlite.troubles import LEAST_FREE, free_bytes, opening, trouble


class SqliteReads:
    """The file of a data folder, to be read. If it is ``still``, nobody writes to it meanwhile."""

    def __init__(self, folder: Path, *, still: bool = False) -> None:
        self.file = folder / FILE
        self._still = still

    def opening(self) -> AbstractContextManager[None]:
        """Raise `FormError` where the file can't be opened."""
        return opening(self.file)

    def open(self) -> sa.Engine:
        """An engine that only reads. Raises `FormError` if there is no such file."""
        if not self.file.exists():
            raise FormError("serve-database-none", path=str(self.file))
        return open_reader(self.file, still=self._still)

    def damage(self, connection: sa.Connection) -> str | None:
        """What SQLite finds wrong with its file."""
        try:
            found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(1)")]
        except sa.exc.DatabaseError as error:
            return str(error.orig)
        # The first line may only name the database: the last one says what is wrong.
        return None if found == ["ok"] else found[0].splitlines()[-1]

    def trouble(self, error: BaseException) -> FormError:
        """What is wrong with the place of the file, or with what stands in it."""
        reason = str(getattr(error, "orig", error))
        return trouble(self.file, error) or FormError("serve-backup-damaged", path=str(self.file), reason=reason)


class SqliteBackend(SqliteReads):
    """The file of a data folder, to be written. Nobody else writes there: `rekje.storage.sqlite.hold`."""

    shared = False

    def hold(self, *, alone: bool) -> None:
        """The lock on the folder is all that is needed: one process at a time."""

    def release(self) -> None:
        """The lock on the folder is all that there is."""

    def tell(self, news: Sequence[News]) -> None:
        """There is nobody to be told."""

    def listen(self, heard: Heard) -> None:
        """There is nobody to be heard."""

    def collided(self, error: BaseException) -> bool:
        """Nobody else writes."""
        return False

    def open(self) -> sa.Engine:
        """An engine. The file is created if there is none."""
        return open_engine(self.file)

    def writing(self, engine: sa.Engine) -> sa.Engine:
        """The engine, which takes the lock for writing when a transaction begins."""
        return engine.execution_options(writes=True)

    def due_work(self, engine: sa.Engine, process: str) -> AloneDueWork:
        """What is due, for the only process."""
        return AloneDueWork(engine)

    def prepare_migration(self, connection: sa.Connection) -> None:
        """Nothing is needed."""

    def back_up(self, label: str) -> Path:
        """Copy the file beside itself."""
        return copy_before(self.file, label)

    def drop_old_copies(self) -> None:
        """Delete the old ones of these copies."""
        drop_old_copies(self.file)

    def number_on(self, connection: sa.Connection) -> None:
        """SQLite looks for the highest number itself."""

    def mark_erased(self, connection: sa.Connection) -> None:
        """Mark the file."""
        connection.exec_driver_sql(MARK)

    def has_traces(self, connection: sa.Connection) -> bool:
        """Whether the file is marked."""
        return mark_of(connection) != 0

    def rewrite(self, engine: sa.Engine) -> bool:
        """Write the file anew. Returns False if readers kept that from being done."""
        return rewrite(engine)

    def test_writing(self, connection: sa.Connection) -> None:
        """Write a number again. A transaction without changes would only test the lock, and not the disk."""
        connection.exec_driver_sql(f"PRAGMA user_version = {mark_of(connection)}")

    def lack(self) -> FormError | None:
        """Whether the disk has too little room."""
        free = free_bytes(self.file.parent)
        if free >= LEAST_FREE:
            return None
        return FormError("serve-disk-full", folder=str(self.file.parent), free=free)

    def trouble(self, error: BaseException) -> FormError:
        """What is wrong with the place of the file, or with the file."""
        return trouble(self.file, error) or FormError("serve-database-file", path=str(self.file))
