"""Why one way to use a turn is better than another: what differs between the two, in figures.

A judge compares (`rekje.analysis.judging.Judge.compare`); `rekje.drawing.review.why` makes a sentence of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Literal

import msgspec

TINY = 0.05
"""Equities are shown in tenths. A smaller difference counts as none."""
ERRORS = 2.0
"""A difference between means of deals counts if it is larger than this many standard errors."""

Feature = Literal[
    "score", "places", "result", "outlook", "ahead", "read", "read_most", "worth", "rest",
    "tiles", "back", "played_on", "reply", "reply_letters", "reply_words", "chance",
]  # fmt: skip
"""What may differ:

- ``score``: points scored now; ``places``: places that the own king goes now;
- ``worth``: what the tiles kept are worth; ``rest``: points of the tiles kept, which count against their player;
- ``result``: the change of the final lead under best play by both; ``outlook``: the same after the best answer found;
- ``ahead``: places ahead of the others once they have answered, the mean of the deals;
- ``read``: points of all new words that can be read; ``read_most``: the same, and the other way has at most so many;
- ``played_on``: points on the whole, corrected by what the game brought when it was played on;
- ``tiles``: tiles held after the turn; ``back``: places that other kings are put back;
- ``reply``: points of the next seat's best answer, the mean of the deals; ``reply_letters``: the letters of its longest
  word, the mean of the deals; ``reply_words``: points of the new words that it can then lay for;
- ``chance``: the chance of winning."""
Verdict = Literal["better", "even", "unclear", "worse"]

_LESS_IS_BETTER: frozenset[Feature] = frozenset({"rest", "reply", "reply_letters", "reply_words"})
_LEAST: dict[Feature, float] = {"worth": 0.1, "chance": 0.01}
"""Smaller differences can't be seen in the figures as they are shown. Of all other features it is 1."""


class Difference(msgspec.Struct, frozen=True, omit_defaults=True):
    """A feature in which two ways differ, for this way (``mine``) and for the ``other``. ``margin`` is how uncertain
    the difference is, if it is one of means of deals. ``kept`` are the tiles that each keeps, if both are known."""

    feature: Feature
    mine: float
    other: float
    margin: float = 0.0
    kept: tuple[str, str] | None = None

    @property
    def speaks_for(self) -> bool:
        """Whether it speaks for this way, and not for the other."""
        return (self.mine < self.other) == (self.feature in _LESS_IS_BETTER)


class Why(msgspec.Struct, frozen=True):
    """How one way to use a turn compares with another. ``gain`` is by how much it is better in the measure of the game,
    with the next seat's answer where that is known, ``margin`` how uncertain this is. ``verdict``: ``even`` if the gain
    isn't larger than the margin, ``unclear`` if the gain and the equity, by which turns are ranked, contradict each
    other."""

    verdict: Verdict
    gain: float
    margin: float
    differences: tuple[Difference, ...]


def difference(
    feature: Feature, mine: float | None, other: float | None, margin: float = 0.0, kept: tuple[str, str] | None = None
) -> Difference | None:
    """The difference in a feature; None if there is none that can be told, or if one of the two isn't known."""
    if mine is None or other is None:
        return None
    apart = abs(mine - other)
    if apart < _LEAST.get(feature, 1.0) or apart <= margin:
        return None
    return Difference(feature, mine, other, margin, kept)


def compared(equity: float, gain: float, margin: float, differences: Iterable[Difference | None]) -> Why:
    """The comparison: by the difference in ``equity``, by which turns are ranked, and by the ``gain``, which may count
    more. Nothing is called better or worse if no difference shows it."""
    told = tuple(one for one in differences if one)
    least = max(margin, TINY)
    verdict: Verdict = "even" if abs(gain) <= least else "unclear"
    if equity >= TINY and gain > least and any(one.speaks_for for one in told):
        verdict = "better"
    elif equity <= -TINY and gain < -least and not all(one.speaks_for for one in told):
        verdict = "worse"
    return Why(verdict, round(gain, 2), round(margin, 2), told)


class Means(msgspec.Struct, frozen=True):
    """The means of two ways over the same deals of the hidden tiles, and how uncertain their difference is."""

    mine: float
    other: float
    margin: float

    @property
    def gain(self) -> float:
        """The difference."""
        return self.mine - self.other


def means(mine: Sequence[float], other: Sequence[float]) -> Means:
    """The means over deals, deal by deal the same for both. Where a single one tells all, nothing is uncertain."""
    apart = [one - two for one, two in zip(mine, other, strict=True)]
    margin = ERRORS * stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 0.0
    return Means(round(fmean(mine), 2), round(fmean(other), 2), round(margin, 2))
