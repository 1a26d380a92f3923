"""Plays of a position weighed by playing on from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from math import sqrt
from time import perf_counter

import msgspec

from rekje.engine.crossword.equity import Rater, scored
from rekje.engine.crossword.holding_ahead import sample_holding
from rekje.engine.crossword.native import NativeEngine, ScoredPlay
from rekje.engine.crossword.simulation import ALL, Sampled, sample
from rekje.games.registry import get_game
from rekje.model.problems import FormError
from rekje.players.ports import Rated, SimulationEffort
from rekje.referee.view import Seen

BATCH = 500
"""So many searches a play are made at a time, before the clock is looked at."""


class Simulated(msgspec.Struct, frozen=True):
    """A play that was played on from: its ``mean`` gain on the others over the turns that were simulated, what is kept
    included, with its standard ``error``, both in points, and the number of ``samples`` (`Position.simulate`).

    >>> found = rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en").simulate(searches=2000)[0]
    >>> found.samples > 50, 0 < found.error < 10
    (True, True)
    """

    play: ScoredPlay
    mean: float
    error: float
    samples: int


class _Sum:
    """Samples of one play from several batches."""

    def __init__(self) -> None:
        self.samples, self.total, self.squares = 0, 0.0, 0.0

    def add(self, told: Sampled) -> None:
        samples = told.samples
        self.samples += samples
        self.total += told.mean * samples
        # The core's error is the deviation of a sample by the root of their number.
        self.squares += (told.error**2 * max(samples - 1, 0) + told.mean**2) * samples

    def of(self, play: ScoredPlay) -> Simulated:
        mean = self.total / max(self.samples, 1)
        spread = max(0.0, self.squares / max(self.samples, 1) - mean**2)
        error = sqrt(spread / max(self.samples - 1, 1))
        return Simulated(play, round(mean, 3), round(error, 3), self.samples)


def simulate(
    engine: NativeEngine,
    rater: Rater,
    seen: Seen,
    plays: Sequence[ScoredPlay],
    *,
    seconds: float,
    searches: int | None,
    seed: int,
) -> list[Simulated]:
    """The plays by their mean gain, the best first: with ``searches`` so many in all, the same on every machine; else
    for so many seconds. Raises `FormError` for plays of another position, and where the core can't play on."""
    seats = len(seen.seats)
    if seats < 2:
        raise FormError("engine-selfplay-seats", count=seats, least=2, most=get_game(seen.config.game).seats[1])
    acts = [scored(play, 0, seen.seats[0].rack) for play in plays]
    sums = [_Sum() for _ in plays]
    end = perf_counter() + seconds
    for made, number in enumerate(_batches(searches, BATCH * len(plays)), 1):
        for one, told in zip(sums, _sampled(engine, rater, seen, acts, number, seed + made), strict=True):
            one.add(told)
        if searches is None and perf_counter() >= end:
            break
    found = [one.of(play) for one, play in zip(sums, plays, strict=True)]
    return sorted(found, key=lambda one: -one.mean)


def _batches(searches: int | None, size: int) -> Iterator[int]:
    if searches is None:
        yield from (size for _ in count())
    else:
        yield searches


def _sampled(
    engine: NativeEngine, rater: Rater, seen: Seen, acts: Sequence[Rated], searches: int, seed: int
) -> Sequence[Sampled]:
    effort = SimulationEffort(searches)
    try:
        if get_game(seen.config.game).refills:
            return sample(engine, rater.leaves(seen), seen, 0, acts, effort, seed, loss=ALL)
        found = sample_holding(engine, rater.leave_schedule, seen, 0, acts, effort, seed)
    except ValueError:
        # Of a position that is its own, only the plays can be wrong.
        raise FormError("form-argument", name="plays", wanted="plays") from None
    if found is None:
        raise FormError("engine-no-playouts", game=seen.config.game)
    return found
