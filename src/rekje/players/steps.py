"""The steps of a game between computer players: a command, and what comes of it."""

from __future__ import annotations

import msgspec

from rekje.games.base import Facts
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.players.lost_turn import LostTurn
from rekje.referee import decide


class MatchStep(msgspec.Struct, frozen=True):
    """One command of a game (None for its beginning), the events it brought about, and the state after them; ``lost``:
    by that command its player lost its turn (C14)."""

    command: AnyCommand | None
    events: tuple[AnyEvent, ...]
    state: State
    lost: LostTurn | None = None


def carry_out(state: State, command: AnyCommand, facts: Facts) -> MatchStep:
    """A legal command at a table. Raises ValueError for one that isn't."""
    answer = decide(state, command, facts)
    if isinstance(answer, Refusal):
        raise ValueError(f"{command} was refused: {answer}")
    return MatchStep(command, answer.events, answer.state)
