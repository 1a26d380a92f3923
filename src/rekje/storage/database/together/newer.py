"""What is new at a table since a process has last read it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from rekje.storage.database.decency import Mutes, mutes_of
from rekje.storage.database.register import Holding, StoredChatLine, TableRow, holdings, last_lines, read_row
from rekje.storage.database.schema import audit, batches, removed_people, tables
from rekje.storage.database.store import Database


class Batch(msgspec.Struct, frozen=True):
    """The events of one command, as JSON: those from version ``first`` on, which count for ``count`` versions."""

    first: int
    count: int
    events: bytes
    receipt: str | None


class ReadSoFar(NamedTuple):
    """How far a process has read a table: how many events, the last line of its chat, and who holds what."""

    version: int
    line: int
    holders: Collection[tuple[bytes, int]]


class Newer(msgspec.Struct, frozen=True):
    """A table as it is now, with what has been added since. ``lines`` are the new ones of its chat, or ``all_lines``,
    where some may have been deleted or renumbered. ``removed`` are the people who don't belong here any more because
    they were removed."""

    row: TableRow
    holdings: list[Holding]
    lines: list[StoredChatLine]
    all_lines: bool
    batches: list[Batch]
    mutes: Mutes
    removed: frozenset[bytes]


def read_newer(database: Database, name: str, known: ReadSoFar, most_lines: int) -> Newer | None:
    """What is new at a table; None if there is no such table any more. Raises `FormError` for a damaged one."""
    with database.connect() as connection:
        found = connection.execute(tables.select().where(tables.c.name == name)).one_or_none()
        if found is None:
            return None
        held = holdings(connection, name)
        moved = {(one.who, one.seat) for one in held} != set(known.holders)
        return Newer(
            read_row(found),
            held,
            last_lines(connection, name, most_lines, 0 if moved else known.line),
            moved,
            _batches(connection, name, known.version),
            mutes_of(connection, {one.who for one in held}),
            _removed(connection, name) if moved else frozenset(),
        )


def _batches(connection: sa.Connection, name: str, version: int) -> list[Batch]:
    query = sa.select(batches.c.first, batches.c["count"], batches.c.events, batches.c.receipt).where(
        batches.c.table == name, batches.c.first >= version
    )
    return [Batch(*one) for one in connection.execute(query.order_by(batches.c.first))]


def _removed(connection: sa.Connection, name: str) -> frozenset[bytes]:
    return frozenset(connection.scalars(sa.select(removed_people.c.who).where(removed_people.c.table == name)))


def was_removed(database: Database, name: str) -> bool:
    """Whether an operator has removed a table."""
    query = sa.select(audit.c.number).where(audit.c.did == "table-removed", audit.c.about == name).limit(1)
    with database.connect() as connection:
        return connection.scalar(query) is not None
