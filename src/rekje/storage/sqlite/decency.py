"""What keeps people decent: whom somebody doesn't want to hear."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future

import sqlalchemy as sa

from rekje.storage.sqlite.schema import muted_people
from rekje.storage.sqlite.writer import WriteQueue

Mutes = frozenset[tuple[bytes, bytes]]
"""Pairs: who has muted, and whom."""


class DecencyStore:
    """Reads are done at once. A write is durable when its future is done. ``who`` is a person, as in `Register`."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue) -> None:
        self._engine = engine
        self._writer = writer

    def mutes(self, people: Iterable[bytes]) -> Mutes:
        """Who of some people has muted whom."""
        query = sa.select(muted_people.c.who, muted_people.c.person).where(muted_people.c.who.in_(list(people)))
        with self._engine.connect() as connection:
            return frozenset((found.who, found.person) for found in connection.execute(query))

    def mute(self, who: bytes, people: Iterable[bytes], on: bool) -> Future[None]:
        """Mute people for somebody, or hear them again."""
        listed = list(people)

        def job(connection: sa.Connection) -> None:
            mine = muted_people.c.who == who, muted_people.c.person.in_(listed)
            connection.execute(muted_people.delete().where(*mine))
            if on and listed:
                connection.execute(muted_people.insert(), [{"who": who, "person": person} for person in listed])

        return self._writer.submit(job)

    def forget(self, who: bytes) -> Future[None]:
        """Delete what concerns somebody."""
        query = muted_people.delete().where(sa.or_(muted_people.c.who == who, muted_people.c.person == who))

        def job(connection: sa.Connection) -> None:
            connection.execute(query)

        return self._writer.submit(job)
