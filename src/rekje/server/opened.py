"""A server that reports when it has begun to listen."""

from __future__ import annotations

import socket
from collections.abc import Callable

import uvicorn


class OpenedServer(uvicorn.Server):
    """`uvicorn.Server` that calls back as soon as it answers."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._opened()
