"""How many sockets a person, and an address, have open at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from rekje.model.problems import FormError


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
