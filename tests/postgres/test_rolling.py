"""A server restarted beside another behind a proxy of `deploy/several/`, while people play: nobody is refused."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rekje.storage.database.store import StoredTables
from rekje.storage.postgres.address import read_address
from tests.clusters import address_of
from tests.deploy.test_several import PROXIES, answers
from tests.postgres.processes import Served
from tests.server.kit import Browser, until
from tests.support import PATIENCE, free_port

PLAYERS = 2


class Site(SimpleNamespace):
    """What browsers know: the proxy's address."""

    port: int
    url: str


@pytest.fixture(params=PROXIES[1:], ids=lambda start: start.__name__)
def behind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Site, list[Served], str]]:
    """A proxy, the servers behind it, and the address of their database."""
    start: Callable[..., tuple[list[str], dict[str, str]]] = request.param
    port, address = free_port(), address_of(tmp_path)
    site = Site(port=port, url=f"http://127.0.0.1:{port}")
    options = ("--public-url", site.url)
    with ExitStack() as running, (tmp_path / "log").open("w") as log:
        served = [Served(tmp_path / name, address, options) for name in ("a", "b")]
        for one in served:
            running.callback(one.end)
            one.wait()
        command, named = start(tmp_path, port, served)
        proxy = running.enter_context(subprocess.Popen(command, env=os.environ | named, stdout=log, stderr=log))
        running.callback(proxy.kill)
        until(lambda: answers(site.url))
        yield site, served, address


class Page:
    """Plays table after table, and does what the page does when a server closes its socket: it comes back, and sends
    again what wasn't acknowledged. ``codes`` are those with which sockets were closed."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self.passes: dict[str, int] = {}
        self.codes: set[int] = set()

    def play(self, stop: Event) -> Page:
        """Until told to stop. ``passes`` are those that were acknowledged at each table."""
        while not stop.is_set():
            self._begin()
            turn = self._wire.view["turn"]["seat"] if self._wire.view else 0
            for seat in (turn, 1 - turn):
                answer = self._persist(lambda seat=seat: self._wire.command(id=f"n{seat}", do="pass", seat=seat))
                assert answer["type"] == "ack", answer
                self.passes[self._table] += 1
            self._wire.close()
            assert self._browser.http.get("/api/tables").is_success
        return self

    def _begin(self) -> None:
        self._browser = Browser(self._site)  # type: ignore[arg-type]
        self._table = self._browser.make("scrabble", "me", "here")["table"]
        self.passes[self._table] = 0
        self._persist(self._sit)

    def _sit(self) -> None:
        self._wire = self._browser.sit(self._table)

    def _persist(self, ask: Callable[[], Any]) -> Any:
        for _ in range(20):
            try:
                return ask()
            except ConnectionClosed as closed:
                self.codes.add(closed.rcvd.code if closed.rcvd else 0)
                if ask != self._sit:
                    self._persist(self._sit)
        raise AssertionError("sent away again and again")


def restart(one: Served) -> None:
    one.send(signal.SIGTERM)
    assert one._process.wait(PATIENCE) == 0
    one.begin()
    # Until the proxy knows that it is back.
    until(lambda: sockets(one))


def sockets(one: Served) -> float:
    """How many there are at a server; all of them come by the proxy."""
    try:
        text = httpx.get(f"{one.url}/metrics").text
    except httpx.HTTPError:
        return 0.0
    return float(re.findall(r"^rekje_connections (\S+)$", text, re.MULTILINE)[0])


def test_nobody_is_refused_while_a_server_is_restarted(behind: tuple[Site, list[Served], str], tmp_path: Path) -> None:
    site, served, address = behind
    stop = Event()
    with ThreadPoolExecutor(PLAYERS) as people:
        playing = [people.submit(Page(site).play, stop) for _ in range(PLAYERS)]
        try:
            restart(served[0])
        finally:
            stop.set()
        pages = [each.result(PATIENCE) for each in playing]
    assert set().union(*(page.codes for page in pages)) <= {1012}
    acknowledged = {table: passes for page in pages for table, passes in page.passes.items()}
    assert len(acknowledged) > PLAYERS
    stored = StoredTables(tmp_path, read_address(address))
    for table, passes in acknowledged.items():
        assert sum(type(event).__name__ == "Passed" for event in stored.events.load(table)) == passes
    stored.close()
