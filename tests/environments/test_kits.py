"""The tests that PettingZoo, Gymnasium and OpenSpiel bring along, in short forms, for all games."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium.utils.env_checker
import pyspiel
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

import rekje
import rekje.open_spiel
from rekje import gymnasium as solo
from rekje import pettingzoo

assert rekje.open_spiel, "importing it registers the game"

WORDS = ["AN", "ANT", "AT", "EAT", "NEAT", "NET", "SEA", "SEAT", "TAN", "TEA", "TEN", "TENT", "TEST"]
GAMES = [("en", 2), ("woordenspel/nl", 3), ("koning/en", 2), ("letter/en", 3)]
ALL = pytest.mark.parametrize(("edition", "seats"), GAMES)
MODES = pytest.mark.parametrize("actions", ["plays", "steps"])
pytestmark = pytest.mark.filterwarnings("ignore")


@ALL
@MODES
def test_the_tests_of_pettingzoo(edition: str, seats: int, actions: str) -> None:
    lexicon = WORDS if actions == "steps" and edition == "koning/en" else None
    make = partial(pettingzoo.env, edition, seats=seats, actions=actions, most=40, lexicon=lexicon)
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(make(), num_cycles=8)
        seed_test(make, num_cycles=5)
        render_test(partial(make, illegal="replace"))
        parallel_api_test(
            pettingzoo.parallel_env(edition, seats=seats, actions=actions, most=40, lexicon=lexicon), num_cycles=4
        )


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("edition", ["en", "woordenspel/nl", "koning/en", "letter/en"])
def test_so_many_choices_of_each_agent(edition: str, seed: int) -> None:
    """PettingZoo's test takes actions at random, legal or not, and wants each agent to choose equally often in a game
    that goes on. So Scrabble is played without exchanges, which could end it early. Who buys in Woordenspel chooses
    again in the same turn (W5), whatever the seed: there its actions are legal ones that aren't purchases."""
    played = rekje.rules(edition).edition
    if edition == "en":
        played = replace(played, rules={**played.rules, "exchange_bag": 200})
    may_buy = edition == "woordenspel/nl"

    def seeded(make: Callable[..., Any], **options: int) -> Any:
        made = make(played, most=40, **options)
        for place, agent in enumerate(made.possible_agents):
            made.action_space(agent).seed(10 * seed + place)
        made.reset = partial(made.reset, seed=seed)
        return made

    def without_purchases(**options: int) -> Any:
        made = seeded(partial(pettingzoo.env, illegal="replace"), **options)
        spaces, purchase = made.action_space, made.unwrapped.table.moves.numbers.size - 1

        def sample(agent: str) -> int:
            mask = made.observe(agent)["action_mask"].copy()
            mask[purchase] = 0
            return int(spaces(agent).sample(mask))

        made.action_space = lambda agent: SimpleNamespace(sample=partial(sample, agent))
        return made

    environments = SimpleNamespace(
        env=without_purchases if may_buy else partial(seeded, partial(pettingzoo.env, illegal="replace")),
        parallel_env=partial(seeded, pettingzoo.parallel_env),
    )
    max_cycles_test(environments)


def test_who_buys_chooses_again_and_rounds_are_counted_all_the_same() -> None:
    """`env` cuts a game once everybody has chosen so often, `parallel_env` after so many rounds, purchases or not."""
    game = pettingzoo.parallel_env("woordenspel/nl", most=40, max_cycles=3)
    game.reset(seed=1)
    purchase = game.inner.table.moves.numbers.size - 1
    cut = []
    while game.agents:
        truncations = game.step(dict.fromkeys(game.agents, purchase))[3]
        cut.append(any(truncations.values()))
    assert cut == [False, False, True]
    assert max(game.inner._chosen.values()) > 3


@ALL
@MODES
def test_random_games_of_open_spiel_with_serialisation(edition: str, seats: int, actions: str, tmp_path: Path) -> None:
    params = {"edition": edition, "players": seats, "actions": actions, "most": 20, "deals": 50}
    if edition == "koning/en":
        params["options"] = "finish:pass;open_tiles:false"
        if actions == "steps":
            # Walks of all words take too long for a test: long.py plays them.
            params["lexicon"] = str(tmp_path / "words.txt")
            (tmp_path / "words.txt").write_text("\n".join(WORDS), "utf-8")
    game = pyspiel.load_game("rekje", params)
    with contextlib.redirect_stdout(io.StringIO()):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@MODES
def test_the_checker_of_gymnasium(actions: str) -> None:
    alone = solo.env("letter/en", actions=actions, solo="1", illegal="replace")
    gymnasium.utils.env_checker.check_env(alone, skip_render_check=True)


def test_the_checker_of_gymnasium_for_many_games() -> None:
    many = solo.vector_env("en", games=3, most=50)
    observation, info = many.reset(seed=3)
    assert many.observation_space.contains(observation)
    for _ in range(3):
        observation, rewards, over, cut, info = many.step(info["action_mask"].argmax(1))
        assert many.observation_space.contains(observation)
        assert rewards.shape == over.shape == cut.shape == (3,)
