"""Who made which table, who holds which seat, and what was said there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from rekje.adapters.clock import Clock
from rekje.adapters.database.events import forget, keep_summary
from rekje.adapters.database.schema import chat, holders, summaries, tables, tokens
from rekje.adapters.database.writer import Writer
from rekje.model.problems import FormError
from rekje.tables.about import About, Standing

_about = msgspec.json.Decoder(About)
_standing = msgspec.json.Decoder(Standing)
encode = msgspec.json.encode


class Row(msgspec.Struct, frozen=True):
    """A table's row (`rekje.adapters.database.schema`). Times are ms since 1970."""

    name: str
    version: int
    created: int
    changed: int
    began: int | None
    due: int | None
    over: bool
    about: About
    standing: Standing


class Line(msgspec.Struct, frozen=True):
    """A line of chat."""

    number: int
    seat: int
    text: str | None
    phrase: str | None
    at: int


class Register:
    """Reads at once; what is written is durable when its future is done. People are known by the hash of a cookie,
    links by the hash of their token."""

    def __init__(self, engine: sa.Engine, writer: Writer, clock: Clock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    def create(
        self,
        name: str,
        about: About,
        standing: Standing,
        links: Iterable[tuple[bytes, int]],
        held: Iterable[tuple[bytes, int]],
    ) -> Future[None]:
        """A new table, its links (hash and seat), and who holds which seat from the beginning."""
        moment = self._clock.now_ms()
        row = {"name": name, "version": 0, "created": moment, "changed": moment, "over": False}
        rows = [{"hash": token, "table": name, "seat": seat} for token, seat in links]
        holding = [{"who": who, "table": name, "seat": seat} for who, seat in held]

        def job(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(**row, about=encode(about), standing=encode(standing)))
            if rows:
                connection.execute(tokens.insert(), rows)
            connection.execute(holders.insert(), holding)

        return self._writer.submit(job)

    def row(self, name: str) -> Row | None:
        """A table's row, if there is such a table. Raises `FormError` for a damaged one."""
        with self._engine.connect() as connection:
            found = connection.execute(tables.select().where(tables.c.name == name)).one_or_none()
        return _row(found) if found else None

    def change(self, name: str, about: About, standing: Standing | None = None) -> Future[None]:
        """Other agreements, and how the table stands with them."""
        values = {"about": encode(about)} | ({"standing": encode(standing)} if standing else {})
        query = tables.update().where(tables.c.name == name).values(**values, changed=self._clock.now_ms())
        return self._writer.submit(_run(query))

    def linked(self, token: bytes) -> tuple[str, int] | None:
        """The table and the seat to which a token leads."""
        query = sa.select(tokens.c.table, tokens.c.seat).where(tokens.c.hash == token)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return (found[0], found[1]) if found else None

    def links(self, name: str) -> int:
        """How many links a table has."""
        query = sa.select(sa.func.count()).select_from(tokens).where(tokens.c.table == name)
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def add_link(self, token: bytes, name: str, seat: int) -> Future[None]:
        """Another link to a seat."""
        query = tokens.insert().values(hash=token, table=name, seat=seat)
        return self._writer.submit(_run(query))

    def hold(self, who: bytes, name: str, seats: Iterable[int]) -> Future[None]:
        """Let somebody hold seats."""
        wanted = list(seats)

        def job(connection: sa.Connection) -> None:
            query = sa.select(holders.c.seat).where(holders.c.who == who, holders.c.table == name)
            has = set(connection.scalars(query))
            new = [{"who": who, "table": name, "seat": seat} for seat in wanted if seat not in has]
            if new:
                connection.execute(holders.insert(), new)

        return self._writer.submit(job)

    def holders(self, name: str) -> list[tuple[bytes, int]]:
        """Who holds which seats of a table."""
        query = sa.select(holders.c.who, holders.c.seat).where(holders.c.table == name)
        with self._engine.connect() as connection:
            return [(who, seat) for who, seat in connection.execute(query)]

    def mine(self, who: bytes) -> list[tuple[Row, tuple[int, ...]]]:
        """The tables at which somebody holds seats (or watches), the last changed first; without those whose row is
        damaged, of which nothing can be told."""
        query = (
            sa.select(tables, holders.c.seat)
            .join(holders, holders.c.table == tables.c.name)
            .where(holders.c.who == who)
            .order_by(tables.c.changed.desc(), tables.c.name)
        )
        seats: dict[str, list[int]] = {}
        rows: dict[str, Row] = {}
        with self._engine.connect() as connection:
            for found in connection.execute(query):
                seats.setdefault(found.name, []).append(found.seat)
                if found.name not in rows:
                    with suppress(FormError):
                        rows[found.name] = _row(found)
        return [(row, tuple(sorted(seats[name]))) for name, row in rows.items()]

    def summaries(self, who: bytes) -> dict[str, bytes]:
        """The summaries of somebody's games that are over, by table, as far as they are kept."""
        query = (
            sa.select(summaries.c.table, summaries.c.summary)
            .join(tables, sa.and_(tables.c.name == summaries.c.table, tables.c.version == summaries.c.version))
            .where(summaries.c.table.in_(sa.select(holders.c.table).where(holders.c.who == who)))
        )
        with self._engine.connect() as connection:
            return {found.table: found.summary for found in connection.execute(query)}

    def add_summary(self, name: str, version: int, summary: bytes) -> Future[None]:
        """Keep the summary of a game that was over before summaries were kept, if it is still there."""

        def job(connection: sa.Connection) -> None:
            if connection.scalar(sa.select(tables.c.version).where(tables.c.name == name)) == version:
                keep_summary(connection, name, version, summary)

        return self._writer.submit(job)

    def due(self, moment: int) -> list[str]:
        """The tables at which something must be done by themselves, by a moment."""
        query = sa.select(tables.c.name).where(tables.c.due <= moment, tables.c.over.is_(False))
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def never_begun(self, before: int) -> list[str]:
        """The tables that have waited for people since before a moment."""
        query = sa.select(tables.c.name).where(tables.c.version == 0, tables.c.changed < before)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def say(self, name: str, who: bytes, line: Line) -> Future[None]:
        """Keep a line of chat."""
        query = chat.insert().values(table=name, who=who, **msgspec.structs.asdict(line))
        return self._writer.submit(_run(query))

    def chat(self, name: str, most: int) -> list[Line]:
        """The last lines said at a table."""
        columns = (chat.c.number, chat.c.seat, chat.c.text, chat.c.phrase, chat.c.at)
        query = sa.select(*columns).where(chat.c.table == name).order_by(chat.c.number.desc()).limit(most)
        with self._engine.connect() as connection:
            return [Line(*found) for found in connection.execute(query)][::-1]

    def leave(self, who: bytes, name: str) -> Future[None]:
        """Take somebody out of a table: their seats are free, and what they said is gone."""

        def job(connection: sa.Connection) -> None:
            for part in (holders, chat):
                connection.execute(part.delete().where(part.c.who == who, part.c.table == name))

        return self._writer.submit(job)

    def forget(self, name: str) -> Future[None]:
        """Forget a table, with all that belongs to it."""
        return self._writer.submit(lambda connection: forget(connection, name))


def _run(query: sa.Executable) -> Callable[[sa.Connection], None]:
    def job(connection: sa.Connection) -> None:
        connection.execute(query)

    return job


def _row(found: sa.Row[tuple[object, ...]]) -> Row:
    try:
        return Row(
            found.name, found.version, found.created, found.changed, found.began, found.due, found.over,
            _about.decode(found.about), _standing.decode(found.standing),
        )  # fmt: skip
    except (msgspec.MsgspecError, ValueError, TypeError):
        raise FormError("serve-row-damaged", table=found.name) from None
