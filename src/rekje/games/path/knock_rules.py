"""When one may knock, and which dice a record may tell (L14–L16)."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.games.base import DIE, Draft
from rekje.games.path.words import KnockWindow
from rekje.model.path.commands import Knock
from rekje.model.path.events import DiceThrown
from rekje.model.problems import Flaw
from rekje.model.seats import by_seat
from rekje.model.state import State

SAME_MOMENT = 300
"""Knocks within so many ms of the first count as made at the same moment (L15)."""

GRANTED_MOMENT = 2000
"""Each time that a table grants its time once more adds so many ms, since players who listen know later than others."""


def same_moment(state: State) -> int:
    """For how many ms after the first knock other knocks count as made at the same moment (L15)."""
    return SAME_MOMENT if state.more_time == 1 else GRANTED_MOMENT * (state.more_time - 1)


def why_no_knock(state: State, window: KnockWindow | None, seat: int) -> Flaw | None:
    """Why a seat can't knock now, or None if it can. It can't if the turn isn't over, if the turn was its own and
    nobody else has knocked (L14), if it couldn't pay for its last knock (L16), or if others threw higher (L15)."""
    if window is None:
        return Flaw("paper-knock-turn")
    if window.order:
        first = window.order[0]
        return None if seat == first else Flaw("paper-dice-order", {"name": state.seats[first].name})
    if seat in window.barred:
        return Flaw("paper-knock-barred")
    assert state.turn is not None
    if seat == state.turn.seat and all(other == seat for other in window.knocked):
        return Flaw("paper-knock-after")
    return None


def dice_flaw(draft: Draft, window: KnockWindow, command: Knock) -> Flaw | None:
    """What is wrong with the dice that a knock tells. They must be possible, no two may be alike, and the seats must be
    allowed to knock. The seat with the highest comes first; the others may tell the same dice again."""
    told = told_by(draft, command)
    if window.order:
        return None if told == window.thrown else Flaw("paper-dice-other")
    if window.bids or command.seat not in told or len(told) < 2:
        return Flaw("paper-dice-now")
    if not all(1 <= n <= DIE for n in told.values()) or len(set(told.values())) < len(told):
        return Flaw("paper-dice-throws")
    order = order_of(draft.state, told)
    if command.seat != order[0]:
        return Flaw("paper-dice-order", {"name": draft.state.seats[order[0]].name})
    if flaw := next(filter(None, (why_no_knock(draft.state, window, seat) for seat in order)), None):
        return flaw
    thrown = draft.facts.throw(draft.state, tuple(told))
    return Flaw("paper-dice-other") if thrown is not None and thrown[0][-1] != told else None


def told_dice(draft: Draft, command: Knock) -> DiceThrown:
    """The throw that a record tells. It is the last round of dice, or all rounds if the proof of the shuffle has
    them."""
    told = told_by(draft, command)
    rounds, cursor = draft.facts.throw(draft.state, tuple(told)) or ((told,), draft.state.cursor)
    return DiceThrown(rounds, order_of(draft.state, told), cursor)


def told_by(draft: Draft, command: Knock) -> dict[int, int]:
    """The dice of a knock, by seat."""
    dice = by_seat(command.dice or {}, len(draft.state.seats))
    return {seat: side for seat, side in enumerate(dice) if side is not None}


def order_of(state: State, throws: Mapping[int, int]) -> tuple[int, ...]:
    """The seats still in the game by their throws, the highest first."""
    return tuple(sorted(set(throws) & set(state.active), key=lambda seat: -throws[seat]))
