"""How strong the computer players are:
``python bench/ratings.py FILE [KIND …] [--shuffles N] [--above N] [--apart N] [--own PLAYER] [--pairs FILE]
[--write]``.

KIND is a game and an edition (``scrabble/nl``); without one, the first edition of every game. Players that are at most
``--apart`` places from each other on the ladder (1: neighbours alone) meet at tables of two, every shuffle twice with
the seats exchanged. ``--above`` is the number of shuffles for pairs with a player above ``greedy``, who think long.
Every game is a line in FILE; games that are there already aren't played again, so that it can be broken off and gone on
with; ``--anew PLAYER`` plays those of a player that has changed again. Shuffle n depends on SEED + n alone. Games that
`bench/ideas.py` played with the ideas that both players have now count too (``--pairs``).

Ratings are the most likely ones by the Bradley–Terry model, ``greedy`` being 1500, each with the standard error of its
distance from ``greedy``. So that a pair in which one wins everything doesn't end in infinity, one drawn game is added
to each pair. Told are also the share of games won in each pair, and what the ratings make of it. ``--own`` lets a
player of one's own meet all of them (docs/own-players.md). ``--write`` puts the ratings of ours into the package's
file; players that haven't played keep the ratings that they have there. ``--ray ADDRESS`` plays on a cluster.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import combinations
from math import exp, sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec
from ideas import Met
from rich.console import Console
from rich.progress import track
from single_games import AskedGame, SingleGames

from rekje.analysis.ratings import ANCHOR, MU, SPREAD, Rating
from rekje.cli.jobs.series import played_games
from rekje.games.editions import edition_names, named_edition
from rekje.games.registry import GAMES, get_game
from rekje.own_players.found import find_player
from rekje.players import PLAYERS, players_for
from rekje.players.ideas import NUMBERED, usual_ideas
from rekje.storage.ratings import FILE, FORMAT, RatingsFile, RoundRobin, all_ratings
from rekje.work.choosing import executor_for
from rekje.work.executor import Executor

STEPS = 60
"""Newton steps until the most likely ratings are found: far more than it takes."""


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


def asked_games(
    kind: str, shuffles: int, above: int, apart: int, seed: int, own: Sequence[str] = ()
) -> Iterator[tuple[str, int, tuple[str, str]]]:
    """The games between players of a ladder, shuffle by shuffle."""
    ours = list(players_for(get_game(kind.split("/")[0])))
    names, anchor = [*ours, *own], ours.index(ANCHOR)
    for number in range(max(shuffles, above)):
        for low, high in combinations(range(len(names)), 2):
            meet = high - low <= apart or high >= len(ours)
            if meet and number < (above if high > anchor else shuffles):
                yield kind, seed + number, (names[low], names[high])
                yield kind, seed + number, (names[high], names[low])


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
    chunks = enumerate(AskedGame(kind, tuple(map(find_player, names)), seed) for kind, seed, names in asked)
    results = executor.map_unordered(SingleGames({"prove_end": False}), chunks)
    for number, result in track(results, "playing", len(asked), console=Console(stderr=True), transient=True):
        (found,) = played_games(result)
        kind, seed, names = asked[number]
        game = Game(kind, seed, names, tuple(int(seat not in found.winners) for seat in range(2)))  # type: ignore[arg-type]
        with file.open("ab") as out:
            out.write(msgspec.json.encode(game) + b"\n")
        yield game


def known_pairs(file: Path, kind: str) -> list[Met]:
    """What came of the games of `bench/ideas.py` in which both players had the ideas that they have now."""
    edition = named_edition(kind)

    def now(name: str) -> float | None:
        return usual_ideas(name, edition.game, edition.language) if name.startswith(NUMBERED) else None

    found = [msgspec.json.decode(line, type=Met) for line in file.read_bytes().splitlines()]
    return [one for one in found if one.kind == kind and one.ideas == (now(one.players[0]), now(one.players[1]))]


def ratings(games: Sequence[Game], pairs: Sequence[Met]) -> dict[str, Rating]:
    """The players' most likely ratings, the weakest first."""
    who = {name for game in games for name in game.players} | {name for one in pairs for name in one.players}
    names = sorted(who, key=lambda name: name != ANCHOR)
    met, won = defaultdict[tuple[int, int], float](float), defaultdict[tuple[int, int], float](float)
    for game in games:
        pair = names.index(game.players[0]), names.index(game.players[1])
        for one, other in (pair, pair[::-1]):
            met[one, other] += 1
            won[one, other] += _share(game, names[one])
    for found_pair in pairs:
        low, high = (names.index(name) for name in found_pair.players)
        for one, other, share in ((high, low, found_pair.won), (low, high, found_pair.games - found_pair.won)):
            met[one, other] += found_pair.games
            won[one, other] += share
    for pair in list(met):
        met[pair] += 1
        won[pair] += 0.5
    found, errors = most_likely(len(names), met, won)
    played = Counter(name for game in games for name in game.players)
    for found_pair in pairs:
        played.update(dict.fromkeys(found_pair.players, found_pair.games))
    rated = {
        name: Rating(round(MU + SPREAD * found[i], 3), round(SPREAD * errors[i], 3), played[name])
        for i, name in enumerate(names)
    }
    return dict(sorted(rated.items(), key=lambda one: one[1].mu))


def most_likely(
    count: int, met: Mapping[tuple[int, int], float], won: Mapping[tuple[int, int], float]
) -> tuple[list[float], list[float]]:
    """Strengths, in logarithms of odds, and their standard errors; that of the first player is 0 (Newton's method)."""
    found = [0.0] * count
    for _ in range(STEPS):
        slope, bend = [0.0] * count, [[0.0] * count for _ in range(count)]
        for (one, other), games in met.items():
            chance = 1 / (1 + exp(found[other] - found[one]))
            slope[one] += won[one, other] - games * chance
            bend[one][one] += games * chance * (1 - chance)
            bend[one][other] -= games * chance * (1 - chance)
        inverse = inverted([row[1:] for row in bend[1:]])
        for i, row in enumerate(inverse, 1):
            step = sum(value * slope[j] for j, value in enumerate(row, 1))
            found[i] += max(-1.0, min(1.0, step))
    return found, [0.0, *(sqrt(inverse[i][i]) for i in range(count - 1))]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix (Gauss–Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [value - rows[j][i] * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


def tell(kind: str, games: Sequence[Game], found: dict[str, Rating]) -> None:
    """The ratings, and how far they tell the results that they were made from."""
    print(f"{kind}: {len(games)} games")
    for name, one in found.items():
        print(f"  {name:<8} {one.told:>5} ± {one.told_spread}, {one.games} games")
    for stronger, weaker in combinations(reversed(found), 2):
        met = [game for game in games if {stronger, weaker} == set(game.players)]
        if met:
            told = found[stronger].chance(found[weaker])
            print(f"  {stronger:>8} against {weaker:<8} {in_percent(met, stronger)} of {len(met)}, told {told:.1%}")


def in_percent(games: Sequence[Game], player: str) -> str:
    """The share that a player won, with its interval (95 %, by shuffles)."""
    of_shuffle: dict[int, list[float]] = {}
    for game in games:
        of_shuffle.setdefault(game.seed, []).append(_share(game, player))
    shares = [mean(one) for one in of_shuffle.values()]
    width = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{mean(shares):6.1%} ± {100 * width:.1f}"


def _share(game: Game, player: str) -> float:
    own, other = (game.places[seat] for seat in sorted((0, 1), key=lambda seat: game.players[seat] != player))
    return 0.5 if own == other else float(own < other)


def main() -> None:
    """Play what is missing, rate, tell."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--shuffles", type=int, default=20)
    parser.add_argument("--above", type=int, metavar="SHUFFLES")
    parser.add_argument("--apart", type=int, default=99, metavar="PLACES")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="append", default=[], metavar="PLAYER")
    parser.add_argument("--own", action="append", default=[], metavar="PLAYER")
    parser.add_argument("--pairs", type=Path, metavar="FILE")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    known = {game.key: game for game in known_games(asked.file, asked.anew)}
    for kind in asked.kinds or [f"{game}/{edition_names(game)[0]}" for game in GAMES]:
        above = asked.shuffles if asked.above is None else asked.above
        wanted = list(asked_games(kind, asked.shuffles, above, asked.apart, asked.seed, asked.own))
        with executor_for(asked.ray, None) as executor:
            known |= {
                game.key: game for game in play(asked.file, [one for one in wanted if one not in known], executor)
            }
        games = [known[one] for one in wanted]
        pairs = known_pairs(asked.pairs, kind) if asked.pairs else []
        found = ratings(games, pairs)
        tell(kind, games, found)
        for one in pairs:
            told = found[one.players[1]].chance(found[one.players[0]])
            print(f"  {one.players[1]} against {one.players[0]}: {one.won:g} of {one.games}, told {told:.1%}")
        if asked.write:
            ours = {name: one for name, one in found.items() if name in PLAYERS}
            _write(kind, len(games) + sum(one.games for one in pairs), asked.seed, ours)


def _write(kind: str, games: int, seed: int, found: dict[str, Rating]) -> None:
    edition = named_edition(kind)
    all_ratings.cache_clear()
    before = all_ratings().get(edition.game)
    names = players_for(get_game(edition.game))
    kept = {name: one for name, one in before.players.items() if name in names} if before else {}
    players = dict(sorted({**kept, **found}.items(), key=lambda one: one[1].mu))
    earlier = (before.kept or f"{before.edition}, {before.made}") if before and set(kept) - set(found) else ""
    today = date.today().isoformat()
    robin = RoundRobin(edition.name, edition.lexicon, 2, games, seed, today, players, earlier)
    content = RatingsFile(FORMAT, "bench/ratings.py", dict(sorted({**all_ratings(), edition.game: robin}.items())))
    FILE.write_text(json.dumps(msgspec.to_builtins(content), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
