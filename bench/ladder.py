"""How often one player beats another:
``python bench/ladder.py FILE [PAIRS [GAME/EDITION [ONE [OTHER [SEED [SEARCHES [NODES]]]]]]]``.

Each shuffle is played twice, the players having changed seats. Every game is a line in FILE; games that are there
already aren't played again, so that a ladder can be broken off and gone on with. Pair n depends on SEED + n alone.
All cores play, or the Ray at an address (``local``: one of its own).
``expert`` searches for SEARCHES best plays in a turn and looks at NODES positions of an end game, where that is given.
Told are the share of games won (a shared win counts half) and the mean lead, with 95 % intervals by pairs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from rich.progress import track
from single_games import AskedGame, SingleGames

from rekje.cli.jobs.series import played_games
from rekje.players import Player, get_player
from rekje.players.crossword.expert import NODES, SEARCHES, Expert
from rekje.work.choosing import executor_for


def main(
    file: str,
    pairs: str = "100",
    name: str = "scrabble/en",
    one: str = "expert",
    other: str = "strong",
    seed: str = "1",
    searches: str = str(SEARCHES),
    nodes: str = str(NODES),
    ray: str | None = None,
) -> None:
    """Play what is missing, and tell."""
    path = Path(file)
    asked = [(first, int(seed) + n) for n in range(int(pairs)) for first in (one, other)]
    known = {(line["first"], line["seed"]) for line in lines(path)}
    expert = Expert(searches=int(searches), nodes=int(nodes))

    def player(name: str) -> Player:
        return expert if name == expert.name else get_player(name)

    missing = [game for game in asked if game not in known]
    seats = {one: (player(one), player(other)), other: (player(other), player(one))}
    chunks = enumerate(AskedGame(name, seats[first], shuffle) for first, shuffle in missing)
    with executor_for(ray, None) as executor:
        results = executor.map_unordered(SingleGames({}), chunks)
        for number, result in track(results, "playing", len(missing), transient=True):
            (game,), (first, shuffle) = played_games(result), missing[number]
            shares = [(seat in game.winners) / len(game.winners) for seat in (0, 1)]
            line = {"first": first, "seed": shuffle, "shares": shares, "scores": list(game.scores), "turns": game.turns}
            with path.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")
    tell(
        f"{one} against {other}, {name}", [line for line in lines(path) if (line["first"], line["seed"]) in asked], one
    )


def lines(path: Path) -> Iterator[dict[str, object]]:
    """The games played so far."""
    if path.exists():
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def tell(what: str, games: list[dict[str, object]], one: str) -> None:
    """The figures, of the shuffles that were played both ways."""
    pairs: dict[object, list[tuple[float, float]]] = {}
    for game in games:
        seat = 0 if game["first"] == one else 1
        shares, scores = game["shares"], game["scores"]
        assert isinstance(shares, list)
        assert isinstance(scores, list)
        pairs.setdefault(game["seed"], []).append((shares[seat], scores[seat] - scores[1 - seat]))
    whole = [pair for pair in pairs.values() if len(pair) == 2]
    print(f"{what}: {len(whole)} shuffles, each played both ways")
    for label, place, factor, unit in (("won", 0, 100, " %"), ("mean lead", 1, 1, " points")):
        means = [mean(game[place] for game in pair) * factor for pair in whole]
        print(f"{label}: {mean(means):.1f}{unit} ± {1.96 * stdev(means) / sqrt(len(means)):.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
