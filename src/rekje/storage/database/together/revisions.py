"""Every change of a table raises its revision, so that a process which decides by an older one is refused, and so that
all others can be told. What every process has in memory besides tables has marks, which are raised alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sa

from rekje.storage.database.schema import holders, marks, tables

_TOLD = "rekje-news"


class News(NamedTuple):
    """Something that may have to be read again: a table and its revision, or a mark and its number."""

    name: str
    number: int


DEVICES, BANS, SWITCHES, REACHABLE = "*devices", "*bans", "*switches", "*reachable"
"""The marks. No table has such a name."""
HERE = "@"
"""The beginning of a name in `News`, before a table's: somebody has come there, or has left."""


def _touching(*expected: sa.ColumnElement[bool]) -> sa.Executable:
    row = sa.select(tables.c.name).where(tables.c.name == sa.bindparam("of_table"))
    if expected:
        # Whoever is just changing the row makes these numbers wrong: who waited for them could only be refused, and
        # two commits might wait for each other.
        row = row.where(*expected).with_for_update(skip_locked=True)
    change = tables.update().where(tables.c.name == row.scalar_subquery())
    return change.values(revision=tables.c.revision + 1).returning(tables.c.revision)


_OF_REVISION = tables.c.revision == sa.bindparam("of_revision")
_OF_VERSION = tables.c.version == sa.bindparam("of_version")
_TOUCHES = {
    frozenset[str](): _touching(),
    frozenset({"of_revision"}): _touching(_OF_REVISION),
    frozenset({"of_version"}): _touching(_OF_VERSION),
    frozenset({"of_revision", "of_version"}): _touching(_OF_REVISION, _OF_VERSION),
}
"""By what is expected of a row. They are made once: making one takes longer than running it."""


def touch(
    connection: sa.Connection,
    table: str,
    revision: int | None = None,
    *,
    version: int | None = None,
    values: Mapping[str, object] = {},
) -> bool:
    """Raise a table's revision, and give its row other ``values``. Returns whether there is such a row: with this
    ``revision`` and with this ``version``, where they are given, and one that no other process is just changing. From
    then on the row is locked for others until the transaction ends."""
    expected = {"of_revision": revision, "of_version": version}
    known = {name: number for name, number in expected.items() if number is not None}
    found = connection.scalar(_TOUCHES[frozenset(known)], {"of_table": table, **known, **values})
    if found is not None:
        note(connection, table, found)
    return found is not None


def touch_tables_of(connection: sa.Connection, who: bytes) -> None:
    """Raise the revisions of all tables at which somebody holds anything."""
    for table in connection.scalars(
        sa.select(holders.c.table).where(holders.c.who == who).distinct().order_by(holders.c.table)
    ).all():
        touch(connection, table)


def mark(connection: sa.Connection, name: str) -> None:
    """Raise a mark."""
    raised = marks.update().where(marks.c.name == name).values(number=marks.c.number + 1)
    note(connection, name, connection.scalar(raised.returning(marks.c.number)) or 0)


def note(connection: sa.Connection, name: str, number: int) -> None:
    """Tell other processes something once the transaction is committed."""
    connection.info.setdefault(_TOLD, []).append(News(name, number))


def noted(connection: sa.Connection) -> list[News]:
    """What is to be told when the transaction is committed. It can be shortened."""
    found: list[News] = connection.info.setdefault(_TOLD, [])
    return found
