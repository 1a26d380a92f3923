"""Games in environments: the referee's own states, which replay to the same ones; rewards; what can be wrong."""

from __future__ import annotations

import doctest
import importlib
import pickle
import random

import pytest

import rekje
from rekje import gymnasium as solo
from rekje import pettingzoo
from rekje.environments import extras
from rekje.environments.episode import Episode
from rekje.environments.rewards import rewards_of
from rekje.environments.table import EnvironmentTable
from rekje.referee import replay


def played(table: EnvironmentTable, seed: int) -> Episode:
    chance = random.Random(seed)
    episode = Episode.begin(table, seed)
    while not episode.over:
        episode = episode.after(chance.choice(episode.menu.numbers))
    return episode


@pytest.mark.parametrize(
    ("edition", "seats", "actions"),
    [("en", 4, "plays"), ("en", 2, "steps"), ("woordenspel/nl", 6, "plays"), ("koning/en", 2, "plays"),
     ("letter/en", 2, "steps"), ("letter/en", 1, "plays")],
)  # fmt: skip
def test_random_games_replay_to_the_same_states(edition: str, seats: int, actions: str) -> None:
    """The long form plays a thousand of each game."""
    table = EnvironmentTable(edition, seats, None, actions, 100, {})
    for seed in range(2):
        episode = played(table, seed)
        assert replay(episode.events) == episode.state
        again = rekje.Game.from_record(episode.record())
        assert again.outcome == episode.state.outcome
        assert again.state.board == episode.state.board
        total = sum(episode.utilities)
        assert seats == 1 or total == pytest.approx(0)


def test_points_that_are_gained_are_what_the_others_lose() -> None:
    table = EnvironmentTable("en", 3, None, "plays", 50, {})
    before = Episode.begin(table, 1)
    after = before.after(0)
    gained = rewards_of(before, after, "points")
    assert before.seat is not None
    assert gained[before.seat] == after.points[before.seat] > 0
    assert sum(gained) == pytest.approx(0)
    assert rewards_of(before, after, "win") == (0, 0, 0)


def test_an_episode_goes_on_from_a_pickle() -> None:
    table = EnvironmentTable("en", 2, None, "steps", 50, {})
    episode = Episode.begin(table, 1)
    episode = episode.after(episode.menu.numbers[0])
    again = pickle.loads(pickle.dumps(episode))
    assert (again.trail, again.menu.numbers, again.state) == (episode.trail, episode.menu.numbers, episode.state)
    assert again.table is pickle.loads(pickle.dumps(table))


def test_an_illegal_action_loses_or_raises_or_is_replaced() -> None:
    loses = pettingzoo.env("en", seats=2, most=20)
    loses.reset(seed=1)
    agent = loses.agent_selection
    mask = loses.observe(agent)["action_mask"]
    illegal = int((mask == 0).argmax())
    loses.step(illegal)
    assert loses.terminations == {"player_0": True, "player_1": True}
    assert loses.rewards[agent] == -1
    raises = pettingzoo.raw_env("en", most=20)
    raises.reset(seed=1)
    with pytest.raises(rekje.FormError, match=f"Action {illegal} isn’t legal now"):
        raises.step(illegal)
    replaced = pettingzoo.env("en", most=20, illegal="replace")
    replaced.reset(seed=1)
    replaced.step(illegal)
    assert not any(replaced.terminations.values())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"actions": "words"}, "There are no actions “words”: choose plays or steps."),
        ({"rewards": "gold"}, "There are no rewards “gold”: choose win or points."),
        ({"illegal": "ignore"}, "illegal can only be: lose, raise, replace."),
        ({"render_mode": "rgb_array"}, "render_mode can only be: human, ansi."),
        (
            {"judging": "challenge"},
            "In an environment the referee judges and no time passes: leave out the option judging.",
        ),
        ({"clock": "turn:60"}, "In an environment the referee judges and no time passes: leave out the option clock."),
        ({"seats": 5}, "scrabble is for 2 to 4 players, not for 5."),
        ({"most": 0}, "most is a whole number from 1 to 100,000."),
        ({"edition": "klingon"}, "There is no edition “klingon”"),
    ],
)
def test_what_there_isn_t_is_said_in_a_sentence(arguments: dict[str, object], said: str) -> None:
    with pytest.raises(rekje.FormError) as told:
        pettingzoo.env(**arguments)
    assert said in str(told.value)


def test_gymnasium_is_for_one_player() -> None:
    with pytest.raises(rekje.FormError, match="scrabble isn’t played alone"):
        solo.env("en")
    with pytest.raises(rekje.FormError, match="takes more than plays, exchanges and passes"):
        solo.vector_env("koning/en")


def test_a_package_that_isn_t_there_is_named_in_a_sentence() -> None:
    with pytest.raises(ModuleNotFoundError) as told:
        extras.require("no_such_package", "pettingzoo")
    assert str(told.value) == "no_such_package isn’t installed: pip install rekje[pettingzoo] brings it along."


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "open_spiel"])
def test_the_examples_are_right(module: str) -> None:
    tried = doctest.testmod(importlib.import_module(f"rekje.{module}"))
    assert tried.attempted
    assert not tried.failed
