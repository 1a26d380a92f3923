"""Every registered player, in every edition, under every judging: legal to the end, the same twice, from views only."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import all_editions
from rekje.games.registry import GAMES
from rekje.model.events import Answered, Challenged, PlayLaid, PlayTakenBack
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.players import PLAYERS, Player
from rekje.players.base import Budget
from rekje.players.match import think
from rekje.players.registry import NAMES
from rekje.players.steps import MatchStep
from rekje.referee import decide, replay
from rekje.referee.view import view
from rekje.tables.facts import LiveFacts
from tests.players.kit import (
    JUDGINGS,
    LEVELS,
    QUICK,
    NoSearch,
    WatchedKnowledge,
    config_of,
    judged,
    state_after,
    whole_game,
    words_of,
)

CROSSWORDS = [name for name, game in GAMES.items() if isinstance(game, CrosswordGame)]
"""The games of crossing words; for the others see test_walking.py."""
EDITIONS = [f"{game}/{name}" for game, name in all_editions() if game in CROSSWORDS]
RUNGS = ["level-1", "level-4", "greedy"]
"""Some of the players, from the weakest to the strongest."""
STANDARD = [f"{game}/en" for game in CROSSWORDS]
"""One edition of each of them."""


@pytest.mark.parametrize(("edition", "judging"), dict.fromkeys([*product(STANDARD, JUDGINGS), *judged(EDITIONS)]))
@pytest.mark.parametrize("name", NAMES)
def test_plays_whole_games_to_the_end(name: str, edition: str, judging: str) -> None:
    seats = 2 + EDITIONS.index(edition) % 3
    config = config_of(edition, seats, judging=judging, challenge_penalty="turn")
    steps = whole_game(config, [QUICK[name]] * seats, seed=5)
    last = steps[-1].state
    assert last.outcome is not None
    assert len(last.board) > 20
    assert replay(event for step in steps for event in step.events) == last


@pytest.mark.parametrize("edition", STANDARD)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_view_gives_the_same_command(name: str, edition: str) -> None:
    config = config_of(edition, 2)
    once, again = (whole_game(config, [QUICK[name]] * 2, seed=9) for _ in range(2))
    assert [step.command for step in once] == [step.command for step in again]


@pytest.mark.parametrize("edition", STANDARD)
@pytest.mark.parametrize("name", NAMES)
def test_never_lays_an_offensive_word(name: str, edition: str) -> None:
    words = words_of(edition)
    for seed in (1, 2):
        steps = whole_game(config_of(edition, 2), [QUICK[name]] * 2, seed)
        laid = [word.word for event in events_of(steps) if isinstance(event, PlayLaid) for word in event.words]
        assert laid
        assert all(words.levels[tuple(word.upper())] < LEVELS[-1] for word in laid)


@pytest.mark.parametrize("edition", STANDARD)
@pytest.mark.parametrize("name", NAMES)
def test_refuses_to_look_at_more_than_its_view(name: str, edition: str) -> None:
    state = state_after(0, config_of(edition, 2), [QUICK[name]] * 2, seed=1)
    assert state.turn
    knowledge = WatchedKnowledge(words_of(edition), state.config)
    with pytest.raises(ValueError, match="only the view"):
        QUICK[name].choose(state, state.turn.seat, knowledge)


@pytest.mark.parametrize("edition", STANDARD)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("rack", ["??", "???????", "QQQQQQQ", "V", "", "ABCDEFGHIJKLMNOPQRSTUVWXYZ" * 2])
@pytest.mark.parametrize("bag", [0, 3, 40])
def test_always_finds_a_legal_command(name: str, edition: str, rack: str, bag: int) -> None:
    start = state_after(0, config_of(edition, 2), [PLAYERS["greedy"]] * 2, seed=3)
    assert start.turn
    seats = tuple(
        replace(one, rack=tuple(rack) if i == start.turn.seat else one.rack) for i, one in enumerate(start.seats)
    )
    state = replace(start, seats=seats, bag=bag)
    command = ask(QUICK[name], state, start.turn.seat)
    assert not isinstance(decide(state, command, LiveFacts(words_of(edition), NoSearch())), Refusal)


def ask(player: Player, state: State, seat: int):  # type: ignore[no-untyped-def]
    words = words_of(f"{state.config.game}/{state.edition.name}")
    return think(player, state, seat, WatchedKnowledge(words, state.config))


@pytest.mark.parametrize("edition", STANDARD)
@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_owes_nothing_is_not_asked(name: str, edition: str) -> None:
    state = state_after(0, config_of(edition, 2), [PLAYERS["greedy"]] * 2, seed=3)
    assert state.turn
    with pytest.raises(ValueError, match="nothing to choose"):
        ask(QUICK[name], state, 1 - state.turn.seat)


def test_an_exchange_leaves_room_for_the_draw_that_comes_first() -> None:
    """While a play can be taken back its player has not drawn yet (C2): those tiles are not there to exchange for."""
    steps = whole_game(config_of("en", 3, judging="challenge"), [PLAYERS["greedy"]] * 3, seed=4)
    state = next(step.state for step in steps if step.state.pending and not step.state.window.answers)  # type: ignore[union-attr]
    assert state.pending
    assert state.turn
    seat = (state.turn.seat + 1) % 3
    state = replace(
        state, seats=tuple(replace(one, rack=tuple("QQQ")) for one in state.seats), bag=len(state.pending.tiles)
    )
    state = replace(state, window=replace(state.window, answers={seat: True}))
    awaiting = tuple(replace(one, commands=("exchange", "pass")) for one in state.awaiting)
    for player in PLAYERS.values():
        assert ask(player, replace(state, awaiting=awaiting), seat).kind == "pass"


def test_players_challenge_and_vote_by_the_list() -> None:
    """A word that the list lacks: greedy always objects, the weaker ones seldom; a good word nobody doubts."""
    objections: Counter[str] = Counter()
    for name, player in PLAYERS.items():
        for seed in range(30):
            for bad in (False, True):
                state = pending_play(seed, bad)
                assert state.pending
                command = ask(player, state, 1 - state.pending.seat)
                assert bad or command.kind == "accept"
                objections[name] += command.kind == "challenge"
    assert 0 < objections["level-2"] < objections["level-7"] < objections["greedy"] == 30


def pending_play(seed: int, bad: bool) -> State:
    """A table under ``challenge`` after its first play, whose word may be changed for one that is none."""
    config = config_of("en", 2, judging="challenge")
    for step in whole_game_until_window(config, seed):
        pending = step.state.pending
        if pending:
            words = tuple(replace(word, word="QQQQ") for word in pending.words) if bad else pending.words
            return replace(step.state, pending=replace(pending, words=words), version=step.state.version + seed)
    raise AssertionError("nobody played")


_OPENINGS: dict[object, list[MatchStep]] = {}


def whole_game_until_window(config, seed):  # type: ignore[no-untyped-def]
    if "first" not in _OPENINGS:
        _OPENINGS["first"] = whole_game(config, [PLAYERS["greedy"]] * 2, seed=8)
    return _OPENINGS["first"]


def test_votes_let_good_plays_stand() -> None:
    steps = whole_game(
        config_of("en", 3, judging="agree"), [PLAYERS["level-2"], PLAYERS["level-7"], PLAYERS["greedy"]], 2
    )
    events = events_of(steps)
    assert all(event.yes for event in events if isinstance(event, Answered))
    assert not any(isinstance(event, PlayTakenBack | Challenged) for event in events)


def events_of(steps: list[MatchStep]) -> list[object]:
    return [event for step in steps for event in step.events]


@pytest.mark.parametrize("edition", STANDARD)
def test_stronger_players_score_more(edition: str) -> None:
    """Over a few games each, whoever begins."""
    totals: Counter[str] = Counter()
    for seed in range(6):
        for name in RUNGS:
            outcome = whole_game(config_of(edition, 2), [PLAYERS[name]] * 2, seed)[-1].state.outcome
            assert outcome
            totals[name] += sum(outcome.scores)
    assert sorted(RUNGS, key=totals.__getitem__) == RUNGS


def test_views_given_to_players_are_the_gates_own() -> None:
    """What `think` hands over is exactly `rekje.referee.view.view`."""
    seen: list[State] = []

    class Spy(Player):
        name = "spy"

        def choose(self, view, seat, knowledge, budget=None):  # type: ignore[no-untyped-def]
            seen.append(view)

    state = state_after(4, config_of("en", 2), [PLAYERS["greedy"]] * 2, seed=3)
    Spy.__abstractmethods__ = frozenset()
    think(Spy(), state, 1, WatchedKnowledge(words_of("en"), state.config))  # type: ignore[abstract]
    assert seen == [view(state, 1)]


@pytest.mark.parametrize("name", NAMES)
def test_the_budget_limits_what_is_weighed(name: str) -> None:
    state = state_after(0, config_of("en", 2), [PLAYERS["greedy"]] * 2, seed=3)
    assert state.turn
    seat = state.turn.seat
    player, knowledge = QUICK[name], WatchedKnowledge(words_of("en"), state.config)
    first = knowledge.plays(view(state, seat), seat, player.level)[0].command
    assert think(player, state, seat, knowledge, Budget(plays=1)) == first
