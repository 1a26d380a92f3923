"""The chance of winning from how a game stands: ``python bench/chances.py KIND … [--games N] [--seed S] [--write]``.

KIND is a game and an edition (``scrabble/nl``). Two greedy players play; every beginning of a turn is a position of its
own, told by the lead of the seat on turn and by how much of the game is left. The model (`rekje.analysis.chances`) has
four numbers, found by maximum likelihood on the games with an even number; the others say how good it is: the Brier
score, and how often those won who had a chance of so many per cent. The same seed gives the same numbers. ``--write``
puts them into the package's file. ``--seats N`` writes nothing: it plays with more seats, and says how good the
package's model is there, in the games with an odd number, and how good one is that is fitted to every eighth turn of
those with an even number; the chance of every seat counts. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import log
from typing import NamedTuple

import msgspec

from rekje.analysis.chances import Chances, lead_of, left_of
from rekje.bootstrap import open_words
from rekje.cli.jobs.series import SelfplaySeries
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.lexicon.simple import AnyLexicon
from rekje.model.events import TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.players import get_player
from rekje.records.record import read_record, write_record
from rekje.records.replay import RecordFacts, replay_record
from rekje.referee import evolve
from rekje.storage.chances import FILE, FORMAT, chances_for, scoring_of

Sample = tuple[float, float, float]
"""The lead of the seat on turn, what is left of the game, and whether that seat won (a shared win is half a one)."""
Told = Counter[tuple[float, float]]
"""How often a chance was told, and whether the seat won."""
START = (10.0, 0.1, 100.0, 60.0)
LIKELY = 1e-6
BINS = 10
EVERY = 8
"""Of the turns of more than two seats one in so many is fitted to; others near it say nearly the same."""


def turns_of(kind: str, seats: int, games: int, seed: int) -> Iterator[tuple[list[State], Sequence[int]]]:
    """The states of each game in which a turn began, and who won."""
    edition = named_edition(kind)
    config = msgspec.structs.replace(config_for(edition, seats, prove_end=False), seats=tuple(map(str, range(seats))))
    words = open_words(None, edition, config.options)
    series = SelfplaySeries(config, words, [get_player("greedy")] * seats)
    for number, game in enumerate(series.play(games, seed), 1):
        record = read_record(write_record(game.record()))
        yield list(_begun(replay_record(record, RecordFacts(record, AnyLexicon())).events)), game.winners
        if number % 100 == 0:
            print(f"{kind}: {number} of {games} games", file=sys.stderr)


def _begun(events: Sequence[AnyEvent]) -> Iterator[State]:
    state = None
    for event in events:
        state = evolve(state, event)
        if isinstance(event, TurnBegan):
            yield state


def samples(kind: str, games: int, seed: int) -> Iterator[list[Sample]]:
    """The positions of each game between two."""
    for states, winners in turns_of(kind, 2, games, seed):
        found: list[Sample] = []
        for state in states:
            seat, scores = mover_of(state), [one.score for one in state.seats]
            if (left := left_of(state, seat)) is not None:
                found.append((lead_of(scores, seat), left, share(winners, seat)))
        yield found


class ManySample(NamedTuple):
    """A turn among more than two seats: the scores, what is left, whose turn it is, and each seat's share of a win."""

    scores: tuple[int, ...]
    left: float
    mover: int
    shares: tuple[float, ...]


def samples_of_many(kind: str, seats: int, games: int, seed: int) -> Iterator[list[ManySample]]:
    """The turns of each game with more than two seats."""
    for states, winners in turns_of(kind, seats, games, seed):
        shares, found = tuple(share(winners, seat) for seat in range(seats)), []
        for state in states:
            mover = mover_of(state)
            if (left := left_of(state, mover)) is not None:
                found.append(ManySample(tuple(one.score for one in state.seats), left, mover, shares))
        yield found


def told_to_many(model: Chances, samples: Sequence[ManySample]) -> Told:
    """What a model tells every seat."""
    told = Told()
    for one in samples:
        for seat, won in enumerate(one.shares):
            told[model.of_seat(seat, one.scores, one.left, one.mover), won] += 1
    return told


def surprise_of_many(numbers: Sequence[float], samples: Sequence[ManySample]) -> float:
    """How unlikely the results are under a model, as `fit` wants it."""
    if numbers[2] < 1 or numbers[3] < 0:
        return float("inf")
    told = told_to_many(Chances((numbers[0], numbers[1]), (numbers[2], numbers[3])), samples)
    return -sum(count * won * log(max(LIKELY, chance)) for (chance, won), count in told.items())


def of_many(kind: str, seats: int, games: int, seed: int) -> dict[str, object]:
    """How good the package's model is with more than two seats, and one fitted to such games."""
    model = chances_for(config_for(named_edition(kind), seats))
    assert model is not None, f"no model of {kind}"
    halves: tuple[list[ManySample], list[ManySample]] = ([], [])
    for number, found in enumerate(samples_of_many(kind, seats, games, seed)):
        halves[number % 2].extend(found)
    fitted = fit(partial(surprise_of_many, samples=halves[0][::EVERY]))
    shipped, own = (how_good(told_to_many(one, halves[1])) for one in (model, fitted))
    return {**shipped, "fitted": {"ahead": fitted.ahead, "spread": fitted.spread, **own}}


def mover_of(state: State) -> int:
    """The seat on turn."""
    assert state.turn is not None
    return state.turn.seat


def share(winners: Sequence[int], seat: int) -> float:
    """What a seat has of a win."""
    return (seat in winners) / len(winners)


def fit(surprise: Callable[[Sequence[float]], float]) -> Chances:
    """The numbers under which results are the least of a surprise, found by trying smaller and smaller steps."""
    numbers, steps = list(START), [abs(one) / 2 for one in START]
    best = surprise(numbers)
    while max(step / abs(start) for step, start in zip(steps, START, strict=True)) > 0.002:
        for place in range(len(numbers)):
            for step in (steps[place], -steps[place]):
                tried = [*numbers]
                tried[place] += step
                if (one := surprise(tried)) < best:
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


def told_by(model: Chances, told: Counter[Sample]) -> Told:
    """What a model tells those on turn."""
    found = Told()
    for (lead, left, won), times in told.items():
        found[model.of(lead, left), won] += times
    return found


def how_good(told: Told) -> dict[str, object]:
    """The Brier score of chances told, and how often those won who were told so much."""
    squares, count = 0.0, 0
    bins: list[list[float]] = [[0, 0, 0] for _ in range(BINS)]
    for (chance, won), times in told.items():
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
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    for kind in asked.kinds:
        if asked.seats > 2:
            found = of_many(kind, asked.seats, asked.games, asked.seed)
            print(json.dumps({"kind": kind, "seats": asked.seats, "games": asked.games, "seed": asked.seed, **found}))
            continue
        halves: tuple[Counter[Sample], Counter[Sample]] = (Counter(), Counter())
        for number, positions in enumerate(samples(kind, asked.games, asked.seed)):
            halves[number % 2].update(positions)
        model = fit(partial(_surprise, told=halves[0]))
        good = how_good(told_by(model, halves[1]))
        told = {"ahead": model.ahead, "spread": model.spread, "players": "greedy,greedy",
                "lexicon": named_edition(kind).lexicon, "games": asked.games, "seed": asked.seed,
                "scoring": scoring_of(config_for(named_edition(kind), 2))}  # fmt: skip
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
