"""Short codes to say aloud instead of a link. They live in memory, for minutes, and stand for a link's token."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

import msgspec

from rekje.model.problems import FormError
from rekje.server.keys import hashed
from rekje.server.limits.tries import Tries
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live

FIGURES = 8
SECONDS = 600
TRIES = 10
MOST = 5_000
"""The most codes at a time."""


class _Code(msgspec.Struct, frozen=True):
    """Whose token a code stands for, and until when (s)."""

    table: str
    token: str
    until: float


class SpokenCodes:
    """Codes of eight figures, which are said alike in every language. A code may be told to several people: each seat
    is taken once, as with the link itself, and whoever revokes the link makes the code worthless too.

    An address has `TRIES` wrong tries in the time for which a code is good. A guesser with very many addresses is
    limited by the quota ``codes``: 200 + 5 · 600 = 3,200 tries. With 100 codes alive the chance that one of them is
    right is 320,000 in 10⁸, or 1 in 312; it brings a free seat in a waiting room, where its people see who sits."""

    def __init__(self, registry: TableRegistry, now: Callable[[], float] = time.monotonic) -> None:
        self._registry = registry
        self._now = now
        self._codes: dict[str, _Code] = {}
        self._tries = Tries(TRIES, SECONDS, now)

    async def new(self, live: Live, token: str) -> str:
        """A new code for a link to this table; it replaces an earlier one of the same table. Raises `FormError` if the
        link leads elsewhere, or nowhere."""
        found = await self._registry.pools.reserved(self._registry.database.register.linked, hashed(token))
        if found is None or found[0] != live.name:
            raise FormError("serve-no-link")
        self._clean()
        self._codes = {text: code for text, code in self._codes.items() if code.table != live.name}
        if len(self._codes) >= MOST:
            raise FormError("serve-busy")
        text = _figures()
        while text in self._codes:
            text = _figures()
        self._codes[text] = _Code(live.name, token, self._now() + SECONDS)
        return text

    def token(self, text: str, address: str) -> str:
        """The token for which a code stands. Raises `FormError` for a wrong code, and for any code from an address
        that has no tries left."""
        self._clean()
        if self._tries.any_left(address) and (code := self._codes.get(text)) is not None:
            return code.token
        self._tries.count(address)
        raise FormError("serve-invitation-code-wrong")

    def _clean(self) -> None:
        now = self._now()
        self._codes = {text: code for text, code in self._codes.items() if code.until > now}


def _figures() -> str:
    return f"{secrets.randbelow(10**FIGURES):0{FIGURES}}"
