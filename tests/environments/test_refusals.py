"""What environments are asked that makes no sense, and what they say."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pyspiel
import pytest

import rekje
import rekje.open_spiel
from rekje import gymnasium, pettingzoo

WORDS = rekje.Lexicon(["ab", "ba", "cab", "rest", "tar", "art", "rat", "at", "ta"], edition="en")


def begun(**options: object):  # type: ignore[no-untyped-def]
    one = pettingzoo.raw_env("en", lexicon=WORDS, **options)  # type: ignore[arg-type]
    one.reset(seed=1)
    return one


def rounds():  # type: ignore[no-untyped-def]
    one = pettingzoo.parallel_env("en", lexicon=WORDS)
    one.reset(seed=1)
    return one


def many():  # type: ignore[no-untyped-def]
    one = gymnasium.vector_env("en", games=3, lexicon=WORDS)
    one.reset(seed=1)
    return one


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: pettingzoo.raw_env("en", lexicon=WORDS).step(0), "Call reset() first."),
        (lambda: gymnasium.env("letter/en").step(0), "Call reset() first."),
        (lambda: gymnasium.vector_env("en", lexicon=WORDS, games=1).step([0]), "Call reset() first."),
        (lambda: pettingzoo.raw_env("en", lexicon=WORDS).last(), "Call reset() first."),
        (lambda: begun().observe("Anna"), "agent can only be: player_0, player_1."),
        (
            lambda: pickle.dumps(many()),
            "Games that go on can’t be pickled: make the environment in each process with vector_env.",
        ),
        (lambda: begun().step(1.5), "action should be a whole number."),
        (lambda: begun(illegal="replace").step("a"), "action should be a whole number."),
        (lambda: begun().reset(seed="x"), "seed should be a whole number."),
        (lambda: rounds().step({"player_0": 0}), "The action of player_1 is missing: each agent that plays needs one."),
        (lambda: pettingzoo.parallel_env("en", illegal="raise"), "illegal can only be: replace."),
        (
            lambda: gymnasium.env("letter/en", rewards="win"),
            "rewards is a parameter of another environment, not of this one.",
        ),
        (
            lambda: gymnasium.vector_env("en", texts=False),
            "texts is a parameter of another environment, not of this one.",
        ),
        (lambda: pettingzoo.env("en", games=3), "games is a parameter of another environment, not of this one."),
        (lambda: many().step([0, 0]), "actions should be a list of 3 numbers, one for each game."),
        (lambda: many().step(None), "actions should be a list of 3 numbers, one for each game."),
        (lambda: many().reset(seed=[1, 2, 3]), "seed is a whole number from 0 to 4,611,686,018,427,387,904."),
        (lambda: gymnasium.vector_env("en", games=0), "games is a whole number from 1 to 100,000."),
    ],
)
def test_one_sentence_says_what_is_wrong(ask: Callable[[], object], sentence: str) -> None:
    with pytest.raises(rekje.FormError) as problem:
        ask()
    assert str(problem.value) == sentence


@pytest.mark.parametrize("number", [-1, 600, 10**6])
def test_an_illegal_number_loses_also_if_no_action_has_it(number: int) -> None:
    game = pettingzoo.env("en", lexicon=WORDS)
    game.reset(seed=1)
    loser = game.agent_selection
    assert number not in range(628) or not game.observe(loser)["action_mask"][number]
    game.step(number)
    assert all(game.terminations.values())
    assert game.unwrapped._cumulative_rewards[loser] == -1


@pytest.mark.parametrize(
    "make",
    [
        lambda: pettingzoo.raw_env("en", lexicon=WORDS),
        lambda: gymnasium.vector_env("en", lexicon=WORDS, games=2),
    ],
)
def test_games_after_a_seed_are_repeatable_too(make) -> None:  # type: ignore[no-untyped-def]
    def racks() -> list[bytes]:
        game, told = make(), []
        for seed in (5, None, None):
            begun = game.reset(seed=seed)
            observed = begun[0] if begun else game.observe("player_0")["observation"]
            told.append(observed["rack"].tobytes())
        return told

    first = racks()
    assert first == racks()
    assert len(set(first)) == 3


def test_how_many_other_actions_there_are() -> None:
    assert str(rekje.FormError("environments-illegal", action=9, count=1)) == "Action 9 isn’t legal now: 1 other is."
    assert str(rekje.FormError("environments-illegal", action=9, count=2)) == "Action 9 isn’t legal now: 2 others are."


def test_after_the_end_there_is_no_action() -> None:
    game = gymnasium.env("letter/en", solo="1", lexicon=WORDS)
    _, told = game.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, told = game.step(int(told["action_mask"].argmax()))
    with pytest.raises(rekje.FormError) as problem:
        game.step(0)
    assert str(problem.value) == "Action 0 can’t be taken: the game is over, and reset() begins another."


@pytest.mark.parametrize("deal", [5, 1_000_000])
def test_chance_has_as_many_shuffles_as_were_asked_for(deal: int) -> None:
    state = pyspiel.load_game("rekje", {"deals": 5}).new_initial_state()
    assert [number for number, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
    with pytest.raises(rekje.FormError) as problem:
        state.apply_action(deal)
    assert str(problem.value).endswith("isn’t legal now: 5 others are.")
    state.apply_action(4)
    assert not state.is_chance_node()
