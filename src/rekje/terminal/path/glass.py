"""The hourglass: the time left for a turn, for a knock, or in the window for knocks, as sand (L13, L14)."""

from __future__ import annotations

from rekje.games.path.words import paper_of
from rekje.model.state import State
from rekje.terminal.timing import Stopwatch, clock_text

WIDTH = 8
_SECOND = 1000


def glass_text(state: State, stopwatch: Stopwatch) -> str:
    """``▓▓▓▓▓░░░ 0:19``; empty if no time runs."""
    left = stopwatch.seconds_left(state)
    until = next((one.deadline for one in state.awaiting if one.deadline is not None), None)
    if left is None or until is None:
        return ""
    whole = max(1, until - time_began(state)) / _SECOND
    sand = max(0, min(WIDTH, round(WIDTH * left / whole)))
    return f"{'▓' * sand}{'░' * (WIDTH - sand)} {clock_text(max(0, int(left * _SECOND)))}"


def time_began(state: State) -> int:
    """The moment (ms) at which the time now running began."""
    window = paper_of(state).window
    if window:
        if window.owed:
            return min(debt.since for debt in window.owed)
        return window.floor_since if window.order else window.since
    return state.turn.ms if state.turn else 0
