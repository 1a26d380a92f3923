"""One table a floor: what each family of games is on that floor, made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class ByFamily(Generic[T]):
    """The parts of a floor by the key of a family (`rekje.games.base.GameDefinition.family`).

    Each keyword names a family; its function makes the part. It is called once, when the part is first asked for, so
    that a floor's table imports no family before it is needed.
    """

    def __init__(self, **make: Callable[[], T]) -> None:
        self._make = make
        self._made: dict[str, T] = {}

    def __getitem__(self, family: str) -> T:
        """The part of a family. Raises KeyError for a family that the floor doesn't have."""
        if family not in self._made:
            self._made[family] = self._make[family]()
        return self._made[family]

    def __iter__(self) -> Iterator[str]:
        """The families, in the order in which they were named."""
        return iter(self._make)

    @contextmanager
    def added(self, family: str, make: Callable[[], T]) -> Iterator[None]:
        """Within the context the floor has one more family. For tests."""
        self._make[family] = make
        try:
            yield
        finally:
            del self._make[family]
            self._made.pop(family, None)
