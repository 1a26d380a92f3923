"""The time, as it passes: it goes on evenly, whatever happens to the system's clock meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_ns() -> int:
    """Time that only goes on, also while the machine sleeps, where the system can tell that."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Clock:
    """What the system's clock said when this was made, and what has passed since then. Nothing else in the server asks
    what time it is."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        """``wall`` and ``steady`` tell nanoseconds: since 1970, and since any moment."""
        self._steady = steady
        self._ahead = wall() - steady()

    def now_ms(self) -> int:
        """The time, in ms since 1970."""
        return (self._ahead + self._steady()) // 1_000_000
