"""Acts weighed by playing on from them: repeatable, and between two by the chance of winning."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rekje.engine.crossword.knowledge import EngineKnowledge
from rekje.engine.crossword.native import NativeEngine
from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.ports import SimulationEffort
from rekje.referee.view import view
from tests.games.positions import position
from tests.players.kit import WatchedKnowledge, config_of, rater_of, whole_game, words_of
from tests.support import after, build_word_graph, scrabble

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


def test_among_three_the_last_turns_are_played_on_too() -> None:
    """S and N at once bring SKATN and the end. First KATN and then SKATN bring more, as nobody else can lay a tile."""
    words = ["KAT", "KATN", "KATS", "SKATN"]
    setup = position(("8H", "KAT"), racks=["SN", "CX", "QX"], bag="")
    state = after(scrabble(setup=setup, seats=3, edition="nl", options={"prove_end": False}))
    rules = get_game("scrabble")
    assert isinstance(rules, CrosswordGame)
    engine = NativeEngine(build_word_graph(state.letter_set, words), state.letter_set, rules.facts(state))
    knowledge = EngineKnowledge(lambda _: engine, lambda _: True, lambda *_: None, rater_of(EDITION))
    chosen = {name: get_player(name).of(rules).choose(view(state, 0), 0, knowledge) for name in ("greedy", "expert")}
    assert {name: command.word for name, command in chosen.items() if isinstance(command, Play)} == {
        "greedy": "SKATN",
        "expert": "KATN",
    }
