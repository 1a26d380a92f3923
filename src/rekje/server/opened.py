"""A server that reports when it has begun to listen, and that leaves in time."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn

from rekje.server.leaving import leave_in_time

CLOSING = 2
"""Of the seconds in which it leaves, those for which requests that are being answered are waited for. The rest is for
what is being stored."""


class OpenedServer(uvicorn.Server):
    """`uvicorn.Server` that calls back as soon as it answers (``opened``), and before it stops to answer (``leave``).
    After that it takes no new connection, closes all sockets with code 1012 (come back to the same address), and stores
    what was begun. Whoever isn't acknowledged by then sends again."""

    def __init__(
        self, config: uvicorn.Config, opened: Callable[[], None], leave: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._opened = opened
        self._leave = leave
        self._leaving = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to leave."""
        if not self._leaving:
            self._leaving = True
            leave_in_time()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        await self._leave()
        await super().shutdown(sockets)
