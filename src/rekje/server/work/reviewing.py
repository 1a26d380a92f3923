"""Reviews made for servers, by a process that only thinks: one game at a time, between computer players' turns."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from rekje.server.after.judging import GameJudge
from rekje.server.live.registry import TableRegistry
from rekje.server.logs import log
from rekje.server.work.patience import Patience
from rekje.server.work.thinking import Thinkers
from rekje.storage.database.together.due_work import DueTable, ReviewQueue, ReviewState

_LOOK = 0.5
"""Seconds between two looks for a review that is asked for."""
_FIRST, _LONGEST = 5.0, 60.0
"""Seconds after which it looks again if it couldn't, at first and at most."""


class Reviewing:
    """Makes the reviews in a queue, from when `run` is begun until it is cancelled."""

    def __init__(self, registry: TableRegistry, thinkers: Thinkers, queue: ReviewQueue) -> None:
        self._registry = registry
        self._queue = queue
        self._judge = GameJudge(registry, thinkers)

    async def run(self) -> None:
        """Make one after another."""
        trouble = Patience(_FIRST, _LONGEST)
        while True:
            try:
                asked = await self._registry.pools.reserved(self._queue.take)
                trouble.forget("take")
            except Exception as error:
                asked = None
                if trouble.failed("take"):
                    log("reviewing-failed", logging.ERROR, error)
            if asked is None:
                await asyncio.sleep(max(_LOOK, trouble.left("take")))
            else:
                await self._make(asked)

    async def _make(self, asked: DueTable) -> None:
        reserved = self._registry.pools.reserved

        async def told(done: int) -> None:
            await reserved(self._queue.tell, *asked, ReviewState(done, None))

        try:
            game = await self._judge.played(asked.table)
            verdicts = await self._judge.judge(game, told)
            state = ReviewState(len(verdicts.turns), msgspec.msgpack.encode(verdicts))
            row = await reserved(self._registry.database.register.row, asked.table)
            if row is not None and row.version == asked.version:
                await reserved(self._queue.tell, *asked, state)
                return
        except Exception as error:
            log("reviewing-failed", logging.ERROR, error, table=asked.table)
        # A failure, or a scorekeeper has corrected the game meanwhile.
        await reserved(self._queue.give_up, *asked)
