"""Fair queues for work that runs only a few at a time. Asking more often, or under more names, brings no more turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from contextvars import ContextVar

from rekje.model.problems import FormError

MOST_EACH = 8
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address for which a task works; every task that it starts has the same. The guard sets it for each request and
each socket. It is empty if nobody asked, for example after a restart."""


class Lane:
    """A queue that serves ``width`` requests at a time.

    Addresses take turns (round robin), and so do the persons at one address. Addresses come first because cookies cost
    nothing and addresses do. At most ``most_each`` requests of one person may wait.
    """

    def __init__(self, width: int, *, most_each: int = MOST_EACH) -> None:
        self._free = width
        self._most_each = most_each
        self._waiting = _Turns()

    @property
    def waiting(self) -> int:
        """How many requests wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, who: Hashable = None) -> AsyncIterator[None]:
        """Wait for a turn and hold it within the context. ``who`` None is a new person each time. Raises `FormError`
        where too many requests of this person wait."""
        await self._come(object() if who is None else who)
        try:
            yield
        finally:
            self._pass_on()

    async def _come(self, who: Hashable) -> None:
        if self._free:
            self._free -= 1
            return
        address = ADDRESS.get() or who
        if self._waiting.count(address, who) >= self._most_each:
            raise FormError("serve-busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(address, who, called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to the next request, or free it if none waits."""
        while self._waiting:
            called = self._waiting.pop()
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class _Turns:
    """Waiting requests: by address, then by person, then in order of arrival."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[Hashable, OrderedDict[Hashable, deque[asyncio.Future[None]]]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._addresses)

    def __len__(self) -> int:
        return sum(len(mine) for people in self._addresses.values() for mine in people.values())

    def count(self, address: Hashable, who: Hashable) -> int:
        """How many requests of a person wait."""
        people = self._addresses.get(address)
        return len(people.get(who, ())) if people else 0

    def add(self, address: Hashable, who: Hashable, called: asyncio.Future[None]) -> None:
        """Add a waiting request."""
        self._addresses.setdefault(address, OrderedDict()).setdefault(who, deque()).append(called)

    def pop(self) -> asyncio.Future[None]:
        """Take the next request. Its address moves to the end of the queue, and its person to the end within the
        address."""
        address, people = self._addresses.popitem(last=False)
        who, mine = people.popitem(last=False)
        called = mine.popleft()
        if mine:
            people[who] = mine
        if people:
            self._addresses[address] = people
        return called
