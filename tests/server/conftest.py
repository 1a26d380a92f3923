"""One server for all tests of a file that don't stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rekje.server.work import scheduler
from tests.server.alerting import awake, hands, service  # noqa: F401
from tests.server.kit import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture(autouse=True)
def _often_swept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that a test moves forward doesn't wake what sleeps."""
    monkeypatch.setattr(scheduler, "SWEEP", 1.0)
