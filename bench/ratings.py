"""How strong the computer players are:
``python bench/ratings.py FILE [KIND …] [--shuffles N] [--write] [--ray ADDRESS]``.

KIND is a game and an edition (``scrabble/nl``); without one, the first edition of every game. All players of a game
meet each other at tables of two, every shuffle twice with the seats exchanged. Every game is a line in FILE; games that
are there already aren't played again, so that it can be broken off and gone on with; ``--anew PLAYER`` plays those of a
player that has changed again. Shuffle n depends on SEED + n alone. Ratings are openskill's, the mean over 200 orders in
which the games could have been played, ``greedy`` being 1500. Told are also the share of games won by each pair, and
what the ratings make of it. ``--write`` puts them into the package's file.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean

import msgspec
from rich.console import Console
from rich.progress import track
from single_games import AskedGame, SingleGames

from rekje.analysis.ratings import ANCHOR, MU, Rating, rate_all
from rekje.cli.jobs.series import played_games
from rekje.games.editions import edition_names, named_edition
from rekje.games.registry import GAMES, get_game
from rekje.players import get_player, players_for
from rekje.storage.ratings import FILE, FORMAT, RatingsFile, RoundRobin, all_ratings
from rekje.work.choosing import executor_for
from rekje.work.executor import Executor

ORDERS = 200


class Game(msgspec.Struct, frozen=True):
    """A game played: the players in their seats, and each one's place (0 is the best)."""

    kind: str
    seed: int
    players: tuple[str, str]
    places: tuple[int, int]

    @property
    def key(self) -> tuple[str, int, tuple[str, str]]:
        """What tells it from other games."""
        return self.kind, self.seed, self.players


def asked_games(kind: str, shuffles: int, seed: int) -> Iterator[tuple[str, int, tuple[str, str]]]:
    """The games that make up a round robin, shuffle by shuffle."""
    names = list(players_for(get_game(kind.split("/")[0])))
    for number in range(shuffles):
        for one, other in combinations(names, 2):
            yield kind, seed + number, (one, other)
            yield kind, seed + number, (other, one)


def known_games(file: Path, anew: Sequence[str]) -> list[Game]:
    """The games in a file; those of players that have changed are taken out of it."""
    if not file.exists():
        return []
    games = [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()]
    kept = [game for game in games if not set(anew) & set(game.players)]
    if len(kept) < len(games):
        file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in kept))
    return kept


def play(file: Path, missing: Iterable[tuple[str, int, tuple[str, str]]], executor: Executor) -> Iterator[Game]:
    """Play games on all cores, and write each down once it is over."""
    asked = list(missing)
    chunks = enumerate(AskedGame(kind, tuple(map(get_player, names)), seed) for kind, seed, names in asked)
    results = executor.map_unordered(SingleGames({"prove_end": False}), chunks)
    for number, result in track(results, "playing", len(asked), console=Console(stderr=True), transient=True):
        (found,) = played_games(result)
        kind, seed, names = asked[number]
        game = Game(kind, seed, names, tuple(int(seat not in found.winners) for seat in range(2)))  # type: ignore[arg-type]
        with file.open("ab") as out:
            out.write(msgspec.json.encode(game) + b"\n")
        yield game


def ratings(games: Sequence[Game], seed: int) -> dict[str, Rating]:
    """The players' ratings, the weakest first. Each result moves a rating less than those before it; so that none
    counts for more, the games are taken in many orders."""
    chance = Random(seed)
    told = [list(zip(game.players, game.places, strict=True)) for game in games]
    runs = [rate_all(chance.sample(told, len(told))) for _ in range(ORDERS)]
    means = {name: mean(run[name].mu for run in runs) for name in runs[0]}
    found = {
        name: Rating(
            round(MU + mu - means[ANCHOR], 3), round(mean(run[name].sigma for run in runs), 3), runs[0][name].games
        )
        for name, mu in means.items()
    }
    return dict(sorted(found.items(), key=lambda one: one[1].mu))


def tell(kind: str, games: Sequence[Game], found: dict[str, Rating]) -> None:
    """The ratings, and how far they tell the results that they were made from."""
    print(f"{kind}: {len(games)} games")
    for name, one in found.items():
        print(f"  {name:<8} {one.told:>5} ± {one.told_spread}, {one.games} games")
    for stronger, weaker in combinations(reversed(found), 2):
        met = [game for game in games if {stronger, weaker} == set(game.players)]
        won = mean(_share(game, stronger) for game in met)
        told = found[stronger].chance(found[weaker])
        print(f"  {stronger:>8} against {weaker:<8} {won:6.1%} of {len(met)}, told {told:.1%}")


def _share(game: Game, player: str) -> float:
    own, other = (game.places[seat] for seat in sorted((0, 1), key=lambda seat: game.players[seat] != player))
    return 0.5 if own == other else float(own < other)


def main() -> None:
    """Play what is missing, rate, tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--shuffles", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="append", default=[], metavar="PLAYER")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    known = {game.key: game for game in known_games(asked.file, asked.anew)}
    for kind in asked.kinds or [f"{game}/{edition_names(game)[0]}" for game in GAMES]:
        wanted = list(asked_games(kind, asked.shuffles, asked.seed))
        with executor_for(asked.ray, None) as executor:
            known |= {
                game.key: game for game in play(asked.file, [one for one in wanted if one not in known], executor)
            }
        games = [known[one] for one in wanted]
        found = ratings(games, asked.seed)
        tell(kind, games, found)
        if asked.write:
            _write(kind, len(games), asked.seed, found)


def _write(kind: str, games: int, seed: int, found: dict[str, Rating]) -> None:
    edition = named_edition(kind)
    robin = RoundRobin(edition.name, edition.lexicon, 2, games, seed, date.today().isoformat(), found)
    all_ratings.cache_clear()
    content = RatingsFile(FORMAT, "bench/ratings.py", dict(sorted({**all_ratings(), edition.game: robin}.items())))
    FILE.write_text(json.dumps(msgspec.to_builtins(content), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
