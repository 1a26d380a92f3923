"""The database as a whole: opened, brought to its newest form, and closed."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from rekje.adapters.database.engine import FILE, open_engine
from rekje.adapters.database.events import DatabaseEvents
from rekje.adapters.database.migrate import migrate
from rekje.adapters.database.register import Register
from rekje.adapters.database.writer import Job, Writer

T = TypeVar("T")


class Database:
    """``events`` keeps what happened, ``register`` who sits where. ``copy`` is the copy made before the file's form was
    changed, if it was."""

    def __init__(self, folder: Path) -> None:
        """In a folder, made where there is none. Raises `FormError` where it can't be used."""
        self.file = folder / FILE
        self._engine = open_engine(self.file)
        self.copy = migrate(self._engine, self.file)
        self._writer = Writer(self._engine)
        self.events = DatabaseEvents(self._engine, self._writer)
        self.register = Register(self._engine, self._writer)

    def connect(self) -> sa.Connection:
        """A connection to read by."""
        return self._engine.connect()

    def write(self, job: Job[T]) -> Future[T]:
        """Have a job done that writes."""
        return self._writer.submit(job)

    def close(self) -> None:
        """Finish what is being written."""
        self._writer.close()
        self._engine.dispose()
