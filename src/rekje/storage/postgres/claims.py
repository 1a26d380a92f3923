"""Who does what is due, where several processes share a database of PostgreSQL
(`rekje.storage.database.together.due_work`).

A process is there as long as it says so every second: one that is killed, stopped or cut off is taken for gone
after `LEASE_MS`. Time is the database's, because the clocks of machines differ.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from rekje.storage.database.schema import claims, processes, reviews, tables
from rekje.storage.database.together.due_work import DueTable, Part, due_tables
from rekje.storage.database.together.neighbours import NOW
from rekje.storage.postgres.reviews import SharedReviews

LEASE_MS = 3_000
"""How long a process is taken for there after it last said so."""


class SharedDueWork:
    """`DueWork` of one process among several."""

    alone = False

    def __init__(self, engine: sa.Engine, process: str) -> None:
        """``engine`` is one for transactions that write and see what others commit; ``process`` names this process."""
        self._engine = engine
        self._process = process
        self.reviews = SharedReviews(engine, process, _there)

    def due(self, moment: int, part: Part = "all", most: int | None = None) -> list[DueTable]:
        """Claim up to ``most`` tables. Those that others are just claiming are passed over."""
        held = sa.exists().where(claims.c.table == tables.c.name, claims.c.version == tables.c.version)
        found = (
            sa.select(tables.c.name, tables.c.version, sa.literal(self._process))
            .where(*due_tables(moment, part), ~held.where(claims.c.worker.in_(_there())))
            .order_by(tables.c.due)
            .limit(most)
            .with_for_update(of=tables, skip_locked=True, key_share=True)
        )
        mine = (
            sa.select(tables.c.name, tables.c.version)
            .where(*due_tables(moment, part), held.where(claims.c.worker == self._process))
            .order_by(tables.c.due)
        )
        with self._engine.begin() as connection:
            _not_durable(connection)
            kept = connection.execute(mine).all()
            new = connection.execute(self._claims(found.cte("found"))).all()
            return list(dict.fromkeys(DueTable(*row) for row in (*kept, *new)))

    def claim(self, table: str, version: int) -> bool:
        """Claim one table."""
        found = sa.select(tables.c.name, tables.c.version, sa.literal(self._process)).where(
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
        """Renew this process's row, if there is one (`rekje.storage.database.together.neighbours`), and look at the
        others'."""
        thinking = sa.exists(_there().where(processes.c.thinks.is_(True)))
        with self._engine.begin() as connection:
            _not_durable(connection)
            connection.execute(processes.update().where(processes.c.process == self._process).values(beat=NOW))
            return bool(connection.scalar(sa.select(thinking)))

    def leave(self) -> None:
        """Delete what this process has claimed."""
        with self._engine.begin() as connection:
            connection.execute(claims.delete().where(claims.c.worker == self._process))
            mine = reviews.c.worker == self._process, reviews.c.verdicts.is_(None)
            connection.execute(reviews.update().where(*mine).values(worker=None))


def _there() -> sa.Select[tuple[str]]:
    """The names of the processes that are there."""
    return sa.select(processes.c.process).where(processes.c.beat > NOW - LEASE_MS)


def _not_durable(connection: sa.Connection) -> None:
    """What is claimed needn't survive a crash of PostgreSQL, and doesn't wait for its disk."""
    connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
