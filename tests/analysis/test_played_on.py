"""Turns that are judged by playing on from their best moves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import rekje
from rekje.analysis.judging import JudgedTurn, is_better, margin_of
from rekje.analysis.moves import Move, TurnPlayed, played
from rekje.analysis.winning import chance_of_first
from rekje.bootstrap import judge_for, knowledge_for, open_words
from rekje.cli.parts.positions import config_for
from rekje.games.editions import builtin_edition
from rekje.model.problems import FormError
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.ports import DeepKnowledge, Knowledge
from rekje.storage.chances import chances_for
from tests.analysis.test_missed import events_of, game_of

BUDGET = Budget(nodes=4_000, threads=1)


def turns(edition: str, bags: range) -> tuple[list[TurnPlayed], Knowledge]:
    """The turns of a game with so many tiles in the bag."""
    steps, knowledge = game_of(edition, "novice", "novice")
    found = [turn for turn in played(events_of(steps)).turns if turn.seen and turn.seen.bag in bags and turn.seen.turn]
    assert found
    return found, knowledge


def judged(
    turn: TurnPlayed, knowledge: Knowledge, budget: Budget = NO_LIMIT, did: Move | None = None, shown: int = 4
) -> JudgedTurn:
    assert turn.seen
    return judge_for(turn.seen.config, knowledge, shown, budget).judge(turn.seen, turn.seat, did or turn.did)


@pytest.mark.parametrize("edition", ["scrabble/en", "woordenspel/nl"])
def test_with_a_budget_all_have_the_same_deals_and_the_best_comes_first(edition: str) -> None:
    (first, *_), knowledge = turns(edition, range(20, 200))
    # In Woordenspel a tenth as many turns are played as nodes are given.
    budget = BUDGET if edition == "scrabble/en" else Budget(nodes=32_000, threads=1)
    found = judged(first, knowledge, budget)
    assert found == judged(first, knowledge, budget)
    assert found.played
    assert len(found.choices) == 4
    assert [one.ranking for one in found.choices] == sorted((one.ranking for one in found.choices), reverse=True)
    assert {one.samples for one in (*found.choices, found.played)} == {found.played.samples}
    assert found.played.samples >= 40
    assert found.played.error == 0
    # What was played may be among them, or the same the other way on an empty board.
    assert all(one.error > 0 or one.gain == found.played.gain for one in found.choices)
    assert any(one.error > 0 for one in found.choices)
    chances = [one.chance or 0.0 for one in (*found.choices, found.played)]
    assert all(0 < chance < 1 for chance in chances)
    if edition == "woordenspel/nl":
        assert chances[:-1] == sorted(chances[:-1], reverse=True)
    assert not any(one.samples for one in judged(first, knowledge).choices)


def test_with_three_or_four_tiles_in_the_bag_they_are_played_on_from_by_itself() -> None:
    for bag, by_itself in ((range(5, 6), False), (range(3, 5), True), (range(1, 3), False)):
        (first, *_), knowledge = near_the_end(bag)
        found = judged(first, knowledge)
        assert all(bool(one.samples) == by_itself for one in found.choices)
        assert all((one.lead is not None) == (bag.stop == 3) for one in found.choices)
        if bag.stop < 6:
            assert judged(first, knowledge, Budget(nodes=500)) == found
            assert judged(first, knowledge, Budget(seconds=0.01)) == found


def near_the_end(bags: range) -> tuple[list[TurnPlayed], Knowledge]:
    """Turns of the first game that has any with so many tiles in the bag."""
    for level in ("novice", "amateur", "greedy", "level-3", "level-5", "level-7"):
        steps, knowledge = game_of("scrabble/en", level, "greedy")
        found = [turn for turn in played(events_of(steps)).turns if turn.seen and turn.seen.bag in bags]
        if found:
            return found, knowledge
    raise AssertionError(f"no turn with {bags} tiles in the bag")


def test_an_exchange_of_unknown_tiles_is_the_best_of_as_many() -> None:
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    assert first.seen
    unknown = judged(first, knowledge, BUDGET, Move("exchange", count=2)).played
    assert unknown
    assert unknown.move == Move("exchange", count=2)
    assert unknown.samples
    listed = judge_for(first.seen.config, knowledge, 500).judge(first.seen, first.seat, None).choices
    best = next(one for one in listed if one.move.kind == "exchange" and one.move.count == 2)
    known = judged(first, knowledge, BUDGET, best.move).played
    assert known
    assert (known.gain, known.kept) == (unknown.gain, best.kept)


def test_a_difference_counts_if_it_is_larger_than_its_margin() -> None:
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    found = judged(first, knowledge, BUDGET, shown=9)
    best = found.choices[0]
    for one in found.choices:
        seen = best.equity - one.equity >= 1 or (best.chance or 0) - (one.chance or 0) >= 0.01
        assert is_better(best, one) == (best.ranking - one.ranking > max(0.05, margin_of(best, one)) and seen)
    assert {is_better(best, one) for one in found.choices} == {True, False}
    assert found.played
    assert (found.why is not None) == is_better(best, found.played)
    if found.why:
        assert found.why.margin == margin_of(best, found.played)


def test_a_single_choice_is_compared_with_another() -> None:
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    assert first.seen
    found = judge_for(first.seen.config, knowledge, 1, BUDGET).judge(first.seen, first.seat, None)
    assert [one.samples > 0 for one in found.choices] == [True]


def test_without_time_or_nodes_it_is_the_usual_number_of_searches() -> None:
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    samples = judged(first, knowledge, Budget(depth=3)).choices[0].samples
    assert samples > 2 * judged(first, knowledge, BUDGET).choices[0].samples
    for budget in (Budget(plays=4), Budget(threads=1)):
        assert judged(first, knowledge, budget) == judged(first, knowledge)


def test_what_was_played_is_a_choice_if_it_is_the_best() -> None:
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    best = judged(first, knowledge, BUDGET, shown=9).choices
    for one in best:
        found = judged(first, knowledge, BUDGET, one.move, shown=1)
        assert found.played
        assert found.choices[0].ranking >= found.played.ranking


def test_where_tiles_are_held_chances_go_on_from_the_course() -> None:
    """What all hold for later is no lead of the one whose turn it is."""
    (first, *_), knowledge = turns("woordenspel/nl", range(20, 200))
    assert first.seen
    course = chance_of_first(first.after, chances_for(first.seen.config))
    for budget in (NO_LIMIT, Budget(nodes=32_000, threads=1)):
        found = judged(first, knowledge, budget)
        assert found.played
        assert found.played.chance == pytest.approx(course if first.seat == 0 else 1 - (course or 0), abs=0.05)
        better = [one for one in found.choices if one.ranking > found.played.ranking]
        assert all((one.chance or 0) >= (found.played.chance or 0) for one in better)


def test_with_too_little_time_it_is_told_as_without() -> None:
    (first, *_), knowledge = turns("woordenspel/nl", range(20, 200))
    assert judged(first, knowledge, Budget(nodes=100)) == judged(first, knowledge)


def test_a_word_that_is_not_in_the_list_is_measured_and_is_no_choice() -> None:
    for bag, budget in ((range(20, 200), BUDGET), (range(1, 3), NO_LIMIT)):
        (first, *_), knowledge = near_the_end(bag)
        assert first.seen
        plays = [one.move for one in judged(first, knowledge, shown=50).choices if one.move.kind == "play"]
        play = next(one for one in plays if len(one.laid) == len(one.word) and one.word != one.word[::-1])
        squares, tiles = zip(*play.laid, strict=True)
        turned = tuple(zip(squares, reversed(tiles), strict=True))
        phony = replace(play, word=play.word[::-1], laid=turned, words=("XQZJ",), score=200)
        found = judged(first, knowledge, budget, phony)
        assert found.phonies == ("XQZJ",)
        assert found.played
        assert found.played.move == phony
        assert phony not in [one.move for one in found.choices]


def test_among_three_it_is_played_on_too() -> None:
    game = rekje.Game(("Ann", "Bob", "Cor"), edition="en", seed=2)
    game.ask("greedy")
    found = game.choices(budget=BUDGET)
    assert [one.ranking for one in found] == sorted((one.ranking for one in found), reverse=True)
    assert all(one.samples and 0 < (one.chance or 0) < 1 for one in found)


@pytest.mark.parametrize("edition", ["koning/nl", "letter/nl"])
def test_where_words_do_not_cross_there_is_no_budget(edition: str) -> None:
    game, name = edition.split("/")
    config = config_for(builtin_edition(game, name), 2)
    knowledge = knowledge_for(open_words(None, config.edition, config.options), config)
    assert not isinstance(knowledge, DeepKnowledge)
    with pytest.raises(FormError) as refused:
        judge_for(config, knowledge, budget=BUDGET)
    assert refused.value.code == "engine-best-think"
