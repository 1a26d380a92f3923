"""Databases of PostgreSQL for these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.clusters import Cluster, the_cluster
from tests.server.kit import Server, places, serving


@pytest.fixture
def cluster() -> Cluster:
    """A running PostgreSQL."""
    return the_cluster()


@pytest.fixture(scope="module", autouse=True)
def _servers_have_their_tables_there() -> Iterator[None]:
    the_cluster()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(places, "on_postgres", True)
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of a file that don't stop it."""
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running
