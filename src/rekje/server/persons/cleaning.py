"""After somebody was deleted: the last traces, which are in no row any more, leave the data folder too."""

from __future__ import annotations

import asyncio
import logging
import time

from rekje.server.live.registry import TableRegistry
from rekje.server.logs import log

EVERY = 3_600.0
"""The file is written anew at most once in so many seconds: that takes a while, and nothing else is written then."""
_AGAIN = 60.0
"""Seconds until it is tried again after it wasn't possible."""
_DAY = 86_400.0


class Cleaning:
    """Writes the database anew soon after a deletion, and drops old copies once a day."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._next = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin, also with what was left to do when the server last stopped."""
        self._daily()
        if self._registry.database.has_traces():
            self.due()

    def due(self) -> None:
        """Somebody was deleted."""
        if self._timer is None:
            wait = max(0.0, self._next - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin)

    def _begin(self) -> None:
        self._next = time.monotonic() + EVERY
        self._timer = None
        self._registry.start(self._clean())

    async def _clean(self) -> None:
        done = False
        try:
            done = await asyncio.wrap_future(self._registry.database.rewrite())
        except Exception as error:
            # On a full disk, say. Everything else goes on.
            log("not-rewritten", logging.ERROR, error)
        if not done:
            self._next = time.monotonic() + _AGAIN
            self.due()

    def _daily(self) -> None:
        self._registry.database.backend.drop_old_copies()
        asyncio.get_running_loop().call_later(_DAY, self._daily)
