"""What a server measures of itself, in the form that Prometheus reads (``GET /metrics``). No metric names a person, a
table or a tile. Each process answers for itself alone; Prometheus tells processes apart by their addresses.

docs/metrics.md is made of these tables (`scripts/metrics_page.py`)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Literal

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

PREFIX = "rekje"
Stage = Literal["decide", "append", "publish"]
STAGES: tuple[Stage, ...] = ("decide", "append", "publish")
"""How a command is carried out: the referee decides it, its events are stored, and they are handed to the connections
of everybody at the table."""
CONTENT_TYPE = CONTENT_TYPE_LATEST

COUNTERS = {
    "commands": "commands of people that were carried out",
    "refusals": "commands of people that broke a rule",
    "computer_moves": "moves of computer players that this process made; those of `rekje work` aren't counted",
    "stale_thoughts": "thoughts of computer players that came too late for their table",
    "failures": "errors of the program; each is in the log",
    "tables_made": "tables made",
    "tables_failed": "tables set aside because they couldn't be used; each is in the log",
    "responses_2xx": "answers to requests: done",
    "responses_3xx": "answers to requests: the browser has it already",
    "responses_4xx": "answers to requests: refused, such as a page that there isn't",
    "responses_5xx": "answers to requests: failed on our side",
    "too_many_requests": "requests over a quota",
    "other_hosts": "requests under the name of another host",
    "other_sites": "requests by pages of another site",
    "pushes_sent": "alerts by web push that the push service took",
    "pushes_failed": "alerts by web push that weren't taken, after the last try",
    "pushes_gone": "devices forgotten because their push service no longer knows them",
    "pushes_dropped": "alerts by web push dropped because too many waited",
    "mails_sent": "mails that the mail server took",
    "mails_refused": "mails that the mail server refused",
    "mails_failed": "mails that weren't taken, after the last try",
    "mails_dropped": "mails dropped because too many waited",
}
"""Counters by name, to which Prometheus adds ``_total``, and what each counts."""
GAUGES = {
    "tables_in_memory": "tables in memory",
    "tables_set_aside": "tables that can't be used now",
    "connections": "sockets at tables",
    "open_connections": "connections of any kind",
    "most_connections": "connections that there may be",
    "pushes_waiting": "alerts by web push on their way or waiting",
    "mails_waiting": "mails on their way or waiting",
    "storage_writable": "1 if the last write was stored, else 0",
    "schema_newer": "1 if a newer Rekje has changed the database since this process started, else 0",
}
"""Gauges by name, and what each is."""
QUEUES = {
    "writer": "writes to the database",
    "reserved": "short work for moves and the database",
    "aside": "longer work: records, sheets, statistics, decisions that need a long search",
    "thinking": "turns of computer players, and reviews",
    "previews": "previews",
    "due": "tables at which something was due by itself when last looked for: a clock, a computer player's turn",
}
"""What waits for its turn, as the label ``queue`` of ``rekje_queue_length``."""
HISTOGRAMS = {
    "command_seconds": "from a command's arrival to its answer",
    "command_stage_seconds": "its parts: decide, append (store events), publish (hand them to all connections there)",
    "garbage_seconds": "Python's searches for lost objects, in which everything stands still",
}
"""Histograms by name, and what each measures."""
QUEUE_LENGTH = "queue_length"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""The upper bounds of the histograms, in seconds."""

# The moment at which each counter was made is of no use: a process makes all of them when it starts.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The metrics of one server. The ``registry`` collects them."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._counters = {name: Counter(f"{PREFIX}_{name}", told, registry=registry) for name, told in COUNTERS.items()}
        self._gauges = {name: Gauge(f"{PREFIX}_{name}", told, registry=registry) for name, told in GAUGES.items()}
        self._queues = Gauge(f"{PREFIX}_{QUEUE_LENGTH}", "what waits for its turn", ["queue"], registry=registry)
        self._command = self._histogram("command_seconds")
        stages = self._histogram("command_stage_seconds", "stage")
        self._stages = {stage: stages.labels(stage) for stage in STAGES}
        self._garbage = self._histogram("garbage_seconds")
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)

    def _histogram(self, name: str, *labels: str) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", HISTOGRAMS[name], labels, buckets=BUCKETS, registry=self.registry)

    def count(self, name: str, by: int = 1) -> None:
        """Count an event."""
        self._counters[name].inc(by)

    def gauge(self, name: str, ask: Callable[[], float]) -> None:
        """Ask for a gauge's value whenever the metrics are read."""
        self._gauges[name].set_function(ask)

    def queue(self, name: str, ask: Callable[[], float]) -> None:
        """Ask for a queue's length whenever the metrics are read."""
        assert name in QUEUES
        self._queues.labels(name).set_function(ask)

    def command(self) -> AbstractContextManager[object]:
        """Measure how long a command takes."""
        return self._command.time()

    def stage(self, stage: Stage) -> AbstractContextManager[object]:
        """Measure a part of that."""
        return self._stages[stage].time()

    def garbage(self) -> AbstractContextManager[object]:
        """Measure a search for lost objects."""
        return self._garbage.time()

    def text(self) -> bytes:
        """All metrics, a line for each sample."""
        return generate_latest(self.registry)
