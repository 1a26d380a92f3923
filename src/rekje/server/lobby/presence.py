"""Who is here: at a table, or looking at the lobby."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rekje.server.live.registry import TableRegistry
from rekje.tables.presence import THE_LOBBY, Here, PersonHere

LINGER = 10.0
"""Seconds for which somebody counts as here after the last sign of them. A page that asks again or is loaded anew
doesn't come and go in the eyes of others."""


class PeopleHere:
    """People by their hash. A visitor without a cookie counts by the address."""

    def __init__(self, registry: TableRegistry, now: Callable[[], float] = time.monotonic) -> None:
        self._registry = registry
        self._now = now
        self._looking: Counter[bytes] = Counter()
        self._last: dict[bytes, float] = {}
        self._looked: dict[bytes, float] = {}
        registry.neighbourhood.lobby = self.looking_here

    @contextmanager
    def looking(self, who: bytes) -> Iterator[None]:
        """Somebody looks at the lobby within the context."""
        new = who not in self._looking and who not in self._looked
        self._looking[who] += 1
        if new:
            self._registry.neighbourhood.changed(THE_LOBBY)
        try:
            yield
        finally:
            self._looking[who] -= 1
            if not self._looking[who]:
                del self._looking[who]
            self._last[who] = self._looked[who] = self._now()

    def looking_here(self) -> Here:
        """Who looks at the lobby by this process, or has done so just now."""
        since = self._now() - LINGER
        self._looked = {who: seen for who, seen in self._looked.items() if seen > since}
        return Here(tuple(PersonHere(who, 1, True) for who in sorted({*self._looking, *self._looked})))

    def here(self) -> frozenset[bytes]:
        """Everybody who is here now."""
        now = self._now()
        tables = self._registry.in_memory()
        present = {listener.who for live in tables for listener in live.attendance.listeners} | set(self._looking)
        present |= self._registry.neighbourhood.people
        self._last = {who: seen for who, seen in self._last.items() if seen > now - LINGER}
        self._last |= dict.fromkeys(present, now)
        return frozenset(self._last)
