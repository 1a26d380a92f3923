"""What a table asks of a person who isn't looking at it, and when to remind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from rekje.model.state import State
from rekje.players.base import open_commands
from rekje.referee.clock import DAY, counts_days, time_of_turn
from rekje.server.live.table import Live
from rekje.tables.about import ANSWERS, PERSON, WATCHING

Kind = Literal["turn", "answer", "vote", "reminder", "joined", "begun", "over"]
LAST_QUARTER = 4
LONGEST_LEAD_MS = DAY


class Occasion(msgspec.Struct, frozen=True):
    """What a person is to be told of a table. Two with the same ``kind`` and ``key`` are the same. They are waited for
    until ``deadline`` (ms since 1970); None without a limit."""

    kind: Kind
    key: str = ""
    deadline: int | None = None

    @property
    def named(self) -> tuple[str, str]:
        """By what it is known."""
        return self.kind, self.key


def asked_of_all(live: Live) -> dict[bytes, Occasion | None]:
    """For everybody who holds a seat of a table or has made it: what they are to be told."""
    if live.kind == "kept":
        return {}
    people = {who for who, seat in live.attendance.holders if seat != WATCHING}
    people |= {who for who, _ in live.attendance.holders if who.hex() == live.about.host}
    return {who: asked_of(live, who) for who in people}


def asked_of(live: Live, who: bytes) -> Occasion | None:
    """What a person is to be told of a table; None if nothing."""
    mine = live.attendance.held(who) - {WATCHING}
    if (state := live.state) is None:
        others = live.attendance.taken - mine
        return Occasion("joined", f"joined {sorted(others)}") if others and who.hex() == live.about.host else None
    if not mine or live.kind == "kept":
        return None
    if state.outcome:
        return Occasion("over", "over")
    mine = frozenset(seat for seat in mine if state.seats[seat].player == PERSON)
    return _awaited(live, state, mine) or (Occasion("begun", "begun") if _first_turn(state) else None)


def _awaited(live: Live, state: State, mine: Iterable[int]) -> Occasion | None:
    number = state.turn.number if state.turn else 0
    for seat in sorted(mine):
        if commands := open_commands(state, seat):
            kind: Kind = "vote" if "vote" in commands else "answer" if commands & ANSWERS else "turn"
            ends = [one.deadline for one in state.awaiting if one.seat == seat and one.deadline is not None]
            return Occasion(kind, f"{kind} {number}", live.moment(min(ends)) if ends else None)
    return None


def _first_turn(state: State) -> bool:
    return state.turn is None or state.turn.number <= 1


def reminder_at(live: Live, asked: Occasion) -> int | None:
    """When to remind somebody who is waited for (ms since 1970): when a quarter of the time for a turn is left, and
    at most a day. None unless the clock counts days: shorter times are over before a reminder is read."""
    state = live.state
    length = time_of_turn(state) if state else None
    if state is None or asked.deadline is None or length is None:
        return None
    if not counts_days(state.config.options.get("clock")):
        return None
    return asked.deadline - min(LONGEST_LEAD_MS, length // LAST_QUARTER)
