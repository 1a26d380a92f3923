"""This process's share of what is due by itself: it does what it has claimed, and leaves the rest to others."""

from __future__ import annotations

import time
from contextlib import suppress

from rekje.server.live.table import Live
from rekje.server.work.pools import Pools
from rekje.storage.database.store import Database
from rekje.storage.database.together.due_work import DueTable
from rekje.storage.database.writer import FAILURES

BEAT = 1.0
"""Seconds between two times that a process says it is there. Others take it for gone after
`rekje.storage.postgres.claims.LEASE_MS`."""
LOOK, LOOK_TO_THINK = 1.0, 0.25
"""Seconds between two looks for what is due at tables that aren't in memory: by a server, and by a process that only
thinks, for which a person waits."""
_MOST_CLOCKS = 200


class Share:
    """What is due for this process; with ``thinks`` it only thinks. Until the first `beat` nobody else is known."""

    def __init__(self, database: Database, pools: Pools, *, thinks: bool = False) -> None:
        self._work, self._clock = database.due_work, database.clock
        self._pools = pools
        self._thinks = thinks
        self._next_beat = 0.0
        self.alone, self.reviews = self._work.alone, self._work.reviews
        self.every = LOOK_TO_THINK if thinks else LOOK
        self.others_think = False
        """Whether computer players' turns are left to processes that only think."""

    async def beat(self) -> bool:
        """Say that this process is there, if it is time to. Returns whether now other processes think than before."""
        if self.alone or time.monotonic() < self._next_beat:
            return False
        others = await self._pools.reserved(self._work.beat) and not self._thinks
        self._next_beat = time.monotonic() + BEAT
        changed, self.others_think = others != self.others_think, others
        return changed

    async def due(self, free: int) -> list[DueTable]:
        """The tables at which something is due for this process. ``free`` is how many more computer players it can let
        think."""
        now = self._clock.now_ms()
        if self.alone:
            return await self._pools.reserved(self._work.due, now)
        found: list[DueTable] = []
        if not self._thinks:
            found += await self._pools.reserved(self._work.due, now, "clocks", _MOST_CLOCKS)
        if not self.others_think:
            found += await self._pools.reserved(self._work.due, now, "computers", free)
        return found

    async def take(self, live: Live) -> bool:
        """Whether this process does what is due at a table now. If not, another process does, or the table has moved
        on without this process knowing it yet."""
        return self.alone or await self._pools.reserved(self._work.claim, live.name, live.version)

    async def leave(self) -> None:
        """Leave everything to the others."""
        if not self.alone:
            with suppress(*FAILURES):
                await self._pools.reserved(self._work.leave)
