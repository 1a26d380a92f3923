"""Acts weighed by playing on from them: repeatable, and between two by the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rekje.model.state import State
from rekje.players import get_player
from rekje.players.ports import SimulationEffort
from rekje.referee.view import view
from tests.players.kit import WatchedKnowledge, config_of, whole_game, words_of

EDITION = "scrabble/nl"


def seen(seats: int) -> tuple[WatchedKnowledge, State, int]:
    """The view of the seat on turn in the middle of a game."""
    config = config_of(EDITION, seats)
    steps = whole_game(config, [get_player("greedy")] * seats, seed=3)
    state = next(step.state for step in steps if step.state.bag < 40 and step.state.turn)
    assert state.turn
    return WatchedKnowledge(words_of(EDITION), config), view(state, state.turn.seat), state.turn.seat


def behind(state: State, seat: int, points: int) -> State:
    """The same view, the others having gained so much more."""
    return replace(
        state,
        seats=tuple(one if i == seat else replace(one, score=one.score + points) for i, one in enumerate(state.seats)),
    )


def gains(seats: int, points: int) -> Sequence[float]:
    knowledge, state, seat = seen(seats)
    acts = knowledge.rated(state, seat, None, 4)
    assert len(acts) > 1
    return knowledge.simulate(behind(state, seat, points), seat, None, acts, SimulationEffort(120), seed=1)


def test_the_same_view_and_seed_tell_the_same() -> None:
    assert gains(2, 0) == gains(2, 0)


@pytest.mark.parametrize(("seats", "counts"), [(2, True), (3, False)])
def test_how_the_game_stands_counts_between_two(seats: int, counts: bool) -> None:
    assert (gains(seats, 0) != gains(seats, 150)) == counts
