"""Settings for all tests: patience for busy machines, and a data folder of their own."""

from __future__ import annotations

import os
import tempfile

from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

# Nothing that a test starts may touch a user's own games.
os.environ["REKJE_DATA"] = tempfile.mkdtemp(prefix="rekje-tests-")
os.environ["REKJE_LANG"] = "en"
