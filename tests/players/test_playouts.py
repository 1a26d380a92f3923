"""The core's own games, refereed: every playout's moves replayed by the Python referee give the same totals."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import PlayoutTeller, play_out
from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import edition_names
from rekje.games.playout import PlayoutRules
from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.records.record import WordList, read_record, write_record
from rekje.records.replay import RecordFacts, Replay, replay_record
from rekje.referee import replay
from tests.players.kit import config_of, words_of

EDITIONS = edition_names("scrabble")


class EngineSearch:
    """The proof that nothing can be played, by the core."""

    def __init__(self, engine: NativeEngine) -> None:
        self._engine = engine

    def can_play(self, state: State, seat: int) -> bool | None:
        return self._engine.has_play(state.board, state.seats[seat].rack)


def engine_of(config: Config, seed: int = 1) -> NativeEngine:
    game = get_game(config.game)
    assert isinstance(game, CrosswordGame)
    facts = game.make_facts(config.edition, config.options)
    return NativeEngine(words_of(config.edition.name, seed).word_graph, config.edition.letter_set, facts)


def refereed(config: Config, engine: NativeEngine, playout: object) -> Replay:
    words = words_of(config.edition.name)
    listed = WordList(sorted(map(join_tiles, words.words)))
    record = read_record(write_record(PlayoutTeller(engine, config).record(playout, listed)))  # type: ignore[arg-type]
    return replay_record(record, RecordFacts(record, words, EngineSearch(engine)))


def rules_of(config: Config) -> PlayoutRules:
    rules = get_game(config.game).playout(config)
    assert rules
    return rules


@pytest.mark.parametrize("prove_end", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_referee_comes_to_the_same_totals(edition: str, prove_end: bool) -> None:
    compare(config_of(edition, 2 + EDITIONS.index(edition) % 3, prove_end=prove_end))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_referee_comes_to_the_same_totals_where_going_out_doubles(seats: int) -> None:
    compare(config_of("de", seats, going_out="double"))


def compare(config: Config) -> None:
    """Let the referee count playouts of the core again."""
    engine = engine_of(config)
    for playout in play_out(engine, config.edition.letter_set, rules_of(config), 4, seed=3):
        result = refereed(config, engine, playout)
        assert result.refusal is None
        assert len(result.turns) == len(playout.turns)
        assert result.outcome
        assert list(result.outcome.scores) == playout.scores
        assert list(result.outcome.adjustments) == playout.adjustments
        assert result.outcome.reason == {"scoreless": "dry"}.get(playout.reason, playout.reason)
        rest = [sorted(seat.rack) for seat in replay(result.events).seats]
        assert rest == [sorted(map({0: "?", **engine.alphabet.tiles}.__getitem__, rack)) for rack in playout.rest]


def test_a_wrong_total_would_be_found() -> None:
    """The comparison above can fail: played by other rules, the outcomes differ."""
    config = config_of("en", 2)
    engine = engine_of(config)
    wrong = replace(rules_of(config), out_gains=False)
    playouts = play_out(engine, config.edition.letter_set, wrong, 4, seed=3)
    outcomes = [refereed(config, engine, playout).outcome for playout in playouts]
    assert any(outcome and list(outcome.scores) != p.scores for outcome, p in zip(outcomes, playouts, strict=True))


def test_totals_grow_by_each_plays_score() -> None:
    config = config_of("fr", 3)
    engine = engine_of(config)
    playout = play_out(engine, config.edition.letter_set, rules_of(config), 1, seed=8)[0]
    result = refereed(config, engine, playout)
    for (before, after), (seat, play, _, _) in zip(pairwise(result.turns), playout.turns[1:], strict=True):
        assert after.totals[seat] - before.totals[seat] == (play[4] if play else 0)


def test_a_game_depends_on_its_seed_alone() -> None:
    config = config_of("de", 2)
    engine = engine_of(config)
    several = play_out(engine, config.edition.letter_set, rules_of(config), 3, seed=40)
    alone = play_out(engine, config.edition.letter_set, rules_of(config), 1, seed=42)
    assert several[2].turns == alone[0].turns
