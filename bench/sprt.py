"""Whether one computer player is better than another, by a sequential test over shuffles played from both sides.

``python bench/sprt.py FILE ONE OTHER [--kind scrabble/en] [--low 0] [--high 5] [--unit elo|points] …``

Players are named as `named` says: ``strong``, ``"expert --think 2"``, ``"expert --think 60000n --depth 3"`` (nodes are
counted: no other work on the machine changes the result), ``expert@FOLDER`` as another checkout has it. ONE is asked to
be better by ``--high`` than OTHER, against ``--low``: in Elo, or in points of a hundred. The test ends when the
likelihood ratio passes a bound (`pentanomial`), or after ``--most`` shuffles. Shuffles count in the order of their
seeds, so that those that are soon over don't count first.

Each game is a line in FILE, under a first line that says what is tested. The same command goes on where it was broken
off.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from named import named_player
from pentanomial import Bounds, Counted, elo_of, log_likelihood_ratio, score_of
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from single_games import AskedGame, SingleGames

from rekje.cli.jobs.series import played_games
from rekje.work.choosing import executor_for


class Game(NamedTuple):
    """A game: its seed, the seat of the first named player, what that player won of it, and by how much it led."""

    seed: int
    seat: int
    won: float
    lead: int


class Pairs:
    """The games of a test as they come in. A shuffle counts once both its games and all before it are there."""

    def __init__(self, first: int) -> None:
        self._next = first
        self._open: dict[int, list[Game]] = {}
        self.counted = Counted()
        self.leads: list[float] = []

    def add(self, game: Game) -> Iterator[Counted]:
        """Take a game in; the counts after each shuffle that counts now."""
        self._open.setdefault(game.seed, []).append(game)
        while len(self._open.get(self._next, ())) == 2:
            games = self._open.pop(self._next)
            self._next += 1
            self.counted = self.counted.with_shuffle(mean(one.won for one in games))
            self.leads.append(mean(one.lead for one in games))
            yield self.counted


def read_games(path: Path, about: dict[str, Any]) -> list[Game]:
    """The games in a file. A new file is begun with what is tested. The program ends if that is another test's."""
    if not path.exists():
        path.write_text(json.dumps(about) + "\n", encoding="utf-8")
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    if json.loads(first) != about:
        sys.exit(f"{path} holds another test: {first}")
    return [Game(**json.loads(line)) for line in lines]


def play(asked: argparse.Namespace, missing: Iterable[tuple[int, int]]) -> Iterator[Game]:
    """Games in the order in which they are finished."""
    players = named_player(asked.one), named_player(asked.other)
    games = list(missing)
    seatings = [AskedGame(asked.kind, players if seat == 0 else players[::-1], seed) for seed, seat in games]
    with executor_for(None, asked.cores) as executor:
        for number, result in executor.map_unordered(SingleGames({}), enumerate(seatings)):
            (played,), (seed, seat) = played_games(result), games[number]
            won = (seat in played.winners) / len(played.winners)
            yield Game(seed, seat, won, played.scores[seat] - played.scores[1 - seat])


def run(asked: argparse.Namespace) -> tuple[Pairs, str]:
    """Play until the test ends; how the shuffles went, and the verdict."""
    bounds = Bounds(score_of(asked.low, asked.unit), score_of(asked.high, asked.unit), asked.alpha, asked.beta)
    about = {"one": asked.one, "other": asked.other, "kind": asked.kind, "seed": asked.seed}
    path, pairs = Path(asked.file), Pairs(asked.seed)
    known = read_games(path, about)
    there = {(game.seed, game.seat) for game in known}
    wanted = ((asked.seed + n, seat) for n in range(asked.most) for seat in (0, 1))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, transient=True) as progress, path.open("a", encoding="utf-8") as out:
        task = progress.add_task("playing", total=asked.most)

        def verdict_after(game: Game) -> str:
            for counted in pairs.add(game):
                ratio = log_likelihood_ratio(counted.counts, bounds)
                told = f"{counted.mean:.1%}, LLR {ratio:+.2f} ({bounds.least:.2f} to {bounds.most:.2f})"
                progress.update(task, completed=counted.shuffles, description=told)
                if (verdict := bounds.verdict(ratio)) != "open":
                    return verdict
            return "open"

        for game in known:
            if (verdict := verdict_after(game)) != "open":
                return pairs, verdict
        for game in play(asked, (one for one in wanted if one not in there)):
            out.write(json.dumps(game._asdict()) + "\n")
            out.flush()
            if (verdict := verdict_after(game)) != "open":
                return pairs, verdict
    return pairs, "open"


def tell(asked: argparse.Namespace, pairs: Pairs, verdict: str) -> None:
    """The result, in lines that can be kept."""
    bounds = Bounds(score_of(asked.low, asked.unit), score_of(asked.high, asked.unit), asked.alpha, asked.beta)
    counted = pairs.counted
    print(f"{asked.one} against {asked.other}, {asked.kind}, seeds from {asked.seed}")
    print(f"H0 {asked.low:g}, H1 {asked.high:g} {asked.unit}, alpha {asked.alpha:g}, beta {asked.beta:g}")
    if not counted.shuffles:
        print("no shuffle was played from both sides")
        return
    ratio = log_likelihood_ratio(counted.counts, bounds)
    print(f"{verdict}: LLR {ratio:+.2f} ({bounds.least:.2f} to {bounds.most:.2f}) after {counted.shuffles} shuffles")
    print(f"shuffles with 0, 1/4, 1/2, 3/4, 1: {' '.join(map(str, counted.counts))}")
    elo = f"{elo_of(counted.mean):+.0f} Elo" if 0 < counted.mean < 1 else "no Elo"
    print(f"won {counted.mean:.1%} ± {100 * counted.interval:.1f} ({elo})")
    if len(pairs.leads) > 1:
        print(f"mean lead {mean(pairs.leads):+.1f} ± {1.96 * stdev(pairs.leads) / len(pairs.leads) ** 0.5:.1f}")


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--kind", default="scrabble/en", help="a game and an edition")
    parser.add_argument("--low", type=float, default=0.0)
    parser.add_argument("--high", type=float, default=5.0)
    parser.add_argument("--unit", choices=("elo", "points"), default="elo")
    parser.add_argument("--alpha", type=float, default=0.05)
    parser.add_argument("--beta", type=float, default=0.05)
    parser.add_argument("--most", type=int, default=20_000, help="shuffles")
    parser.add_argument("--seed", type=int, default=1, help="shuffle n depends on it plus n alone")
    parser.add_argument("--cores", type=int, help="else all")
    return parser.parse_args()


def main() -> None:
    """Test, and tell."""
    asked = arguments()
    try:
        tell(asked, *run(asked))
    except KeyboardInterrupt:
        sys.exit("broken off; the same command goes on")


if __name__ == "__main__":
    main()
