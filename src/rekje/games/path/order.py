"""Which seat has the next turn, and when the game is over (L4, L17–L19)."""

from __future__ import annotations

import msgspec

from rekje.games.path.words import Paper, letters_held, paper_of
from rekje.model.events import TurnSkipped
from rekje.model.path.events import PassedOver
from rekje.model.state import State


class Coming(msgspec.Struct, frozen=True):
    """The seat that has the next turn (None if the game is over), and what happens to other seats ``before`` it."""

    seat: int | None
    before: tuple[PassedOver | TurnSkipped, ...] = ()


def coming(state: State) -> Coming:
    """Which seat has the next turn, if nobody knocks any more. Seats that must sit out (C2) are skipped. If there are
    no free letters, seats without letters are passed over (L18)."""
    assert state.turn is not None
    paper = paper_of(state)
    dry = len(dry_now(state) if paper.window or not state.turn.over else paper.dry)
    aside = paper.free or (paper.window and paper.window.owed)
    skips = [seat.skips for seat in state.seats]
    seat = next_in_order(state)
    before: list[PassedOver | TurnSkipped] = []
    while dry < len(state.active):
        if state.seats[seat].resigned:
            pass
        elif skips[seat]:
            skips[seat] -= 1
            before.append(TurnSkipped(seat))
        elif letters_held(state, seat) or aside:
            return Coming(seat, tuple(before))
        else:
            dry += 1
            before.append(PassedOver(seat))
        seat = (seat + 1) % len(state.seats)
    return Coming(None, tuple(before))


def next_in_order(state: State) -> int:
    """The next seat in order, whether or not it can act: after the first round the last successful knocker, otherwise
    the next one round the table (L4, L17)."""
    assert state.turn is not None
    paper = paper_of(state)
    after = last_knocker(state, paper) if paper.window else paper.after
    return (state.turn.seat + 1) % len(state.seats) if after is None else after


def last_knocker(state: State, paper: Paper) -> int | None:
    """The seat of the last successful knock, if it changes the order."""
    return paper.last_knocker if all(seat in paper.opened for seat in state.active) else None


def dry_now(state: State) -> tuple[int, ...]:
    """The seats of the last turns in a row without a new word, this turn included. Turns of the first round and of
    seats that have left don't count (L19)."""
    paper = paper_of(state)
    assert state.turn is not None
    if any(paper.words_of(act) for act in paper.acts):
        return ()
    counts = not paper.first_round and not state.seats[state.turn.seat].resigned
    return (*paper.dry, state.turn.seat) if counts else paper.dry


def solo_ends(state: State, ms: int) -> bool:
    """Whether the time that runs out at a moment is the time of a whole game played alone, not just the glass (L20)."""
    limit = solo_limit(state)
    return limit is not None and (ms >= limit or not state.option("glass"))


def solo_limit(state: State) -> int | None:
    """When the time of a game played alone runs out (ms); None if there is no such limit (L20)."""
    lasts = state.milliseconds("solo_time") if len(state.seats) == 1 else 0
    return paper_of(state).begun + lasts if lasts else None
