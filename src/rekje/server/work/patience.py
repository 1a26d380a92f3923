"""How long to wait before something that failed is tried again."""

from __future__ import annotations

import time
from collections.abc import Callable


class Patience:
    """Waiting times by name: ``first`` after one failure, twice as long after each further one, at most ``longest``
    (s)."""

    def __init__(self, first: float, longest: float, now: Callable[[], float] = time.monotonic) -> None:
        self._first = first
        self._longest = longest
        self._now = now
        self._waits: dict[str, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._waits)

    def failed(self, name: str) -> bool:
        """Count a failure. Returns whether it was the first."""
        known = self._waits.get(name)
        wait = self._first if known is None else min(self._longest, 2 * known[0])
        self._waits[name] = wait, self._now() + wait
        return known is None

    def left(self, name: str) -> float:
        """The seconds until it is tried again; 0 if it may be tried at once."""
        return max(0.0, self._waits[name][1] - self._now()) if name in self._waits else 0.0

    def forget(self, name: str) -> bool:
        """Forget the failures of a name. Returns whether there were any."""
        return self._waits.pop(name, None) is not None
