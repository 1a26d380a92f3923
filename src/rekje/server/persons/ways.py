"""The ways to be somebody on one more device: a code, a recovery code, a passkey; and the end of that, revoking it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from rekje.model.problems import FormError
from rekje.server.alerts.notifier import Notifier
from rekje.server.keys import hashed, new_token
from rekje.server.live.registry import TableRegistry
from rekje.server.persons.codes import RECOVERY, SHORT, Codes, new_code, read_code
from rekje.server.persons.passkeys import Passkeys
from rekje.server.seating.forgetting import forget
from rekje.server.seating.naming import decent_name
from rekje.storage.database.persons import Known
from rekje.storage.database.together.revisions import DEVICES
from rekje.tables.names import clean_name
from rekje.wire.me import Joining

MOST_DEVICES = 20
"""Devices of a person."""


class Asker(NamedTuple):
    """Who asks: a person, the hash of the cookie of the device, and its address. A browser without a cookie is nobody,
    and has empty hashes."""

    who: bytes
    device: bytes
    address: str


class Ways:
    """What people do about their devices."""

    def __init__(self, registry: TableRegistry, notifier: Notifier, now: Callable[[], float] = time.monotonic) -> None:
        self._registry = registry
        self._notifier = notifier
        self._persons = registry.database.persons
        self._codes = Codes(registry.database.tickets, now)
        self.passkeys = Passkeys(registry.database.persons, registry.database.tickets)
        registry.neighbourhood.marked[DEVICES] = self.learn

    async def learn(self) -> None:
        """Learn what other processes have changed. Connections of devices that are somebody else's now are closed."""
        await self._registry.pools.reserved(self._persons.learn)
        for live in self._registry.in_memory():
            live.send_back(one for one in live.attendance.listeners if self._persons.of(one.device) != one.who)

    async def known(self, asker: Asker) -> Known | None:
        """What is known of the person who asks."""
        return await self._registry.pools.reserved(self._persons.known, asker.who)

    async def enrol(self, asker: Asker, name: str, called: str) -> Known:
        """What is known of the person, who may have more than this device from now on."""
        if (known := await self.known(asker)) is None:
            name, called = decent_name(name), clean_name(called)
            await asyncio.wrap_future(self._persons.enrol(asker.who, asker.device, name, called))
            known = await self.known(asker)
            assert known is not None
        return known

    async def rename(self, asker: Asker, name: str, called: str) -> None:
        """Give the person another name."""
        cleaned = decent_name(name)
        await self.enrol(asker, cleaned, called)
        await asyncio.wrap_future(self._persons.rename(asker.who, cleaned))

    async def code(self, asker: Asker, name: str, called: str) -> str:
        """A short code for one more device. Raises `FormError` for a person with too many."""
        self._check_devices(await self.enrol(asker, name, called))
        return await self._codes.new(asker.who)

    async def recovery(self, asker: Asker, name: str, called: str) -> str:
        """A new recovery code; an earlier one is worthless from now on."""
        await self.enrol(asker, name, called)
        code = new_code(RECOVERY)
        await asyncio.wrap_future(self._persons.set_recovery(asker.who, hashed(code)))
        return code

    async def ticket(self, who: bytes) -> str:
        """A code for whoever has just shown a passkey."""
        return await self._codes.new(who)

    # One more device

    async def look(self, asker: Asker, text: str) -> Joining:
        """Whose code it is, and what would become of the asker's own games. Raises `FormError` for a wrong one."""
        who = await self._whose(asker, read_code(text))
        known = await self._registry.pools.reserved(self._persons.known, who)
        games = await self._registry.pools.reserved(self._persons.games, who)
        own = await self._registry.pools.reserved(self._persons.games, asker.who)
        mine = await self.known(asker)
        return Joining(
            name=known.name if known else "",
            games=games,
            devices=tuple(one.name for one in known.devices) if known else (),
            same=who == asker.who,
            own_name=mine.name if mine else "",
            own_games=own,
            own_devices=max(0, len(mine.devices) - 1) if mine else 0,
        )

    async def join(self, asker: Asker, text: str, called: str) -> str:
        """Make the asker's browser a device of the person whose code it is. Its own games become that person's. Returns
        its new cookie: the old one, which somebody may have planted or copied, is worthless from now on."""
        code = read_code(text)
        who, called = await self._whose(asker, code), clean_name(called)
        if who == asker.who:
            raise FormError("serve-device-same")
        known = await self._registry.pools.reserved(self._persons.known, who)
        if known is None:
            raise FormError("serve-code-wrong")
        self._check_devices(known, more=len(mine.devices) if (mine := await self.known(asker)) else 0)
        # Of two browsers that use a code at the same moment, only one may.
        if len(code) == SHORT and await self._codes.use(code) != who:
            raise self._codes.wrong(asker.address)
        await self._codes.forget(asker.who)
        token = new_token()
        await asyncio.shield(self._registry.start(self._join(asker, who, called, hashed(token))))
        return token

    async def _join(self, asker: Asker, who: bytes, called: str, device: bytes) -> None:
        before, gone = (asker.device, asker.who) if asker.device else (None, None)
        where, reserved = self._registry.database.register.where, self._registry.pools.reserved
        held = await reserved(where, asker.who)
        async with self._registry.standing_still(held):
            if await reserved(where, asker.who) != held:
                # Another device of theirs has just sat down somewhere else.
                raise FormError("serve-try-again")
            await asyncio.wrap_future(self._persons.join(device, called, who, before, gone))
        # They can be told on the devices of both from now on.
        await self._notifier.look_again(who)

    async def _whose(self, asker: Asker, code: str) -> bytes:
        """The person whose code it is. Raises `FormError` for a wrong one, and from an address without tries left."""
        self._codes.check_tries(asker.address)
        who = None
        if len(code) == SHORT:
            who = await self._codes.look(code)
        elif len(code) == RECOVERY:
            who = await self._registry.pools.reserved(self._persons.recovered, hashed(code))
        if who is None:
            raise self._codes.wrong(asker.address)
        return who

    def _check_devices(self, known: Known, more: int = 1) -> None:
        if len(known.devices) + max(1, more) > MOST_DEVICES:
            raise FormError("serve-devices-many", most=MOST_DEVICES)

    # The end of it

    async def revoke(self, asker: Asker, named: str) -> None:
        """Make a device of the person's nobody's, and close its connections. Raises `FormError` for another's device,
        and for the last one of a person who couldn't come back."""
        known = await self.known(asker)
        device = next((one.device for one in known.devices if device_id(one.device) == named), None) if known else None
        if known is None or device is None:
            raise FormError("serve-no-device")
        if len(known.devices) == 1 and not known.passkeys and known.recovery_made is None:
            raise FormError("serve-device-last")
        await self._codes.forget(asker.who)
        await asyncio.wrap_future(self._persons.revoke(asker.who, device))
        await self._notifier.look_again(asker.who)
        self._close({device})

    async def remove_passkey(self, asker: Asker, named: str) -> None:
        """Delete a passkey of the person's."""
        known = await self.known(asker)
        found = next((one.id for one in known.passkeys if passkey_id(one.id) == named), None) if known else None
        if found is None:
            raise FormError("serve-no-passkey")
        await self._codes.forget(asker.who)
        await asyncio.wrap_future(self._persons.remove_passkey(asker.who, found))

    async def keep_settings(self, asker: Asker, settings: bytes) -> int:
        """Keep the person's settings (JSON); their version."""
        return await asyncio.wrap_future(self._persons.keep_settings(asker.who, settings))

    async def erase(self, who: bytes) -> None:
        """Take a person out of all tables, delete all that is stored of them, and close their connections."""
        await self._codes.forget(who)
        known = await self._registry.pools.reserved(self._persons.known, who)
        await forget(self._registry, who)
        while not await asyncio.wrap_future(self._persons.erase(who)):
            # Another device of theirs has just sat down somewhere.
            await forget(self._registry, who)
        self._close({one.device for one in known.devices} if known else set())

    def _close(self, devices: set[bytes]) -> None:
        for live in self._registry.in_memory():
            live.dismiss_devices(devices)


def device_id(device: bytes) -> str:
    """A device's name in addresses. It gives no access."""
    return device.hex()[:16]


def passkey_id(credential: bytes) -> str:
    """A passkey's name in addresses."""
    return hashed(credential.hex()).hex()[:16]
