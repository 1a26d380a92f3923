"""What is due by itself, such as a clock that has run out or a computer player's turn, and which process does it.

A table's row says when something happens there next (`rekje.storage.database.schema.tables`). Where several processes
use one database, a process claims what is due before it does it. A claim holds for one version of a table and as long
as its process is there, so nothing has to be given back: a table that has moved on is free, and so is one whose process
has died. The table's version decides what is stored; claims only save the same work from being done twice.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

import sqlalchemy as sa

from rekje.storage.database.schema import tables

Part = Literal["all", "computers", "clocks"]
"""What is done of what is due: all of it, only tables that wait for a computer player, or only the others."""


class DueTable(NamedTuple):
    """A table at which something is due, at its version."""

    table: str
    version: int


class ReviewState(NamedTuple):
    """How far a review is: the number of turns judged, and at the end all ``verdicts``, encoded."""

    done: int
    verdicts: bytes | None


class ReviewQueue(Protocol):
    """The reviews that servers ask of processes which only think, each of a game that was over at a version."""

    def ask(self, table: str, version: int) -> None:
        """Ask for a review, unless it has been asked for."""

    def look(self, table: str, version: int) -> ReviewState | None:
        """How far a review is; None if nobody will make it."""

    def take(self) -> DueTable | None:
        """A review for this process to make, the one asked for first. If a process dies, another makes its review."""

    def tell(self, table: str, version: int, state: ReviewState) -> None:
        """Say how far this process is with a review."""

    def give_up(self, table: str, version: int) -> None:
        """This process can't make a review: whoever asked makes it."""


class DueWork(Protocol):
    """What is due, and who does it. It may be called by several threads; moments are ms since 1970."""

    @property
    def alone(self) -> bool:
        """Whether no other process can use the database. Then nothing needs to be claimed."""

    @property
    def reviews(self) -> ReviewQueue | None:
        """The reviews that processes make for others; None if there are no others."""

    def due(self, moment: int, part: Part = "all", most: int | None = None) -> list[DueTable]:
        """The tables at which something is due, except those at which another process does it, the longest overdue
        first. This process does it now: at all that it did already, and at most ``most`` others."""

    def claim(self, table: str, version: int) -> bool:
        """Whether this process does what is due at a table of that version. False if another does, or if the table has
        another version."""

    def beat(self) -> bool:
        """Say that this process is there. Returns whether processes are there that only think."""

    def leave(self) -> None:
        """Say that this process is there no longer, so that others do what it has claimed."""


def due_tables(moment: int, part: Part = "all") -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions for a row of a table at which something is due."""
    ripe = (tables.c.due <= moment, tables.c.over.is_(False))
    if part == "all":
        return ripe
    # A row without a word about computer players may wait for one.
    computers = sa.or_(tables.c.computer.is_(True), tables.c.computer.is_(None))
    return (*ripe, computers if part == "computers" else tables.c.computer.is_(False))


class AloneDueWork:
    """`DueWork` where this process has the database to itself."""

    alone = True
    reviews = None

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def due(self, moment: int, part: Part = "all", most: int | None = None) -> list[DueTable]:
        """All that is due."""
        columns = tables.c.name, tables.c.version
        query = sa.select(*columns).where(*due_tables(moment, part)).order_by(tables.c.due).limit(most)
        with self._engine.connect() as connection:
            return [DueTable(*found) for found in connection.execute(query)]

    def claim(self, table: str, version: int) -> bool:
        """Nobody else would do it."""
        return True

    def beat(self) -> bool:
        """There is nobody to say it to."""
        return False

    def leave(self) -> None:
        """Nothing was claimed."""
