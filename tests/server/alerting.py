"""What tests of alerts need: a clock that they move, a push service, and a server that waits for nobody."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import pytest

from rekje.server.alerts import notifier
from rekje.storage.clock import SteadyClock
from tests.server.kit import GENEROUS
from tests.server.listening import PushService, push_service

QUICK = msgspec.structs.replace(GENEROUS, alert_wait=0.0, retries=(0.01, 0.01))
DAY = 86_400


class Hands:
    """A clock that a test moves forward."""

    def __init__(self) -> None:
        self.ahead = 0
        self.clock = SteadyClock(steady=lambda: time.monotonic_ns() + self.ahead)

    def forward(self, seconds: float) -> None:
        self.ahead += round(seconds * 1e9)


@pytest.fixture
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that looks often, because a test moves its clock."""
    monkeypatch.setattr(notifier, "LONGEST_SLEEP", 0.1)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def hands() -> Hands:
    return Hands()
