"""All tables and people of a server from outside, for its operator: who sits where, never what is on a table.

Tables are read by the index on when they changed, the last first, and at most `MOST_READ` of them at once. Names of
seats stand in no index, so whoever looks for one goes on from a `ListPlace` where the reading stopped."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from rekje.storage.database.schema import devices, holders, lobby_people, people, tables
from rekje.tables.decency import plain_letters

MOST_READ = 10_000
"""How many tables are read for one question, whatever is found."""
_TOGETHER, _SOME = 2_000, 25
"""How many of them by one query: where most of them aren't what is sought, and where nearly each is shown."""
_COLUMNS = (tables.c.name, tables.c.changed, tables.c.version, tables.c.over, tables.c.standing)


class ListPlace(NamedTuple):
    """A place in the list of all tables: that of the table with this name, which changed then (ms since 1970)."""

    changed: int
    name: str


class Outside(msgspec.Struct, frozen=True):
    """What is read of how a table stands. All of it is public at the table."""

    game: str = ""
    edition: str = ""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()


class TableOutside(NamedTuple):
    """A table's row as an operator may see it: of ``standing`` only what ``stands`` reads."""

    name: str
    changed: int
    version: int
    over: bool
    standing: bytes

    @property
    def stands(self) -> Outside:
        """Its game and its seats; nothing of these where the row is damaged, so that it can still be removed."""
        try:
            return _outside.decode(self.standing)
        except (msgspec.MsgspecError, ValueError):
            return Outside()


class PersonOutside(NamedTuple):
    """A person as an operator sees them: ``name`` is what they are called at ``table``, or in the lobby if that is
    empty, ``seen`` when they were last known to be here (ms since 1970), ``tables`` at how many they are."""

    who: bytes
    name: str
    table: str
    seen: int | None
    tables: int


_outside = msgspec.json.Decoder(Outside)


class Overview:
    """All of it is only read. ``who`` is a person, as in `Register`."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def count(self) -> int:
        """How many tables there are."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(sa.func.count()).select_from(tables)) or 0

    def tables(self, sought: str, after: ListPlace | None, most: int) -> tuple[list[TableOutside], ListPlace | None]:
        """The tables last changed, from a place on, that have a text in their name or in that of a seat; and where to
        go on, None at the end."""
        found: list[TableOutside] = []
        exact, sought = sought.strip(), _plain(sought)
        with self._engine.connect() as connection:
            if sought and after is None:
                # Whoever knows the whole name needn't wait until its place is reached.
                found += _rows(connection, sa.select(*_COLUMNS).where(tables.c.name == exact))
            after = after or _BEGINNING
            for rows, _ in _reading(connection, after, sought):
                for table in rows:
                    if len(found) >= most:
                        return found, after
                    after = ListPlace(table.changed, table.name)
                    if not sought or (table.name != exact and _has(sought, (table.name, *table.stands.names))):
                        found.append(table)
            return found, _rest(connection, after)

    def people(
        self, sought: str, after: ListPlace | None, most: int, here: Collection[bytes], lobby: Mapping[bytes, str]
    ) -> tuple[list[PersonOutside], ListPlace | None]:
        """The people at the tables last changed, from a place on, who have a text in their name there, those seen last
        first; and where to go on. Before them come those who are ``here`` or in the ``lobby`` by a name, wherever they
        sit."""
        sought = _plain(sought)
        found: dict[bytes, tuple[str, str]] = {}
        with self._engine.connect() as connection:
            if after is None or after.changed == _BEGINNING.changed:
                named = sorted(who for who, name in lobby.items() if _has(sought, (name,)))
                first = [*dict.fromkeys((*named, *(() if sought else sorted(here))))]
                told = int(after.name) if after and after.name.isdecimal() else 0
                for who in first[told : told + most]:
                    if (met := _met(connection, who, lobby.get(who, ""))) is not None:
                        found[who] = met
                if told + most < len(first):
                    return _seen_last(connection, found, here), ListPlace(_BEGINNING.changed, str(told + most))
                after = _BEGINNING
            for rows, place in _reading(connection, after, sought) if len(found) < most else ():
                held = _people_at(connection, rows, sought, _those(place, rows))
                for row in rows:
                    if len(found) >= most:
                        return _seen_last(connection, found, here), after
                    after = ListPlace(row.changed, row.name)
                    for who, name in held.get(row.name, {}).items():
                        if _has(sought, (name,)):
                            found.setdefault(who, (name, row.name))
            return _seen_last(connection, found, here), _rest(connection, after)

    def called(self, asked: Iterable[bytes]) -> dict[bytes, str]:
        """What some people are called where they sit; empty if that isn't known."""
        with self._engine.connect() as connection:
            return {who: (_met(connection, who, "") or ("", ""))[0] for who in asked}

    def at(self, table: str) -> list[bytes]:
        """Who holds anything at a table."""
        with self._engine.connect() as connection:
            return list(connection.scalars(sa.select(holders.c.who).where(holders.c.table == table).distinct()))


_BEGINNING = ListPlace(10**15 - 1, "")
"""Before all tables. In the list of people its name is how many were told of those who come before them."""


def _reading(
    connection: sa.Connection, place: ListPlace, sought: str
) -> Iterator[tuple[list[TableOutside], ListPlace]]:
    """The rows after a place, some at a time, until `MOST_READ` were read; with the place after which they come."""
    together = _TOGETHER if sought else _SOME
    for _ in range(0, MOST_READ, together):
        query = sa.select(*_COLUMNS).where(_behind(place)).order_by(*_ORDER).limit(together)
        rows = _rows(connection, query)
        if not rows:
            return
        yield rows, place
        place = ListPlace(rows[-1].changed, rows[-1].name)


def _those(place: ListPlace, rows: list[TableOutside]) -> sa.Select[Any] | list[str]:
    """The names of rows that come after a place: thousands of names in a query would be slow."""
    if len(rows) <= _SOME:
        return [row.name for row in rows]
    last = ListPlace(rows[-1].changed, rows[-1].name)
    return sa.select(tables.c.name).where(_behind(place), sa.not_(_behind(last)))


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[TableOutside]:
    return [TableOutside(*row) for row in connection.execute(query)]


_ORDER = tables.c.changed.desc(), tables.c.name.desc()


def _behind(place: ListPlace) -> sa.ColumnElement[bool]:
    # The first half alone is what the index needs.
    return sa.and_(
        tables.c.changed <= place.changed, sa.or_(tables.c.changed < place.changed, tables.c.name < place.name)
    )


def _rest(connection: sa.Connection, place: ListPlace) -> ListPlace | None:
    """The place, unless it is the end of the list."""
    behind = sa.select(tables.c.name).where(_behind(place)).limit(1)
    return place if connection.execute(behind).first() is not None else None


def _plain(text: str) -> str:
    # Nearly all names are ASCII.
    folded = text.strip().casefold()
    return folded if folded.isascii() else plain_letters(folded)


def _has(sought: str, names: Iterable[str]) -> bool:
    return any(sought in _plain(name) for name in names)


def _people_at(
    connection: sa.Connection, rows: Iterable[TableOutside], sought: str, those: sa.Select[Any] | list[str]
) -> dict[str, dict[bytes, str]]:
    """By table, who holds anything there, and what they are called. At a table with no such name, only who watches.
    ``those`` are the names of the same tables."""
    names = {row.name: row.stands.names for row in rows}
    held: dict[str, dict[bytes, str]] = {name: {} for name in names}
    there: list[sa.ColumnElement[bool]] = [holders.c.table.in_(those)]
    if sought:
        seated = [name for name in names if _has(sought, names[name])]
        there = [holders.c.table.in_(those) & (holders.c.seat < 0), *([holders.c.table.in_(seated)] if seated else [])]
    for some in there:
        query = sa.select(holders.c.who, holders.c.table, holders.c.seat).where(some)
        # Of a person's seats the first one comes last.
        for who, table, seat in connection.execute(query.order_by(holders.c.seat.desc())):
            called = held.get(table, {})
            named = 0 <= seat < len(names.get(table, ()))
            called[who] = names[table][seat] if named else called.get(who, "")
    own = _own_names(connection, {who for called in held.values() for who, name in called.items() if not name})
    for called in held.values():
        called |= {who: own[who] for who, name in called.items() if not name and who in own}
    return held


def _own_names(connection: sa.Connection, asked: Collection[bytes]) -> dict[bytes, str]:
    """What people call themselves who have no seat, as far as they do: in the lobby, or on their own page."""
    listed, names = list(asked), dict[bytes, str]()
    # A query takes only so many values.
    for some in (listed[at : at + _TOGETHER] for at in range(0, len(listed), _TOGETHER)):
        for part in (people, lobby_people):
            query = sa.select(part.c.who, part.c.name).where(part.c.who.in_(some), part.c.name != "")
            names |= {row.who: row.name for row in connection.execute(query)}
    return names


def _met(connection: sa.Connection, who: bytes, seen_as: str) -> tuple[str, str] | None:
    """What a person is called, and at which table: the last changed of theirs. None for somebody without a table whom
    nobody sees by a name (``seen_as``) either."""
    query = sa.select(*_COLUMNS).join(holders, holders.c.table == tables.c.name).where(holders.c.who == who)
    # By an expression: else the index on it would be read, all tables one after another, until one is theirs.
    rows = _rows(connection, query.order_by((tables.c.changed + 0).desc(), tables.c.name.desc()).limit(1))
    if not rows:
        return (seen_as, "") if seen_as else None
    table = rows[0].name
    called = _people_at(connection, rows, "", [table])[table]
    # Another process may have let them go just now.
    return seen_as or called.get(who, ""), table


def _seen_last(
    connection: sa.Connection, found: Mapping[bytes, tuple[str, str]], here: Collection[bytes]
) -> list[PersonOutside]:
    """The people with when they were seen and at how many tables they are, those seen last first."""
    counts = sa.func.count(holders.c.table.distinct()).label("tables"), sa.func.max(holders.c.seen).label("seen")
    at = sa.select(holders.c.who, *counts).where(holders.c.who.in_(found)).group_by(holders.c.who)
    known = {row.who: (row.tables, row.seen) for row in connection.execute(at)}
    used = sa.select(devices.c.who, sa.func.max(devices.c.seen).label("seen")).where(devices.c.who.in_(found))
    seen_by = {row.who: row.seen for row in connection.execute(used.group_by(devices.c.who))}
    listed = []
    for who, (name, table) in found.items():
        count, left = known.get(who, (0, None))
        seen = max(filter(None, (left, seen_by.get(who))), default=None)
        listed.append(PersonOutside(who, name, table, seen, count))
    return sorted(listed, key=lambda one: (one.who not in here, -(one.seen or 0)))
