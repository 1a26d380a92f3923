"""All tables and all people in one file, with a JSON line for each table; writing and reading it. The file is the same
whichever database it comes from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.referee import replay
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.cards import card_of
from rekje.storage.database.checks import table_damage
from rekje.storage.database.personal import PERSONAL
from rekje.storage.database.schema import FLEETING, OF_A_TABLE, metadata, tables, tokens
from rekje.storage.database.store import Database, StoredTables
from rekje.storage.database.writer import FAILURES
from rekje.tables.about import About, TableStatus

FORMAT = "rekje-tables/1"
_events = msgspec.json.Decoder(list[AnyEvent])
People = dict[str, list[dict[str, Any]]]


class Head(msgspec.Struct, frozen=True):
    """The first line. ``people``: what belongs to no table, by the names of the database tables. Without it nobody
    would find their games again with a device that was added later. ``checksum`` is that of `_checksum`; files of
    older versions have none."""

    format: str
    tables: int
    people: People = {}
    checksum: str = ""


class Packed(msgspec.Struct, frozen=True):
    """A table: its row, and its rows in other database tables, by their names. Bytes are in Base64."""

    row: dict[str, Any]
    parts: People


_OF_THIS_SERVER = [part.table for part in PERSONAL if not part.exported]
_LOOSE = [part for part in metadata.sorted_tables if part is not tables and part not in (*OF_A_TABLE, *FLEETING)]
"""The database tables whose rows belong to no table."""
_OF_PEOPLE = [part.table for part in PERSONAL if part.table in _LOOSE]
_encoder = msgspec.json.Encoder()


def write_archive(database: StoredTables, *, everything: bool = False) -> tuple[int, bytes, list[FormError]]:
    """The number of tables, the whole file, and the errors of the tables that had to be left out. With ``everything``
    it also holds what is of use to the same server alone: alerts and where they go, whom somebody doesn't hear,
    reports, bans, keys, what operators did."""
    with_tables = [part for part in OF_A_TABLE if everything or part not in _OF_THIS_SERVER]
    loose = _LOOSE if everything else [part for part in _OF_PEOPLE if part not in _OF_THIS_SERVER]
    lines, damages = [], []
    with database.connect() as connection:
        for row in connection.execute(tables.select().order_by(tables.c.created, tables.c.name)).mappings():
            if (damage := table_damage(connection, row["name"])) is not None:
                damages.append(damage)
                continue
            lines.append(_encoder.encode(Packed(dict(row), _parts(connection, row["name"], with_tables))))
        people = {part.name: _rows(connection, part.select(), part) for part in loose}
    head = _encoder.encode(Head(FORMAT, len(lines), people, _checksum(people, lines)))
    return len(lines), b"\n".join([head, *lines, b""]), damages


def _checksum(people: People, lines: Iterable[bytes]) -> str:
    """SHA-256 of all rows, in hexadecimal."""
    found = hashlib.sha256(_encoder.encode(people))
    for line in lines:
        found.update(b"\n" + line)
    return found.hexdigest()


def _parts(connection: sa.Connection, name: str, parts: Iterable[sa.Table]) -> People:
    """The rows of a table in other database tables."""
    return {part.name: _rows(connection, part.select().where(part.c.table == name), part) for part in parts}


def _rows(connection: sa.Connection, query: sa.Select[Any], part: sa.Table) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query.order_by(*part.primary_key.columns)).mappings()]


def read_archive(database: Database, data: bytes) -> tuple[int, int]:
    """Add the tables and the people of a file. Returns how many tables were added, and how many existed already. What
    exists is left as it is. Tables that were added are read again, and must be as they are in the file.

    Raises `FormError`, and adds nothing, if anything is wrong with the file.
    """
    head, found = _unpack(data)

    def job(connection: sa.Connection) -> int:
        there = set(connection.scalars(sa.select(tables.c.name)))
        new = [packed for packed in found if packed.row["name"] not in there]
        for packed in new:
            _add(connection, packed)
        for part in _LOOSE:
            if rows := head.people.get(part.name):
                connection.execute(insert_missing(connection, part), rows)
        database.backend.number_on(connection)
        return len(new)

    try:
        added = database.write(job).result()
    except FAILURES as error:
        raise database.backend.trouble(error) from None
    except (sa.exc.SQLAlchemyError, AssertionError):
        raise FormError("serve-archive") from None
    return added, len(found) - added


def _add(connection: sa.Connection, packed: Packed) -> None:
    name = packed.row["name"]
    connection.execute(tables.insert(), packed.row)
    for part in OF_A_TABLE:
        if rows := packed.parts.get(part.name):
            connection.execute(part.insert(), rows)
    stored = connection.execute(tables.select().where(tables.c.name == name)).mappings().one()
    assert dict(stored) == packed.row
    assert all(_alike(rows, packed.parts[part]) for part, rows in _parts(connection, name, OF_A_TABLE).items())


def _alike(rows: list[dict[str, Any]], others: list[dict[str, Any]]) -> bool:
    """Whether the rows are the same. Each database has an order of its own for texts and bytes."""
    return {frozenset(row.items()) for row in rows} == {frozenset(row.items()) for row in others}


def _unpack(data: bytes) -> tuple[Head, list[Packed]]:
    first, *lines = data.split(b"\n")
    try:
        head = msgspec.json.decode(first, type=Head)
        if head.format != FORMAT:
            raise FormError("serve-archive")
        if head.checksum and head.checksum != _checksum(head.people, [line for line in lines if line]):
            raise FormError("serve-archive-checksum")
        head = replace(head, people=_checked_people(head.people))
        found = [_checked(msgspec.json.decode(line, type=Packed)) for line in lines if line]
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, AssertionError, ValueError, TypeError):
        raise FormError("serve-archive") from None
    if len(found) != head.tables:
        raise FormError("serve-archive")
    return head, found


def _checked_people(people: People) -> People:
    """Rows of people with their bytes decoded. Their values must have the right types."""
    checked = {part.name: [_whole(part, row) for row in people.get(part.name, ())] for part in _LOOSE}
    for part in _LOOSE:
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
    # Events that were taken back may be left out (`rekje.storage.database.events.compacted`); they count all the same.
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
    whole = {column.key: None for column in part.c if column.nullable} | _as_bytes(part, row)
    if part is tables:
        whole.setdefault("revision", 0)
    if part is tokens and whole["card"] is None:
        whole["card"] = card_of(whole["hash"])
    return whole


def _as_bytes(part: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    names = [column.key for column in part.c if isinstance(column.type, sa.LargeBinary)]
    names = [name for name in names if row.get(name) is not None]
    return row | {name: msgspec.convert(row[name], bytes) for name in names}
