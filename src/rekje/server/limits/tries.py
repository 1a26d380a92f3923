"""A few tries for each address in a while, however many addresses there are."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

MOST_COUNTED = 50_000
"""The most addresses whose tries are counted. Beyond that those counted first are forgotten."""


class Tries:
    """An address has ``most`` tries within ``seconds`` of its first one. ``now`` tells the time in seconds."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._now = now
        self._counted: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def any_left(self, address: str) -> bool:
        """Whether an address may try once more."""
        self._clean()
        return self._counted.get(address, (0, 0.0))[0] < self._most

    def count(self, address: str) -> None:
        """Count a try of an address."""
        self._clean()
        tries, until = self._counted.get(address, (0, self._now() + self._seconds))
        self._counted[address] = tries + 1, until
        if len(self._counted) > MOST_COUNTED:
            self._counted.popitem(last=False)

    def _clean(self) -> None:
        """Forget what no longer counts. All last equally long, so that the first ones end first."""
        while self._counted and next(iter(self._counted.values()))[1] <= self._now():
            self._counted.popitem(last=False)
