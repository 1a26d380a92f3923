"""A proxy before two processes asks them by turns, without a thought of who asks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.clusters import address_of
from tests.postgres.processes import Proxy, Served, wait_for
from tests.server.kit import Browser, until
from tests.server.test_protocol import own_seat, two
from tests.support import free_port


class Site:
    """What browsers know of a site: where it is."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


@pytest.fixture
def processes(tmp_path: Path) -> Iterator[tuple[Proxy, list[Served]]]:
    port, address = free_port(), address_of(tmp_path)
    with ExitStack() as running:
        served = [Served(tmp_path / name, address, ("--public-url", f"http://127.0.0.1:{port}")) for name in ("a", "b")]
        for one in served:
            running.callback(one.end)
            one.wait()
        proxy = Proxy(tmp_path, port, served)
        running.callback(proxy.end)
        wait_for(proxy.url)
        yield proxy, served


def test_a_game_behind_a_proxy_that_asks_by_turns(processes: tuple[Proxy, list[Served]]) -> None:
    proxy, served = processes
    site = Site(proxy.port)
    first, other = two(site)  # type: ignore[arg-type]
    for number in range(2):
        mine, theirs = (first, other) if number % 2 == 0 else (other, first)
        answer = mine.command(id=f"n{number}", do="pass", seat=own_seat(mine))
        assert theirs.until_version(answer["version"])["version"] == answer["version"]
    browser = first.browser
    # Every other request goes to the other process.
    for on in (False, True, False):
        browser.ask("POST", f"/api/tables/{first.table}/chat", {"on": on}, 204)
        assert browser.ask("GET", "/api/tables")["tables"][0]["table"] == first.table
    code = browser.ask("POST", "/api/me/code", {"name": "Anna", "device": "Laptop"})["code"]
    phone = Browser(site)  # type: ignore[arg-type]
    for _ in range(2):
        assert phone.ask("POST", "/api/me/look", {"code": code})["name"] == "Anna"
    phone.ask("POST", "/api/me/devices", {"code": code, "device": "Phone"})
    for _ in range(2):
        assert phone.ask("GET", "/api/tables")["tables"][0]["table"] == first.table
    # One of them is killed: whoever was there goes on with the other.
    served[0].kill()
    again = until(lambda: browser.sit(first.table) if browser.http.get("/healthz").is_success else None)
    answer = again.command(id="n0", do="pass", seat=own_seat(first))
    assert answer["type"] == "ack"
    assert again.view["turn"]["seat"] == own_seat(first)
    assert again.command(id="n2", do="pass", seat=own_seat(first))["version"] > answer["version"]
