"""The chance of winning, from how a game between two stands: by how much the seat on turn leads, and how much of the
game is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

import msgspec

from rekje.games.paper import Paper
from rekje.games.registry import get_game
from rekje.model.state import State

LEAST_SPREAD = 1.0


class Chances(msgspec.Struct, frozen=True):
    """The model of one kind of game, fitted to games of computer players (`bench/chances.py`).

    What the seat on turn will still gain on the other is taken as normally distributed: ``ahead`` are the two numbers
    of its mean and ``spread`` those of its variance, each ``a + b × left``.
    """

    ahead: tuple[float, float]
    spread: tuple[float, float]

    def of(self, lead: float, left: float) -> float:
        """The chance of winning (a shared win is half a win) of the seat on turn, with this lead."""
        mean = lead + self.ahead[0] + self.ahead[1] * left
        return normal(mean / self.deviation(left))

    def deviation(self, left: float) -> float:
        """By how much the result may still differ from what is expected, a standard deviation, in points."""
        return sqrt(max(LEAST_SPREAD, self.spread[0] + self.spread[1] * left))


def normal(z: float) -> float:
    """The normal distribution function."""
    return (1 + erf(z / sqrt(2))) / 2


def left_of(state: State, mover: int) -> int | None:
    """How much of a game is left: in a race the places to go for the foremost, else the tiles that the seat on turn
    doesn't see. None where neither tells how long a game lasts."""
    if isinstance(state.own, Paper):
        return None
    goal = get_game(state.config.game).goal(state.config)
    if goal is not None:
        return max(0, goal - max(seat.score for seat in state.seats))
    return state.bag + sum(len(seat.rack) for i, seat in enumerate(state.seats) if i != mover)


def lead_of(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is before the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def chance_of_first(state: State, chances: Chances | None) -> float | None:
    """The chance of seat 0 in a game of two once a turn is over, the other seat being the next to play; what it came to
    once the game has ended. None where that isn't known."""
    if chances is None or len(state.seats) != 2:
        return None
    if state.outcome:
        winners = state.outcome.winners
        return 0.5 if len(winners) == 2 else float(winners == (0,))
    if state.turn is None:
        return None
    mover = 1 - state.turn.seat
    left = left_of(state, mover)
    if left is None:
        return None
    chance = chances.of(lead_of([seat.score for seat in state.seats], mover), left)
    return chance if mover == 0 else 1 - chance
