"""One server for all tests of a file that don't stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.alerting import awake, hands, service  # noqa: F401
from tests.server.kit import Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running
