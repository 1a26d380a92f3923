"""What people say of their alerts: their devices, quiet hours and address, and tables of which they want none."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from rekje.model.problems import FormError
from rekje.server.alerts.encryption import base64url, check_keys, from_base64url
from rekje.server.alerts.endpoints import endpoint_of
from rekje.server.alerts.mail import checked_address
from rekje.server.alerts.notifier import Notifier
from rekje.server.keys import hashed
from rekje.server.limits.tries import Tries
from rekje.server.live.registry import TableRegistry
from rekje.storage.sqlite.alerting import MailAddress, PushDevice
from rekje.tables.wishes import Wishes, is_zone
from rekje.wire.alerts import AlertMail, AlertSettings, AlertWishes, DeviceWish

MOST_DEVICES = 10
ASKED_AGAIN = 3_600.0
"""An address isn't asked again for so many seconds, whoever wishes it."""


class PersonalAlerts:
    """``who`` is a person, as everywhere."""

    def __init__(self, registry: TableRegistry, notifier: Notifier) -> None:
        self._registry = registry
        self._store = registry.database.alerts
        self._notifier = notifier
        self._asked = Tries(1, ASKED_AGAIN, lambda: registry.clock.now_ms() / 1000)
        """The addresses that were asked. The database forgets them with the wish."""

    async def settings(self, who: bytes) -> AlertSettings:
        """All of it, and what the page needs to subscribe."""
        return await self._registry.pools.reserved(self._settings, who)

    def _settings(self, who: bytes) -> AlertSettings:
        wishes, mail = self._store.wishes(who), self._store.mail(who)
        return AlertSettings(
            key=base64url(self._notifier.push.public),
            devices=tuple(device.device.hex() for device in self._store.devices(who)),
            quiet=wishes.quiet if wishes else Wishes().quiet,
            zone=wishes.zone if wishes else None,
            mails=self._notifier.mailer is not None,
            mail=AlertMail(mail.address, mail.confirmed) if mail else None,
        )

    async def wish(self, who: bytes, wish: AlertWishes) -> None:
        """Keep quiet hours. Raises `FormError` for a time zone that this machine doesn't know."""
        if not is_zone(wish.zone):
            raise FormError("alert-zone", zone=wish.zone)
        await asyncio.wrap_future(self._store.wish(who, Wishes(wish.quiet, wish.zone)))

    async def subscribe(self, who: bytes, browser: bytes, wish: DeviceWish, language: str) -> None:
        """Tell a person on a device from now on. ``browser`` is the hash of its cookie. Raises `FormError` for an
        endpoint that isn't one."""
        endpoint_of(wish.endpoint, anywhere=self._registry.settings.push_anywhere)
        try:
            public, auth = from_base64url(wish.public), from_base64url(wish.auth)
        except ValueError:
            raise FormError("alert-keys") from None
        await asyncio.to_thread(check_keys, public, auth)
        device = PushDevice(sha256(wish.endpoint.encode()).digest(), browser, wish.endpoint, public, auth, language)
        await asyncio.wrap_future(self._store.add_device(who, device, MOST_DEVICES))
        await self._notifier.look_again(who)

    async def unsubscribe(self, who: bytes, endpoint: str) -> None:
        """Tell a person nothing on a device any more."""
        await asyncio.wrap_future(self._store.drop_device(sha256(endpoint.encode()).digest(), who))
        await self._notifier.look_again(who)

    async def mute(self, who: bytes, table: str, on: bool) -> None:
        """Tell a person of a table, or not."""
        await asyncio.wrap_future(self._store.mute(who, table, on))

    async def is_muted(self, who: bytes, table: str) -> bool:
        """Whether a person is told nothing of a table."""
        return await self._registry.pools.reserved(self._store.is_muted, who, table)

    # E-mail

    async def ask_mail(self, who: bytes, address: str, language: str) -> None:
        """Send a question to an address. Raises `FormError` if it isn't one, if it was asked a short while ago, and if
        this server sends no e-mail."""
        mailer = self._notifier.mailer
        if mailer is None:
            raise FormError("alert-no-mail")
        address, now = checked_address(address), self._registry.clock.now_ms()
        since = now - round(ASKED_AGAIN * 1000)
        asked = await self._registry.pools.reserved(self._store.asked_since, address, since)
        if asked or not self._asked.any_left(address.lower()):
            raise FormError("alert-asked", address=address)
        self._asked.count(address.lower())
        wanted = MailAddress(address, language, False, now, who)
        await asyncio.wrap_future(self._store.ask_mail(who, wanted, hashed(mailer.token(wanted))))
        mailer.ask(wanted)
        await self._notifier.look_again(who)

    async def drop_mail(self, who: bytes) -> None:
        """Send a person no e-mail any more."""
        await asyncio.wrap_future(self._store.drop_mail(who))
        await self._notifier.look_again(who)

    async def confirm_mail(self, token: str) -> None:
        """Somebody opened the link that was sent to their address. Raises `FormError` for a token that is none."""
        who = await asyncio.wrap_future(self._store.confirm_mail(hashed(token)))
        if who is None:
            raise FormError("alert-token")
        await self._notifier.look_again(who)

    async def stop_mail(self, token: str) -> None:
        """Somebody wants no e-mail any more. A token that is no longer one has done its work before."""
        who = await asyncio.wrap_future(self._store.stop_mail(hashed(token)))
        if who is not None:
            await self._notifier.look_again(who)
