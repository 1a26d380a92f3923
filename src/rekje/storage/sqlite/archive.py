"""All tables and all people in one file, with a JSON line for each table; writing and reading it."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.referee import replay
from rekje.storage.sqlite.checks import table_damage
from rekje.storage.sqlite.personal import PERSONAL
from rekje.storage.sqlite.schema import OF_A_TABLE, tables
from rekje.storage.sqlite.store import Database, StoredTables
from rekje.tables.about import About, TableStatus

FORMAT = "rekje-tables/1"
_events = msgspec.json.Decoder(list[AnyEvent])


class Head(msgspec.Struct, frozen=True):
    """The first line. ``people``: what is stored by person and belongs to no table, by the names of the database
    tables. Without it nobody would find their games again with a device that was added later."""

    format: str
    tables: int
    people: dict[str, list[dict[str, Any]]] = {}


class Packed(msgspec.Struct, frozen=True):
    """A table: its row, and its rows in other database tables, by their names. Bytes are in Base64."""

    row: dict[str, Any]
    parts: dict[str, list[dict[str, Any]]]


OF_PEOPLE = tuple(part.table for part in PERSONAL if part.exported and part.table not in OF_A_TABLE)
_encoder = msgspec.json.Encoder()


def write_archive(database: StoredTables) -> tuple[int, bytes, list[FormError]]:
    """The number of tables, the whole file, and the errors of the tables that had to be left out."""
    lines, damages = [], []
    with database.connect() as connection:
        for row in connection.execute(tables.select().order_by(tables.c.created)).mappings():
            if (damage := table_damage(connection, row["name"])) is not None:
                damages.append(damage)
                continue
            parts = {
                part.name: [dict(one) for one in connection.execute(_of(part, row["name"])).mappings()]
                for part in OF_A_TABLE
            }
            lines.append(_encoder.encode(Packed(dict(row), parts)))
        people = {part.name: _rows(connection, part) for part in OF_PEOPLE if _exists(connection, part)}
    head = _encoder.encode(Head(FORMAT, len(lines), people))
    return len(lines), b"\n".join([head, *lines, b""]), damages


def _exists(connection: sa.Connection, part: sa.Table) -> bool:
    """Whether the database is new enough to have it."""
    return sa.inspect(connection).has_table(part.name)


def _rows(connection: sa.Connection, part: sa.Table) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(part.select().order_by(*part.primary_key.columns)).mappings()]


def _of(part: sa.Table, name: str) -> sa.Select[Any]:
    return part.select().where(part.c.table == name).order_by(*part.primary_key.columns)


def read_archive(database: Database, data: bytes) -> tuple[int, int]:
    """Add the tables and the people of a file. Returns how many tables were added, and how many existed already. What
    exists is left as it is.

    Raises `FormError`, and adds nothing, if anything is wrong with the file.
    """
    head, found = _unpack(data)

    def job(connection: sa.Connection) -> int:
        there = set(connection.scalars(sa.select(tables.c.name)))
        new = [packed for packed in found if packed.row["name"] not in there]
        for packed in new:
            connection.execute(tables.insert(), packed.row)
            for part in OF_A_TABLE:
                if rows := packed.parts.get(part.name):
                    connection.execute(part.insert(), rows)
        for part in OF_PEOPLE:
            if rows := head.people.get(part.name):
                connection.execute(part.insert().prefix_with("OR IGNORE"), rows)
        return len(new)

    try:
        added = database.write(job).result()
    except sa.exc.SQLAlchemyError:
        raise FormError("serve-archive") from None
    return added, len(found) - added


def _unpack(data: bytes) -> tuple[Head, list[Packed]]:
    first, *lines = data.split(b"\n")
    try:
        head = msgspec.json.decode(first, type=Head)
        if head.format != FORMAT:
            raise FormError("serve-archive")
        head = replace(head, people=_checked_people(head.people))
        found = [_checked(msgspec.json.decode(line, type=Packed)) for line in lines if line]
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, AssertionError, ValueError, TypeError):
        raise FormError("serve-archive") from None
    if len(found) != head.tables:
        raise FormError("serve-archive")
    return head, found


def _checked_people(people: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """Rows of people with their bytes decoded. Their values must have the right types."""
    checked = {part.name: [_whole(part, row) for row in people.get(part.name, ())] for part in OF_PEOPLE}
    for part in OF_PEOPLE:
        assert all(_fits(part, row) for row in checked[part.name])
    return checked


def _checked(packed: Packed) -> Packed:
    """A table with its bytes decoded. Its values must have the right types, and its events must fold."""
    parts = {part.name: [_whole(part, row) for row in packed.parts.get(part.name, ())] for part in OF_A_TABLE}
    packed = Packed(_whole(tables, packed.row), parts)
    msgspec.json.decode(packed.row["about"], type=About)
    msgspec.json.decode(packed.row["standing"], type=TableStatus)
    name = packed.row["name"]
    assert _fits(tables, packed.row)
    for part in OF_A_TABLE:
        assert all(_fits(part, row) and row["table"] == name for row in packed.parts.get(part.name, ()))
    batches = sorted(packed.parts.get("batches", []), key=lambda row: row["first"])
    events = [event for row in batches for event in _events.decode(row["events"])]
    # Events that were taken back may be left out (`rekje.storage.sqlite.events.compacted`); they count all the same.
    assert len(events) <= sum(row["count"] for row in batches) == packed.row["version"]
    if events:
        replay(events)
    return packed


def _fits(part: sa.Table, row: dict[str, Any]) -> bool:
    """Whether a row has a value of the right type for each column, and nothing else."""
    return row.keys() == set(part.c.keys()) and all(
        isinstance(row[column.key], column.type.python_type) or (row[column.key] is None and bool(column.nullable))
        for column in part.c
    )


def _whole(part: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row with its bytes decoded, and with the columns that its writer didn't know yet."""
    return {column.key: None for column in part.c if column.nullable} | _as_bytes(part, row)


def _as_bytes(part: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    names = [column.key for column in part.c if isinstance(column.type, sa.LargeBinary) and row.get(column.key)]
    return row | {name: msgspec.convert(row[name], bytes) for name in names}
