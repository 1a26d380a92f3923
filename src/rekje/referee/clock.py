"""Time as an input (C10): deadlines and overtime from moments in the events, never from a clock."""

from __future__ import annotations

from rekje.model.state import State

_MINUTE = 60_000
DAY = 86_400_000
"""A day in ms."""


def counts_days(clock: object) -> bool:
    """Whether a clock counts days for a turn."""
    return str(clock).startswith("days")


def _clock(state: State) -> tuple[str, str]:
    """The kind of clock and its times; not every game has that option."""
    kind, _, amount = str(state.config.options.get("clock", "none")).partition(":")
    return kind, amount


def time_of_turn(state: State) -> int | None:
    """How long a turn may take (ms), vacations apart: with a clock per turn or in days, else None."""
    kind, amount = _clock(state)
    return int(amount) * (1000 if kind == "turn" else DAY) * state.more_time if kind in ("turn", "days") else None


def deadline(state: State, seat: int, since: int | None = None) -> int | None:
    """When the turn of a seat, or what began at ``since``, runs out (ms since the start): with a clock per turn or in
    days, else None. Vacations since then put it off by just as long as they last (C13)."""
    length = time_of_turn(state)
    if since is None and state.turn:
        since = state.turn.ms
    if since is None or length is None:
        return None
    return since + length + time_off(state, seat, since)


def time_off(state: State, seat: int, since: int, until: int | None = None) -> int:
    """For how long (ms) a seat has vacation between two moments, or after the first (C13)."""
    spans = ((one.since, one.until if until is None else min(one.until, until)) for one in state.seats[seat].vacations)
    return sum(max(0, last - max(first, since)) for first, last in spans)


def allowance(state: State, seat: int) -> int | None:
    """The time on a seat's game clock so far, increments included (ms); None without a game clock."""
    kind, amount = _clock(state)
    if kind != "game":
        return None
    minutes, _, increment = amount.partition("+")
    return (int(minutes) * _MINUTE + int(increment or 0) * 1000 * state.seats[seat].turns) * state.more_time


def minutes_over(state: State, seat: int) -> int:
    """The begun minutes by which a seat has overrun its game clock: as told at the end, else by its turns' moments."""
    if state.minutes_over:
        return state.minutes_over[seat]
    allowed = allowance(state, seat)
    if allowed is None:
        return 0
    return max(0, -(-(state.seats[seat].used_ms - allowed) // _MINUTE))
