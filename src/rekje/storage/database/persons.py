"""People and their devices, recovery codes, passkeys and settings."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from rekje.storage.clock import SteadyClock
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.personal import erase, merge, shared_seats, shown
from rekje.storage.database.register import StoredChatLine, say
from rekje.storage.database.schema import chat, devices, holders, passkeys, people, push_devices
from rekje.storage.database.together.revisions import DEVICES, mark, touch_tables_of
from rekje.storage.database.writer import Job, WriteQueue

T = TypeVar("T")

SEEN_EVERY_MS = 600_000
"""A device is noted as seen at most once in this time (ms)."""
JOINED = "notice-seats-joined"
"""The notice at a table where one person now has two seats."""


class Device(msgspec.Struct, frozen=True):
    """A device of a person. ``device`` is the hash of its cookie. Times are ms since 1970."""

    device: bytes
    name: str
    added: int
    seen: int


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a person. Times are ms since 1970."""

    id: bytes
    who: bytes
    key: bytes
    count: int
    name: str
    added: int
    used: int | None


class Known(msgspec.Struct, frozen=True):
    """What is stored of a person besides their games. ``recovery_made``: when their recovery code was made, if there is
    one."""

    name: str
    recovery_made: int | None
    devices: tuple[Device, ...]
    passkeys: tuple[Passkey, ...]


class Persons:
    """Reads are done at once. A write is durable when its future is done. A device is identified by the hash of its
    cookie. Its person (``who``) is looked up in memory, because every request asks."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, clock: SteadyClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock
        self._who: dict[bytes, bytes | None] = {}
        self._seen: dict[bytes, int] = {}
        self.learn()

    def learn(self) -> None:
        """Read anew which devices belong to whom."""
        with self._engine.connect() as connection:
            rows = connection.execute(
                sa.select(devices.c.device, devices.c.who, devices.c.revoked, devices.c.seen)
            ).all()
        self._who = {row.device: None if row.revoked else row.who for row in rows}
        self._seen = {row.device: row.seen for row in rows if not row.revoked}

    def look_up(self, device: bytes) -> None:
        """Read anew whose a device is: another process may have changed that just now."""
        with self._engine.connect() as connection:
            found = connection.execute(devices.select().where(devices.c.device == device)).one_or_none()
        if found is None:
            self._who.pop(device, None)
        else:
            self._who[device] = None if found.revoked else found.who
            self._seen.setdefault(device, found.seen)

    def of(self, device: bytes) -> bytes | None:
        """The person to whom a device belongs; None if it has been revoked."""
        return self._who.get(device, device)

    def note(self, device: bytes) -> None:
        """A device of several was seen."""
        now = self._clock.now_ms()
        if device in self._seen and now - self._seen[device] >= SEEN_EVERY_MS:
            self._seen[device] = now
            query = devices.update().where(devices.c.device == device).values(seen=now)
            self._writer.execute(query)

    # Who is who

    def known(self, who: bytes) -> Known | None:
        """What is stored of a person; None if it is only a name on a device."""
        with self._engine.connect() as connection:
            row = connection.execute(people.select().where(people.c.who == who)).one_or_none()
            if row is None:
                return None
            columns = (devices.c.device, devices.c.name, devices.c.added, devices.c.seen)
            owned = sa.select(*columns).where(devices.c.who == who, devices.c.revoked.is_(False))
            found = [Device(*one) for one in connection.execute(owned.order_by(devices.c.added, devices.c.device))]
            keys = passkeys.select().where(passkeys.c.who == who).order_by(passkeys.c.added, passkeys.c.id)
            keyed = [Passkey(**one) for one in connection.execute(keys).mappings()]
        return Known(row.name, row.recovery_made, tuple(found), tuple(keyed))

    def games(self, who: bytes) -> int:
        """At how many tables a person holds something."""
        query = sa.select(sa.func.count(holders.c.table.distinct())).where(holders.c.who == who)
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def enrol(self, who: bytes, device: bytes, name: str, called: str) -> Future[None]:
        """Make a device's person one who may have more devices. ``name`` is the person's, ``called`` the device's. A
        person or a device that is known already stays as it is."""
        now = self._clock.now_ms()

        def job(connection: sa.Connection) -> None:
            person = {"who": who, "name": name, "settings_version": 0}
            connection.execute(insert_missing(connection, people).values(person))
            row = {"device": device, "who": who, "name": called, "added": now, "seen": now, "revoked": False}
            connection.execute(insert_missing(connection, devices).values(row))
            mark(connection, DEVICES)

        return self._changing(job, lambda: self._belongs(device, who, now))

    def join(self, device: bytes, called: str, who: bytes, before: bytes | None, gone: bytes | None) -> Future[None]:
        """A new device of a person. ``before`` is the hash of the cookie that the browser had, which is worth nothing
        from now on; ``gone`` its person, whose games become ``who``'s."""
        now = self._clock.now_ms()

        def job(connection: sa.Connection) -> None:
            if gone is not None:
                touch_tables_of(connection, gone)
                double = shared_seats(connection, who, gone)
                merge(connection, gone, who)
                for table, seat in double:
                    self._tell(connection, table, seat, now)
            row = {"who": who, "added": now, "seen": now}
            if before is not None:
                connection.execute(devices.delete().where(devices.c.device == before))
                connection.execute(devices.insert().values(device=before, name="", revoked=True, **row))
            connection.execute(devices.insert().values(device=device, name=called, revoked=False, **row))
            mark(connection, DEVICES)

        return self._changing(job, self.learn)

    def _tell(self, connection: sa.Connection, table: str, seat: int, now: int) -> None:
        last = connection.scalar(sa.select(sa.func.max(chat.c.number)).where(chat.c.table == table))
        say(connection, table, StoredChatLine((last or 0) + 1, seat, None, JOINED, now))

    def revoke(self, who: bytes, device: bytes) -> Future[None]:
        """Make a device of a person nobody's. It gets no alerts any more either."""
        query = devices.update().where(devices.c.device == device, devices.c.who == who)

        def job(connection: sa.Connection) -> None:
            connection.execute(query.values(revoked=True, name=""))
            connection.execute(push_devices.delete().where(push_devices.c.browser == device))
            mark(connection, DEVICES)

        return self._changing(job, self.learn)

    def rename(self, who: bytes, name: str) -> Future[None]:
        """Give a person another name."""
        return self._writer.execute(people.update().where(people.c.who == who).values(name=name))

    def erase(self, who: bytes) -> Future[bool]:
        """Delete all that is stored of a person, also by others. Their devices are strangers from now on. The future
        has False, and nothing is deleted, if the person still holds something at a table."""

        def job(connection: sa.Connection) -> bool:
            erased = erase(connection, who)
            if erased:
                self._writer.backend.mark_erased(connection)
                mark(connection, DEVICES)
            return erased

        return self._changing(job, self.learn)

    def shown(self, who: bytes) -> dict[str, list[dict[str, Any]]]:
        """All rows of a person (`rekje.storage.database.personal.shown`)."""
        with self._engine.connect() as connection:
            return shown(connection, who)

    # Ways back

    def set_recovery(self, who: bytes, code: bytes) -> Future[None]:
        """Keep the hash of a person's new recovery code, in place of an earlier one."""
        return self._writer.execute(
            people.update().where(people.c.who == who).values(recovery=code, recovery_made=self._clock.now_ms())
        )

    def recovered(self, code: bytes) -> bytes | None:
        """The person with the recovery code that has this hash."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(people.c.who).where(people.c.recovery == code))

    def add_passkey(self, passkey: Passkey) -> Future[None]:
        """Keep a passkey."""
        return self._writer.execute(passkeys.insert().values(msgspec.structs.asdict(passkey)))

    def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey with a credential's ID."""
        with self._engine.connect() as connection:
            found = connection.execute(passkeys.select().where(passkeys.c.id == credential)).mappings().one_or_none()
        return Passkey(**found) if found else None

    def use_passkey(self, credential: bytes, count: int) -> Future[None]:
        """A passkey was used; ``count`` is its authenticator's counter."""
        values = {"count": count, "used": self._clock.now_ms()}
        return self._writer.execute(passkeys.update().where(passkeys.c.id == credential).values(values))

    def remove_passkey(self, who: bytes, credential: bytes) -> Future[None]:
        """Delete a passkey of a person."""
        return self._writer.execute(passkeys.delete().where(passkeys.c.id == credential, passkeys.c.who == who))

    # Settings

    def settings(self, who: bytes) -> tuple[int, bytes | None]:
        """The version of a person's settings, and the settings (JSON), if any are kept."""
        query = sa.select(people.c.settings_version, people.c.settings).where(people.c.who == who)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return (found[0], found[1]) if found else (0, None)

    def keep_settings(self, who: bytes, settings: bytes) -> Future[int]:
        """Keep settings in place of earlier ones. The future has their version; 0 for a person that isn't known."""
        of = people.c.who == who

        def job(connection: sa.Connection) -> int:
            version = people.c.settings_version + 1
            connection.execute(people.update().where(of).values(settings=settings, settings_version=version))
            return connection.scalar(sa.select(people.c.settings_version).where(of)) or 0

        return self._writer.submit(job)

    # Writing

    def _changing(self, job: Job[T], learn: Callable[[], None]) -> Future[T]:
        """Run a job that changes who is who, and take its result into memory before anybody hears of it."""
        done = self._writer.submit(job)
        done.add_done_callback(lambda told: None if told.exception() else learn())
        return done

    def _belongs(self, device: bytes, who: bytes, now: int) -> None:
        self._who.setdefault(device, who)
        self._seen.setdefault(device, now)
