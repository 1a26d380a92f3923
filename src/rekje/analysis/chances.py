"""The chance of winning, estimated from the lead and from how much of the game is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, prod, sqrt

import msgspec

from rekje.games.registry import get_game
from rekje.model.state import State

LEAST_SPREAD = 1.0
STEPS = tuple(step / 8 for step in range(-40, 41))
"""Deviations from the mean gain, in standard deviations, over the range that matters."""


class Chances(msgspec.Struct, frozen=True):
    """The model of one kind of game, fitted to games of computer players (`bench/chances.py`).

    The further gain of the seat on turn over the other is assumed to be normally distributed. ``ahead`` are the two
    coefficients of its mean and ``spread`` those of its variance, each ``a + b × left``."""

    ahead: tuple[float, float]
    spread: tuple[float, float]

    def of(self, lead: float, left: float) -> float:
        """The chance of winning (a shared win is half a win) of the seat on turn, with this lead."""
        mean = lead + self.ahead[0] + self.ahead[1] * left
        return normal(mean / self.deviation(left))

    def of_seat(self, seat: int, scores: Sequence[float], left: float, mover: int) -> float:
        """The chance of a seat among any number of seats, with ``mover`` on turn.

        The model is fitted to games of two seats. With more seats, the gains of the seats are assumed to be
        independent, each with the variance of a game of two. The later a seat's next turn, the smaller its expected
        gain."""
        if len(scores) == 2:
            lead = lead_of(scores, mover)
            return self.of(lead, left) if seat == mover else 1 - self.of(lead, left)
        one = self.deviation(left) / sqrt(2)
        late = 2 * (self.ahead[0] + self.ahead[1] * left) / len(scores)
        means = [score - late * ((i - mover) % len(scores)) for i, score in enumerate(scores)]
        others = [(means[seat] - mean) / one for i, mean in enumerate(means) if i != seat]
        weights = [(exp(-z * z / 2), prod(normal(z + ahead) for ahead in others)) for z in STEPS]
        return sum(weight * won for weight, won in weights) / sum(weight for weight, _ in weights)

    def deviation(self, left: float) -> float:
        """The standard deviation of the result from its expected value, in points."""
        return sqrt(max(LEAST_SPREAD, self.spread[0] + self.spread[1] * left))


def normal(z: float) -> float:
    """The normal distribution function."""
    return (1 + erf(z / sqrt(2))) / 2


def left_of(state: State, mover: int) -> float | None:
    """How much of a game is left, scaled to a game of two. In a race these are the places that the leader still has to
    go; otherwise the tiles that the seat on turn doesn't see. None if there is no other seat."""
    seats = len(state.seats)
    if seats < 2:
        return None
    goal = get_game(state.config.game).goal(state.config)
    if goal is not None:
        return max(0, goal - max(seat.score for seat in state.seats))
    return as_of_two(state.bag + sum(len(seat.rack) for i, seat in enumerate(state.seats) if i != mover), seats)


def as_of_two(tiles: int, seats: int) -> float:
    """The tiles left in a game of ``seats`` seats, scaled to a game of two in which each seat has as many turns
    left."""
    return 2 * tiles / seats


def lead_of(scores: Sequence[float], seat: int) -> float:
    """The lead of a seat over the best other seat."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
