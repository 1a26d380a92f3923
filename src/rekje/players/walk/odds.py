"""The chance of winning a race, from the places of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import zip_longest
from math import exp

A_TURN = 10.9
"""What a turn brings on average, with a usual rack, where nobody says."""
SPREAD = 0.18
"""By how much turns differ from that, as a share of it (the standard deviation)."""
LESS, MORE = 6, 7
"""A turn hardly ever gains by so much less, or more."""


@cache
def shares(turn: float = A_TURN) -> tuple[tuple[int, float], ...]:
    """What a turn may bring, and how often it does, if it brings so much on average."""
    gains = range(max(1, round(turn) - LESS), round(turn) + MORE + 1)
    weights = {gain: exp(-(((gain / turn - 1) / SPREAD) ** 2) / 2) for gain in gains}
    total = sum(weights.values())
    return tuple((gain, weight / total) for gain, weight in weights.items())


@cache
def still_out(left: int, turn: float) -> tuple[float, ...]:
    """The chances that a seat with so far to go isn't home after 0, 1, 2 … turns, as long as there are any."""
    if left <= 0:
        return ()
    later = [(share, still_out(left - gain, turn)) for gain, share in shares(turn)]
    turns = max(len(out) for _, out in later)
    return (1.0, *(sum(share * out[after] for share, out in later if after < len(out)) for after in range(turns)))


@lru_cache(maxsize=4096)
def still_out_between(left: float, turn: float) -> tuple[float, ...]:
    """The same for distances between whole ones, and before the race, when nobody is home."""
    whole, part = int(left), left - int(left)
    near, far = still_out(whole, turn), still_out(whole + 1, turn)
    return (1.0, *((1 - part) * one + part * other for one, other in zip_longest(near, far, fillvalue=0.0)))


def odds(lefts: Sequence[float], seat: int, turn: float = A_TURN) -> float:
    """The chance that a seat comes home first, from the distances that all seats have to go, in the order of their
    turns, and from what a turn brings. The seats are taken to go their ways independently of each other."""
    outs = [still_out_between(max(0.0, left), turn) for left in lefts]
    chances = [out - later for out, later in zip(outs[seat], (*outs[seat][1:], 0.0), strict=True)]
    for other, out in enumerate(outs):
        if other != seat:
            # The seats before it have had the same turn already.
            still = out[1:] if other < seat else out
            chances = [chance * share for chance, share in zip(chances, still, strict=False)]
    # Rounding may add up to a little more, or less.
    return min(1.0, max(0.0, sum(chances)))
