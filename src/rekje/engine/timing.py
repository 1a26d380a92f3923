"""How long a search takes for each of many questions."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import TypeVar

Asked = TypeVar("Asked")
Found = TypeVar("Found")


def timed(search: Callable[[Asked], Found], asked: Iterable[Asked]) -> tuple[list[Found], dict[str, int | float]]:
    """What the search returns for each question, and the milliseconds that a question takes: the median, what nine of
    ten are below, the slowest."""
    took: list[float] = []
    found: list[Found] = []
    for question in asked:
        start = time.perf_counter()
        found.append(search(question))
        took.append((time.perf_counter() - start) * 1000)
    took.sort()
    return found, {
        "median_ms": round(median(took), 2),
        "p90_ms": round(took[len(took) * 9 // 10], 2),
        "most_ms": round(took[-1], 2),
    }
