"""Thread pools by purpose, so that long work never delays a move."""

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
"""Threads share one interpreter: more of them that compute would only slow down the others."""


class Pools:
    """Two pools: ``reserved`` is for storing, for reading what a move needs, and for moves decided quickly; ``aside``
    is for everything that reads or computes for longer, and serves people in turn."""

    def __init__(self) -> None:
        self._reserved = ThreadPoolExecutor(RESERVED, "reserved")
        self._begun = 0
        self._aside = ThreadPoolExecutor(ASIDE, "aside")
        self._lane = Lane(ASIDE)

    @property
    def reserved_waiting(self) -> int:
        """How much short work waits for a thread."""
        return max(0, self._begun - RESERVED)

    @property
    def aside_waiting(self) -> int:
        """How much longer work waits for its turn."""
        return self._lane.waiting

    async def reserved(self, work: Callable[..., T], *args: Any) -> T:
        """Do something short that a move or the store needs."""
        self._begun += 1
        try:
            return await _in(self._reserved, work, *args)
        finally:
            self._begun -= 1

    async def aside(self, who: Hashable, work: Callable[..., T], *args: Any) -> T:
        """Do something that may take longer, for a person (None: a new person each time). Raises `FormError` where too
        many of their requests wait."""
        async with self._lane.turn(who):
            return await _in(self._aside, work, *args)

    def close(self) -> None:
        """Let running work finish, cancel waiting work, and take no more."""
        for pool in (self._reserved, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)


async def _in(pool: Executor, work: Callable[..., T], *args: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *args))
