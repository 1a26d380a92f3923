"""Acts weighed by playing on from them: repeatable, and between two by the chance of winning."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rekje.engine.crossword.knowledge import EngineKnowledge
from rekje.engine.crossword.native import NativeEngine
from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.base import Budget
from rekje.players.crossword.expert import Expert
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


def gains(seats: int, points: int) -> list[float | None]:
    knowledge, state, seat = seen(seats)
    acts = knowledge.rated(state, seat, None, 4)
    assert len(acts) > 1
    found = knowledge.simulate(behind(state, seat, points), seat, None, acts, SimulationEffort(120), seed=1)
    return [one.gain for one in found]


def test_the_same_view_and_seed_tell_the_same() -> None:
    assert gains(2, 0) == gains(2, 0)


@pytest.mark.parametrize(("seats", "counts"), [(2, True), (3, False)])
def test_how_the_game_stands_counts_between_two(seats: int, counts: bool) -> None:
    assert (gains(seats, 0) != gains(seats, 150)) == counts


def at_the_end(*racks: str, left: int | None = None) -> tuple[State, EngineKnowledge]:
    """KAT lies on the board, nothing is in the bag, and one of the others has perhaps left the game."""
    words = ["KAT", "KATN", "KATS", "SKATN"]
    setup = position(("8H", "KAT"), racks=list(racks), bag="")
    state = after(scrabble(setup=setup, seats=len(racks), edition="nl", options={"prove_end": False}))
    rules = get_game("scrabble")
    assert isinstance(rules, CrosswordGame)
    engine = NativeEngine(build_word_graph(state.letter_set, words), state.letter_set, rules.facts(state))
    knowledge = EngineKnowledge(lambda _: engine, lambda _: True, lambda *_: None, rater_of(EDITION))
    seats = tuple(replace(one, resigned=place == left) for place, one in enumerate(state.seats))
    return replace(state, seats=seats), knowledge


def word_of(name: str, state: State, knowledge: EngineKnowledge) -> str:
    command = get_player(name).of(get_game("scrabble")).choose(view(state, 0), 0, knowledge)  # type: ignore[attr-defined]
    assert isinstance(command, Play)
    return command.word


@pytest.mark.parametrize(
    ("racks", "left"),
    [(("SN", "CX", "QX"), None), (("SN", "CX", "QX", "AAB"), 3), (("SN", "AAB", "CX"), 1)],
    ids=["three", "four and one has left", "three and one has left"],
)
def test_among_three_the_last_turns_are_played_on_too(racks: tuple[str, ...], left: int | None) -> None:
    """S and N at once bring SKATN and the end. First KATN and then SKATN bring more, as nobody else can lay a tile."""
    state, knowledge = at_the_end(*racks, left=left)
    assert (word_of("greedy", state, knowledge), word_of("expert", state, knowledge)) == ("SKATN", "KATN")


def test_as_many_last_turns_are_weighed_as_the_budget_says() -> None:
    state, knowledge = at_the_end("SN", "CX", "QX")
    counts = [len(Expert().weigh(view(state, 0), 0, knowledge, Budget(plays=most), 1)) for most in (2, 30)]
    assert counts == [2, len(knowledge.plays(view(state, 0), 0, None))]
