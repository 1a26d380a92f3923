"""Checks whether a database can be read: each table of it. They change nothing."""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.referee import replay
from rekje.storage.database.events import load_events
from rekje.storage.database.register import read_row
from rekje.storage.database.schema import tables


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
