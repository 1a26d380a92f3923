"""What a server says of itself to those who watch over it: metrics, log lines and traces. None of them names a tile, a
person or, but for the log, a table."""

from __future__ import annotations

import builtins
import io
import json
import logging
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError
from rekje.server import logs, telemetry
from rekje.server.metrics import COUNTERS, GAUGES, HISTOGRAMS, PREFIX, QUEUE_LENGTH, QUEUES, STAGES
from rekje.server.socket import session
from tests.server.kit import Browser, sample, serving, until
from tests.server.test_log_file import _loggers_as_they_were  # noqa: F401
from tests.server.test_protocol import a_play, own_seat, seat_on_turn
from tests.terminal.typed import PRIVATE, private_edition

CODE = "serve-telemetry-package"


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """The log with every line that there may be, and a game whose tiles stand in no other text."""
    edition = private_edition("scrabble")
    monkeypatch.setattr("rekje.server.seating.seating.builtin_edition", lambda game, name: edition)
    told = io.StringIO()
    logs.start_logging(stream=told, level=logging.DEBUG)
    return told


def test_metrics_and_log_tell_of_commands_but_not_what_they_were(
    tmp_path: Path, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        anna, bram = Browser(server), Browser(server)
        table = anna.make("scrabble", "me", "friend", edition="private", lexicon="any")["table"]
        bram.join(anna.ask("POST", f"/api/tables/{table}/invitation", {})["url"], "Bartholomeus")
        wires = [anna.sit(table), bram.sit(table)]
        first, other = wires if seat_on_turn(wires[0]) == 0 else wires[::-1]
        rack = first.view["seats"][own_seat(first)]["rack"] if first.view else []
        played = a_play(first)
        # Ids of another client may be anything.
        assert first.command(id=f"{rack[0]}-1", **{**played, "at": "1A"})["type"] == "refused"
        assert first.command(id="k2j9zab1-7", **played)["type"] == "ack"
        first.put({"type": "command", "id": rack[1], "command": {"do": rack[1]}})
        monkeypatch.setattr(session, "SLOW", 0.0)
        assert other.command(id="k2j9zab1-8", do="exchange", seat=own_seat(other), count=1)["type"] == "refused"
        text = anna.http.get("/metrics").text
        told = log.getvalue()
        for stage in STAGES:
            counted = sample(server, "rekje_command_stage_seconds_count", stage=stage)
            assert counted >= (3 if stage == "decide" else 1)
        assert sample(server, "rekje_command_seconds_count") == 3
        assert sample(server, "rekje_connections") == 2
        assert 2 <= sample(server, "rekje_open_connections") < sample(server, "rekje_most_connections")
        assert {sample(server, f"{PREFIX}_{QUEUE_LENGTH}", queue=queue) for queue in QUEUES} == {0}
        assert sample(server, "rekje_storage_writable") == 1
        secrets = [*rack, table, "me 0", "Bartholomeus", *anna.http.cookies.values()]
        assert not set(PRIVATE) & set(text)
        assert not [one for one in secrets if one in text]
    names = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    own = {f"{name}_total" for name in COUNTERS} | set(GAUGES) | set(HISTOGRAMS) | {QUEUE_LENGTH}
    assert names >= {f"{PREFIX}_{name}" for name in own} | {"process_cpu_seconds_total", "python_gc_collections_total"}
    assert not set(PRIVATE) & set(told)
    assert not [one for one in ("me 0", "Bartholomeus", *anna.http.cookies.values()) if one in told]
    lines = [json.loads(line) for line in told.splitlines()]
    done = [one for one in lines if one["event"] in ("command", "command-slow")]
    assert [one["event"] for one in done] == ["command", "command", "command-slow"]
    assert [one.get("command") for one in done] == [None, "k2j9zab1-7", "k2j9zab1-8"]
    assert {one["table"] for one in done} == {table}
    assert ["version" in one for one in done] == [False, True, False]


class Collector:
    """Somebody who collects traces."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        bodies = self.bodies

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                bodies.append(self.rfile.read(int(self.headers["content-length"])))
                self.send_response(200)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Taking)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    collector = Collector()
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
    yield collector
    collector.server.shutdown()
    collector.server.server_close()


def test_traces_have_routes_and_nothing_of_anybody(tmp_path: Path, collector: Collector) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)
        table = browser.make("scrabble", "me", "novice")["table"]
        browser.ask("GET", f"/api/tables/{table}/history?secret=Tom", status=200, headers={"user-agent": "Hidden"})
        browser.ask("GET", "/api/tables/nosuch-table/history", status=404)
        browser.sit(table).close()
    # The server sends the last ones when it stops.
    sent = b"".join(until(lambda: collector.bodies))
    assert b"rekje" in sent
    assert b"GET /api/tables/{name}/history" in sent
    for secret in (table, "Tom", "Hidden", "nosuch", "127.0.0", *browser.http.cookies.values()):
        assert secret.encode() not in sent, secret


def test_traces_that_nobody_could_send_are_a_sentence_and_those_that_nobody_asked_for_cost_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith("opentelemetry"):
            raise ModuleNotFoundError(name)
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    app = object()
    assert telemetry.Tracing().around(app) is app  # type: ignore[arg-type, comparison-overlap]
    monkeypatch.setenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "http://127.0.0.1:1")
    with pytest.raises(FormError) as raised:
        telemetry.Tracing()
    assert raised.value.code == CODE
    assert all("rekje[telemetry]" in say(CODE, language) for language in LANGUAGES)
