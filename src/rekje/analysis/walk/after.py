"""What two ways to use a turn of a race lead to: where the kings stand, the tiles held, the next seat's answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.analysis.reasons import Difference, difference, means
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.ports import Knowledge
from rekje.players.steps import carry_out
from rekje.players.walk.simulation import Imagined, best_reply, next_to_play

Deal = tuple[State, Imagined]
"""A table with all hidden tiles dealt, and the facts of it."""


def differences_after(
    deals: Sequence[Deal], seat: int, knowledge: Knowledge, mine: AnyCommand, other: AnyCommand
) -> Iterator[Difference | None]:
    """What differs right after two commands of a seat, and in the next seat's answers."""
    before = deals[0][0]
    ours, theirs = ([carry_out(table, act, facts).state for table, facts in deals] for act in (mine, other))
    yield difference("places", _gone(before, ours[0], seat), _gone(before, theirs[0], seat))
    yield difference("back", _put_back(before, ours[0], seat), _put_back(before, theirs[0], seat))
    if all(next_to_play(state) is not None for state in (*ours, *theirs)):
        found = means(*([_answer(state, knowledge) for state in states] for states in (ours, theirs)))
        yield difference("reply_letters", found.mine, found.other, found.margin)
    yield difference("tiles", len(ours[0].seats[seat].rack), len(theirs[0].seats[seat].rack))


def _answer(state: State, knowledge: Knowledge) -> int:
    """The letters of the next seat's longest word; 0 if it has none, or after the end."""
    mover = next_to_play(state)
    return 0 if mover is None else best_reply(state, mover, knowledge)[1]


def _gone(before: State, after: State, seat: int) -> int:
    """The places that a seat's king has gone."""
    return after.seats[seat].score - before.seats[seat].score


def _put_back(before: State, after: State, seat: int) -> int:
    """The places that the kings of the others were put back."""
    return sum(max(0, -_gone(before, after, other)) for other in range(len(before.seats)) if other != seat)
