"""Short codes to say aloud instead of a link. They live for minutes, and stand for a link's token."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from rekje.model.problems import FormError
from rekje.server.keys import hashed
from rekje.server.limits.tries import Tries
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.storage.database.tickets import Ticket

FIGURES = 8
SECONDS = 600
TRIES = 10
MOST = 5_000
"""The most codes at a time."""
_KIND = "invitation"
_DRAWS = 5
"""So many codes are drawn until one isn't in use: of 10⁸ at most `MOST` are."""


class SpokenCodes:
    """Codes of eight figures, which are said alike in every language. A code may be told to several people: each seat
    is taken once, as with the link itself, and whoever revokes the link makes the code worthless too.

    An address has `TRIES` wrong tries in the time for which a code is good. A guesser with very many addresses is
    limited by the quota ``codes``: 200 + 5 · 600 = 3,200 tries. With 100 codes alive the chance that one of them is
    right is 320,000 in 10⁸, or 1 in 312; it brings a free seat in a waiting room, where its people see who sits."""

    def __init__(self, registry: TableRegistry, now: Callable[[], float] = time.monotonic) -> None:
        """``now`` tells the time in seconds, for the tries."""
        self._registry = registry
        self._tickets = registry.database.tickets
        self._tries = Tries(TRIES, SECONDS, now)

    async def new(self, live: Live, token: str) -> str:
        """A new code for a link to this table; it replaces an earlier one of the same table. Raises `FormError` if the
        link leads elsewhere, or nowhere."""
        found = await self._registry.pools.reserved(self._registry.database.register.linked, hashed(token))
        if found is None or found[0] != live.name:
            raise FormError("serve-no-link")
        ticket = Ticket(live.name.encode(), token.encode())
        for _ in range(_DRAWS):
            text = _figures()
            added = self._tickets.add(_KIND, hashed(text), ticket, SECONDS, each=1, most=MOST)
            if await asyncio.wrap_future(added):
                return text
        raise FormError("serve-busy")

    async def token(self, text: str, address: str) -> str:
        """The token for which a code stands. Raises `FormError` for a wrong code, and for any code from an address
        that has no tries left."""
        if self._tries.any_left(address):
            found = await self._registry.pools.reserved(self._tickets.look, _KIND, hashed(text))
            if found is not None:
                return found.value.decode()
        self._tries.count(address)
        raise FormError("serve-invitation-code-wrong")


def _figures() -> str:
    return f"{secrets.randbelow(10**FIGURES):0{FIGURES}}"
