"""Checks whether a database can be read: the file as a whole, and each table. They change nothing."""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.referee import replay
from rekje.storage.sqlite.events import load_events
from rekje.storage.sqlite.register import read_row
from rekje.storage.sqlite.schema import tables


def file_damage(connection: sa.Connection) -> str | None:
    """What SQLite finds wrong with its file, in its own words; None if nothing."""
    try:
        found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check(1)")]
    except sa.exc.DatabaseError as error:
        return str(error.orig)
    # The first line may only name the database: the last one says what is wrong.
    return None if found == ["ok"] else found[0].splitlines()[-1]


def table_names(connection: sa.Connection) -> list[str]:
    """All tables, the oldest first."""
    return list(connection.scalars(sa.select(tables.c.name).order_by(tables.c.created)))


def damaged_tables(connection: sa.Connection) -> Iterator[FormError]:
    """The error of each table that can't be read."""
    for name in table_names(connection):
        if (damage := table_damage(connection, name)) is not None:
            yield damage


def table_damage(connection: sa.Connection, name: str) -> FormError | None:
    """What is wrong with a table; None if it can be read and played on."""
    try:
        read_row(connection.execute(tables.select().where(tables.c.name == name)).one())
        events = load_events(connection, name)
    except FormError as error:
        return error
    except sa.exc.DatabaseError:
        return FormError("serve-store-damaged", table=name, version=0)
    try:
        if events:
            replay(events)
    except Exception:
        # What doesn't fold may fail in any way.
        return FormError("serve-store-unfoldable", table=name)
    return None
