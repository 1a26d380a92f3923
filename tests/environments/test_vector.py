"""Games that the core plays action by action are the referee's games, and show what a seat would see."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

import rekje
from rekje import gymnasium as solo
from rekje.environments.episode import Episode
from rekje.environments.table import EnvironmentTable
from rekje.environments.vector import ManyGamesEnv
from rekje.records.record import Record


def random_actions(mask: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    return (chance.random(mask.shape) * mask).argmax(1)


def some_games(many: ManyGamesEnv, count: int, seed: int) -> list[Record]:
    """So many finished games by random actions."""
    chance = np.random.default_rng(seed)
    _, info = many.reset(seed=seed)
    records: list[Record] = []
    while len(records) < count:
        _, _, _, _, info = many.step(random_actions(info["action_mask"], chance))
        records += many.records()
    return records


@pytest.mark.parametrize(("edition", "seats"), [("en", 2), ("nl", 4)])
def test_random_games_replay_through_the_referee(edition: str, seats: int) -> None:
    """Every move is legal, draws what was drawn, and ends with the same scores. The long form plays a thousand."""
    many = solo.vector_env(edition, games=6, seats=seats, most=60)
    for record in some_games(many, 3, seed=1):
        game = rekje.Game.from_record(msgspec.json.encode(record))
        assert game.outcome is not None


def test_it_shows_what_the_same_seat_would_observe() -> None:
    """One game, its observations kept, and then played again by the referee."""
    table = EnvironmentTable("en", 2, None, "plays", 60, {})
    many = solo.vector_env("en", games=1, most=60)
    chance = random.Random(2)
    observation, info = many.reset(seed=11)
    kept, records = [], []
    while not records:
        mask = info["action_mask"]
        kept.append((observation, mask, int(info["seat"][0])))
        observation, rewards, over, _, info = many.step(np.array([chance.choice(np.flatnonzero(mask[0]))]))
        records = many.records()
    assert over[0]
    assert rewards[0] in (-1, 0, 1)
    game = rekje.Game.from_record(msgspec.json.encode(records[0]))
    assert game.outcome is not None
    states = []
    game = game.copy()
    while game.events and len(states) < len(kept):
        try:
            game.undo()
        except rekje.FormError:
            break
        states.append(game.state)
    for state, (seen, mask, seat) in zip(reversed(states), kept, strict=False):
        episode = Episode(table, state, (), None, ())
        assert episode.seat == seat
        mine = episode.observe(seat)
        assert {name for name in mine if not np.array_equal(mine[name], seen[name][0])} == set()
        legal = np.zeros(mask.shape[1], np.int8)
        legal[episode.menu.numbers] = 1
        assert np.array_equal(legal, mask[0])
    assert len(states) > 10


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    many = solo.vector_env("en", games=2, most=20)
    before, info = many.reset(seed=3)
    illegal = int((info["action_mask"][1] == 0).argmax())
    with pytest.raises(rekje.FormError, match="One of the 2 actions isn’t legal now, so none was taken"):
        many.step(np.array([0, illegal]))
    after, _, _, _, _ = many.step(np.array([0, 0]))
    other = solo.vector_env("en", games=2, most=20)
    other.reset(seed=3)
    again, _, _, _, _ = other.step(np.array([0, 0]))
    assert all(np.array_equal(after[name], again[name]) for name in after)
    assert not np.array_equal(before["board"], after["board"])
