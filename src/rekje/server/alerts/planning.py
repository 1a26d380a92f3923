"""Plans what people are told of their tables who aren't looking: at most one alert for each of a table's people, in the
database. `rekje.server.alerts.notifier` tells it when its moment has come."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import Future

from rekje.server.alerts.moments import Occasion, asked_of_all, reminder_at
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.logs import log
from rekje.storage.database.alerting import DueAlert
from rekje.storage.database.together.revisions import REACHABLE

REMINDER = "reminder"
"""A kind of alerts."""
_LOOK_AGAIN = 30.0
"""Seconds after which it is looked up anew who can be told, where other processes may have changed that. Of new ones a
process hears at once."""


class Planner:
    """Plans alerts for ``reachable`` people: those who have anything by which they can be told."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._store = registry.database.alerts
        self.reachable: set[bytes] = set()
        self._asked: dict[str, dict[bytes, Occasion | None]] = {}
        self._hurry = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin."""
        await self._look_all_up()
        self._registry.neighbourhood.marked[REACHABLE] = self._look_all_up
        if not self._registry.database.due_work.alone:
            self._tasks.append(asyncio.create_task(self._look_up_again()))

    async def close(self) -> None:
        """Stop. What is planned stays planned."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look_all_up(self) -> None:
        self.reachable = await self._registry.pools.reserved(self._store.reachable)

    async def _look_up_again(self) -> None:
        while True:
            await asyncio.sleep(_LOOK_AGAIN)
            try:
                await self._look_all_up()
            except Exception as error:
                log("alerts-failed", logging.ERROR, error)

    async def look_again(self, who: bytes) -> None:
        """See whether there is anything by which a person can be told, now that this may have changed."""
        found = await self._registry.pools.reserved(self._store.is_reachable, who)
        (self.reachable.add if found else self.reachable.discard)(who)

    def look(self, live: Live) -> None:
        """Plan what people are to be told, now that a table has been loaded, has changed or has left the memory. The
        table goes on if that fails."""
        try:
            self._look(live)
        except Exception as error:
            log("alerts-failed", logging.ERROR, error, table=live.name)

    def _look(self, live: Live) -> None:
        if live.gone:
            self._asked.pop(live.name, None)
            return
        before = self._asked.get(live.name)
        now = self._asked[live.name] = asked_of_all(live)
        # What was to be told of a table that was only loaded has been planned when it happened, and what another
        # process has done is planned by that process.
        if before is not None and not live.catching_up:
            self._plan(live, before, now)

    def _plan(self, live: Live, before: Mapping[bytes, Occasion | None], now: Mapping[bytes, Occasion | None]) -> None:
        put, drop = [], []
        for who in self.reachable.intersection(before.keys() | now.keys()):
            asked = now.get(who)
            if asked is None and before.get(who) is not None:
                drop.append(who)
            elif asked is not None and _named(asked) != _named(before.get(who)):
                put.append(DueAlert(who, live.name, asked.kind, asked.key, self._soon()))
            elif asked is not None and self._is_moved(live, asked, before.get(who)):
                # `_take` finds its new moment.
                put.append(DueAlert(who, live.name, REMINDER, asked.key, self._soon()))
        if put or drop:
            self._registry.start(self._planned(self._store.plan(live.name, put, drop)))

    def _is_moved(self, live: Live, asked: Occasion, before: Occasion | None) -> bool:
        """Whether a reminder is due at another moment than before: by a vacation, or by its end (C13)."""
        return before is not None and asked.deadline != before.deadline and reminder_at(live, asked) is not None

    def _soon(self) -> int:
        return self._registry.clock.now_ms() + round(self._registry.settings.limits.alert_wait * 1000)

    async def _planned(self, done: Future[None]) -> None:
        await asyncio.wrap_future(done)
        self._hurry.set()


def _named(asked: Occasion | None) -> tuple[str, str] | None:
    return None if asked is None else asked.named
