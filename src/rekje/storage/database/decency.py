"""Whom somebody doesn't want to hear, what is reported to the operator, and what the operator did."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Future
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from rekje.storage.clock import SteadyClock
from rekje.storage.database.events import forget
from rekje.storage.database.schema import (
    audit,
    bans,
    chat,
    holders,
    muted_people,
    removed_people,
    reports,
    switched_off,
)
from rekje.storage.database.together.revisions import BANS, SWITCHES, mark, touch_tables_of
from rekje.storage.database.writer import WriteQueue
from rekje.wire.operating import Ban, Deed, Report, ReportedLine

Mutes = frozenset[tuple[bytes, bytes]]
"""Pairs: who has muted, and whom."""


class MutedRow(NamedTuple):
    """Somebody who is muted, and what they were called when that was done (empty: nobody knows)."""

    person: bytes
    name: str


MOST_REPORTS = 500
MOST_SHOWN = 100
CHAT = "chat"
LOBBY = "lobby"
_lines = msgspec.json.Decoder(tuple[ReportedLine, ...])


class DecencyStore:
    """Reads are done at once. A write is durable when its future is done. ``who`` is a person, as in `Register`."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, clock: SteadyClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    def mutes(self, people: Iterable[bytes]) -> Mutes:
        """Who of some people has muted whom."""
        with self._engine.connect() as connection:
            return mutes_of(connection, people)

    def muted_by(self, who: bytes) -> tuple[MutedRow, ...]:
        """Whom somebody has muted, by the alphabet of their names then."""
        query = sa.select(muted_people.c.person, muted_people.c.name).where(muted_people.c.who == who)
        with self._engine.connect() as connection:
            found = (MutedRow(one.person, one.name or "") for one in connection.execute(query))
            return tuple(sorted(found, key=lambda one: (one.name.casefold(), one.person)))

    def mute(self, who: bytes, people: Iterable[bytes], on: bool, name: str = "") -> Future[None]:
        """Mute people who are called by a name for somebody, or hear them again."""
        listed = list(people)

        def job(connection: sa.Connection) -> None:
            touch_tables_of(connection, who)
            mine = muted_people.c.who == who, muted_people.c.person.in_(listed)
            connection.execute(muted_people.delete().where(*mine))
            if on and listed:
                rows = [{"who": who, "person": person, "name": name} for person in listed]
                connection.execute(muted_people.insert(), rows)

        return self._writer.submit(job)

    def forget_reports(self, who: bytes) -> Future[None]:
        """Delete all reports of tables at which somebody has been: they may have lines of theirs. What else is stored
        of a person is deleted with them (`Persons.erase`)."""
        return self._writer.execute(reports.delete().where(reports.c.table.in_(traces_of(who))))

    # Reports

    def report(
        self, who: bytes, person: bytes, table: str, name: str, text: str, lines: Iterable[ReportedLine]
    ) -> Future[None]:
        """Keep a report. Beyond `MOST_REPORTS`, the oldest are deleted."""
        values = {"who": who, "person": person, "table": table, "name": name, "text": text, "closed": False}
        values |= {"at": self._clock.now_ms(), "lines": msgspec.json.encode(list(lines))}

        def job(connection: sa.Connection) -> None:
            connection.execute(reports.insert().values(values))
            newest = sa.select(reports.c.number).order_by(reports.c.number.desc()).limit(MOST_REPORTS)
            connection.execute(reports.delete().where(reports.c.number.not_in(newest)))

        return self._writer.submit(job)

    def reports(self) -> tuple[Report, ...]:
        """The newest reports, open ones first."""
        query = sa.select(reports).order_by(reports.c.closed, reports.c.number.desc()).limit(MOST_SHOWN)
        with self._engine.connect() as connection:
            return tuple(
                Report(one.number, one.at, one.table, one.name, one.text, _lines.decode(one.lines), one.closed)
                for one in connection.execute(query)
            )

    def accused(self, number: int) -> bytes | None:
        """Whom a report is about; None if there is no such report."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(reports.c.person).where(reports.c.number == number))

    # What operators do: each is stored together with its line of the audit log

    def remove_table(self, name: str, *, revision: int | None = None) -> Future[None]:
        """Forget a table, with all that belongs to it."""
        line = self._line("table-removed", name)

        def job(connection: sa.Connection) -> None:
            forget(connection, name, revision)
            connection.execute(line)

        return self._writer.submit(job)

    def close_report(self, number: int) -> Future[None]:
        """Note that an operator is done with a report."""
        return self._deed(
            "report-closed", str(number), reports.update().where(reports.c.number == number).values(closed=True)
        )

    def ban(self, who: bytes, until: int, report: int | None = None) -> Future[None]:
        """Let somebody not use the server until a moment. The audit log names the report, or else the ban: never whom
        it is about."""

        def job(connection: sa.Connection) -> None:
            connection.execute(bans.delete().where(bans.c.who == who))
            made = connection.execute(bans.insert().values(who=who, until=until)).inserted_primary_key
            assert made is not None
            line = self._line("person-banned", str(made[0])) if report is None else self._line("banned", str(report))
            connection.execute(line)
            mark(connection, BANS)

        return self._writer.submit(job)

    def lift(self, number: int) -> Future[None]:
        """End a ban."""
        return self._deed("ban-lifted", str(number), bans.delete().where(bans.c.number == number), marked=BANS)

    def bans(self) -> dict[bytes, Ban]:
        """Who may not use the server now."""
        query = sa.select(bans).where(bans.c.until > self._clock.now_ms()).order_by(bans.c.number)
        with self._engine.connect() as connection:
            return {one.who: Ban(one.number, one.until) for one in connection.execute(query)}

    def switch(self, what: str, on: bool) -> Future[None]:
        """Switch a part of the whole server (`CHAT`, `LOBBY`) on or off."""
        queries = [switched_off.delete().where(switched_off.c.name == what)]
        more = [] if on else [switched_off.insert().values(name=what)]
        return self._deed(f"{what}-on" if on else f"{what}-off", "", *queries, *more, marked=SWITCHES)

    def is_on(self, what: str) -> bool:
        """Whether no operator has switched such a part off."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(switched_off.c.name).where(switched_off.c.name == what)) is None

    def note(self, did: str, about: str = "") -> Future[None]:
        """Add a line to the audit log."""
        return self._deed(did, about)

    def deeds(self) -> tuple[Deed, ...]:
        """The newest lines of the audit log."""
        query = sa.select(audit.c.at, audit.c.did, audit.c.about).order_by(audit.c.number.desc()).limit(MOST_SHOWN)
        with self._engine.connect() as connection:
            return tuple(Deed(*one) for one in connection.execute(query))

    def _deed(self, did: str, about: str, *queries: sa.Executable, marked: str | None = None) -> Future[None]:
        line = self._line(did, about)

        def job(connection: sa.Connection) -> None:
            for query in (*queries, line):
                connection.execute(query)
            if marked is not None:
                mark(connection, marked)

        return self._writer.submit(job)

    def _line(self, did: str, about: str) -> sa.Executable:
        """A new line of the audit log."""
        return audit.insert().values(at=self._clock.now_ms(), did=did, about=about)


def traces_of(who: bytes) -> sa.CompoundSelect[tuple[str]]:
    """The tables at which somebody holds anything, has said something, or was removed."""
    return sa.union(*(sa.select(part.c.table).where(part.c.who == who) for part in (holders, chat, removed_people)))


def mutes_of(connection: sa.Connection, people: Iterable[bytes]) -> Mutes:
    """Who of some people has muted whom."""
    query = sa.select(muted_people.c.who, muted_people.c.person).where(muted_people.c.who.in_(list(people)))
    return frozenset((found.who, found.person) for found in connection.execute(query))
