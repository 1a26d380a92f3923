"""Who comes next where only so many can be served at a time: each in turn, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from rekje.model.problems import FormError

MOST_EACH = 8


class Lane:
    """So many at a time. Of those who wait, it is each one's turn before it is anybody's again; of what one of them
    asks for only so much may wait."""

    def __init__(self, width: int, *, most_each: int = MOST_EACH) -> None:
        self._free = width
        self._most_each = most_each
        self._waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: Hashable) -> AsyncIterator[None]:
        """Somebody's turn, once it comes. Raises `FormError` where too many wait for theirs."""
        await self._come(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _come(self, who: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self._waiting.get(who, ())) >= self._most_each:
            raise FormError("serve-busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next one's turn."""
        while self._waiting:
            who, mine = self._waiting.popitem(last=False)
            called = mine.popleft()
            if mine:
                self._waiting[who] = mine
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
