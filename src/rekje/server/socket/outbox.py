"""The messages that wait for one browser. Their size is limited, however slowly the browser reads."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable


class Outbox:
    """Messages on their way to one browser, in order. Messages to the whole table may be dropped when a browser falls
    behind. Once it has read what was on its way, it is sent the whole state again (``resume``). Answers to its own
    requests are never dropped; while too many of them wait, no more requests are read from it (`room`)."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]], resume: Callable[[], bytes], most: int) -> None:
        self._send = send
        self._resume = resume
        self._most = most
        # A deque and a future, because an `asyncio.Queue` takes some kilobytes and most outboxes are idle.
        self._waiting: deque[tuple[bytes, bool]] = deque()
        self._behind = False
        self._code: int | None = None
        self._more: asyncio.Future[None] | None = None
        self._room: asyncio.Future[None] | None = None
        self.bytes = 0

    def tell(self, data: bytes) -> None:
        """Send a message meant for the whole table."""
        if self._behind:
            return
        if self.bytes + len(data) > self._most:
            self._behind = True
            self._drop()
            self._wake()
        else:
            self._add(data, answer=False)

    def answer(self, data: bytes) -> None:
        """Send a message meant for this browser alone."""
        self._add(data, answer=True)

    def show(self, data: bytes) -> None:
        """Send the whole state. If there is no room, earlier messages to the whole table are dropped: the state
        replaces them."""
        self._behind = False
        if self.bytes + len(data) > self._most:
            self._drop()
        self._add(data, answer=False)

    def _drop(self) -> None:
        self._waiting = deque(one for one in self._waiting if one[1])
        self.bytes = sum(len(data) for data, _ in self._waiting)

    def close(self, code: int) -> None:
        """Close the connection once all is sent."""
        self._code = code if self._code is None else self._code
        self._wake()

    async def room(self) -> None:
        """Wait until the waiting messages are within the limit."""
        while self.bytes > self._most and self._code is None:
            self._room = asyncio.get_running_loop().create_future()
            await self._room

    async def run(self) -> int:
        """Send all messages until the connection is to be closed. Returns the code to close it with."""
        while True:
            if self._waiting:
                data, _ = self._waiting.popleft()
                self.bytes -= len(data)
                await self._send(data)
                self._make_room()
            elif self._behind:
                self.show(self._resume())
            elif self._code is not None:
                return self._code
            else:
                self._more = asyncio.get_running_loop().create_future()
                await self._more

    def _add(self, data: bytes, *, answer: bool) -> None:
        self._waiting.append((data, answer))
        self.bytes += len(data)
        self._wake()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)
        self._make_room()

    def _make_room(self) -> None:
        if self._room is not None and not self._room.done() and (self.bytes <= self._most or self._code is not None):
            self._room.set_result(None)
