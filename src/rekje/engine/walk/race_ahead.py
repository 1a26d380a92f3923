"""Thinking ahead in a race by words walked over a heap: which way to use a turn wins it most often."""

from __future__ import annotations

from rekje.engine.walk.ahead import RaceState, WalkMove
from rekje.engine.walk.race_start import Deal, Dealer
from rekje.model.tiles import LetterSet
from rekje.players.leave_values import LeaveValues
from rekje.players.walk.odds import A_TURN, odds
from rekje.players.walk.ports import RaceEffort

WORDS, PER_LENGTH, WAYS = 60, 6, 2
"""Words that are looked at: so many, so many of one length, each laid in so many ways."""
SHORTER = 6
"""No words that are so many letters shorter than the longest, or more."""
USUAL_RACK = 8
"""As many tiles as are usually held."""
FAR = 2
"""What a rack is worth in the long run it is worth with so many turns to go after the next."""
FEWEST = 4
"""Of so many ways none is dropped before all tiles were dealt as often as wished."""


class RaceEvaluator:
    """What is thought of a race at any moment: how far everybody still has to go, what is held taken into account."""

    def __init__(self, goal: int, leave_values: LeaveValues, letters: LetterSet) -> None:
        self._goal = goal
        self._soon, self._later = leave_values.single(letters, 0.0), leave_values.single(letters, 1.0)
        counts = (letters.blanks, *letters.counts)
        self._usual = [
            USUAL_RACK * sum(count * worth for count, worth in zip(counts, each, strict=True)) / max(1, sum(counts))
            for each in (self._soon, self._later)
        ]

    def chance(self, course: RaceState, seat: int) -> float:
        """The chance that a seat wins."""
        if course.home is not None:
            return float(course.home == seat)
        seats = [*course.racks]
        first = seats.index(course.mover)
        order = [*seats[first:], *seats[:first]]
        return odds([self._left(course, other) for other in order], order.index(seat))

    def _left(self, course: RaceState, seat: int) -> float:
        """How far a seat has to go: less by what it holds more than usual."""
        left, rack = self._goal - course.places[seat], course.racks[seat]
        far = min(1.0, max(0.0, (left / A_TURN - 1) / FAR))
        soon = sum(self._soon[tile] for tile in rack) - self._usual[0]
        later = sum(self._later[tile] for tile in rack) - self._usual[1]
        # As long as it isn't home there is a turn to take, whatever is held.
        return max(1.0, left - (1 - far) * soon - far * later)


def best_step(course: RaceState, evaluator: RaceEvaluator, effort: RaceEffort, dealer: Dealer) -> WalkMove | None:
    """The way to use a turn after which the seat on turn wins most often, None for a pass. All ways that are compared
    go on with the same deals."""
    found = course.steps(WORDS, PER_LENGTH, WAYS)
    if not found or course.brings_home(found[0]):
        return found[0] if found else None
    seat = course.mover
    long = [step for step in found if len(step.word) > len(found[0].word) - SHORTER]
    ways = sorted(long, key=lambda step: -evaluator.chance(after(course, step, Deal()), seat))[: effort.considered]
    sums = dict.fromkeys(range(len(ways)), 0.0)
    for _ in range(effort.deals if len(ways) > 1 else 0):
        deal = dealer.deal()
        for way in sums:
            sums[way] += evaluator.chance(played_on(after(course, ways[way], deal), effort.turns), seat)
        sums = dict(sorted(sums.items(), key=lambda item: -item[1])[: max(FEWEST, len(sums) // 2)])
    return ways[max(sums, key=sums.__getitem__)]


def after(course: RaceState, step: WalkMove, deal: Deal) -> RaceState:
    """The race after a word."""
    found = course.copy(deal.bag)
    for seat, held in deal.racks.items():
        found.racks[seat] += held
    found.take(step)
    return found


def played_on(course: RaceState, turns: int) -> RaceState:
    """The race some turns later, everybody going as far as they can."""
    for _ in range(turns):
        if course.over:
            break
        course.take(next(iter(course.steps()), None))
    return course
