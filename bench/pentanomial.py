"""Sequential tests over shuffles that are played from both sides.

A shuffle's score is the mean of its two games: 0, 1/4, 1/2, 3/4 or 1. The two games of a shuffle depend on each other,
different shuffles don't; so the test counts shuffles. It is the generalized sequential probability ratio test of the
mean score (GSPRT), as Fishtest has it for chess. For each of two means, the most likely distribution with that mean is
found: with the observed frequencies p_i of scores a_i it is p_i / (1 + x (a_i - mean)), x being such that the mean is
met (Michel Van den Bergh, hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf, proposition 1.1). The logarithm of
the ratio of both likelihoods is held against the bounds of Wald, "Sequential tests of statistical hypotheses" (1945).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, log10, sqrt
from typing import Literal, NamedTuple

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
UNSEEN = 1e-3
"""What a score counts that no shuffle has had, so that no likelihood is 0 (as in Fishtest)."""
Unit = Literal["elo", "points"]
Verdict = Literal["accepted", "rejected", "open"]


class Bounds(NamedTuple):
    """A sequential test: the mean scores of both hypotheses, and how often it errs: ``alpha``, if the lower one is
    true, and ``beta``, if the higher one is."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def least(self) -> float:
        """The logarithm of the likelihood ratio at which the lower hypothesis is taken."""
        return log(self.beta / (1 - self.alpha))

    @property
    def most(self) -> float:
        """That at which the higher one is taken."""
        return log((1 - self.beta) / self.alpha)

    def verdict(self, ratio: float) -> Verdict:
        """What the test says at a logarithm of the likelihood ratio: ``accepted`` is the higher hypothesis."""
        if ratio >= self.most:
            return "accepted"
        return "rejected" if ratio <= self.least else "open"


def score_of(value: float, unit: Unit) -> float:
    """The mean score of a player that is so much better: by Elo's scale, or by points of a hundred above fifty."""
    return 0.5 + value / 100 if unit == "points" else 1 / (1 + 10 ** (-value / 400))


def elo_of(score: float) -> float:
    """By how many points of Elo's scale a player with a mean score is better."""
    return -400 * log10(1 / score - 1)


def log_likelihood_ratio(counts: Sequence[int], bounds: Bounds) -> float:
    """The logarithm of the likelihood ratio of both hypotheses, for so many shuffles with each of the `SCORES`."""
    padded = [max(count, UNSEEN) for count in counts]
    total = sum(padded)
    shares = [count / total for count in padded]
    low, high = (_likeliest(shares, mean) for mean in (bounds.low, bounds.high))
    return total * sum(share * log(b / a) for share, a, b in zip(shares, low, high, strict=True))


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The most likely distribution with a mean, given the shares observed."""
    apart = [score - mean for score in SCORES]
    # The sum falls as x grows; between these two every share stays positive.
    least, most = -1 / apart[-1], -1 / apart[0]
    for _ in range(60):
        x = (least + most) / 2
        if sum(share * a / (1 + x * a) for share, a in zip(shares, apart, strict=True)) > 0:
            least = x
        else:
            most = x
    return [share / (1 + x * a) for share, a in zip(shares, apart, strict=True)]


class Counted(NamedTuple):
    """How shuffles went: how many had each of the `SCORES`."""

    counts: tuple[int, ...] = (0,) * len(SCORES)

    def with_shuffle(self, score: float) -> Counted:
        """One shuffle more. A score between two of the `SCORES` is an error."""
        place = SCORES.index(score)
        return Counted(tuple(count + (i == place) for i, count in enumerate(self.counts)))

    @property
    def shuffles(self) -> int:
        """How many there are."""
        return sum(self.counts)

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(count * score for count, score in zip(self.counts, SCORES, strict=True)) / max(1, self.shuffles)

    @property
    def interval(self) -> float:
        """Half of the interval in which the mean lies in 95 of 100 cases. It is that of a fixed number of shuffles:
        after a test that ended early the true mean is likely to be nearer to the middle of both hypotheses."""
        squares = sum(count * (score - self.mean) ** 2 for count, score in zip(self.counts, SCORES, strict=True))
        return 1.96 * sqrt(squares / max(1, self.shuffles - 1) / max(1, self.shuffles))
