"""Who does what is due, where several processes share a database of PostgreSQL (`rekje.storage.database.due_work`).

A process is there as long as it says so every second or two: one that is killed, stopped or cut off is taken for gone
after `LEASE_MS`. Time is the database's, because the clocks of machines differ.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from rekje.storage.database.due_work import DueTable, Part, due_tables
from rekje.storage.database.schema import claims, tables, workers
from rekje.storage.postgres.reviews import SharedReviews

LEASE_MS = 5_000
"""How long a process is taken for there after it last said so."""
_FORGOTTEN_MS = 600_000
"""How long its row is kept."""
_NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


class SharedDueWork:
    """`DueWork` of one process among several; with ``thinks`` one that only thinks."""

    alone = False

    def __init__(self, engine: sa.Engine, *, thinks: bool = False) -> None:
        """``engine`` is one for transactions that write and see what others commit."""
        self._engine = engine
        self.name = secrets.token_hex(16)
        self.reviews = SharedReviews(engine, self.name, _there, _NOW)
        self._thinks = thinks

    def due(self, moment: int, part: Part = "all", most: int | None = None) -> list[DueTable]:
        """Claim up to ``most`` tables. Those that others are just claiming are passed over."""
        held = sa.exists().where(claims.c.table == tables.c.name, claims.c.version == tables.c.version)
        found = (
            sa.select(tables.c.name, tables.c.version, sa.literal(self.name))
            .where(*due_tables(moment, part), ~held.where(claims.c.worker.in_(_there())))
            .order_by(tables.c.due)
            .limit(most)
            .with_for_update(of=tables, skip_locked=True, key_share=True)
        )
        mine = (
            sa.select(tables.c.name, tables.c.version)
            .where(*due_tables(moment, part), held.where(claims.c.worker == self.name))
            .order_by(tables.c.due)
        )
        with self._engine.begin() as connection:
            _not_durable(connection)
            kept = connection.execute(mine).all()
            new = connection.execute(self._claims(found.cte("found"))).all()
            return list(dict.fromkeys(DueTable(*row) for row in (*kept, *new)))

    def claim(self, table: str, version: int) -> bool:
        """Claim one table."""
        found = sa.select(tables.c.name, tables.c.version, sa.literal(self.name)).where(
            tables.c.name == table, tables.c.version == version
        )
        with self._engine.begin() as connection:
            _not_durable(connection)
            return connection.scalar(self._claims(found.cte("found"))) is not None

    def _claims(self, found: sa.CTE) -> sa.Executable:
        """Claim what was found, except what another process has claimed in the same moment. Its rows are the tables
        claimed, with their versions."""
        row = insert(claims).from_select(["table", "version", "worker"], sa.select(found))
        free = sa.or_(
            claims.c.version < row.excluded.version,
            claims.c.worker == row.excluded.worker,
            claims.c.worker.not_in(_there()),
        )
        values = {"version": row.excluded.version, "worker": row.excluded.worker}
        return row.on_conflict_do_update(index_elements=[claims.c.table], set_=values, where=free).returning(
            claims.c.table, claims.c.version
        )

    def beat(self) -> bool:
        """Renew this process's row, and look at those of the others."""
        row = insert(workers).values(name=self.name, thinks=self._thinks, seen=_NOW)
        thinking = sa.exists(_there().where(workers.c.thinks.is_(True)))
        with self._engine.begin() as connection:
            _not_durable(connection)
            connection.execute(row.on_conflict_do_update(index_elements=[workers.c.name], set_={"seen": _NOW}))
            connection.execute(workers.delete().where(workers.c.seen < _NOW - _FORGOTTEN_MS))
            return bool(connection.scalar(sa.select(thinking)))

    def leave(self) -> None:
        """Delete this process's row."""
        with self._engine.begin() as connection:
            connection.execute(workers.delete().where(workers.c.name == self.name))


def _there() -> sa.Select[tuple[str]]:
    """The names of the processes that are there."""
    return sa.select(workers.c.name).where(workers.c.seen > _NOW - LEASE_MS)


def _not_durable(connection: sa.Connection) -> None:
    """What is claimed needn't survive a crash of PostgreSQL, and doesn't wait for its disk."""
    connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
