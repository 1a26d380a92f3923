"""Learning leave values for a race of walks (`rekje.training.method.TrainingMethod`)."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

import msgspec

from rekje.engine.walk.ahead import RaceState, WalkMove
from rekje.engine.walk.rack_worth import RackWorth
from rekje.engine.walk.search import WalkSearch
from rekje.games.walk.race_rules import RaceRules
from rekje.model.edition import Edition
from rekje.model.tiles import join_tiles
from rekje.players.leave_values import NO_TILES, LeaveValues, rounded, tiles_of
from rekje.players.walk.leave_values import derive_leave_values
from rekje.training.least_squares import FitSums, added

SEATS = 2
TURNS = 12
"""The turns of a game after its opening, even if a king would be home. Late turns teach as much as early ones."""
LONG = 3
"""In the long run: so many turns of one's own."""


class RaceTraining:
    """Games between seats that choose words by their length and the leave values of the tiles kept. A least-squares
    fit explains the length of the words that a seat makes soon (in its next turn) and in the long run by the tiles
    that it holds, and by how many of them have the same letter."""

    usual_games = 16_000
    piece = 256
    threaded = True
    step = 1

    def __init__(self, search: WalkSearch, edition: Edition, rules: RaceRules) -> None:
        self._search = search
        self._edition = edition
        self._letters = edition.letter_set
        self._tiles = tiles_of(self._letters)
        self._pairs = tuple(join_tiles((tile, tile)) for tile in self._tiles)
        self._rules = rules

    def shares(self) -> tuple[int, ...]:
        """Two generations, most games in the last."""
        return (1, 3)

    def first(self) -> LeaveValues:
        """Values derived from the letters."""
        return derive_leave_values(self._edition)

    def nothing(self) -> bytes:
        """No rack was observed."""
        return msgspec.json.encode(self._no_sums())

    def play(self, leave_values: LeaveValues, generation: int, seed: int, games: int) -> bytes:
        """All seats play by the same values, those for the long run."""
        worth = RackWorth(leave_values, self._letters, far=1.0).of
        sums = self._no_sums()
        threads = int(os.environ.get("RAYON_NUM_THREADS") or os.cpu_count() or 1)
        with ThreadPoolExecutor(threads) as pool:
            for observed in pool.map(lambda n: list(self._game(worth, seed + n)), range(games)):
                for features, soon, later in observed:
                    sums.observe(features, (soon, later))
        return msgspec.json.encode(sums)

    def add(self, one: bytes, other: bytes) -> bytes:
        """Add what was observed."""
        return added(one, other)

    def fit(self, leave_values: LeaveValues, generation: int, sums: bytes) -> LeaveValues:
        """The least squares of all racks of a generation, in hundredths of a letter."""
        found = msgspec.json.decode(sums, type=FitSums)
        soon, later = map(self._told, found.weights())
        if observed := found.products[0][0]:
            soon[NO_TILES] = round(found.results[0][0] / observed, 2)
        twos = {kept: later.pop(kept) for kept in self._pairs if kept in later}
        return LeaveValues(later, twos, late=soon)

    def _told(self, weights: Sequence[float]) -> dict[str, float]:
        there = (self._letters.blanks, *self._letters.counts)
        told = zip((*self._tiles, *self._pairs), weights[2:], (*there, *there), strict=True)
        return rounded({kept: weight for kept, weight, count in told if count})

    def _no_sums(self) -> FitSums:
        """Of racks on turn, and of how long the words are that their seats lay soon and in the long run. The features
        are a constant, the tiles on the table, and of each tile how often it and a pair of it are on the rack."""
        return FitSums.of_nothing(2 + 2 * len(self._tiles), 2)

    def _game(self, worth: Callable[[bytes], float], seed: int) -> Iterator[tuple[list[int], int, int]]:
        """The racks on turn in a game, and how many letters their seats then laid, soon and in the long run."""
        course = opened(self._search, self._edition, self._rules, Random(f"race/{seed}"))
        if course is None:
            return
        racks: list[list[int]] = []
        gains: list[int] = []
        for _ in range(TURNS):
            racks.append(self._seen(course))
            step = course.weighed(course.likely_steps(), worth)
            gains.append(len(step.word) if step else 0)
            course.take(step)
        for turn, rack in enumerate(racks[: TURNS - SEATS * (LONG - 1)]):
            yield rack, gains[turn], sum(gains[turn::SEATS][:LONG])

    def _seen(self, course: RaceState) -> list[int]:
        held = Counter(course.racks[course.mover])
        counts = [held[code] for code in range(len(self._tiles))]
        return [1, len(course.heap), *counts, *(count * (count - 1) // 2 for count in counts)]


def opened(search: WalkSearch, edition: Edition, rules: RaceRules, random: Random) -> RaceState | None:
    """A race after its opening, the longest word laid; None where nobody has one."""
    letters = edition.letter_set
    bag = [code for code, count in enumerate((letters.blanks, *letters.counts)) for _ in range(count)]
    random.shuffle(bag)
    racks = {seat: bytes(bag.pop() for _ in range(rules.rack)) for seat in range(SEATS)}
    course = RaceState(search.lists, rules, racks, dict.fromkeys(racks, 0), bag, 0)
    best: dict[int, WalkMove] = {}
    for course.mover in racks:
        if found := course.steps():
            best[course.mover] = found[0]
    longest = max((len(step.word) for step in best.values()), default=0)
    if not longest:
        return None
    course.mover = random.choice([seat for seat, step in best.items() if len(step.word) == longest])
    course.take(best[course.mover], drawn=rules.rack)
    return course
