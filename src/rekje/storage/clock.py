"""A clock that runs evenly, even if the system's clock is changed."""

from __future__ import annotations

import time
from collections.abc import Callable

BEHIND_MS = 60_000
"""A clock that is further behind the last stored change than this is wrong."""


def steady_ns() -> int:
    """A monotonic time in ns. It goes on while the machine sleeps, if the system can measure that."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class SteadyClock:
    """The system's time when this was made, plus the time passed since then. Nothing else in the server asks for the
    time."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = steady_ns) -> None:
        """``wall`` and ``steady`` tell nanoseconds: since 1970, and since any moment."""
        self._steady = steady
        self._ahead = wall() - steady()

    def now_ms(self) -> int:
        """The time, in ms since 1970."""
        return (self._ahead + self._steady()) // 1_000_000


def shown_time(ms: int) -> str:
    """A time (ms since 1970) to the minute, in this machine's time zone."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(ms / 1000))
