"""Everything that is stored by person, in one list: what becomes of it when two people turn out to be one, when a
person is deleted, and what a person's file shows of it.

A table of the database with a column ``who`` stands in this list, or a test fails.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from rekje.storage.database.schema import (
    alert_wishes,
    alerts,
    bans,
    chat,
    devices,
    holders,
    lobby_people,
    mails,
    muted,
    muted_people,
    passkeys,
    people,
    push_devices,
    removed_people,
    reports,
    tables,
)
from rekje.tables.about import WATCHING, About


class Personal(NamedTuple):
    """A table with rows of a person, by the column ``who``. ``shown``: the columns that the person's file has; if
    none, nothing of it, because all that it holds is about others. ``merge``: when two people turn out to be
    one, rows ``move`` to the one who stays, except those that would be there twice; or the only row of the one
    who stays is ``fill``-ed with what it lacks. Deletion deletes all rows. What isn't ``exported`` stays on
    this server: push services know no other, and an address has said yes to this one."""

    table: sa.Table
    shown: tuple[str, ...]
    merge: Literal["move", "fill"] = "move"
    exported: bool = True


PERSONAL = (
    Personal(people, ("name", "recovery_made", "settings"), "fill"),
    Personal(devices, ("name", "added", "seen", "revoked")),
    Personal(passkeys, ("name", "added", "used")),
    Personal(holders, ("table", "seat", "seen")),
    Personal(chat, ("table", "number", "seat", "text", "phrase", "at")),
    Personal(push_devices, ("language", "made"), exported=False),
    Personal(mails, ("address", "language", "confirmed", "asked"), exported=False),
    Personal(alert_wishes, ("wishes",), exported=False),
    Personal(muted, ("table",), exported=False),
    Personal(alerts, ("table", "kind", "at"), exported=False),
    Personal(muted_people, (), exported=False),
    Personal(reports, ("at", "table", "name", "text"), exported=False),
    Personal(bans, ("until",), exported=False),
    Personal(lobby_people, ("name",), "fill", exported=False),
    Personal(removed_people, (), exported=False),
)
"""All of them."""
_OF_OTHERS = (muted_people.c.person, reports.c.person)
"""What other people's rows say of a person. Deletion deletes these rows too."""

_about = msgspec.json.Decoder(About)


def merge(connection: sa.Connection, gone: bytes, stays: bytes) -> None:
    """Make one person of two: all that is stored of the one who is ``gone`` becomes that of the one who ``stays``."""
    _give_tables(connection, gone, stays)
    for said in _OF_OTHERS:
        _move(connection, said, gone, stays)
    for part in PERSONAL:
        if part.merge == "fill":
            _fill(connection, part.table, gone, stays)
        else:
            _move(connection, part.table.c.who, gone, stays)


def erase(connection: sa.Connection, who: bytes) -> bool:
    """Delete all rows of a person, and those of others about them. What tables say of them must have been taken out
    before: where the person still holds something, nothing is deleted, and False is returned."""
    if connection.execute(holders.select().where(holders.c.who == who)).first() is not None:
        return False
    for part in PERSONAL:
        connection.execute(part.table.delete().where(part.table.c.who == who))
    for said in _OF_OTHERS:
        connection.execute(said.table.delete().where(said == who))
    return True


def shown(connection: sa.Connection, who: bytes) -> dict[str, list[dict[str, Any]]]:
    """The rows of a person, by table, as far as their file shows them."""
    found = {}
    for part in (one for one in PERSONAL if one.shown):
        query = sa.select(*(part.table.c[name] for name in part.shown)).where(part.table.c.who == who)
        rows = connection.execute(query.order_by(*part.table.primary_key.columns)).mappings()
        found[part.table.name] = [dict(row) for row in rows]
    return found


def shared_seats(connection: sa.Connection, one: bytes, other: bytes) -> list[tuple[str, int]]:
    """The tables, not yet over, at which both people have seats that the other hasn't; each with such a seat of
    ``other``."""
    mine, theirs = holders.alias("mine"), holders.alias("theirs")
    query = (
        sa.select(theirs.c.table, sa.func.min(theirs.c.seat))
        .join(mine, mine.c.table == theirs.c.table)
        .join(tables, tables.c.name == theirs.c.table)
        .where(mine.c.who == one, theirs.c.who == other, tables.c.over.is_(False))
        .where(mine.c.seat != WATCHING, theirs.c.seat != WATCHING, mine.c.seat != theirs.c.seat)
        .group_by(theirs.c.table)
    )
    return [(name, seat) for name, seat in connection.execute(query)]


def _give_tables(connection: sa.Connection, gone: bytes, stays: bytes) -> None:
    """What one of them made, the other has made."""
    held = sa.select(holders.c.table).where(holders.c.who == gone)
    for name, data in connection.execute(sa.select(tables.c.name, tables.c.about).where(tables.c.name.in_(held))).all():
        try:
            about = _about.decode(data)
        except (msgspec.MsgspecError, ValueError):
            # A damaged row stays as it is: its table can't be used by anybody.
            continue
        if about.host == gone.hex():
            told = msgspec.json.encode(replace(about, host=stays.hex()))
            connection.execute(tables.update().where(tables.c.name == name).values(about=told))


def _move(connection: sa.Connection, column: sa.Column[Any], gone: bytes, stays: bytes) -> None:
    """Let rows that name who is ``gone`` name who ``stays``; those that would then be there twice are deleted."""
    table = column.table
    assert isinstance(table, sa.Table)
    other = table.alias()
    for key in (one for one in table.constraints if isinstance(one, sa.PrimaryKeyConstraint | sa.UniqueConstraint)):
        if column.name in key.columns:
            same = [other.c[part.name] == part for part in key.columns if part is not column]
            twice = sa.select(other.c[column.name]).where(other.c[column.name] == stays, *same).exists()
            connection.execute(table.delete().where(column == gone, twice))
    connection.execute(table.update().where(column == gone).values({column: stays}))


def _fill(connection: sa.Connection, table: sa.Table, gone: bytes, stays: bytes) -> None:
    """Give a person's only row what it lacks, from that of the person who is gone."""
    rows = {
        row["who"]: dict(row)
        for row in connection.execute(table.select().where(table.c.who.in_((gone, stays)))).mappings()
    }
    if gone not in rows:
        return
    connection.execute(table.delete().where(table.c.who == gone))
    if stays not in rows:
        connection.execute(table.insert().values(rows[gone] | {"who": stays}))
        return
    lacks = {name: rows[gone][name] for name, value in rows[stays].items() if value in (None, "", 0)}
    connection.execute(table.update().where(table.c.who == stays).values(rows[stays] | lacks))
