"""The lobby's part of the database: open tables, who is seen, who knows the word."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import suppress

import msgspec
import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.register import TableRow, read_row
from rekje.storage.database.schema import holders, lobby_people, removed_people, tables
from rekje.storage.database.writer import WriteQueue


class OpenedTable(msgspec.Struct, frozen=True):
    """An open table, its holders with their seats, and the people removed from it."""

    row: TableRow
    holders: frozenset[tuple[bytes, int]]
    removed: frozenset[bytes]


class LobbyStore:
    """Reads are done at once. A write is durable when its future is done. ``who`` is a person, as in `Register`."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue) -> None:
        self._engine = engine
        self._writer = writer

    def opened(self, most: int) -> list[OpenedTable]:
        """The open tables whose games aren't over, those opened last first. Damaged rows are left out."""
        query = (
            tables.select()
            .where(tables.c.opened.is_not(None), tables.c.over.is_(False))
            .order_by(tables.c.opened.desc(), tables.c.name)
            .limit(most)
        )
        rows: list[TableRow] = []
        with self._engine.connect() as connection:
            for found in connection.execute(query):
                with suppress(FormError):
                    rows.append(read_row(found))
            names = [row.name for row in rows]
            held: dict[str, set[tuple[bytes, int]]] = {name: set() for name in names}
            removed: dict[str, set[bytes]] = {name: set() for name in names}
            for one in connection.execute(holders.select().where(holders.c.table.in_(names))):
                held[one.table].add((one.who, one.seat))
            for one in connection.execute(removed_people.select().where(removed_people.c.table.in_(names))):
                removed[one.table].add(one.who)
        return [OpenedTable(row, frozenset(held[row.name]), frozenset(removed[row.name])) for row in rows]

    def was_removed(self, who: bytes, name: str) -> bool:
        """Whether somebody was removed from a table."""
        query = removed_people.select().where(removed_people.c.who == who, removed_people.c.table == name)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def names(self, people: Iterable[bytes]) -> dict[bytes, str]:
        """The names by which some people are seen, as far as they are."""
        query = lobby_people.select().where(lobby_people.c.who.in_(list(people)), lobby_people.c.name != "")
        with self._engine.connect() as connection:
            return {one.who: one.name for one in connection.execute(query)}

    def word(self, who: bytes) -> bytes | None:
        """The hash of the word that let somebody in."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(lobby_people.c.word).where(lobby_people.c.who == who))

    def be_seen(self, who: bytes, name: str) -> Future[None]:
        """Let somebody be seen by a name; by none if it is empty."""
        return self._keep(who, name=name)

    def let_in(self, who: bytes, word: bytes) -> Future[None]:
        """Keep the hash of the word that somebody has said."""
        return self._keep(who, word=word)

    def _keep(self, who: bytes, **values: object) -> Future[None]:
        def job(connection: sa.Connection) -> None:
            connection.execute(insert_missing(connection, lobby_people).values(who=who, name="", word=None))
            connection.execute(lobby_people.update().where(lobby_people.c.who == who).values(values))

        return self._writer.submit(job)
