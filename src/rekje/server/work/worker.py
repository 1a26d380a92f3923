"""A process that only thinks, for servers that use the same database of PostgreSQL: computer players' turns, and
reviews."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec

from rekje.server.alerts.planning import Planner
from rekje.server.leaving import leave_in_time
from rekje.server.live.registry import TableRegistry
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.server.settings import Settings
from rekje.server.work.reviewing import Reviewing
from rekje.server.work.scheduler import Scheduler
from rekje.storage.database.store import Database

_IDLE = 60.0
"""Seconds for which a table stays in memory after a turn there: its next turn is often due here too."""


class Worker:
    """The process, from when this is made until the end of `run`. Its moves are appended as any other: only to the
    version of the table that was thought about."""

    def __init__(self, settings: Settings) -> None:
        """Raises `FormError` if the database can't be used."""
        limits = msgspec.structs.replace(settings.limits, idle=_IDLE)
        self._settings = msgspec.structs.replace(settings, limits=limits)
        self._database = Database(Path(), url=settings.database, thinks=True)
        self._stop = asyncio.Event()

    def _leave(self) -> None:
        leave_in_time()
        self._stop.set()

    async def run(self, ready: Callable[[], None]) -> None:
        """Think until the process is told to stop. ``ready`` is called once it has begun."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._leave)
        registry = TableRegistry(self._settings, self._database, Metrics())
        scheduler = Scheduler(registry, thinks=True)
        # People whose turn it is after a move from here are told by a server, as planned here.
        planner = Planner(registry)
        registry.tell_of = planner.look
        await registry.neighbourhood.start()
        await planner.start()
        scheduler.thinkers.prepare()
        scheduler.start()
        assert scheduler.share.reviews is not None
        reviewing = asyncio.create_task(Reviewing(registry, scheduler.thinkers, scheduler.share.reviews).run())
        log("started")
        ready()
        try:
            await self._stop.wait()
        finally:
            reviewing.cancel()
            await asyncio.gather(reviewing, return_exceptions=True)
            await scheduler.close()
            await planner.close()
            await registry.close()
            await asyncio.to_thread(self._database.close)
            log("stopped")
