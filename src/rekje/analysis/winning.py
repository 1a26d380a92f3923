"""The chance of winning as it stands after a turn."""

from __future__ import annotations

from rekje.analysis.chances import Chances
from rekje.analysis.families import analysis_of
from rekje.model.state import State


def chance_of_first(state: State, chances: Chances | None) -> float | None:
    """The chance of seat 0 once a turn is over, the next seat being the next to play; what it came to once the game has
    ended. None where that isn't known."""
    if chances is None or len(state.seats) < 2:
        return None
    if state.outcome:
        winners = state.outcome.winners
        return (0 in winners) / len(winners)
    if state.turn is None:
        return None
    mover = (state.turn.seat + 1) % len(state.seats)
    left = analysis_of(state).left(state, mover)
    return None if left is None else chances.of_seat(0, [seat.score for seat in state.seats], left, mover)
