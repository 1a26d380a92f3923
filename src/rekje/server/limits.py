"""A token bucket: so much a second, and so much at once."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Full at first; `take` says whether there was something left."""

    __slots__ = ("_at", "_left", "_most", "_now", "_rate")

    def __init__(self, rate: tuple[float, float], now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._most = rate
        self._left = self._most
        self._now = now
        self._at = now()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
