"""Threads by what they are for, so that nothing that takes long is ever in the way of a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from rekje.server.work.lanes import Lane

T = TypeVar("T")

RESERVED = 4
ASIDE = 1
"""Threads share one interpreter: more of them that compute would only take it from the others more often."""


class Pools:
    """Two pools: one ``reserved`` for storing, for reading what a move needs, and for moves that take no time to speak
    of; and one ``aside`` for all that reads or computes for longer, in which everybody is served in turn."""

    def __init__(self) -> None:
        self._reserved = ThreadPoolExecutor(RESERVED, "reserved")
        self._aside = ThreadPoolExecutor(ASIDE, "aside")
        self._lane = Lane(ASIDE)

    async def reserved(self, work: Callable[..., T], *args: Any) -> T:
        """Do something short that a move or the store needs."""
        return await _in(self._reserved, work, *args)

    async def aside(self, who: Hashable, work: Callable[..., T], *args: Any) -> T:
        """Do something that may take longer, for somebody (None: for somebody else each time). Raises `FormError` where
        too much of what they asked for waits to be done."""
        async with self._lane.turn(who):
            return await _in(self._aside, work, *args)

    def close(self) -> None:
        """Let what runs run out, and take nothing more."""
        for pool in (self._reserved, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)


async def _in(pool: Executor, work: Callable[..., T], *args: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *args))
