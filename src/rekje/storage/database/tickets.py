"""What is good for some minutes: codes that are shown, challenges, sessions of operators. Every process that serves
these tables knows them."""

from __future__ import annotations

from concurrent.futures import Future

import msgspec
import sqlalchemy as sa

from rekje.storage.clock import SteadyClock
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.schema import tickets
from rekje.storage.database.writer import WriteQueue


class Ticket(msgspec.Struct, frozen=True):
    """Whose it is, and what it stands for."""

    owner: bytes
    value: bytes = b""


class TicketStore:
    """Tickets of several kinds, by the hash of what is shown. Reads are done at once. A write is durable when its
    future is done."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, clock: SteadyClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    def add(
        self, kind: str, key: bytes, ticket: Ticket, seconds: float, *, each: int | None = None, most: int | None = None
    ) -> Future[bool]:
        """Keep a ticket for so many seconds. An owner has at most ``each`` of a kind: the oldest make room. The future
        has False, and nothing is kept, if the key is in use, or if there are ``most`` of the kind already."""
        now = self._clock.now_ms()
        row = {"kind": kind, "key": key, "owner": ticket.owner, "value": ticket.value}
        of_kind = tickets.c.kind == kind

        def job(connection: sa.Connection) -> bool:
            connection.execute(tickets.delete().where(tickets.c.until <= now))
            last = connection.scalar(sa.select(sa.func.max(tickets.c.number)).where(of_kind)) or 0
            if each is not None:
                mine = (of_kind, tickets.c.owner == ticket.owner)
                newest = sa.select(tickets.c.number).where(*mine).order_by(tickets.c.number.desc()).limit(each - 1)
                kept = connection.scalars(newest).all()
                connection.execute(tickets.delete().where(*mine, tickets.c.number.not_in(kept)))
            if most is not None:
                there = connection.scalar(sa.select(sa.func.count()).select_from(tickets).where(of_kind)) or 0
                if there >= most:
                    return False
            values = row | {"number": last + 1, "until": now + round(seconds * 1000)}
            # Of two processes with one key, one keeps its ticket.
            added = insert_missing(connection, tickets).values(values).returning(tickets.c.key)
            return connection.scalar(added) is not None

        return self._writer.submit(job)

    def look(self, kind: str, key: bytes) -> Ticket | None:
        """A ticket that is good. It stays good."""
        with self._engine.connect() as connection:
            found = connection.execute(_good(kind, key, self._clock.now_ms())).one_or_none()
        return Ticket(found.owner, found.value) if found else None

    def use(self, kind: str, key: bytes) -> Future[Ticket | None]:
        """A ticket that is good, and isn't any more: of several who use it at the same moment, one gets it."""
        now = self._clock.now_ms()

        def job(connection: sa.Connection) -> Ticket | None:
            found = connection.execute(_good(kind, key, now).with_for_update()).one_or_none()
            connection.execute(tickets.delete().where(tickets.c.kind == kind, tickets.c.key == key))
            return Ticket(found.owner, found.value) if found else None

        return self._writer.submit(job)

    def drop(self, kind: str, owner: bytes) -> Future[None]:
        """Make all tickets of an owner worthless."""
        return self._writer.execute(tickets.delete().where(tickets.c.kind == kind, tickets.c.owner == owner))


def _good(kind: str, key: bytes, now: int) -> sa.Select[tuple[bytes, bytes]]:
    return sa.select(tickets.c.owner, tickets.c.value).where(
        tickets.c.kind == kind, tickets.c.key == key, tickets.c.until > now
    )
