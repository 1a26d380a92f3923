"""A few tries for each address in a while."""

from __future__ import annotations

import pytest

from rekje.server.limits import tries
from rekje.server.limits.tries import Tries


def test_an_address_has_so_many_tries_from_its_first_one_on() -> None:
    now = 0.0
    counted = Tries(2, 10.0, lambda: now)
    counted.count("a")
    now = 9.0
    assert counted.any_left("a")
    counted.count("a")
    assert (counted.any_left("a"), counted.any_left("b")) == (False, True)
    now = 10.0
    assert counted.any_left("a")


def test_of_too_many_addresses_the_first_ones_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tries, "MOST_COUNTED", 3)
    counted = Tries(1, 10.0, lambda: 0.0)
    for address in "abcd":
        counted.count(address)
    assert [counted.any_left(address) for address in "abcd"] == [True, False, False, False]
