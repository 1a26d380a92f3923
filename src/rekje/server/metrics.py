"""Counters, as text that monitoring understands. They name nobody and no table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class Metrics:
    """Counters, and gauges that are read on each request for them."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, by: int = 1) -> None:
        """Count an event."""
        self.counts[name] += by

    def text(self) -> str:
        """All numbers, a line each."""
        counts = (f"# TYPE rekje_{name}_total counter\nrekje_{name}_total {n}\n" for name, n in self.counts.items())
        gauges = (f"# TYPE rekje_{name} gauge\nrekje_{name} {ask():g}\n" for name, ask in self.gauges.items())
        return "".join([*counts, *gauges])
