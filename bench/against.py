"""How often one player wins against others: ``python bench/against.py [GAMES [GAME/EDITION [ONE [OTHERS [SEED]]]]]``.

OTHERS is one player, or several with commas between. All move on by a seat after every game; all cores. Game n depends
on SEED + n alone. A shared win counts by its share; among as many equal players each would win one game in so many.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean

from rich.console import Console
from rich.progress import track

from rekje.bootstrap import open_words
from rekje.cli.positions import config_for
from rekje.cli.series import Finished, Series
from rekje.games.editions import builtin_edition
from rekje.players import get_player

SeatedGame = tuple[str, tuple[str, ...], int]


def main(
    games: str = "1000", edition: str = "koning/nl", one: str = "racer", others: str = "greedy", seed: str = "1"
) -> None:
    """Play and tell."""
    names = (one, *others.split(","))
    asked = [(edition, turned(names, n), int(seed) + n) for n in range(int(games))]
    console = Console(stderr=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = track(pool.map(play, asked, chunksize=4), "playing", len(asked), console=console, transient=True)
        results = list(played)
    wins = [shares[n % len(names)] for n, (shares, _, _) in enumerate(results)]
    rate = mean(wins)
    error = sqrt(sum((win - rate) ** 2 for win in wins) / (len(wins) - 1) / len(wins))
    print(f"{one} against {others}, {edition}, {len(wins)} games from seed {seed}:")
    print(f"{rate:.1%} won, standard error {error:.1%}")
    first = wins[:: len(names)]
    print(f"in the first seat {mean(first):.1%}; {mean(turns for _, _, turns in results):.1f} turns a game")
    scores = [
        [scores[(n + seat) % len(names)] for n, (_, scores, _) in enumerate(results)] for seat in range(len(names))
    ]
    print("mean scores: " + ", ".join(f"{name} {mean(own):.1f}" for name, own in zip(names, scores, strict=True)))


def turned(names: tuple[str, ...], game: int) -> tuple[str, ...]:
    """The players in their seats in a game: the first one sits in seat ``game`` modulo their number."""
    shift = -game % len(names)
    return (*names[shift:], *names[:shift])


def play(asked: SeatedGame) -> tuple[list[float], list[int], int]:
    """One game: what each seat won of it, its score, and how many turns it took."""
    edition, names, seed = asked
    game: Finished = next(series(edition, names).play(1, seed))
    shares = [(seat in game.winners) / len(game.winners) for seat in range(len(names))]
    return shares, list(game.scores), game.turns


_SERIES: dict[tuple[str, tuple[str, ...]], Series] = {}


def series(name: str, names: tuple[str, ...]) -> Series:
    """The series of these seats in this process."""
    if (name, names) not in _SERIES:
        edition = builtin_edition(*name.split("/"))
        config = config_for(edition, len(names))
        words = open_words(None, edition, config.options)
        _SERIES[name, names] = Series(config, words, [get_player(player) for player in names])
    return _SERIES[name, names]


if __name__ == "__main__":
    main(*sys.argv[1:])
