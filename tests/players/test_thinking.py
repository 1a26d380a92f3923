"""Budgets: how they are typed, and what `expert` does with them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

import pytest
from click.testing import CliRunner

from rekje.cli import cli
from rekje.model.commands import Exchange, Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.crossword.expert import CONSIDERED, DRAWN_NODES, MOST_CONSIDERED, SEARCHES, Expert
from rekje.players.greedy import Greedy
from rekje.players.ports import EndEffort, Knowledge, PlayedOn, Rated, SimulationEffort, WorkedOut
from rekje.players.thinking import ThinkingPlayer, read_budget
from rekje.referee.view import Seen, view
from tests.players.kit import WatchedKnowledge, config_of, whole_game, words_of

EDITION = "scrabble/en"


class AskedKnowledge(WatchedKnowledge):
    """Knowledge that notes what it is asked for."""

    efforts: list[SimulationEffort]
    acts: list[int]
    ends: list[EndEffort]

    def simulate(
        self, view: State, seat: int, level: int | None, acts: Sequence[Rated], effort: SimulationEffort, seed: int
    ) -> Sequence[PlayedOn]:
        self.efforts.append(effort)
        self.acts.append(len(acts))
        return super().simulate(view, seat, level, acts, effort, seed)

    def work_out(
        self, view: State, seat: int, level: int | None, effort: EndEffort, asked_for: Sequence[Rated] = ()
    ) -> WorkedOut | None:
        self.ends.append(effort)
        return super().work_out(view, seat, level, effort, asked_for)


def amid(bag: range = range(20, 60)) -> tuple[AskedKnowledge, Seen, int]:
    """The view of the seat on turn when the bag first holds so many tiles, in the first game in which it ever does."""
    config = config_of(EDITION, 2)
    games = (whole_game(config, [get_player("greedy")] * 2, seed=seed) for seed in range(3, 30))
    state = next(step.state for game in games for step in game if step.state.bag in bag and step.state.turn)
    assert state.turn
    knowledge = AskedKnowledge(words_of(EDITION), config)
    knowledge.efforts, knowledge.acts, knowledge.ends = [], [], []
    return knowledge, view(state, state.turn.seat), state.turn.seat


def chosen(budget: Budget, bag: range = range(20, 60)) -> tuple[AnyCommand, AskedKnowledge]:
    knowledge, seen, seat = amid(bag)
    return Expert().choose(seen, seat, knowledge, budget), knowledge


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        (None, NO_LIMIT),
        ("5", Budget(seconds=5.0)),
        ("0.25s", Budget(seconds=0.25)),
        ("60000n", Budget(nodes=60_000)),
    ],
)
def test_what_is_typed(text: str | None, budget: Budget) -> None:
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "0", "61", "5m", "-3", "n", "0n", "20000000n", "1e3", "nan", "5 s"])
def test_what_is_no_time_to_think(text: str) -> None:
    with pytest.raises(FormError) as error:
        read_budget(text)
    assert error.value.code == "engine-think-form"


def test_without_a_budget_it_stops_by_itself() -> None:
    _, knowledge = chosen(Budget(depth=3))
    assert knowledge.efforts == [SimulationEffort(SEARCHES, turns=3)]
    assert knowledge.acts == [CONSIDERED]


def test_with_nodes_it_weighs_more_acts_until_one_is_the_best_with_confidence() -> None:
    command, knowledge = chosen(Budget(nodes=3_000, threads=1))
    (effort,) = knowledge.efforts
    assert (effort.searches, effort.seconds, effort.error) == (3_000, None, 0.01)
    assert CONSIDERED < knowledge.acts[0] <= MOST_CONSIDERED
    assert knowledge.ends == []
    assert chosen(Budget(nodes=3_000, threads=2))[0] == command


def test_with_seconds_all_of_it_is_timed() -> None:
    command, knowledge = chosen(Budget(seconds=0.02))
    (effort,) = knowledge.efforts
    assert (effort.searches, effort.seconds, effort.threads) == (None, 0.02, None)
    assert knowledge.ends == []
    assert isinstance(command, Play | Exchange)


@pytest.mark.parametrize(
    ("budget", "effort"),
    [
        (NO_LIMIT, EndEffort(DRAWN_NODES)),
        # A fifth of what it takes by itself.
        (Budget(nodes=3_000), EndEffort(20_000)),
        (Budget(seconds=0.02), EndEffort(seconds=0.02)),
    ],
)
def test_with_one_or_two_tiles_in_the_bag_it_looks_at_every_draw(budget: Budget, effort: EndEffort) -> None:
    command, knowledge = chosen(budget, range(1, 3))
    assert (knowledge.ends, knowledge.efforts) == ([effort], [])
    assert isinstance(command, Play | Pass)


def test_with_three_or_four_it_simulates() -> None:
    for bag in (3, 4):
        _, knowledge = chosen(NO_LIMIT, range(bag, bag + 1))
        assert (knowledge.ends, knowledge.efforts) == ([], [SimulationEffort(SEARCHES)])


def test_threads_find_the_same_gains() -> None:
    knowledge, seen, seat = amid()
    acts = knowledge.rated(seen, seat, None, 8)

    def found(threads: int | None) -> Sequence[PlayedOn]:
        return knowledge.simulate(seen, seat, None, acts, SimulationEffort(900, error=0.05, threads=threads), 5)

    assert found(1) == found(3) == found(None)


def test_what_is_sampled_evenly_has_chances_and_doubts() -> None:
    knowledge, seen, seat = amid()
    acts = knowledge.rated(seen, seat, None, 6)
    few, many = (knowledge.simulate(seen, seat, None, acts, SimulationEffort(n, even=True), 5) for n in (600, 6_000))
    for found in (few, many):
        assert len({one.samples for one in found}) == 1
        assert all(one.gain is not None and 0 < (one.chance or 0) < 1 for one in found)
    assert all(two.doubt < one.doubt for one, two in zip(few[1:], many[1:], strict=True))
    assert many == knowledge.simulate(seen, seat, None, acts, SimulationEffort(6_000, error=0.05, even=True), 5)
    raced = knowledge.simulate(seen, seat, None, acts, SimulationEffort(6_000), 5)
    assert min(one.samples for one in raced) < many[0].samples


def test_the_doubt_is_how_far_differences_lie_apart() -> None:
    knowledge, seen, seat = amid()
    acts = knowledge.rated(seen, seat, None, 2)
    effort = SimulationEffort(600, even=True)
    apart, doubts = [], []
    for seed in range(40):
        first, second = knowledge.simulate(seen, seat, None, acts, effort, seed)
        apart.append((second.gain or 0) - (first.gain or 0))
        doubts.append(second.doubt)
    # What is known beforehand draws differences together, so they lie a little less far apart.
    assert 0.6 < stdev(apart) / fmean(doubts) < 1.2


def test_a_player_with_a_budget_keeps_its_name_and_uses_it() -> None:
    knowledge, seen, seat = amid()
    player = ThinkingPlayer(get_player("expert"), Budget(nodes=500, threads=1))
    assert player.name == "expert"
    assert player.weighs_kept == get_player("expert").weighs_kept
    player.choose(seen, seat, knowledge)
    player.choose(seen, seat, knowledge, Budget(nodes=700, threads=1))
    assert [effort.searches for effort in knowledge.efforts] == [500, 700]


def test_at_the_terminal_they_think_within_what_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Budget] = []

    def find_play(
        self: Expert, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        budgets.append(budget)
        return Greedy.find_play(self, view, seat, knowledge, budget, chance)

    monkeypatch.setattr(Expert, "find_play", find_play)
    asked = ("--demo", "--seats", "expert,greedy", "--edition", "en", "--seed", "1", "--pace", "0")
    ran = CliRunner().invoke(cli, ("play", *asked, "--think", "1.5", "--depth", "3"))
    assert ran.exit_code == 0, ran.output
    assert set(budgets) == {Budget(seconds=1.5, depth=3)}
