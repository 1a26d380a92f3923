"""The chance of winning after a turn."""

from __future__ import annotations

from rekje.analysis.chances import Chances
from rekje.analysis.families import analysis_of
from rekje.model.state import State


def chance_of_first(state: State, chances: Chances | None) -> float | None:
    """Seat 0's chance of winning after a turn, with the next seat to play; after the end of the game its share of the
    win. None if that isn't known."""
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
