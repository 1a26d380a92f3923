"""What the processes know of each other that serve the same tables: which are alive, and who is connected where."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import Future

import msgspec
import sqlalchemy as sa

from rekje.storage.database.schema import holders, marks, presence, processes, tables
from rekje.storage.database.together.revisions import HERE, note
from rekje.storage.database.writer import WriteQueue
from rekje.tables.presence import Elsewhere, Here

DEAD_MS = 15_000
"""A process that has given no sign of life for so long (ms) counts as ended: nobody is connected by it."""
_MOST_AT_ONCE = 1_000
NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""The database's clock, because the machines' own may differ."""
_here = msgspec.json.Decoder(Here)


class Neighbours:
    """Reads are done at once. A write is durable when its future is done. ``process`` names this process."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, *, thinks: bool = False) -> None:
        """``thinks``: this process only thinks."""
        self._engine = engine
        self._writer = writer
        self._thinks = thinks
        self.process = secrets.token_hex(16)

    def beat(self) -> Future[bool]:
        """Give a sign of life. The future has False if others took this process for ended, or don't know it yet."""

        def job(connection: sa.Connection) -> bool:
            mine = processes.update().where(processes.c.process == self.process).values(beat=NOW)
            if connection.execute(mine).rowcount:
                return True
            connection.execute(processes.insert().values(process=self.process, beat=NOW, thinks=self._thinks))
            return False

        return self._writer.submit(job)

    def put(self, there: Mapping[str, Here]) -> Future[None]:
        """Say who is at some tables by this process."""

        def job(connection: sa.Connection) -> None:
            mine = presence.c.process == self.process
            connection.execute(presence.delete().where(mine, presence.c.table.in_(list(there))))
            rows = [
                {"process": self.process, "table": name, "data": msgspec.json.encode(here)}
                for name, here in there.items()
                if here != Here()
            ]
            if rows:
                connection.execute(presence.insert(), rows)
            for name in there:
                note(connection, HERE + name, 0)

        return self._writer.submit(job)

    def leave(self) -> Future[None]:
        """This process ends."""
        return self._writer.submit(lambda connection: _remove(connection, [self.process]))

    def bury(self) -> Future[None]:
        """Remove processes that have ended without a word. The people there left when it was last heard of."""

        def job(connection: sa.Connection) -> None:
            old = sa.select(processes.c.process, processes.c.beat).where(processes.c.beat < NOW - DEAD_MS)
            ended = connection.execute(old.with_for_update(skip_locked=True)).all()
            for process, beat in ended:
                rows = connection.execute(presence.select().where(presence.c.process == process)).all()
                for row in rows:
                    people = [one.who for one in _here.decode(row.data).people]
                    left = holders.update().where(holders.c.table == row.table, holders.c.who.in_(people))
                    connection.execute(left.values(seen=beat))
            if ended:
                _remove(connection, [process for process, _ in ended])

        return self._writer.submit(job)

    def elsewhere(self, names: Collection[str] | None = None) -> Elsewhere:
        """Who is at some tables, or anywhere, by each other process that is alive."""
        query = (
            sa.select(presence.c.table, presence.c.data)
            .join(processes, processes.c.process == presence.c.process)
            .where(presence.c.process != self.process, processes.c.beat >= NOW - DEAD_MS)
            .order_by(presence.c.table, presence.c.process)
        )
        if names is not None:
            query = query.where(presence.c.table.in_(list(names)))
        found: dict[str, tuple[Here, ...]] = {}
        with self._engine.connect() as connection:
            for table, data in connection.execute(query):
                found[table] = (*found.get(table, ()), _here.decode(data))
        return found

    def revisions(self, names: Sequence[str]) -> dict[str, int]:
        """The revisions of some tables. A table that doesn't exist is left out."""
        found: dict[str, int] = {}
        with self._engine.connect() as connection:
            for at in range(0, len(names), _MOST_AT_ONCE):
                query = sa.select(tables.c.name, tables.c.revision)
                some = query.where(tables.c.name.in_(names[at : at + _MOST_AT_ONCE]))
                found.update((name, revision) for name, revision in connection.execute(some))
        return found

    def marks(self) -> dict[str, int]:
        """All marks."""
        with self._engine.connect() as connection:
            return {one.name: one.number for one in connection.execute(sa.select(marks))}


def _remove(connection: sa.Connection, gone: Sequence[str]) -> None:
    """Remove processes, with all who were connected by them."""
    there = connection.scalars(sa.select(presence.c.table).where(presence.c.process.in_(gone))).all()
    connection.execute(presence.delete().where(presence.c.process.in_(gone)))
    connection.execute(processes.delete().where(processes.c.process.in_(gone)))
    for name in there:
        note(connection, HERE + name, 0)
