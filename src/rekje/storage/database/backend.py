"""What differs between the databases that hold the tables, as a protocol; `rekje.storage.sqlite` and
`rekje.storage.postgres` provide it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from rekje.model.problems import FormError
from rekje.storage.database.together.due_work import DueWork
from rekje.storage.database.together.revisions import News

Heard = Callable[[Sequence[News]], None]
"""Called with news of other processes; with none where some may have been lost."""


class Reads(Protocol):
    """A database that is read, while others may write to it."""

    def opening(self) -> AbstractContextManager[None]:
        """Raise `FormError` where the database can't be opened."""

    def open(self) -> sa.Engine:
        """An engine. A connection sees the same state of the database from its first query to its last. Raises
        `FormError` if there is no such database."""

    def damage(self, connection: sa.Connection) -> str | None:
        """What the database itself finds wrong with its storage, in its own words; None if nothing."""

    def trouble(self, error: BaseException) -> FormError:
        """Why the database can't be used, as a form error."""


class Backend(Reads, Protocol):
    """A database that this process writes to. ``shared``: others that serve the same tables may write there too."""

    shared: bool

    def hold(self, *, alone: bool) -> None:
        """Keep other processes out until `release`: all of them if this one is to be ``alone``, or else those that have
        to be. Raises `FormError` if a process is there already that can't be there at the same time."""

    def release(self) -> None:
        """Let others write."""

    def tell(self, news: Sequence[News]) -> None:
        """Tell other processes what has been committed. Doesn't wait, and may fail without a word."""

    def listen(self, heard: Heard) -> None:
        """Hear what others tell, from now on until `release`. ``heard`` is called in another thread."""

    def collided(self, error: BaseException) -> bool:
        """Whether a job failed only because another process was changing the same rows at the same moment."""

    def writing(self, engine: sa.Engine) -> sa.Engine:
        """The engine, for transactions that write."""

    def due_work(self, engine: sa.Engine, process: str) -> DueWork:
        """What is due in the database, for the process of that name."""

    def prepare_migration(self, connection: sa.Connection) -> None:
        """Called in the transaction of a migration, before it."""

    def back_up(self, label: str) -> Path | None:
        """Make a copy before a migration, and return it; None where that is the operator's task."""

    def drop_old_copies(self) -> None:
        """Delete the copies made before migrations that have been kept for long enough."""

    def number_on(self, connection: sa.Connection) -> None:
        """Called after rows with numbers of their own were added: later numbers follow the highest."""

    def mark_erased(self, connection: sa.Connection) -> None:
        """Note, with a deletion, that its last traces aren't overwritten yet."""

    def has_traces(self, connection: sa.Connection) -> bool:
        """Whether something was deleted whose traces `rewrite` would remove."""

    def rewrite(self, engine: sa.Engine) -> bool:
        """Write the database anew, outside a transaction, so that nothing of what was deleted is left in it. Returns
        whether that could be done now."""

    def test_writing(self, connection: sa.Connection) -> None:
        """Do what fails if nothing can be stored, and change nothing."""

    def lack(self) -> FormError | None:
        """What the database lacks to be written, as far as that is seen without writing, such as room; or None."""


def insert_missing(connection: sa.Connection, table: sa.Table) -> sa.Insert:
    """An insert that leaves rows as they are which exist already."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
