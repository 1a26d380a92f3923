"""Limits on connections themselves: how many there are, and how long a client may take to send a request."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections import Counter
from itertools import count
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from rekje.server.limits.addresses import household
from rekje.server.limits.quotas import Quotas
from rekje.server.metrics import Metrics
from rekje.server.settings import Limits, Settings

LONGEST_FRAME = 32_768
LONGEST_HEAD = 32_768
PIECE = 4_096
"""The bytes read at a time. To process the requests or frames in so many bytes takes some milliseconds."""
MOST_WAITING = 16
"""The most requests on one connection that may wait for the answers to earlier ones. Browsers let none wait."""
TOO_MUCH = 4429
"""The socket's code for: too many messages."""
GRACE = 0.1
KEPT_ALIVE = 15
"""For so many seconds after an answer another request may come on the same connection."""
SPARE_FILES = 64
"""Open files that aren't connections: the database, the word lists, pipes to other processes."""
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Doors:
    """The open connections, by the address on their other end. A proxy's connections belong to many people."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self.most = min(limits.connections, max(16, open_files() - SPARE_FILES))
        self._proxies = frozenset(household(one) for one in proxies)
        self._inside: Counter[str] = Counter()
        self._numbers = count(1)
        self.quotas = Quotas(limits.quotas)
        self.open = 0

    def number(self) -> str:
        """The key by which a connection is counted."""
        return str(next(self._numbers))

    def enter(self, address: str) -> bool:
        """Count one more connection. Returns whether there is room for it."""
        here = self._inside.get(address, 0)
        if self.open >= self.most or (address not in self._proxies and here >= self.limits.connections_an_address):
            return False
        self._inside[address] = here + 1
        self.open += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection less."""
        self.open -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]


class Caller(HttpToolsProtocol):
    """A connection with time limits. It is closed if no request comes in time, if a request doesn't end in time, and if
    an answer isn't read."""

    doors: ClassVar[Doors]
    _timer: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _inside = False
    _head = 0
    _in_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The connection is open."""
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")
        self._inside = self.doors.enter(self._address)
        if self._inside:
            self._expect(self.doors.limits.request_head)
        else:
            transport.write(_FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._expect(None)
        if self._unread is not None:
            self._unread.cancel()
        if self._inside:
            self._inside = False
            self.doors.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes have come. They begin a request, unless one is being received or answered."""
        for start in range(0, len(data), PIECE):
            if self._inside and not self.transport.is_closing():
                self._read(data[start : start + PIECE])

    def _read(self, data: bytes) -> None:
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._expect(self.doors.limits.request_head)
        super().data_received(data)
        # A body may come together with its head. Only the parser knows where the head ends.
        self._head = self._head + len(data) if self._in_head else 0
        if self._head > LONGEST_HEAD or len(self.pipeline) > MOST_WAITING:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head of a request is complete."""
        self._in_head = False
        self._expect(self.doors.limits.request_body)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a WebSocket. It still counts as the same connection."""
        self._expect(None)
        self._inside = False
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client doesn't read the answer."""
        super().pause_writing()
        self._unread = self.loop.call_later(self.doors.limits.request_body, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()

    def _expect(self, seconds: float | None) -> None:
        """Set the time limit for whatever must come next; None sets no limit."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._overdue)

    def _overdue(self) -> None:
        """Close the connection after a short grace. If the server was busy, data that has arrived is read first."""
        self._timer = self.loop.call_later(GRACE, self.transport.abort)


class Wire(WebSocketsSansIOProtocol):
    """The same connection as a WebSocket. Frames are counted here, since the application never sees pings, pongs and
    parts of messages."""

    doors: ClassVar[Doors]
    _shut = False

    def connection_made(self, transport: BaseTransport) -> None:
        """The connection has become a WebSocket."""
        super().connection_made(transport)
        self._number = self.doors.number()

    def data_received(self, data: bytes) -> None:
        """Frames have come. A client that sends too many is disconnected."""
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self._shut:
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Some frames have been read. Count them."""
        if all(self.doors.quotas.allows("frames", connection=self._number) for _ in self.conn.events):
            super().handle_events()
            return
        self._shut = True
        if self.conn.state is State.OPEN:
            self.conn.fail(TOO_MUCH)
            self.handle_parser_exception()
        # A client that doesn't read isn't waited for.
        self.loop.call_later(GRACE, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The client hasn't answered a ping, so it won't read what is still to be sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.doors.leave(household(self.client[0] if self.client else ""))
        super().connection_lost(exc)


def open_files() -> int:
    """The number of files that this process may have open, after raising it as far as the system allows."""
    try:
        import resource
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def serving_options(settings: Settings, metrics: Metrics) -> dict[str, Any]:
    """The options for uvicorn. ``metrics`` tells how many connections are open."""
    doors = Doors(settings.limits, settings.proxies)
    metrics.gauge("open_connections", lambda: doors.open)
    metrics.gauge("most_connections", lambda: doors.most)
    return {
        "host": settings.host,
        "port": settings.port,
        "http": type("Caller", (Caller,), {"doors": doors}),
        "ws": type("Wire", (Wire,), {"doors": doors}),
        "ws_max_size": LONGEST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": settings.limits.ping,
        "ws_ping_timeout": settings.limits.ping,
        "timeout_keep_alive": KEPT_ALIVE,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": False,
    }
