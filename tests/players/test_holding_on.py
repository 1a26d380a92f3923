"""The look ahead where nothing is drawn after a play, and tiles may be held."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from rekje.engine.crossword.knowledge import EngineKnowledge
from rekje.model.commands import Pass
from rekje.model.state import State
from rekje.players.base import open_commands
from rekje.players.crossword.expert import Expert
from rekje.players.ports import PlayedOn, Rated, SimulationEffort
from rekje.referee import view
from tests.players.kit import QUICK, WatchedKnowledge, config_of, whole_game, words_of

EDITION = "woordenspel/nl"


@cache
def turns(seats: int) -> list[tuple[EngineKnowledge, State, int]]:
    """The views of those on turn in a game, as long as there is something to buy and something to lay."""
    return list(found(seats))


def found(seats: int) -> Iterator[tuple[EngineKnowledge, State, int]]:
    """The same, one by one."""
    config = config_of(EDITION, seats)
    knowledge = WatchedKnowledge(words_of(EDITION), config)
    for step in whole_game(config, [QUICK["strong"]] * seats, seed=3):
        state = step.state
        if state.bag and state.turn and "play" in open_commands(state, state.turn.seat):
            seen = view(state, state.turn.seat)
            if knowledge.best(seen, state.turn.seat, None):
                yield knowledge, seen, state.turn.seat


def acts_of(knowledge: EngineKnowledge, seen: State, seat: int) -> list[Rated]:
    """Some plays, and to hold on to everything."""
    return [*knowledge.rated(seen, seat, None, 3), Rated(Pass(seat=seat), 0, 0.0, seen.seats[seat].rack)]


def test_what_gains_most_is_done_and_holding_on_may_be() -> None:
    expert = Expert(considered=3, searches=180)
    commands = [expert.choose(seen, seat, knowledge) for knowledge, seen, seat in turns(2)]
    assert Pass in map(type, commands)
    knowledge, seen, seat = turns(2)[4]
    assert expert.choose(seen, seat, knowledge) == commands[4]


def test_acts_are_told_apart_by_what_comes_after_them() -> None:
    knowledge, seen, seat = turns(2)[4]
    acts = acts_of(knowledge, seen, seat)
    found = [knowledge.simulate(seen, seat, None, acts, SimulationEffort(360), seed) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
    assert len(found[0]) == len(acts)
    assert all(one.gain is None or one.gain < 500 for one in found[0])


def test_all_acts_get_as_many_samples_where_they_are_to() -> None:
    knowledge, seen, seat = turns(2)[4]
    acts = acts_of(knowledge, seen, seat)
    found = knowledge.simulate(seen, seat, None, acts, SimulationEffort(4_000, even=True), 1)
    assert len({one.samples for one in found}) == 1
    assert found[0].doubt == 0
    assert all(one.gain is not None and 0 < one.doubt < 20 for one in found[1:])


@pytest.mark.parametrize("seats", [5, 6])
def test_with_many_seats_it_is_the_equity(seats: int) -> None:
    knowledge, seen, seat = turns(seats)[0]
    acts = acts_of(knowledge, seen, seat)
    found = knowledge.simulate(seen, seat, None, acts, SimulationEffort(360), 1)
    assert found == [PlayedOn(act.equity, act.equity) for act in acts]
