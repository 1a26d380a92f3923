"""A server on a port of its own, in a thread, and browsers that talk to it over real sockets."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count, cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import uvicorn
from litestar.routes import BaseRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rekje.server.app import make_app
from rekje.server.http.guard import Guard
from rekje.server.http.site import Site
from rekje.server.limits.doors import serving_options
from rekje.server.live.table import Live
from rekje.server.opened import OpenedServer
from rekje.server.settings import Limits, Settings
from rekje.storage.clock import SteadyClock
from rekje.storage.database.store import Database
from tests.clusters import database_of
from tests.support import NO_CERTIFICATES, PATIENCE, free_port

GENEROUS = Limits(
    quotas={}, sockets_a_person=10_000, sockets_an_address=10_000, connections_an_address=10_000, lobby_wait=1.5
)

Json = dict[str, Any]


class Places:
    """Where servers keep their tables: in the file of their data folder, or in a database of PostgreSQL for each. The
    second holds for all tests with ``REKJE_TESTS_ON=postgres``. With ``REKJE_TESTS_ON=processes`` two serve each
    database, and browsers turn to them by turns, as behind a proxy."""

    def __init__(self) -> None:
        wished = os.environ.get("REKJE_TESTS_ON")
        self.on_postgres = wished in ("postgres", "processes")
        self.spread = wished == "processes"

    def database(self, folder: Path) -> sa.URL | None:
        return database_of(folder) if self.on_postgres else None


places = Places()


@cache
def empty_database() -> Path:
    """The file of a database with the newest schema and nothing in it, made once for all servers."""
    folder = Path(tempfile.mkdtemp(prefix="rekje-tests-"))
    Database(folder).close()
    return folder / "rekje.db"


class Server:
    """`rekje serve`, inside this process. In a new folder it finds an empty database, so that it needn't migrate one:
    tests/server/test_database.py and every `rekje serve` do that."""

    def __init__(self, folder: Path, clock: SteadyClock | None = None, **changes: Any) -> None:
        self.port = free_port()
        defaults: dict[str, Any] = {"pace": 0.0, "limits": GENEROUS, "database": places.database(folder)}
        self.settings = Settings(data=folder, port=self.port, **(defaults | changes))
        if self.settings.database is None and not (file := folder / "rekje.db").exists():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            shutil.copy(empty_database(), file)
        self.app = make_app(self.settings, clock)
        config = uvicorn.Config(
            self.app, timeout_graceful_shutdown=2, **serving_options(self.settings, self.app.metrics)
        )
        self._server = OpenedServer(config, lambda: None, self.app.leave)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started)
        self._peers: list[Server] = []
        self._turns = cycle([self])

    def add_peer(self, folder: Path, clock: SteadyClock | None = None, **changes: Any) -> Server:
        """Let another server serve the same tables."""
        peer = Server(folder, clock, **{**changes, "database": self.settings.database})
        self._peers.append(peer)
        self._turns = cycle([self, *self._peers])
        return peer

    def next(self) -> Server:
        """Whose turn it is to be asked."""
        return next(self._turns)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def routes(self) -> list[BaseRoute]:
        """All that can be asked."""
        assert isinstance(self.app, Guard)
        return list(self.app.inner.routes)  # type: ignore[attr-defined]

    @property
    def site(self) -> Site:
        assert isinstance(self.app, Guard)
        site = self.app.inner.state["site"]  # type: ignore[attr-defined]
        assert isinstance(site, Site)
        return site

    def live(self, table: str) -> Live:
        """A table in the server's memory; to be looked at only."""
        return next(live for live in self.site.registry.in_memory() if live.name == table)

    def stop(self) -> None:
        for peer in self._peers:
            peer.stop()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def sample(server: Server, name: str, **labels: str) -> float:
    """What a server measures of itself, by the sample's full name."""
    found = server.site.metrics.registry.get_sample_value(name, labels)
    assert found is not None, name
    return found


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[Server]:
    server = Server(folder, **changes)
    try:
        if places.spread:
            server.add_peer(folder / "peer", **changes)
        yield server
    finally:
        server.stop()


def until(ready: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait for something; what it was."""
    end = time.monotonic() + patience
    while not (found := ready()):
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.005)
    return found


def whose_turn(server: Server) -> Server:
    """Which server is asked: this one, or one of its peers, by turns."""
    return server.next() if isinstance(server, Server) else server


class Browser:
    """A cookie jar. Everything that it was ever sent is in ``seen``."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            timeout=PATIENCE,
            headers={"origin": server.url},
            event_hooks={"request": [self._turn]},
            verify=NO_CERTIFICATES,
        )
        self.seen: list[bytes] = []

    def _turn(self, request: httpx.Request) -> None:
        """Turn to whoever's turn it is."""
        there = whose_turn(self.server)
        if there is not self.server:
            request.url = request.url.copy_with(port=there.port)
            request.headers["host"] = f"127.0.0.1:{there.port}"
            if request.headers.get("origin") == self.server.url:
                request.headers["origin"] = there.url

    def ask(self, method: str, path: str, body: Any = None, status: int | None = None, **more: Any) -> Any:
        """A request; its answer as JSON where it is."""
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        answer = self.http.request(method, path, content=content, **more)
        self.seen.append(answer.content + repr(answer.headers).encode())
        assert status is None or answer.status_code == status, (answer.status_code, answer.text)
        assert status is not None or answer.is_success, (answer.status_code, answer.text)
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer

    def make(self, game: str, *seats: str, edition: str = "en", **more: Any) -> Json:
        """A new table; seats are ``me``, ``friend``, ``here``, or a computer's level."""
        wishes = [
            {"kind": seat, "name": "" if seat == "friend" else f"{seat} {number}"}
            if seat in ("me", "friend", "here")
            else {"kind": "computer", "player": seat}
            for number, seat in enumerate(seats)
        ]
        made = self.ask("POST", "/api/tables", {"game": game, "edition": edition, "seats": wishes, **more}, 201)
        return dict(made)

    def phase(self, table: str) -> str:
        """How far a table has come."""
        return next(str(one["phase"]) for one in self.ask("GET", "/api/tables")["tables"] if one["table"] == table)

    def join(self, link: str, name: str = "", **more: Any) -> Json:
        return dict(self.ask("POST", "/api/join", {"token": link.partition("#")[2], "name": name, **more}))

    def sit(self, table: str, **hello: Any) -> Wire:
        """Open the table's socket and say hello."""
        wire = Wire(self, table)
        wire.hello(**hello)
        return wire


class Wire:
    """A socket at a table. ``snapshot`` and ``view`` are the last ones sent."""

    def __init__(self, browser: Browser, table: str, origin: str | None = None) -> None:
        server = whose_turn(browser.server)
        cookie = "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())
        self.browser = browser
        self.table = table
        self.snapshot: Json = {}
        self.view: Json | None = None
        self.now = 0
        self.log: list[Json] = []
        self._ids = count(1)
        self.socket: ClientConnection = connect(  # type: ignore[call-overload]
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/live", origin=origin or server.url,
            additional_headers={"cookie": cookie}, compression=None, max_size=None, open_timeout=PATIENCE,
        ).__enter__()  # fmt: skip

    def hello(self, **fields: Any) -> Json:
        self.put({"type": "hello", **fields})
        return self.wait("snapshot", "events")

    def put(self, message: Json | str | bytes) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def get(self, timeout: float = PATIENCE) -> Json:
        data = self.socket.recv(timeout)
        text = data if isinstance(data, str) else data.decode()
        self.browser.seen.append(text.encode())
        message: Json = json.loads(text)
        self.log.append(message)
        if message["type"] == "snapshot":
            self.snapshot = message
        if message["type"] in ("snapshot", "events"):
            self.view = message["view"]
            self.now = message["now"]
        return message

    def wait(self, *kinds: str, timeout: float = PATIENCE, **fields: Any) -> Json:
        """The next message of these kinds with these values; others are read on the way."""
        end = time.monotonic() + timeout
        while True:
            message = self.get(max(0.0, end - time.monotonic()))
            if message["type"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message

    def command(self, id: str | None = None, version: int | None = None, **command: Any) -> Json:
        """Send a command, and wait for what is said about it."""
        name = id or f"c{next(self._ids)}"
        self.put({"type": "command", "id": name, "command": command, "version": version})
        return self.wait("ack", "refused", "error", id=name)

    def preview(self, **command: Any) -> Json:
        name = f"p{next(self._ids)}"
        self.put({"type": "preview", "id": name, "command": command})
        return self.wait("preview", "refused", "error", id=name)

    def awaited(self, seat: int) -> list[str]:
        """What this seat may do now."""
        assert self.view is not None
        return [name for one in self.view["awaiting"] if one["seat"] == seat for name in one["commands"]]

    def until(self, ready: Callable[[Json], Any]) -> Json:
        """Read until the view is as wished."""
        while self.view is None or not ready(self.view):
            self.wait("events", "snapshot")
        return self.view

    def until_version(self, version: int) -> Json:
        """Read until the view is at least so new."""
        return self.until(lambda view: view["version"] >= version)

    def closed(self) -> int:
        """Read to the end; the code with which it was closed."""
        with pytest.raises(ConnectionClosed) as closed:
            self.wait("nothing is called so")
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)

    def close(self) -> None:
        self.socket.close()
