"""Settings for all tests: patience for busy machines, and a data folder of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Nothing that a test starts may touch a user's own games and settings.
os.environ["REKJE_DATA"] = tempfile.mkdtemp(prefix="rekje-tests-")
os.environ["REKJE_CONFIG"] = tempfile.mkdtemp(prefix="rekje-tests-")
os.environ["REKJE_LANG"] = "en"


# Whoever starts the tests in the background may have them ignore Ctrl-C; so would the games that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def _a_language_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that is told a language speaks it to the end of its process, which here is not the end of the test."""
    monkeypatch.setenv("REKJE_LANG", "en")


@pytest.fixture(autouse=True)
def _no_loop_of_others(request: pytest.FixtureRequest) -> Iterator[None]:
    """What drives browsers leaves its loop running in its process, where a later test then couldn't run its own."""
    kept = None if "playwright" in request.fixturenames else asyncio._get_running_loop()
    if kept:
        asyncio._set_running_loop(None)
    yield
    if kept:
        asyncio._set_running_loop(kept)


@pytest.fixture(autouse=True)
def _players_of_its_own() -> Iterator[None]:
    """The players of one's own are looked for once in a process, by the settings of whichever test comes first."""
    yield
    if found := sys.modules.get("rekje.own_players.found"):
        found._found = None  # type: ignore[attr-defined]
        found._typed = {}  # type: ignore[attr-defined]
