"""Sends what another server has to take: in the background, few at once, again after a while if it wasn't taken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from rekje.server.logs import log
from rekje.server.metrics import Metrics

Try = Callable[[], Awaitable[float | None]]
"""Sends once. Returns None if that settles it, else the seconds for which the other server asks us to wait."""
LONGEST_WAIT = 600.0


class SendQueue:
    """``at_once`` are sent at the same time, and ``most`` may wait; beyond that they are dropped. ``retries`` are the
    waits (s) before each further try. All are counted in ``metrics``, under ``name``."""

    def __init__(self, name: str, at_once: int, most: int, retries: Sequence[float], metrics: Metrics) -> None:
        self._name = name
        self._most = most
        self._retries = retries
        self._metrics = metrics
        self._slots = asyncio.Semaphore(at_once)
        self._sending: set[asyncio.Task[None]] = set()
        metrics.gauge(f"{name}_waiting", lambda: len(self._sending))

    def submit(self, send: Try) -> None:
        """Send in the background."""
        if len(self._sending) >= self._most:
            self.count("dropped")
            return
        task = asyncio.create_task(self._deliver(send))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    def count(self, what: str) -> None:
        """Count what became of one."""
        self._metrics.count(f"{self._name}_{what}")

    async def close(self) -> None:
        """Stop. What wasn't taken by then isn't sent."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def _deliver(self, send: Try) -> None:
        try:
            for wait in (*self._retries, None):
                async with self._slots:
                    asked = await send()
                if asked is None:
                    return
                if wait is not None:
                    await asyncio.sleep(min(LONGEST_WAIT, max(wait, asked)))
            self.count("failed")
        except Exception as error:
            self.count("failed")
            log("sending-failed", logging.ERROR, error)
