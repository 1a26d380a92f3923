"""Vacation in a game with days for each turn (C13): a seat's clock stands still for some days, out of a stock."""

from __future__ import annotations

from rekje.model.commands import Vacation
from rekje.model.events import VacationTaken
from rekje.model.families import AnyCommand
from rekje.model.problems import Refusal
from rekje.model.state import Seat, State, TimeOff
from rekje.referee.clock import DAY, counts_days
from rekje.referee.turns import TimedDraft

_STAYS_AWAY = ("vacation", "time-up", "resign", "end")
"""Commands that don't end a vacation."""


def has_vacation(state: State) -> bool:
    """Whether players may take a vacation: where the clock counts days, and the table grants some."""
    return counts_days(state.config.options.get("clock")) and _granted(state) > 0


def days_left(state: State, seat: int) -> int:
    """The days of vacation that a seat can still take. A day that was begun has been taken."""
    return _granted(state) - days_taken(state.seats[seat])


def days_taken(seat: Seat) -> int:
    """The days of vacation that a seat has taken."""
    return sum(-(-(one.until - one.since) // DAY) for one in seat.vacations)


def is_away(state: State, seat: int, now: int) -> bool:
    """Whether a seat is on vacation at a moment (ms since the start), which is never before its last one began."""
    return any(now < one.until for one in state.seats[seat].vacations[-1:])


def vacations_after(state: State, event: VacationTaken) -> tuple[TimeOff, ...]:
    """A seat's vacations after it has taken one, or has come back from its last."""
    before = state.seats[event.seat].vacations
    if event.days:
        return (*before, TimeOff(event.ms, event.ms + event.days * DAY))
    return (*before[:-1], TimeOff(before[-1].since, max(before[-1].since, event.ms)))


def decide_vacation(draft: TimedDraft, command: Vacation) -> Refusal | None:
    """C13: a seat takes days that it has, once at a time, or comes back from them."""
    seat, left = command.seat, days_left(draft.state, command.seat)
    away = is_away(draft.state, seat, draft.now)
    if not command.days and not away:
        return Refusal("C13", "turn-no-vacation")
    if command.days and away:
        return Refusal("C13", "turn-on-vacation")
    if command.days > left:
        return Refusal("C13", "turn-vacation-short", {"days": command.days, "left": left})
    draft.emit(VacationTaken(seat, command.days, draft.now))
    return None


def come_back(draft: TimedDraft, command: AnyCommand) -> None:
    """C13: a vacation ends by the seat's own move, at a moment that was measured. A word chosen for an opening leaves
    it as it is, because a record tells the words of all seats in one move, at the moment of the last of them."""
    if command.kind in _STAYS_AWAY or command.joint or command.came is None:
        return
    if is_away(draft.state, command.seat, draft.now):
        draft.emit(VacationTaken(command.seat, 0, draft.now))


def _granted(state: State) -> int:
    # A table opened before there were vacations has none.
    return int(state.config.options.get("vacation") or 0)
