"""The chance of winning a race, from the places of all seats."""

from __future__ import annotations

from functools import cache
from math import exp

A_TURN = 12.3
"""What a turn brings on average, with a usual rack."""
SPREAD = 1.9
"""By how much turns differ from that (the standard deviation)."""
LEAST, MOST = 6, 19
"""A turn hardly ever gains less, or more."""


@cache
def shares() -> tuple[tuple[int, float], ...]:
    """What a turn may bring, and how often it does."""
    weights = {gain: exp(-(((gain - A_TURN) / SPREAD) ** 2) / 2) for gain in range(LEAST, MOST + 1)}
    total = sum(weights.values())
    return tuple((gain, weight / total) for gain, weight in weights.items())


@cache
def whole_odds(own: int, other: int) -> float:
    """`odds` for whole numbers."""
    if own <= 0:
        return 1.0
    if other <= 0:
        return 0.0
    return sum(share * (1 - whole_odds(other, own - gain)) for gain, share in shares())


def odds(own: float, other: float) -> float:
    """The chance that the seat on turn comes home before another seat, from the distances that both have to go."""
    own, other = max(0.0, own), max(0.0, other)
    i, j = int(own), int(other)
    x, y = own - i, other - j
    near = (1 - y) * whole_odds(i, j) + y * whole_odds(i, j + 1)
    return near if not x else (1 - x) * near + x * ((1 - y) * whole_odds(i + 1, j) + y * whole_odds(i + 1, j + 1))
