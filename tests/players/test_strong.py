"""The player strong: what it weighs, and that the core plays it as Python does."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

import rekje._core as _core
from rekje.engine.crossword.equity import Rater, core_leaves, schedule
from rekje.engine.crossword.playouts import PlayoutTeller, play_out
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Play
from rekje.model.state import State
from rekje.model.tiles import join_tiles
from rekje.players import PLAYERS
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.players.match import think
from rekje.records.record import WordList, read_record, write_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import evolve, replay
from tests.players.kit import NoSearch, WatchedKnowledge, config_of, state_after, words_of

STRONG = PLAYERS["strong"]


@pytest.mark.parametrize("edition", ["scrabble/nl-late", "scrabble/en"])
def test_the_core_plays_strong_as_python_does(edition: str) -> None:
    """Every turn of games played by the core is what `Strong` chooses in that state."""
    config = config_of(edition, 2, prove_end=False)
    words = words_of(edition)
    knowledge = WatchedKnowledge(words, config)
    engine, letters = knowledge.engine(None), config.edition.letter_set
    rules = get_game(config.game).playout(config)
    assert rules
    leave_schedule = _core.LeaveSchedule(
        [core_leaves(derive_leave_values(config.edition), letters, config.edition.rack - 1)]
    )
    listed = WordList(sorted(map(join_tiles, words.words)))
    kinds = set()
    for playout in play_out(engine, letters, rules, 4, 7, [leave_schedule]):
        record = read_record(write_record(PlayoutTeller(engine, config).record(playout, listed)))
        result = replay_record(record, RecordFacts(record, words, NoSearch()))
        for state, done in turns_of(result.events):
            chosen = think(STRONG, state, state.turn.seat, knowledge)  # type: ignore[union-attr]
            assert type(done).__name__ in NAMES[chosen.kind]
            if isinstance(chosen, Play):
                assert (chosen.at, chosen.word) == (done.at, done.word)  # type: ignore[attr-defined]
            if isinstance(chosen, Exchange):
                assert sorted(chosen.tiles or "") == sorted(done.given)  # type: ignore[attr-defined]
            kinds.add(chosen.kind)
    assert kinds >= {"play"}


NAMES = {"play": {"PlayLaid"}, "exchange": {"Exchanged"}, "pass": {"Passed"}}


def turns_of(events):  # type: ignore[no-untyped-def]
    """Each state in which a seat had the turn, and the event by which it used it."""
    state: State | None = None
    for place, event in enumerate(events):
        if state is not None and type(event).__name__ in {"PlayLaid", "Exchanged", "Passed"}:
            yield state, event
        state = replay(events[: place + 1]) if state is None else evolve(state, event)


def test_worths_decide_between_plays_and_exchanges() -> None:
    """With all worth nothing it takes the highest score; if keeping a tile is worth enough, it exchanges the rest."""
    config = config_of("scrabble/en", 2)
    state = state_after(0, config, [PLAYERS["greedy"]] * 2, seed=3)
    assert state.turn
    seat, rack = state.turn.seat, state.seats[state.turn.seat].rack
    plain = knowing(LeaveValues({}))
    assert think(STRONG, state, seat, plain) == think(PLAYERS["greedy"], state, seat, plain)
    kept = next(tile for tile in rack if rack.count(tile) == 1)
    hoards = think(STRONG, state, seat, knowing(LeaveValues({kept: 900.0, **{t: -50.0 for t in rack if t != kept}})))
    assert isinstance(hoards, Exchange)
    assert len(hoards.tiles or "") == len(rack) - 1
    assert kept not in (hoards.tiles or "")
    none_left = replace(state, bag=0)
    assert isinstance(think(STRONG, none_left, seat, knowing(LeaveValues({kept: 900.0}))), Play)


def knowing(worths: LeaveValues) -> WatchedKnowledge:
    knowledge = WatchedKnowledge(words_of("scrabble/en"), config_of("scrabble/en", 2))
    knowledge._rater = Rater(config_of("scrabble/en", 2).edition, lambda: worths)
    return knowledge


def test_ratings_come_best_first_and_add_up() -> None:
    config = config_of("scrabble/en", 2)
    state = state_after(4, config, [PLAYERS["greedy"]] * 2, seed=3)
    assert state.turn
    seat, knowledge = state.turn.seat, WatchedKnowledge(words_of("scrabble/en"), config)
    found = knowledge.rated(state_view(state, seat), seat, None, 12)
    assert len(found) == 12
    assert found[0] == knowledge.best_by_equity(state_view(state, seat), seat, None)
    assert all(one.equity >= other.equity for one, other in pairwise(found))
    for one in found:
        kept = knowledge.worth_kept(state_view(state, seat), one.kept)
        assert one.equity == pytest.approx(one.score + kept, abs=0.01)


def state_view(state: State, seat: int) -> State:
    from rekje.referee.view import view

    return view(state, seat)


def test_holding_weighs_less_as_the_bag_grows_empty() -> None:
    """Where nothing is drawn, tiles held are worth what they are early, and late, by the share of the bag."""
    config = config_of("woordenspel/nl", 2)
    letters = config.edition.letter_set
    worths = LeaveValues({"Q": 8.0}, late={"Q": 4.0})
    q = 1 + letters.faces.index("Q")
    assert [worths.single(letters, full)[q] for full in (1.0, 0.5, 0.0)] == [8.0, 6.0, 4.0]
    assert len(schedule(worths, letters)) == 17
    state = state_after(0, config, [PLAYERS["greedy"]] * 2, seed=3)
    rater = Rater(config.edition, lambda: worths)
    full, half = rater.leaves(state), rater.leaves(replace(state, bag=state.bag // 2))
    rack = bytes([q, 1])
    assert full.exchanges(rack)[0] == (bytes([1]), 8.0)
    assert half.exchanges(rack)[0] == (bytes([1]), 6.0)
