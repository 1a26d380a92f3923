"""Store, then tell: whatever breaks between a command and its acknowledgement, nothing acknowledged is lost and nothing
is applied twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from rekje.model.events import PlayLaid
from rekje.server.live.table import Live
from rekje.server.socket.session import Session
from rekje.storage.database.events import DatabaseEvents
from rekje.storage.database.store import StoredTables
from tests.server.kit import PATIENCE, Browser, Json, Server, Wire, places, serving
from tests.server.test_protocol import a_play, own_seat, two
from tests.support import NO_CERTIFICATES, free_port


class Fault(Exception):
    """What a test breaks with."""


class Once:
    """Raises the first time that it is armed, and never again."""

    def __init__(self) -> None:
        self.armed = False

    def __call__(self) -> None:
        if self.armed:
            self.armed = False
            raise Fault


def failing(before: Callable[..., Any], once: Once) -> Callable[..., Any]:
    def broken(*arguments: Any, **more: Any) -> Any:
        once()
        return before(*arguments, **more)

    return broken


def failing_after(before: Callable[..., Any], once: Once) -> Callable[..., Any]:
    def broken(*arguments: Any, **more: Any) -> Any:
        result = before(*arguments, **more)
        if isinstance(result, Future):
            result.result()
        once()
        return result

    return broken


PLACES = {
    "before deciding": ("rekje.tables.room.decide", failing),
    "after deciding": ("rekje.tables.room.decide", failing_after),
    "before storing": (f"{DatabaseEvents.__module__}.DatabaseEvents.submit", failing),
    "while storing": ("rekje.storage.database.events.grow", failing),
    "after storing": (f"{DatabaseEvents.__module__}.DatabaseEvents.submit", failing_after),
    "while folding": ("rekje.server.live.table.newest", failing),
    "while telling": (f"{Live.__module__}.Live.events_for", failing),
    "before acknowledging": (f"{Session.__module__}.Ack", failing),
}


def by_hand(target: str) -> Any:
    module, _, name = target.rpartition(".")
    if module.rpartition(".")[2][0].isupper():
        module, _, owner = module.rpartition(".")
        return getattr(getattr(sys.modules[module], owner), name)
    return getattr(sys.modules[module], name)


def resend(wire: Wire, asked: Json) -> Json:
    """What a browser does: come back, and send what wasn't acknowledged, with its old name, until it is."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            again = wire.browser.sit(wire.table)
            answer = again.command(**asked)
        except (ConnectionClosed, OSError, httpx.HTTPError):
            time.sleep(0.05)
            continue
        if answer["type"] == "ack":
            return answer
    raise AssertionError("never acknowledged")


@pytest.mark.parametrize("place", PLACES)
def test_a_fault_at_any_step_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    once = Once()
    target, breaks = PLACES[place]
    monkeypatch.setattr(target, breaks(by_hand(target), once))
    with serving(tmp_path) as server:
        first, other = two(server)
        asked = {"id": "once", **a_play(first)}
        once.armed = True
        try:
            answer = first.command(**asked)
        except ConnectionClosed:
            answer = {"type": "closed"}
        assert not once.armed, "the fault was never met"
        if answer["type"] != "ack":
            answer = resend(first, asked)
        events = server.site.registry.database.events.load(first.table)
        assert sum(isinstance(event, PlayLaid) for event in events) == 1
        assert len(events) == answer["version"]
        # The table goes on: the other sees the play, and may move.
        there = other.browser.sit(first.table)
        assert there.view is not None
        assert there.view["version"] == answer["version"]
        assert there.command(do="pass", seat=own_seat(other))["type"] == "ack"


def test_a_table_that_cannot_be_stored_says_so_and_can_be_played_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        first, _ = two(server)
        with monkeypatch.context() as broken:
            broken.setattr("rekje.storage.database.events.grow", disk_full)
            first.put({"type": "command", "id": "kept", "command": a_play(first)})
            assert first.closed() == 1012
        assert resend(first, {"id": "kept", **a_play(first)})["type"] == "ack"


def disk_full(*arguments: Any, **more: Any) -> Any:
    raise OSError(28, "No space left on device")


def test_a_browser_that_goes_in_the_middle_of_a_command_leaves_a_whole_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = DatabaseEvents.submit

    def submit(self: DatabaseEvents, *arguments: Any, **more: Any) -> Any:
        time.sleep(0.2)
        return slow(self, *arguments, **more)

    monkeypatch.setattr(DatabaseEvents, "submit", submit)
    with serving(tmp_path) as server:
        first, other = two(server)
        first.put({"type": "command", "id": "last", "command": a_play(first)})
        first.socket.close_socket()
        view = other.until(lambda view: view["last"])
        assert server.live(first.table).version == view["version"]
        assert other.command(do="pass", seat=own_seat(other))["type"] == "ack"


def test_a_server_that_stops_keeps_everything_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, other = two(server)
        first.browser.ask("POST", f"/api/tables/{first.table}/chat", {"on": True})
        first.put({"type": "chat", "text": "Hello there"})
        other.wait("chat")
        played = first.command(id="before", **a_play(first))
        view = first.until_version(played["version"])
    with serving(tmp_path) as server:
        moved = {seat: moved_to(wire.browser, server) for seat, wire in ((0, first), (1, other))}
        again = moved[0].sit(first.table)
        assert again.view == view | {"clocks": []}
        assert again.snapshot["chat"][0]["text"] == "Hello there"
        assert again.command(id="before", **a_play(first)) == played
        assert moved[1].sit(first.table).command(do="pass", seat=own_seat(other))["type"] == "ack"


def moved_to(browser: Browser, server: Server) -> Browser:
    """The same cookies, at a server that runs elsewhere."""
    moved = Browser(server)
    moved.http.cookies = browser.http.cookies
    return moved


class Process:
    """`rekje serve` as people run it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        run = "import sys; from rekje.cli import main; main(sys.argv[1:])"
        options = ["--port", str(port), "--data", str(folder), "--pace", "0"]
        command = [sys.executable, "-c", run, "serve", *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz", verify=NO_CERTIFICATES).is_success:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("it never came up")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self, how: int) -> tuple[int, str]:
        self._process.send_signal(how)
        _, errors = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, errors


@pytest.fixture
def port() -> int:
    return free_port()


def my_turn(wire: Wire) -> None:
    wire.until(lambda view: "pass" in wire.awaited(0))


def test_a_server_killed_in_mid_game_loses_nothing_acknowledged(tmp_path: Path, port: int) -> None:
    acknowledged: list[tuple[str, int]] = []
    process = Process(tmp_path, port)
    browser = Browser(process)  # type: ignore[arg-type]
    made = browser.make("scrabble", "me", "novice", edition="en")
    wire = browser.sit(made["table"])
    for number in range(2):
        my_turn(wire)
        answer = wire.command(id=f"n{number}", do="pass", seat=0)
        assert answer["type"] == "ack"
        acknowledged.append((f"n{number}", answer["version"]))
        # Killed while the computer player thinks, or has just moved.
        code, _ = process.end(signal.SIGKILL)
        assert code == -signal.SIGKILL
        process = Process(tmp_path, port)
        wire = browser.sit(made["table"])
        for id, version in acknowledged:
            assert wire.command(id=id, do="pass", seat=0) == {"type": "ack", "id": id, "version": version}
    my_turn(wire)
    code, errors = process.end(signal.SIGTERM)
    assert code == 0
    lines = [json.loads(line) for line in errors.splitlines() if line]
    assert [line["event"] for line in lines] == ["started", "stopped"]
    events = StoredTables(tmp_path, places.database(tmp_path)).events.load(made["table"])
    passes = [event for event in events if getattr(event, "seat", None) == 0 and type(event).__name__ == "Passed"]
    assert len(passes) == 2


def test_the_log_names_no_token_no_name_and_no_tile(tmp_path: Path, port: int) -> None:
    process = Process(tmp_path, port)
    browser = Browser(process)  # type: ignore[arg-type]
    made = browser.make("scrabble", "me", "friend", edition="en")
    joiner = Browser(process)  # type: ignore[arg-type]
    joiner.join(made["links"][0]["url"], "Wilhelmina")
    wire = joiner.sit(made["table"])
    wire.put("nonsense")
    wire.wait("error")
    browser.ask("GET", "/api/no-such-page?token=abcdefgh", status=404)
    _, errors = process.end(signal.SIGTERM)
    secrets = [link["url"].partition("#")[2] for link in made["links"]]
    secrets += [*browser.http.cookies.values(), *joiner.http.cookies.values(), "Wilhelmina", "abcdefgh"]
    assert len(secrets) >= 6
    assert not [secret for secret in secrets if secret in errors]
    assert os.path.getmtime(tmp_path / "rekje.db") > 0
    database = (tmp_path / "rekje.db").read_bytes()
    assert not [secret for secret in secrets[:-2] if secret.encode() in database]
