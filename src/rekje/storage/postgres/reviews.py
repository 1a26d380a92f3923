"""Reviews that servers ask of processes which only think, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

from rekje.referee.clock import DAY
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.schema import reviews
from rekje.storage.database.together.due_work import DueTable, ReviewState
from rekje.storage.database.together.neighbours import NOW

_KEPT_MS = DAY
"""How long a review is kept for other servers."""


class SharedReviews:
    """`rekje.storage.database.together.due_work.ReviewQueue`. ``worker`` is this process, ``there`` selects the names
    of those that are there."""

    def __init__(self, engine: sa.Engine, worker: str, there: Callable[[], sa.Select[tuple[str]]]) -> None:
        self._engine = engine
        self._worker = worker
        self._there = there

    def ask(self, table: str, version: int) -> None:
        """Ask, and forget old reviews."""
        old = sa.and_(reviews.c.table == table, reviews.c.version != version)
        with self._engine.begin() as connection:
            connection.execute(reviews.delete().where(sa.or_(old, reviews.c.asked < NOW - _KEPT_MS)))
            row = insert_missing(connection, reviews).values(table=table, version=version, asked=NOW, done=0)
            connection.execute(row)

    def look(self, table: str, version: int) -> ReviewState | None:
        """Read its row."""
        query = sa.select(reviews.c.done, reviews.c.verdicts).where(*_same(table, version))
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else ReviewState(*found)

    def take(self) -> DueTable | None:
        """Claim the first one that no living process makes."""
        left = sa.or_(reviews.c.worker.is_(None), reviews.c.worker.not_in(self._there()))
        query = (
            sa.select(reviews.c.table, reviews.c.version)
            .where(reviews.c.verdicts.is_(None), left)
            .order_by(reviews.c.asked)
            .limit(1)
            .with_for_update(skip_locked=True)
        )
        with self._engine.begin() as connection:
            found = connection.execute(query).one_or_none()
            if found is None:
                return None
            connection.execute(reviews.update().where(*_same(*found)).values(worker=self._worker))
            return DueTable(*found)

    def tell(self, table: str, version: int, state: ReviewState) -> None:
        """Write it down."""
        mine = (*_same(table, version), reviews.c.worker == self._worker)
        with self._engine.begin() as connection:
            connection.execute(reviews.update().where(*mine).values(done=state.done, verdicts=state.verdicts))

    def give_up(self, table: str, version: int) -> None:
        """Delete it."""
        with self._engine.begin() as connection:
            connection.execute(reviews.delete().where(*_same(table, version), reviews.c.worker == self._worker))


def _same(table: str, version: int) -> tuple[sa.ColumnElement[bool], ...]:
    return reviews.c.table == table, reviews.c.version == version
