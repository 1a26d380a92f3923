"""What was missed in a game, worked out from its events and what is known of its words."""

from __future__ import annotations

from itertools import chain

import pytest

from rekje.analysis.families import analysis_of
from rekje.analysis.missed import Missed, best_play, greatest_losses, turns_taken
from rekje.model.events import PlayLaid
from rekje.model.families import AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.ports import Knowledge
from rekje.players.steps import MatchStep
from rekje.referee import decide
from rekje.tables.facts import LiveFacts
from tests.players import kit, walk_kit

KITS = {"scrabble/en": kit, "woordenspel/nl": kit, "nl": walk_kit}


def game_of(edition: str, *players: str, **options: object) -> tuple[list[MatchStep], Knowledge]:
    found = KITS[edition]
    config = found.config_of(edition, len(players), **options)  # type: ignore[attr-defined]
    steps = found.whole_game(config, [get_player(name) for name in players], 3)  # type: ignore[attr-defined]
    knowledge = kit.WatchedKnowledge if found is kit else walk_kit.WatchedWalks
    return steps, knowledge(found.words_of(edition), config)  # type: ignore[attr-defined]


def missed_in(steps: list[MatchStep], knowledge: Knowledge) -> list[Missed]:
    turns = turns_taken(events_of(steps))
    found = ((turn, best_play(turn.seen, turn.seat, knowledge)) for turn in turns)
    return [Missed(turn, best) for turn, best in found if best]


def events_of(steps: list[MatchStep]) -> list[AnyEvent]:
    return list(chain.from_iterable(step.events for step in steps))


def test_who_always_lays_the_dearest_word_misses_nothing() -> None:
    steps, knowledge = game_of("scrabble/en", "greedy", "greedy")
    missed = missed_in(steps, knowledge)
    assert len(missed) > 5
    assert greatest_losses(missed) == []


@pytest.mark.parametrize("edition", KITS)
def test_what_was_missed_could_have_been_laid(edition: str) -> None:
    steps, knowledge = game_of(edition, "novice", "novice", judging="challenge")
    laid = [event for event in events_of(steps) if isinstance(event, PlayLaid)]
    worst = greatest_losses(missed_in(steps, knowledge))
    assert worst
    assert [one.loss for one in worst] == sorted((one.loss for one in worst), reverse=True)
    assert all(sum(one.turn.seat == seat for one in worst) <= 3 for seat in range(2))
    words = KITS[edition].words_of(edition)  # type: ignore[attr-defined]
    for one in worst:
        before = next(step.state for step in steps if step.state.version == one.turn.seen.version)
        answer = decide(before, one.best.command, LiveFacts(words, kit.NoSearch()))
        assert not isinstance(answer, Refusal)
        play = next(event for event in answer.events if isinstance(event, PlayLaid))
        assert play.score == one.best.score > one.turn.did.score
        if one.turn.did.kind == "play":
            assert any(one.turn.did.word == event.word for event in laid)


@pytest.mark.parametrize("edition", KITS)
def test_turns_are_told_in_order_and_show_only_their_own_rack(edition: str) -> None:
    steps, _ = game_of(edition, "novice", "novice")
    turns = turns_taken(events_of(steps))
    assert [turn.number for turn in turns] == sorted({turn.number for turn in turns})
    for turn in turns:
        assert turn.seen.turn is not None
        assert turn.seen.turn.seat == turn.seat == turn.did.seat
        if not turn.seen.config.options.get("open_tiles"):
            kit.assert_only_own(turn.seen, turn.seat)


def test_a_word_with_which_a_race_was_won_is_never_one_that_could_have_been_better() -> None:
    steps, _ = game_of("nl", "novice", "novice")
    won = steps[-1].state
    assert won.outcome is not None
    assert won.outcome.reason == "reached"
    last = [event for event in events_of(steps) if isinstance(event, PlayLaid)][-1]
    turns = turns_taken(events_of(steps))
    assert won.turn is not None
    assert won.turn.number not in {turn.number for turn in turns}
    assert last.seat == won.turn.seat


def test_where_words_are_laid_none_are_left_to_be_read() -> None:
    steps, _ = game_of("scrabble/en", "greedy", "greedy")
    last: State = steps[-1].state
    assert analysis_of(last).unread is None
