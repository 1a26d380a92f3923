"""How much work one request may take. Work is counted, not timed, so that the same question always has the same
answer."""

from __future__ import annotations

from rekje.model.problems import FormError

MOST_WORK = 400_000
"""What one command or one preview may spend, whatever it searches for. Words that people lay take a tenth at most."""


class TooMuchWork(FormError):
    """A request asks for more than may be spent on it."""

    def __init__(self) -> None:
        super().__init__("turn-too-much")


class Work:
    """What is left to spend on one request. A unit is about a microsecond of search. Each search says what its steps
    cost, so that long words and large tables get no more time than short and small ones."""

    __slots__ = ("left", "most")

    def __init__(self, most: int = MOST_WORK) -> None:
        self.most = self.left = most

    @property
    def spent(self) -> int:
        """What has been spent so far."""
        return self.most - self.left

    @property
    def exhausted(self) -> bool:
        """Whether more was asked for than there was."""
        return self.left < 0

    def spend(self, cost: int) -> None:
        """Spend some more. Raises `TooMuchWork` where nothing is left."""
        self.left -= cost
        if self.left < 0:
            raise TooMuchWork
