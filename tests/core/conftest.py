"""The English list of the golden positions, built once for all tests of the core."""

from __future__ import annotations

import pytest

from rekje import _core
from tests.core.reference import Reference
from tests.core.standard_en import golden_words, standard_facts


@pytest.fixture(scope="session")
def english() -> _core.WordGraph:
    """The word graph of the golden positions."""
    return _core.WordGraph.build(golden_words(), 26)


@pytest.fixture(scope="session")
def english_reference() -> Reference:
    """The plain reference on the same words and the standard board."""
    return Reference(golden_words(), standard_facts())
