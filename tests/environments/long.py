"""The long forms of these tests: `python -m tests.environments.long masks en 10000`, `replay en 1000`,
`vector en 1000` or `spiel koning/en 2`. Each prints how far it is."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

import msgspec
import numpy as np

import rekje
from rekje import gymnasium as solo
from rekje.environments.episode import Episode
from rekje.environments.table import EnvironmentTable
from rekje.referee import replay
from tests.environments.verdicts import check_positions

SHARE = 500
"""Positions, or games, between two lines."""


def masks(edition: str, count: int) -> None:
    """What is offered is what the referee accepts, in so many positions."""
    # A rack with blanks may have more than 10,000 plays in a crossword game, and all must be listed there.
    most = 200 if edition.startswith("koning") else 100_000
    for first in range(0, count, SHARE):
        check_positions(edition, min(SHARE, count - first), most=most, seed=1000 + first)
        print(f"{first + min(SHARE, count - first)} positions of {edition}", flush=True)


def replays(edition: str, count: int) -> None:
    """Random games replay to the same states, and as records."""
    table = EnvironmentTable(edition, 2, None, "plays", 100, {})
    chance = random.Random(1)
    for seed in range(count):
        episode = Episode.begin(table, seed)
        while not episode.over:
            episode = episode.after(chance.choice(episode.menu.numbers))
        assert replay(episode.events) == episode.state
        game = rekje.Game.from_record(episode.record())
        assert (game.outcome, game.state.board) == (episode.state.outcome, episode.state.board)
        if seed % 100 == 99:
            print(f"{seed + 1} games of {edition}", flush=True)


def vectors(edition: str, count: int) -> None:
    """Random games of the core, which the referee goes over."""
    many = solo.vector_env(edition, games=64)
    chance = np.random.default_rng(1)
    _, info = many.reset(seed=1)
    done = 0
    while done < count:
        mask = info["action_mask"]
        _, _, _, _, info = many.step((chance.random(mask.shape, np.float32) * mask).argmax(1))
        for record in many.records():
            assert rekje.Game.from_record(msgspec.json.encode(record)).outcome is not None
            done += 1
            if done % 100 == 0:
                print(f"{done} games of {edition}", flush=True)


def spiel(edition: str, count: int) -> None:
    """OpenSpiel's random games in steps."""
    import pyspiel

    import rekje.open_spiel

    assert rekje.open_spiel
    for actions in ("plays", "steps"):
        game = pyspiel.load_game("rekje", {"edition": edition, "players": 2, "actions": actions})
        pyspiel.random_sim_test(game, num_sims=count, serialize=True, verbose=False)
        print(f"{count} games of {edition} in {actions}", flush=True)


KINDS: dict[str, Callable[[str, int], None]] = {"masks": masks, "replay": replays, "vector": vectors, "spiel": spiel}

if __name__ == "__main__":
    kind, edition, count = sys.argv[1:]
    KINDS[kind](edition, int(count))
