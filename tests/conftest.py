"""Settings for all tests: patience for busy machines, and a data folder of their own."""

from __future__ import annotations

import os
import signal
import tempfile

from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Nothing that a test starts may touch a user's own games and settings.
os.environ["REKJE_DATA"] = tempfile.mkdtemp(prefix="rekje-tests-")
os.environ["REKJE_CONFIG"] = tempfile.mkdtemp(prefix="rekje-tests-")
os.environ["REKJE_LANG"] = "en"

# Whoever starts the tests in the background may have them ignore Ctrl-C; so would the games that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)
