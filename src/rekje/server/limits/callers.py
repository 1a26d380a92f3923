"""Who calls, and how many sockets a person, and an address, have open at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.types import Scope

from rekje.model.problems import FormError

DEVICE = "rekje.device"
WHO = "rekje.who"
"""The keys of a request's scope under which the guard puts the hash of its cookie, and the person whose it is; both
empty without a cookie."""


def device_of(scope: Scope) -> bytes:
    """The device that calls, by the hash of its cookie."""
    device = scope.get(DEVICE)
    return device if isinstance(device, bytes) else b""


def who_of(scope: Scope) -> bytes:
    """The person whose device calls."""
    who = scope.get(WHO)
    return who if isinstance(who, bytes) else b""


class Callers:
    """Open sockets, counted by person and by address."""

    def __init__(self, *, most_a_person: int, most_an_address: int) -> None:
        self._most = {"person": most_a_person, "address": most_an_address}
        self._open: Counter[tuple[str, str | bytes]] = Counter()

    @contextmanager
    def one_more(self, *, person: bytes, address: str) -> Iterator[None]:
        """Count a socket within the context. Raises `FormError` if the person or the address has too many."""
        whose: list[tuple[str, str | bytes]] = [("person", person), ("address", address)]
        for kind, key in whose:
            if self._open.get((kind, key), 0) >= self._most[kind]:
                raise FormError("serve-many-sockets", most=self._most[kind])
        self._open.update(whose)
        try:
            yield
        finally:
            self._open.subtract(whose)
            for one in whose:
                if self._open[one] <= 0:
                    del self._open[one]
