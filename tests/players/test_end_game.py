"""The end of a game between two: worked out by the core as by a plain minimax over the referee's own states."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rekje.engine.crossword.endgame import work_out, work_out_after, work_out_view
from rekje.engine.crossword.native import NativeEngine
from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.base import open_commands
from rekje.players.ports import EndEffort
from rekje.players.steps import carry_out
from rekje.referee.view import view
from rekje.tables.facts import LiveFacts
from tests.games.positions import position
from tests.players.kit import NODES, QUICK, NoSearch, WatchedKnowledge, config_of, whole_game, words_of
from tests.support import WordSet, after, build_word_graph, passes, scrabble, woordenspel

WORDS = ["DE", "DEN", "END", "EN", "NEE"]
"""Of three letters, so that plays enough remain for any rack of them, and few enough for a plain minimax."""
RACKS = ("D", "E", "N", "DE", "EN", "EE", "DN", "?")


def drawn(game: str, seed: int) -> State:
    """A table with an empty bag, racks of one or two tiles, sometimes a pass behind it."""
    chance = Random(seed)
    racks = [chance.choice([rack for rack in RACKS if game == "scrabble" or "?" not in rack]) for _ in (0, 1)]
    lying = chance.choice([("8H", "EN"), ("8H", "NEE"), ("H8", "DE")])
    setup = position(lying, racks=racks, bag="")
    record = scrabble if game == "scrabble" else woordenspel
    gone: list[dict[str, Any]] = passes(0) if chance.random() < 0.3 else []
    edition = chance.choice(["nl-early", "nl"]) if game == "scrabble" else "nl"
    return after(record(*gone, edition=edition, setup=setup, options={"prove_end": False}))


def engine_of(state: State) -> NativeEngine:
    game = get_game(state.config.game)
    assert isinstance(game, CrosswordGame)
    return NativeEngine(build_word_graph(state.letter_set, WORDS), state.letter_set, game.facts(state))


def minimax(state: State, engine: NativeEngine) -> int:
    """The final lead of the seat on turn, by the definition; the referee carries out every turn."""
    if state.outcome:
        return state.outcome.scores[0] - state.outcome.scores[1]
    assert state.turn
    seat = state.turn.seat
    plays = engine.plays(state.board, state.seats[seat].rack)
    turns: list[AnyCommand] = [Pass(seat=seat), *(Play(seat=seat, at=play.at, word=play.word) for play in plays)]
    facts = LiveFacts(WordSet.of(*WORDS), NoSearch())
    leads = (minimax(carry_out(state, turn, facts).state, engine) for turn in turns)
    return max(leads) if seat == 0 else min(leads)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", ["scrabble", "woordenspel"])
def test_the_end_is_what_a_minimax_over_the_referees_states_finds(game: str, seed: int) -> None:
    state = drawn(game, seed)
    engine = engine_of(state)
    assert state.turn
    seat = state.turn.seat
    lead = minimax(state, engine) * (1 if seat == 0 else -1)
    before = state.seats[seat].score - state.seats[1 - seat].score
    found = work_out_view(engine, view(state, seat), seat, 100_000)
    assert found is not None
    assert found.proven
    assert before + found.gain == lead
    after_first = carry_out(state, found.command, LiveFacts(WordSet.of(*WORDS), NoSearch())).state
    assert minimax(after_first, engine) * (1 if seat == 0 else -1) == lead


def test_the_end_after_each_play_is_no_better_than_the_end() -> None:
    state = drawn("scrabble", 4)
    engine, game = engine_of(state), get_game("scrabble")
    rules = game.end_rules(state.edition)
    assert rules
    racks = (state.seats[0].rack, state.seats[1].rack)
    best = work_out(engine, rules, state.board, racks, passes_left=2)
    rest = state.letter_set.worth(racks[1])
    plays = engine.plays(state.board, racks[0])
    values = [work_out_after(engine, rules, state.board, racks, play, rest).value for play in plays]
    passing = -work_out(engine, rules, state.board, (racks[1], racks[0]), passes_left=1).value
    assert max([*values, passing]) == best.value


@pytest.mark.parametrize("edition", ["scrabble/nl", "woordenspel/nl"])
def test_the_expert_does_what_was_worked_out(edition: str) -> None:
    config = config_of(edition, 2)
    knowledge = WatchedKnowledge(words_of(edition), config)
    steps = whole_game(config, [QUICK["expert"]] * 2, seed=7)
    worked_out = 0
    for before, step in pairwise(steps):
        state, seat = before.state, step.command.seat if step.command else 0
        if state.bag == 0 and state.turn and state.turn.seat == seat and "play" in open_commands(state, seat):
            found = knowledge.work_out(view(state, seat), seat, None, EndEffort(NODES))
            assert found is not None
            assert found.command == step.command
            worked_out += 1
    assert worked_out > 1
