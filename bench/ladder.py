"""How often one player beats others:
``python bench/ladder.py FILE [SHUFFLES [GAME/EDITION [ONE [OTHERS [SEED]]]]]``.

OTHERS is one player, or several with commas between; each is named as `named` says. Each shuffle is played as often as
there are seats, the players having moved on by a seat each time. Every game is a line in FILE; games that are there
already aren't played again, so that a ladder can be broken off and gone on with. Shuffle n depends on SEED + n alone.
All cores play, or the Ray at an address (``local``: one of its own).
Told are the share of games won (a shared win counts by its share; among as many equal players each would win one game
in so many), the mean lead over the best of the others, and how many games nobody scored in; with 95 % intervals by
shuffles."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from against import turned
from named import named_player
from rich.progress import track
from single_games import AskedGame, SingleGames

from rekje.cli.jobs.series import played_games
from rekje.work.choosing import executor_for


def main(
    file: str,
    shuffles: str = "100",
    name: str = "scrabble/en",
    one: str = "expert",
    others: str = "strong",
    seed: str = "1",
    ray: str | None = None,
) -> None:
    """Play what is missing, and tell."""
    path = Path(file)
    names = (one, *others.split(","))
    asked = [(seat, int(seed) + n) for n in range(int(shuffles)) for seat in range(len(names))]
    known = {(line["seat"], line["seed"]) for line in lines(path)}
    missing = [game for game in asked if game not in known]
    seats = [tuple(map(named_player, turned(names, seat))) for seat in range(len(names))]
    chunks = enumerate(AskedGame(name, seats[seat], shuffle) for seat, shuffle in missing)
    with executor_for(ray, None) as executor:
        results = executor.map_unordered(SingleGames({}), chunks)
        for number, result in track(results, "playing", len(missing), transient=True):
            (game,), (seat, shuffle) = played_games(result), missing[number]
            shares = [(place in game.winners) / len(game.winners) for place in range(len(names))]
            line = {"seat": seat, "seed": shuffle, "shares": shares, "scores": list(game.scores), "turns": game.turns}
            with path.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")
    played = [line for line in lines(path) if (line["seat"], line["seed"]) in asked]
    tell(f"{one} against {others}, {name}", len(names), played)


def lines(path: Path) -> Iterator[dict[str, object]]:
    """The games played so far."""
    if path.exists():
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def tell(what: str, seats: int, games: list[dict[str, object]]) -> None:
    """The figures, of the shuffles that were played from all seats."""
    shuffles: dict[object, list[tuple[float, float, bool]]] = {}
    for game in games:
        seat, shares, scores = game["seat"], game["shares"], game["scores"]
        assert isinstance(seat, int)
        assert isinstance(shares, list)
        assert isinstance(scores, list)
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        shuffles.setdefault(game["seed"], []).append((shares[seat], lead, not any(scores)))
    whole = [played for played in shuffles.values() if len(played) == seats]
    print(f"{what}: {len(whole)} shuffles, each played {seats} times")
    for label, place, factor, unit in (("won", 0, 100, " %"), ("mean lead", 1, 1, " points")):
        means = [mean(game[place] for game in played) * factor for played in whole]
        print(f"{label}: {mean(means):.1f}{unit} ± {1.96 * stdev(means) / sqrt(len(means)):.1f}")
    print(f"nobody scored: {sum(empty for played in whole for _, _, empty in played)} games")


if __name__ == "__main__":
    main(*sys.argv[1:])
