"""Passkeys (WebAuthn): how one is made, and how a new device comes back with it."""

from __future__ import annotations

import asyncio
import secrets
from urllib.parse import urlsplit

from rekje.model.problems import FormError
from rekje.server.keys import hashed
from rekje.server.persons.credentials import (
    PasskeySite,
    challenge_of,
    id_of,
    verified_new,
    verified_use,
    wish_to_make,
    wish_to_use,
)
from rekje.storage.database.persons import Known, Passkey, Persons
from rekje.storage.database.tickets import Ticket, TicketStore
from rekje.storage.options.serve import is_ip_address

GOOD_FOR = 300.0
"""Seconds for which a challenge is good."""
MOST_OPEN = 2_000
"""Challenges that are open at a time for whoever comes back; the oldest make room."""
MOST_EACH = 10
"""Passkeys of a person, and open challenges to make one."""
_KIND = "passkey"


def passkey_site(origin: str) -> PasskeySite:
    """The place of a page. Raises `FormError` where browsers have no passkeys: not over http, and at no bare
    address."""
    try:
        told = urlsplit(origin)
        name = told.hostname or ""
    except ValueError:
        name = ""
    local = name == "localhost" or name.endswith(".localhost")
    if not name or is_ip_address(name) or not (told.scheme == "https" or (told.scheme == "http" and local)):
        raise FormError("serve-passkey-address")
    return PasskeySite(origin, name)


class Passkeys:
    """The passkeys of all people. A challenge is answered once."""

    def __init__(self, persons: Persons, tickets: TicketStore) -> None:
        self._persons = persons
        self._tickets = tickets

    async def to_make(self, who: bytes, known: Known, place: PasskeySite) -> str:
        """What the browser's own interface wants in order to make a passkey, as JSON. Raises `FormError` for a person
        with too many."""
        if len(known.passkeys) >= MOST_EACH:
            raise FormError("serve-passkeys-many", most=MOST_EACH)
        return await asyncio.to_thread(wish_to_make, who, known, place, await self._challenge(who))

    async def make(self, who: bytes, credential: str, called: str, place: PasskeySite, now_ms: int) -> None:
        """Keep a passkey that a browser has made. Raises `FormError` for one that isn't what was asked for."""
        challenge = await self._answered(credential, who)
        made = await asyncio.to_thread(verified_new, credential, challenge, place)
        if await asyncio.to_thread(self._persons.passkey, made.credential_id) is not None:
            raise FormError("serve-passkey-failed")
        key = Passkey(made.credential_id, who, made.credential_public_key, made.sign_count, called, now_ms, None)
        await asyncio.wrap_future(self._persons.add_passkey(key))

    async def to_use(self, place: PasskeySite) -> str:
        """What the browser's own interface wants in order to find a passkey for this site, as JSON."""
        return await asyncio.to_thread(wish_to_use, place, await self._challenge(b""))

    async def use(self, credential: str, place: PasskeySite) -> bytes:
        """The person whose passkey a browser has used. Raises `FormError` for one that isn't known here any more."""
        challenge = await self._answered(credential, b"")
        kept = await asyncio.to_thread(self._persons.passkey, id_of(credential))
        if kept is None:
            raise FormError("serve-passkey-unknown")
        used = await asyncio.to_thread(verified_use, credential, challenge, place, kept)
        await asyncio.wrap_future(self._persons.use_passkey(kept.id, used.new_sign_count))
        return kept.who

    async def _challenge(self, who: bytes) -> bytes:
        challenge = secrets.token_bytes(32)
        each = MOST_EACH if who else MOST_OPEN
        kept = self._tickets.add(_KIND, hashed(challenge.hex()), Ticket(who), GOOD_FOR, each=each)
        await asyncio.wrap_future(kept)
        return challenge

    async def _answered(self, credential: str, who: bytes) -> bytes:
        """The challenge that a browser says it answers. It is used up. Raises `FormError` if it isn't open for this
        person."""
        challenge = await asyncio.to_thread(challenge_of, credential)
        found = await asyncio.wrap_future(self._tickets.use(_KIND, hashed(challenge.hex())))
        if found is None or found.owner != who:
            raise FormError("serve-passkey-failed")
        return challenge
