"""A server that reports when it has begun to listen, and that leaves in time."""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn

from rekje.server.logs import log

LEAVING = 5.0
"""Seconds from SIGTERM within which the process has left, whatever hangs."""
CLOSING = 2
"""Of these, the seconds for which requests that are being answered are waited for. The rest is for what is being
stored."""


class OpenedServer(uvicorn.Server):
    """`uvicorn.Server` that calls back as soon as it answers (``opened``), and before it stops to answer (``leave``).
    From the first signal on it takes no new connection, closes all sockets with code 1012 (come back to the same
    address), and stores what was begun. Whoever isn't acknowledged by then sends again."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None], leave: Callable[[], None]) -> None:
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
            leave_in_time(LEAVING)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._leave()
        await super().shutdown(sockets)


def leave_in_time(seconds: float) -> None:
    """End this process after so many seconds, unless it has ended by then. All that was acknowledged is on the disk."""

    def end() -> None:
        log("stopped-late", logging.WARNING)
        os._exit(0)

    # A thread can hang, and so can the loop; this one does nothing but wait.
    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
