"""How often one player wins against others:
``python bench/against.py [GAMES [GAME/EDITION [ONE [OTHERS [SEED [RAY]]]]]]``.

OTHERS is one player, or several with commas between; each is named as `named` says, and may be that of another
checkout. Every shuffle is played as often as there are seats, the
players moving on by a seat each time, so that luck counts on every side; the intervals (95 %) are those of the
shuffles. Shuffle n depends on SEED + n alone. A shared win counts by its share; among as many equal players each would
win one game in so many. The margin is one's score less the best of the others'. All cores, or the Ray at an address
(``local``: one of its own).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from named import named_player
from rich.console import Console
from rich.progress import track

from rekje.cli.jobs.series import PlayedGame, SeriesJob, played_games
from rekje.cli.parts.positions import config_for
from rekje.games.editions import builtin_edition
from rekje.work.choosing import executor_for
from rekje.work.executor import in_order


class Result(NamedTuple):
    """One game: what the first named player won of it, and each named player's score; how many turns it took."""

    won: float
    scores: list[int]
    turns: int


def main(
    games: str = "1000",
    edition: str = "koning/nl",
    one: str = "racer",
    others: str = "greedy",
    seed: str = "1",
    ray: str | None = None,
) -> None:
    """Play and tell."""
    names = (one, *others.split(","))
    shuffles = max(2, -(-int(games) // len(names)))
    results = list(played(edition, names, shuffles, int(seed), ray))
    print(
        f"{one} against {others}, {edition}, {shuffles * len(names)} games, shuffles {seed}–{int(seed) + shuffles - 1}:"
    )
    print(f"{in_percent([mean(game.won for game in shuffle) for shuffle in results])} won")
    margins = [mean(game.scores[0] - max(game.scores[1:]) for game in shuffle) for shuffle in results]
    print(f"margin {mean(margins):+.1f} ± {interval(margins):.1f}")
    first = [shuffle[0].won for shuffle in results]
    turns = mean(game.turns for shuffle in results for game in shuffle)
    print(f"in the first seat {mean(first):.1%}; {turns:.1f} turns a game")
    empty = sum(not any(game.scores) for shuffle in results for game in shuffle)
    print(f"games in which nobody scored: {empty}")
    means = (mean(game.scores[i] for shuffle in results for game in shuffle) for i in range(len(names)))
    print("mean scores: " + ", ".join(f"{name} {own:.1f}" for name, own in zip(names, means, strict=True)))


def in_percent(values: list[float]) -> str:
    """A mean with its interval."""
    return f"{mean(values):.1%} ± {100 * interval(values):.1f}"


def interval(values: list[float]) -> float:
    """Half of what the mean lies within in 95 of 100 cases."""
    return 1.96 * stdev(values) / sqrt(len(values))


def played(edition: str, names: tuple[str, ...], shuffles: int, seed: int, ray: str | None) -> Iterator[list[Result]]:
    """The games of every shuffle, the first named player in the first seat, then in the second, and so on."""
    console = Console(stderr=True)
    seatings = []
    with executor_for(ray, None) as executor:
        for turn in range(len(names)):
            job = series(edition, turned(names, turn))
            results = in_order(executor.map_unordered(job, job.chunks(shuffles, seed)))
            games = (game for found in results for game in played_games(found))
            seatings.append(
                [result(game, len(names), turn) for game in track(games, "playing", shuffles, console=console)]
            )
    yield from map(list, zip(*seatings, strict=True))


def turned(names: tuple[str, ...], game: int) -> tuple[str, ...]:
    """The players in their seats in a game: the first one sits in seat ``game`` modulo their number."""
    shift = -game % len(names)
    return (*names[shift:], *names[:shift])


def result(game: PlayedGame, seats: int, turn: int) -> Result:
    """A game as the players' own, wherever they sat."""
    share = (turn in game.winners) / len(game.winners)
    return Result(share, [game.scores[(turn + i) % seats] for i in range(seats)], game.turns)


def series(name: str, names: tuple[str, ...]) -> SeriesJob:
    """The games of these seats."""
    config = config_for(builtin_edition(*name.split("/")), len(names), prove_end=False)
    return SeriesJob(config, None, [named_player(player) for player in names], records=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
