"""The chance of winning from how a game stands: ``python bench/chances.py KIND … [--games N] [--seed S] [--write]``.

KIND is a game and an edition (``scrabble/nl``). Two greedy players play; every beginning of a turn is a position of its
own, told by the lead of the seat on turn and by how much of the game is left. The model (`rekje.analysis.chances`) has
four numbers, found by maximum likelihood on the games with an even number; the others say how good it is: the Brier
score, and how often those won who had a chance of so many per cent. The same seed gives the same numbers. ``--write``
puts them into the package's file. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import log

import msgspec

from rekje.adapters.chances import FILE, FORMAT
from rekje.analysis.chances import Chances, lead_of, left_of
from rekje.bootstrap import open_words
from rekje.cli.positions import config_for
from rekje.cli.series import Series
from rekje.games.registry import named_edition
from rekje.lexicon.simple import AnyLexicon
from rekje.model.events import TurnBegan
from rekje.players import get_player
from rekje.records.record import read_record, write_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import evolve

Sample = tuple[int, int, float]
"""The lead of the seat on turn, what is left of the game, and whether that seat won (a shared win is half a one)."""
START = (10.0, 0.1, 100.0, 60.0)
LIKELY = 1e-6
BINS = 10


def samples(kind: str, games: int, seed: int) -> Iterator[list[Sample]]:
    """The positions of each game."""
    edition = named_edition(kind)
    config = msgspec.structs.replace(config_for(edition, 2, prove_end=False), seats=("0", "1"))
    words = open_words(None, edition, config.options)
    series = Series(config, words, [get_player("greedy")] * 2)
    for number, game in enumerate(series.play(games, seed), 1):
        record = read_record(write_record(game.record()))
        yield _positions(replay_record(record, RecordFacts(record, AnyLexicon())).events, game.winners)
        if number % 100 == 0:
            print(f"{kind}: {number} of {games} games", file=sys.stderr)


def _positions(events: Sequence[object], winners: Sequence[int]) -> list[Sample]:
    state, found = None, []
    for event in events:
        state = evolve(state, event)  # type: ignore[arg-type]
        if isinstance(event, TurnBegan) and (left := left_of(state, event.seat)) is not None:
            won = 0.5 if len(winners) > 1 else float(event.seat in winners)
            found.append((lead_of([seat.score for seat in state.seats], event.seat), left, won))
    return found


def fit(told: Counter[Sample]) -> Chances:
    """The numbers under which these results are the likeliest, found by trying smaller and smaller steps."""
    numbers, steps = list(START), [abs(one) / 2 for one in START]
    best = _surprise(numbers, told)
    while max(step / abs(start) for step, start in zip(steps, START, strict=True)) > 0.002:
        for place in range(len(numbers)):
            for step in (steps[place], -steps[place]):
                tried = [*numbers]
                tried[place] += step
                if (one := _surprise(tried, told)) < best:
                    numbers, best = tried, one
                    steps[place] *= 1.5
                    break
            else:
                steps[place] /= 2
    return _chances(numbers)


def _chances(numbers: Sequence[float]) -> Chances:
    return Chances((round(numbers[0], 3), round(numbers[1], 4)), (round(numbers[2], 2), round(numbers[3], 3)))


def _surprise(numbers: Sequence[float], told: Counter[Sample]) -> float:
    if numbers[2] < 1 or numbers[3] < 0:
        return float("inf")
    model = Chances((numbers[0], numbers[1]), (numbers[2], numbers[3]))
    total = 0.0
    for (lead, left, won), count in told.items():
        chance = min(1 - LIKELY, max(LIKELY, model.of(lead, left)))
        total -= count * (won * log(chance) + (1 - won) * log(1 - chance))
    return total


def held_out(model: Chances, told: Counter[Sample]) -> dict[str, object]:
    """How good a model is on games that it wasn't fitted to."""
    squares, count = 0.0, 0
    bins: list[list[float]] = [[0, 0, 0] for _ in range(BINS)]
    for (lead, left, won), times in told.items():
        chance = model.of(lead, left)
        squares += times * (chance - won) ** 2
        count += times
        one = bins[min(BINS - 1, int(chance * BINS))]
        one[0], one[1], one[2] = one[0] + times, one[1] + times * chance, one[2] + times * won
    table = [{"positions": n, "told": round(c / n, 3), "won": round(w / n, 3)} for n, c, w in bins if n]
    return {"positions": count, "brier": round(squares / count, 4), "calibration": table}


def main() -> None:
    """Fit the models of the kinds named."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("kinds", nargs="+", metavar="KIND")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for kind in asked.kinds:
        halves: tuple[Counter[Sample], Counter[Sample]] = (Counter(), Counter())
        for number, positions in enumerate(samples(kind, asked.games, asked.seed)):
            halves[number % 2].update(positions)
        model = fit(halves[0])
        good = held_out(model, halves[1])
        told = {"ahead": model.ahead, "spread": model.spread, "players": "greedy,greedy",
                "lexicon": named_edition(kind).lexicon, "games": asked.games, "seed": asked.seed}  # fmt: skip
        print(json.dumps({"kind": kind, **told, **good}))
        if asked.write:
            _write(kind, {**told, "brier": good["brier"]})


def _write(kind: str, told: dict[str, object]) -> None:
    kinds = json.loads(FILE.read_text())["kinds"] if FILE.exists() else {}
    kinds[kind] = told
    content = {"format": FORMAT, "made_by": "bench/chances.py", "kinds": dict(sorted(kinds.items()))}
    FILE.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
