"""How much work one request may take. Work is counted, not timed, so that the same question always has the same
answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rekje.model.problems import FormError

MOST_WORK = 400_000
"""What one command or one preview may spend, whatever it searches for. Words that people lay take a tenth at most."""


class TooMuchWork(FormError):
    """A request asks for more than may be spent on it."""

    def __init__(self) -> None:
        super().__init__("turn-too-much")


class Work:
    """What is left to spend on one request. A unit is about a microsecond of search. Each search says what its steps
    cost, so that long words and large tables get no more time than short and small ones.

    ``reasons``: whether it is wanted to know why something can't be done, where that takes a search of its own."""

    __slots__ = ("left", "most", "reasons")

    def __init__(self, most: int = MOST_WORK) -> None:
        self.most = self.left = most
        self.reasons = True

    @property
    def spent(self) -> int:
        """What has been spent so far."""
        return self.most - self.left

    @property
    def exhausted(self) -> bool:
        """Whether more was asked for than there was."""
        return self.left < 0

    @contextmanager
    def half(self) -> Iterator[Work]:
        """Half of what is left, for something that may fail by itself. What is spent of it is spent."""
        some = Work(self.left // 2)
        try:
            yield some
        finally:
            self.left -= min(some.spent, some.most)

    def spend(self, cost: int) -> None:
        """Spend some more. Raises `TooMuchWork` where nothing is left."""
        self.left -= cost
        if self.left < 0:
            raise TooMuchWork
