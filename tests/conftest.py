"""Settings for all tests: patience for busy machines, and a data folder of their own."""

from __future__ import annotations

import os
import signal
import tempfile

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
