"""Whom to tell when the page is closed: their devices, their e-mail, their wishes, and what is to be told when."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from rekje.storage.clock import SteadyClock
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.schema import alert_wishes, alerts, mails, muted, push_devices, secrets
from rekje.storage.database.together.revisions import REACHABLE, mark
from rekje.storage.database.writer import WriteQueue
from rekje.tables.wishes import Wishes

TAKEN_MS = 60_000
"""How long a process has for telling the alerts that it has taken. Push services and mail servers are asked later."""


class PushDevice(msgspec.Struct, frozen=True):
    """A browser that takes web push (`rekje.storage.database.schema.push_devices`)."""

    device: bytes
    browser: bytes
    endpoint: str
    public: bytes
    auth: bytes
    language: str


class MailAddress(msgspec.Struct, frozen=True):
    """Where somebody wants e-mail, and in which language; whether they have said so from there. ``asker`` is who asked
    for it, of whom the token in mails is made. It stays the same when that person becomes one with another."""

    address: str
    language: str
    confirmed: bool
    asked: int
    asker: bytes


class DueAlert(msgspec.Struct, frozen=True):
    """An alert to be sent at a moment (ms since 1970)."""

    who: bytes
    table: str
    kind: str
    key: str
    at: int


class AlertStore:
    """Reads are done at once. A write is durable when its future is done. ``who`` is a person, as in `Register`."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, clock: SteadyClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    def secret(self, name: str, make: Callable[[], bytes]) -> Future[bytes]:
        """The server's key of a name: the one that is kept, or else a new one, which is kept from now on."""

        def job(connection: sa.Connection) -> bytes:
            wanted = sa.select(secrets.c.secret).where(secrets.c.name == name)
            if (kept := connection.scalar(wanted)) is None:
                # Another process may make one in the same moment.
                connection.execute(insert_missing(connection, secrets).values(name=name, secret=make()))
                kept = connection.scalar(wanted)
            assert kept is not None
            return bytes(kept)

        return self._writer.submit(job)

    def reachable(self) -> set[bytes]:
        """Everybody who has a device or a confirmed address."""
        query = sa.union(sa.select(push_devices.c.who), sa.select(mails.c.who).where(mails.c.confirmed.is_(True)))
        with self._engine.connect() as connection:
            return set(connection.scalars(query))

    def is_reachable(self, who: bytes) -> bool:
        """Whether a person has a device or a confirmed address."""
        mail = self.mail(who)
        return bool((mail and mail.confirmed) or self.devices(who))

    # Devices

    def devices(self, who: bytes) -> list[PushDevice]:
        """A person's devices."""
        columns = [push_devices.c[name] for name in PushDevice.__struct_fields__]
        query = sa.select(*columns).where(push_devices.c.who == who).order_by(push_devices.c.made)
        with self._engine.connect() as connection:
            return [PushDevice(*found) for found in connection.execute(query)]

    def add_device(self, who: bytes, device: PushDevice, most: int) -> Future[None]:
        """Tell a person on this device from now on, and nobody else there. Of more than ``most`` devices the oldest are
        forgotten."""
        row = {**msgspec.structs.asdict(device), "who": who, "made": self._clock.now_ms()}

        def job(connection: sa.Connection) -> None:
            connection.execute(push_devices.delete().where(push_devices.c.device == device.device))
            connection.execute(push_devices.insert().values(row))
            mine = sa.select(push_devices.c.device).where(push_devices.c.who == who)
            newest = mine.order_by(push_devices.c.made.desc(), push_devices.c.device).limit(most)
            kept = list(connection.scalars(newest))
            connection.execute(
                push_devices.delete().where(push_devices.c.who == who, push_devices.c.device.not_in(kept))
            )
            mark(connection, REACHABLE)

        return self._writer.submit(job)

    def drop_device(self, device: bytes, who: bytes | None = None) -> Future[None]:
        """Forget a device; with ``who`` only if it is theirs."""
        query = push_devices.delete().where(push_devices.c.device == device)
        return self._writer.execute(query if who is None else query.where(push_devices.c.who == who))

    # E-mail

    def mail(self, who: bytes) -> MailAddress | None:
        """Where a person wants e-mail, if anywhere."""
        columns = [mails.c[name] for name in MailAddress.__struct_fields__]
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(*columns).where(mails.c.who == who)).one_or_none()
        return MailAddress(*found) if found else None

    def asked_since(self, address: str, moment: int) -> bool:
        """Whether anybody has had a question sent to an address since a moment."""
        query = sa.select(mails.c.who).where(mails.c.address == address, mails.c.asked > moment).limit(1)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def ask_mail(self, who: bytes, address: MailAddress, token: bytes) -> Future[None]:
        """A person wishes e-mail at an address, which isn't confirmed yet. ``token`` is the hash of the token by which
        it can be confirmed and stopped."""
        row = {**msgspec.structs.asdict(address), "who": who, "hash": token}

        def job(connection: sa.Connection) -> None:
            connection.execute(mails.delete().where(mails.c.who == who))
            connection.execute(mails.insert().values(row))

        return self._writer.submit(job)

    def confirm_mail(self, token: bytes) -> Future[bytes | None]:
        """Somebody has opened the link that was sent to their address. Returns who, or None for an unknown token."""

        def job(connection: sa.Connection) -> bytes | None:
            who = connection.scalar(sa.select(mails.c.who).where(mails.c.hash == token))
            connection.execute(mails.update().where(mails.c.hash == token).values(confirmed=True))
            mark(connection, REACHABLE)
            return who

        return self._writer.submit(job)

    def stop_mail(self, token: bytes) -> Future[bytes | None]:
        """Forget the address with a token. Returns whose it was, or None for an unknown token."""

        def job(connection: sa.Connection) -> bytes | None:
            who = connection.scalar(sa.select(mails.c.who).where(mails.c.hash == token))
            connection.execute(mails.delete().where(mails.c.hash == token))
            return who

        return self._writer.submit(job)

    def drop_mail(self, who: bytes) -> Future[None]:
        """Forget a person's address."""
        return self._writer.execute(mails.delete().where(mails.c.who == who))

    # Wishes

    def wishes(self, who: bytes) -> Wishes | None:
        """A person's wishes, if they have said any."""
        query = sa.select(alert_wishes.c.wishes).where(alert_wishes.c.who == who)
        with self._engine.connect() as connection:
            found = connection.scalar(query)
        try:
            return None if found is None else msgspec.json.decode(found, type=Wishes)
        except msgspec.MsgspecError:
            return None

    def wish(self, who: bytes, wishes: Wishes) -> Future[None]:
        """Keep a person's wishes."""

        def job(connection: sa.Connection) -> None:
            connection.execute(alert_wishes.delete().where(alert_wishes.c.who == who))
            connection.execute(alert_wishes.insert().values(who=who, wishes=msgspec.json.encode(wishes)))

        return self._writer.submit(job)

    def is_muted(self, who: bytes, table: str) -> bool:
        """Whether a person wants no alerts of a table."""
        query = sa.select(muted.c.who).where(muted.c.who == who, muted.c.table == table)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def mute(self, who: bytes, table: str, on: bool) -> Future[None]:
        """A person wants alerts of a table, or none."""

        def job(connection: sa.Connection) -> None:
            connection.execute(muted.delete().where(muted.c.who == who, muted.c.table == table))
            if not on:
                connection.execute(muted.insert().values(who=who, table=table))

        return self._writer.submit(job)

    # What is to be told

    def take(self, moment: int, most: int) -> Future[list[DueAlert]]:
        """Alerts whose moment has come, the oldest first, to be told by this process. Others don't get them: they are
        put off, and due again after `TAKEN_MS` unless they are `done` by then, because this process has died."""
        columns = [alerts.c[name] for name in DueAlert.__struct_fields__]
        query = sa.select(*columns).where(alerts.c.at <= moment).order_by(alerts.c.at, alerts.c.table).limit(most)

        def job(connection: sa.Connection) -> list[DueAlert]:
            found = [DueAlert(*row) for row in connection.execute(query.with_for_update(skip_locked=True))]
            for one in found:
                same = alerts.c.who == one.who, alerts.c.table == one.table
                connection.execute(alerts.update().where(*same).values(at=moment + TAKEN_MS))
            return [replace(one, at=moment + TAKEN_MS) for one in found]

        return self._writer.submit(job)

    def next_at(self) -> int | None:
        """The moment of the next alert."""
        with self._engine.connect() as connection:
            found: int | None = connection.scalar(sa.select(sa.func.min(alerts.c.at)))
        return found

    def plan(self, table: str, put: Iterable[DueAlert], drop: Iterable[bytes]) -> Future[None]:
        """Alerts of a table: each replaces the one that its person had there; people in ``drop`` are told nothing."""
        new, gone = list(put), list(drop)

        def job(connection: sa.Connection) -> None:
            people = [*gone, *(one.who for one in new)]
            connection.execute(alerts.delete().where(alerts.c.table == table, alerts.c.who.in_(people)))
            if new:
                # Another process may be planning the same alert.
                connection.execute(insert_missing(connection, alerts), [msgspec.structs.asdict(one) for one in new])

        return self._writer.submit(job)

    def done(self, told: DueAlert, then: DueAlert | None = None) -> Future[None]:
        """An alert is over, unless another has taken its place; ``then`` follows it."""

        def job(connection: sa.Connection) -> None:
            same = [alerts.c[name] == getattr(told, name) for name in DueAlert.__struct_fields__]
            if connection.execute(alerts.delete().where(*same)).rowcount and then is not None:
                connection.execute(alerts.insert().values(msgspec.structs.asdict(then)))

        return self._writer.submit(job)
