"""How a search of the core is cut short: after a number of steps, or by a flag that is set when time is up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rekje import _core

NO_LIMIT = 2**63 - 1
"""More steps than any search takes."""


@contextmanager
def stop_after(seconds: float | None) -> Iterator[_core.Stop]:
    """A flag for a search, set after so many seconds (never if None)."""
    stop = _core.Stop()
    if seconds is None:
        yield stop
        return
    timer = Timer(seconds, stop.set)
    timer.daemon = True
    timer.start()
    try:
        yield stop
    finally:
        timer.cancel()
