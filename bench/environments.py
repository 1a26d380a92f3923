"""How many steps a second environments take: `python bench/environments.py [STEPS]`, on one core.

Scrabble (en) by random legal plays. First the vector environment, which steps many games in the native core, with
several lengths of the list of plays; then the environment of PettingZoo, whose states are the referee's. It counts the
time that the process had on a core, because other work on the machine takes time off the clock. Other work also takes
the caches, so the vector environment plays the same games several times: a second figure is of the fastest time of each
step of all games.
"""

from __future__ import annotations

import random
import sys
import time

import numpy as np

from rekje import gymnasium, pettingzoo
from rekje.environments.vector import ManyGamesEnv

GAMES = 256
LISTS = (50, 100, 500)
REPEATS = 5


def vector(steps: int, most: int) -> tuple[float, float, float]:
    """Steps a second, those by the fastest times, and how many plays a position lists on average."""
    many = gymnasium.vector_env("en", games=GAMES, most=most, threads=1)
    times = np.array([played(many, steps // GAMES, most) for _ in range(REPEATS)])
    taken = times.shape[1] * GAMES
    return taken * REPEATS / times[:, :, 0].sum(), taken / times[:, :, 0].min(0).sum(), times[0, :, 1].sum() / taken


def played(many: ManyGamesEnv, rounds: int, most: int) -> list[tuple[float, int]]:
    """Of each step of all games by random plays, always the same ones: its seconds, and how many plays were listed."""
    chance = np.random.default_rng(1)
    _, info = many.reset(seed=1)
    told = []
    for _ in range(rounds):
        plays = info["action_mask"][:, :most].sum(1)
        actions = np.where(plays > 0, (chance.random(GAMES) * plays).astype(np.int64), most)
        began = time.process_time()
        _, _, _, _, info = many.step(actions)
        told.append((time.process_time() - began, int(plays.sum())))
    return told


def one_by_one(steps: int) -> float:
    """Steps a second of PettingZoo's environment, observations and masks included."""
    game = pettingzoo.raw_env("en", texts=False)
    chance = random.Random(1)
    taken = 0
    game.reset(seed=0)
    began = time.process_time()
    while taken < steps:
        if game.episode.over:
            game.reset(seed=taken)
        game.observe(game.agent_selection)
        plays = [number for number in game.episode.menu.numbers if number <= game.table.most]
        game.step(chance.choice(plays))
        taken += 1
    return taken / (time.process_time() - began)


def main() -> None:
    """Print a table."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    for most in LISTS:
        speed, fastest, listed = vector(steps, most)
        told = f"{speed:,.0f} steps a second, {fastest:,.0f} by the fastest times ({listed:.0f} plays listed)"
        print(f"vector_env, {GAMES} games, most={most}: {told}")
    print(f"pettingzoo, one game: {one_by_one(max(50, steps // 50)):,.0f} steps a second")


if __name__ == "__main__":
    main()
