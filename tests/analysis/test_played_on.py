"""Turns that are judged by playing on from their best moves."""

from __future__ import annotations

import pytest

from rekje.analysis.judging import JudgedTurn, is_better, margin_of
from rekje.analysis.moves import Move, TurnPlayed, played
from rekje.bootstrap import judge_for, knowledge_for, open_words
from rekje.cli.parts.positions import config_for
from rekje.games.editions import builtin_edition
from rekje.model.problems import FormError
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.ports import DeepKnowledge, Knowledge
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
    found = judged(first, knowledge, BUDGET)
    assert found == judged(first, knowledge, BUDGET)
    assert found.played
    assert len(found.choices) == 4
    assert [one.equity for one in found.choices] == sorted((one.equity for one in found.choices), reverse=True)
    assert {one.samples for one in (*found.choices, found.played)} == {found.played.samples}
    assert found.played.samples > 5
    assert all(one.error > 0 for one in found.choices)
    assert all((one.chance is None) == (edition == "woordenspel/nl") for one in found.choices)
    assert not any(one.samples for one in judged(first, knowledge).choices)


def test_with_three_or_four_tiles_in_the_bag_they_are_played_on_from_by_itself() -> None:
    for bag, by_itself in ((range(5, 6), False), (range(3, 5), True), (range(1, 3), False)):
        (first, *_), knowledge = near_the_end(bag)
        found = judged(first, knowledge)
        assert all(bool(one.samples) == by_itself for one in found.choices)
        assert all((one.lead is not None) == (bag.stop == 3) for one in found.choices)


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
    assert (known.equity, known.kept) == (unknown.equity, best.kept)


def test_a_difference_counts_if_it_is_larger_than_its_margin() -> None:
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    found = judged(first, knowledge, BUDGET, shown=9)
    best = found.choices[0]
    for one in found.choices:
        assert is_better(best, one) == (best.equity - one.equity >= max(0.05, margin_of(best, one)))
    assert {is_better(best, one) for one in found.choices} == {True, False}
    assert found.played
    assert (found.why is not None) == is_better(best, found.played)
    if found.why:
        assert found.why.margin == margin_of(best, found.played)


def test_where_there_is_one_move_it_is_told_as_else() -> None:
    """Nobody can be compared with nobody."""
    (first, *_), knowledge = turns("scrabble/en", range(20, 200))
    assert first.seen
    found = judge_for(first.seen.config, knowledge, 1, BUDGET).judge(first.seen, first.seat, None)
    assert [one.samples for one in found.choices] == [0]


@pytest.mark.parametrize("edition", ["koning/nl", "letter/nl"])
def test_where_words_do_not_cross_there_is_no_budget(edition: str) -> None:
    game, name = edition.split("/")
    config = config_for(builtin_edition(game, name), 2)
    knowledge = knowledge_for(open_words(None, config.edition, config.options), config)
    assert not isinstance(knowledge, DeepKnowledge)
    with pytest.raises(FormError) as refused:
        judge_for(config, knowledge, budget=BUDGET)
    assert refused.value.code == "engine-best-think"
