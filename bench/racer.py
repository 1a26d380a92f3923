"""How often one player wins against another: ``python bench/racer.py [GAMES [GAME/EDITION [ONE [OTHER [SEED]]]]]``.

Two seats, which change sides after every game; all cores. Game n depends on SEED + n alone. A shared win counts half.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from rich.console import Console
from rich.progress import track

from rekje.bootstrap import open_words
from rekje.cli.positions import config_for
from rekje.cli.series import Series
from rekje.games.editions import builtin_edition
from rekje.players import get_player

SeatedGame = tuple[str, tuple[str, str], int]


def main(
    games: str = "1000", edition: str = "koning/nl", one: str = "racer", other: str = "greedy", seed: str = "1"
) -> None:
    """Play and tell."""
    turned = [(one, other), (other, one)]
    asked: list[SeatedGame] = [(edition, turned[n % 2], int(seed) + n) for n in range(int(games))]
    console = Console(stderr=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        played = track(pool.map(play, asked, chunksize=4), "playing", len(asked), console=console, transient=True)
        results = list(played)
    wins = [result[seats.index(one)] for result, (_, seats, _) in zip(results, asked, strict=True)]
    rate = sum(wins) / len(wins)
    error = sqrt(sum((win - rate) ** 2 for win in wins) / (len(wins) - 1) / len(wins))
    print(f"{one} against {other}, {edition}, {len(wins)} games from seed {seed}:")
    print(f"{rate:.1%} won, standard error {error:.1%}")
    first = wins[::2]
    print(
        f"in the first seat {sum(first) / len(first):.1%}; {sum(r[2] for r in results) / len(results):.1f} turns a game"
    )


def play(asked: SeatedGame) -> tuple[float, float, int]:
    """One game: what each seat won of it, and how many turns it took."""
    edition, names, seed = asked
    game = next(series(edition, names).play(1, seed))
    shares = [(seat in game.winners) / len(game.winners) for seat in range(2)]
    return shares[0], shares[1], game.turns


_SERIES: dict[tuple[str, tuple[str, str]], Series] = {}


def series(name: str, names: tuple[str, str]) -> Series:
    """The series of these seats in this process."""
    if (name, names) not in _SERIES:
        edition = builtin_edition(*name.split("/"))
        config = config_for(edition, 2)
        words = open_words(None, edition, config.options)
        _SERIES[name, names] = Series(config, words, [get_player(player) for player in names])
    return _SERIES[name, names]


if __name__ == "__main__":
    main(*sys.argv[1:])
