"""The event store in the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from rekje.model.events import TableOpened
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.referee.rewinding import effective_places
from rekje.storage.clock import SteadyClock
from rekje.storage.database.schema import OF_A_TABLE, batches, claims, reviews, summaries, tables
from rekje.storage.database.together.revisions import note, touch
from rekje.storage.database.writer import WriteQueue
from rekje.tables.ports import StaleVersion

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyEvent])


class Change(msgspec.Struct, frozen=True):
    """What an append stores besides its events: the ``receipt`` of the command, the new contents of the table's row,
    the ``summary`` of the game if it is over, and other agreements (``about``)."""

    receipt: str | None = None
    began: int | None = None
    due: int | None = None
    over: bool = False
    computer: bool = False
    standing: bytes = b"{}"
    summary: bytes | None = None
    about: bytes | None = None


_PLAIN = Change()
_BATCH = batches.insert()


class StoredEvents:
    """The events of all tables, to be read."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def load(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order; an unknown table has none. Raises `FormError` for damaged ones."""
        with self._engine.connect() as connection:
            return load_events(connection, table)

    def load_whole(self, table: str) -> WholeLog:
        """The same with all that is known of them, as of one moment, whatever other processes append meanwhile."""
        with self._engine.connect() as connection:
            return whole_log(connection, table)

    def tables(self) -> list[str]:
        """The names of all tables, the most recently changed first."""
        query = sa.select(tables.c.name).order_by(tables.c.changed.desc())
        with self._engine.connect() as connection:
            return list(connection.scalars(query))


class WholeLog(NamedTuple):
    """A table's events, its version after them, and the receipts of its commands, each with the version after it."""

    events: list[AnyEvent]
    version: int
    receipts: dict[str, int]


class DatabaseEvents(StoredEvents):
    """`rekje.tables.ports.EventStore` in the database."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, clock: SteadyClock) -> None:
        super().__init__(engine)
        self._writer = writer
        self._clock = clock
        self._last = 0

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events to a table that has ``expected`` of them; `StaleVersion` if it has another number."""
        self.submit(table, expected, events).result()

    def submit(
        self,
        table: str,
        expected: int,
        events: Sequence[AnyEvent],
        change: Change = _PLAIN,
        *,
        revision: int | None = None,
    ) -> Future[None]:
        """`append` without waiting, with what else changes in the same moment. With a ``revision``, `StaleVersion` also
        if the table has another one."""
        data = _encoder.encode(list(events))
        count = len(events)

        def job(connection: sa.Connection) -> None:
            # Jobs come one at a time: no two tables are changed at the same moment.
            self._last = max(self._clock.now_ms(), self._last + 1)
            grow(connection, table, expected, count, change, self._last, revision)
            row = {"table": table, "first": expected, "count": count, "events": data, "receipt": change.receipt}
            connection.execute(_BATCH, row)
            if change.summary is not None:
                keep_summary(connection, table, expected + count, change.summary)

        return self._writer.submit(job)

    def compact(self, table: str, version: int) -> Future[None]:
        """Remove events that were taken back from a table's log, if it still has that version. Every batch keeps its
        place, its receipt, and the number of versions that it counts for."""
        changed = compacted(self._batches(table))

        def job(connection: sa.Connection) -> None:
            if locked_version(connection, table) != version:
                return
            for first, events in changed.items():
                of_batch = (batches.c.table == table, batches.c.first == first)
                connection.execute(batches.update().where(*of_batch).values(events=_encoder.encode(events)))

        return self._writer.submit(job)

    def _batches(self, table: str) -> dict[int, list[AnyEvent]]:
        query = sa.select(batches.c.first, batches.c.events).where(batches.c.table == table).order_by(batches.c.first)
        with self._engine.connect() as connection:
            return {first: _decoder.decode(data) for first, data in connection.execute(query)}

    def delete(self, table: str) -> None:
        """Forget a table, with all that belongs to it."""
        self._writer.submit(lambda connection: forget(connection, table)).result()


def compacted(stored: Mapping[int, Sequence[AnyEvent]]) -> dict[int, list[AnyEvent]]:
    """The batches of a log that hold events which no longer count, each with only the events that still count."""
    counts = set(effective_places([event for events in stored.values() for event in events]))
    place = 0
    changed = {}
    for first, events in stored.items():
        kept = [event for at, event in enumerate(events, place) if at in counts]
        place += len(events)
        if len(kept) < len(events):
            changed[first] = kept
    return changed


def load_events(connection: sa.Connection, table: str) -> list[AnyEvent]:
    """`StoredEvents.load` by a connection."""
    return whole_log(connection, table).events


def whole_log(connection: sa.Connection, table: str) -> WholeLog:
    """`StoredEvents.load_whole` by a connection."""
    columns = batches.c.first, batches.c["count"], batches.c.events, batches.c.receipt
    query = sa.select(*columns).where(batches.c.table == table).order_by(batches.c.first)
    events: list[AnyEvent] = []
    receipts: dict[str, int] = {}
    version = 0
    for first, count, data, receipt in connection.execute(query):
        try:
            found = _decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, TypeError):
            raise FormError("serve-store-damaged", table=table, version=version) from None
        # A batch may hold fewer events than it counts, because `compact` removes those taken back.
        if first != version or len(found) > count:
            raise FormError("serve-store-damaged", table=table, version=version)
        events += found
        version += count
        if receipt is not None:
            receipts[receipt] = version
    if version != (connection.scalar(sa.select(tables.c.version).where(tables.c.name == table)) or 0):
        raise FormError("serve-store-damaged", table=table, version=version)
    return WholeLog(events, version, receipts)


def grow(
    connection: sa.Connection,
    table: str,
    expected: int,
    count: int,
    change: Change,
    moment: int,
    revision: int | None = None,
) -> None:
    """Raise a table's version by ``count``. Raises `StaleVersion` if the version isn't the expected one, nor the
    ``revision``, where one is given."""
    values: dict[str, object] = {
        "version": expected + count,
        "changed": moment,
        "due": change.due,
        "over": change.over,
        "computer": change.computer,
        "standing": change.standing,
    }
    if change.began is not None:
        values["began"] = change.began
    if change.about is not None:
        values["about"] = change.about
    if touch(connection, table, revision, version=expected, values=values):
        return
    known = connection.scalar(sa.select(tables.c.version).where(tables.c.name == table))
    if expected or known is not None:
        raise StaleVersion(table)
    try:
        connection.execute(tables.insert().values(name=table, created=moment, **({"about": b"{}"} | values)))
        note(connection, table, 0)
    except sa.exc.IntegrityError:
        # Another process has begun the table in the same moment. The transaction, or the savepoint, is undone.
        raise StaleVersion(table) from None


def locked_version(connection: sa.Connection, table: str) -> int | None:
    """A table's version, which stays as it is until the transaction ends; None if there is no such table."""
    return connection.scalar(sa.select(tables.c.version).where(tables.c.name == table).with_for_update())


def keep_summary(connection: sa.Connection, table: str, version: int, summary: bytes) -> None:
    """Keep the summary of a game that is over at a version, in place of an older one."""
    connection.execute(summaries.delete().where(summaries.c.table == table))
    connection.execute(summaries.insert(), {"table": table, "version": version, "summary": summary})


def rename(connection: sa.Connection, table: str, names: Mapping[int, str]) -> None:
    """Rename some seats of a table, from its beginning on."""
    of_table = (batches.c.table == table, batches.c.first == 0)
    data = connection.scalar(sa.select(batches.c.events).where(*of_table))
    if data is None:
        return
    opened, *rest = _decoder.decode(data)
    assert isinstance(opened, TableOpened)
    seats = tuple(names.get(seat, name) for seat, name in enumerate(opened.config.seats))
    renamed = replace(opened, config=replace(opened.config, seats=seats))
    connection.execute(batches.update().where(*of_table).values(events=_encoder.encode([renamed, *rest])))


def forget(connection: sa.Connection, table: str, revision: int | None = None) -> None:
    """Delete a table's row and everything that names it. Raises `StaleVersion` for another ``revision`` than the table
    has, where one is given."""
    # The row first, so that no other process adds to the table meanwhile.
    if not touch(connection, table, revision) and revision is not None:
        raise StaleVersion(table)
    for part in (*OF_A_TABLE, claims, reviews):
        connection.execute(part.delete().where(part.c.table == table))
    connection.execute(tables.delete().where(tables.c.name == table))
