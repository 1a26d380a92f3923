"""What a server does on SIGTERM: it takes nobody any more, tells everybody to come back, and is gone soon, whatever
hangs."""

from __future__ import annotations

import json
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rekje.server import readiness
from tests.server.kit import GENEROUS, Browser, serving, until
from tests.server.test_faults import Process, moved_to, places, port  # noqa: F401
from tests.support import PATIENCE


def begin(process: Any, *seats: str) -> tuple[Browser, str]:
    browser = Browser(process)
    return browser, str(browser.make("scrabble", *seats, edition="en")["table"])


def events_of(log: str) -> list[str]:
    return [json.loads(line)["event"] for line in log.splitlines()]


@pytest.mark.skipif(places.on_postgres, reason="The file of the data folder is what hangs here.")
def test_it_leaves_although_the_disk_hangs_and_a_computer_player_thinks(tmp_path: Path, port: int) -> None:  # noqa: F811
    process = Process(tmp_path, port)
    browser, table = begin(process, "me", "here")
    _, thinking = begin(process, "expert", "expert")
    wire = browser.sit(table)
    seat = wire.view["turn"]["seat"] if wire.view else 0
    assert wire.command(id="kept", do="pass", seat=seat)["type"] == "ack"
    version = wire.view["version"] if wire.view else 0
    locker = sqlite3.connect(tmp_path / "rekje.db", isolation_level=None)
    # The server waits ten seconds for it.
    locker.execute("BEGIN IMMEDIATE")
    wire.put({"type": "command", "id": "lost", "command": {"do": "pass", "seat": 1 - seat}})
    code, log = process.end(signal.SIGTERM)
    assert code == 0
    assert (events_of(log)[0], events_of(log)[-1]) == ("started", "stopped-late")
    assert wire.closed() == 1012
    locker.execute("ROLLBACK")
    locker.close()
    # Another takes over, and browsers go on where they were.
    with serving(tmp_path) as server:
        wire = moved_to(browser, server).sit(table, version=version)
        for id, player in (("kept", seat), ("lost", 1 - seat)):
            assert wire.command(id=id, do="pass", seat=player)["type"] == "ack"
        until(lambda: server.live(thinking).version > 1)


def test_who_waits_for_news_of_the_lobby_is_answered(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(GENEROUS, lobby_wait=600.0)) as server, ThreadPoolExecutor(1) as other:
        browser = Browser(server)
        browser.make("scrabble", "me", "novice")
        mark = browser.ask("GET", "/api/lobby")["mark"]
        waiting = other.submit(browser.http.get, f"/api/lobby?since={mark}")
        until(lambda: server.site.lobby.presence._looking)
        server.stop()
        assert waiting.result(PATIENCE).json()["mark"] == mark


def test_who_sends_people_here_is_told_before_it_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "NOTICE", 3.0)
    with serving(tmp_path) as server, ThreadPoolExecutor(1) as other:
        browser = Browser(server)
        table = browser.make("scrabble", "me", "novice")["table"]
        assert browser.ask("GET", "/readyz") == {"ok": True}
        stopping = other.submit(server.stop)
        until(lambda: browser.http.get("/readyz").status_code == 503)
        assert browser.ask("GET", "/readyz", status=503)["code"] == "serve-leaving"
        # Until then it goes on as before.
        assert browser.ask("GET", "/api/games", status=200)
        assert browser.sit(table).closed() == 1012
        stopping.result(PATIENCE)
