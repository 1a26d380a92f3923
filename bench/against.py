"""How often one player wins against others: ``python bench/against.py [GAMES [GAME/EDITION [ONE [OTHERS [SEED]]]]]``.

OTHERS is one player, or several with commas between. Every shuffle is played as often as there are seats, the
players moving on by a seat each time, so that luck counts on every side; the intervals (95 %) are those of the
shuffles. Shuffle n depends on SEED + n alone. A shared win counts by its share; among as many equal players each would
win one game in so many. The margin is one's score less the best of the others'. All cores; in the core where the
players are known there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from rekje.bootstrap import open_words
from rekje.cli.family import Finished
from rekje.cli.parts.positions import config_for
from rekje.cli.parts.series import SelfplaySeries
from rekje.games.editions import builtin_edition
from rekje.players import get_player

AT_ONCE = 500
"""Shuffles asked of the core together."""


class Result(NamedTuple):
    """One game: what the first named player won of it, and each named player's score; how many turns it took."""

    won: float
    scores: list[int]
    turns: int


def main(
    games: str = "1000", edition: str = "koning/nl", one: str = "racer", others: str = "greedy", seed: str = "1"
) -> None:
    """Play and tell."""
    names = (one, *others.split(","))
    shuffles = max(2, -(-int(games) // len(names)))
    results = list(played(edition, names, shuffles, int(seed)))
    print(
        f"{one} against {others}, {edition}, {shuffles * len(names)} games, shuffles {seed}–{int(seed) + shuffles - 1}:"
    )
    print(f"{in_percent([mean(game.won for game in shuffle) for shuffle in results])} won")
    margins = [mean(game.scores[0] - max(game.scores[1:]) for game in shuffle) for shuffle in results]
    print(f"margin {mean(margins):+.1f} ± {interval(margins):.1f}")
    first = [shuffle[0].won for shuffle in results]
    turns = mean(game.turns for shuffle in results for game in shuffle)
    print(f"in the first seat {mean(first):.1%}; {turns:.1f} turns a game")
    means = (mean(game.scores[i] for shuffle in results for game in shuffle) for i in range(len(names)))
    print("mean scores: " + ", ".join(f"{name} {own:.1f}" for name, own in zip(names, means, strict=True)))


def in_percent(values: list[float]) -> str:
    """A mean with its interval."""
    return f"{mean(values):.1%} ± {100 * interval(values):.1f}"


def interval(values: list[float]) -> float:
    """Half of what the mean lies within in 95 of 100 cases."""
    return 1.96 * stdev(values) / sqrt(len(values))


def played(edition: str, names: tuple[str, ...], shuffles: int, seed: int) -> Iterator[list[Result]]:
    """The games of every shuffle, the first named player in the first seat, then in the second, and so on."""
    console = Console(stderr=True)
    if series(edition, names).by == "core":
        starts = range(0, shuffles, AT_ONCE)
        for start in track(starts, "playing", len(starts), console=console, transient=True):
            yield from in_core(edition, names, min(AT_ONCE, shuffles - start), seed + start)
        return
    asked = [(edition, names, seed + n) for n in range(shuffles)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = pool.map(by_referee, asked, chunksize=2)
        yield from track(found, "playing", len(asked), console=console, transient=True)


def in_core(edition: str, names: tuple[str, ...], shuffles: int, seed: int) -> Iterable[list[Result]]:
    """Games of some shuffles, played by the core."""
    turns = range(len(names))
    games = ([*series(edition, turned(names, turn)).play(shuffles, seed)] for turn in turns)
    return ([result(game, len(names), turn) for turn, game in enumerate(told)] for told in zip(*games, strict=True))


def by_referee(asked: tuple[str, tuple[str, ...], int]) -> list[Result]:
    """The games of one shuffle, each command going through the referee."""
    edition, names, seed = asked
    games = (next(series(edition, turned(names, turn)).play(1, seed)) for turn in range(len(names)))
    return [result(game, len(names), turn) for turn, game in enumerate(games)]


def turned(names: tuple[str, ...], game: int) -> tuple[str, ...]:
    """The players in their seats in a game: the first one sits in seat ``game`` modulo their number."""
    shift = -game % len(names)
    return (*names[shift:], *names[:shift])


def result(game: Finished, seats: int, turn: int) -> Result:
    """A game as the players' own, wherever they sat."""
    share = (turn in game.winners) / len(game.winners)
    return Result(share, [game.scores[(turn + i) % seats] for i in range(seats)], game.turns)


@cache
def series(name: str, names: tuple[str, ...]) -> SelfplaySeries:
    """The series of these seats in this process."""
    edition = builtin_edition(*name.split("/"))
    config = config_for(edition, len(names), prove_end=False)
    words = open_words(None, edition, config.options)
    return SelfplaySeries(config, words, [get_player(player) for player in names])


if __name__ == "__main__":
    main(*sys.argv[1:])
