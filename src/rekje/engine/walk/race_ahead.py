"""Thinking ahead in a race by words walked over a heap: which way to use a turn wins it most often."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.engine.walk.ahead import RaceState, WalkMove
from rekje.engine.walk.race_start import Deal, Dealer
from rekje.engine.walk.rack_worth import UNSEEN, RackWorth
from rekje.model.tiles import LetterSet
from rekje.players.leave_values import NO_TILES, LeaveValues
from rekje.players.walk.odds import A_TURN, odds
from rekje.players.walk.ports import RaceEffort, RaceStand

WORDS, PER_LENGTH, WAYS = 60, 6, 2
"""Words that are looked at: so many, so many of one length, each laid in so many ways."""
SHORTER = 6
"""No words that are so many letters shorter than the longest, or more."""
USUAL_RACK = 8
"""As many tiles as are usually held."""
FAR = 2
"""What a rack is worth in the long run it is worth with so many turns to go after the next."""
PLAYED_SHARE = 0.89
"""What a turn of good players brings, as a share of the words from which leave values are learned: they keep more, and
leave the others less."""
FEWEST = 4
"""Of so many ways none is dropped before all tiles were dealt as often as wished."""


class RaceEvaluator:
    """What is thought of a race at any moment: how far everybody still has to go, what is held taken into account."""

    def __init__(self, goal: int, leave_values: LeaveValues, letters: LetterSet) -> None:
        self._goal = goal
        word = leave_values.late.get(NO_TILES)
        self._turn = A_TURN if word is None else max(1.0, PLAYED_SHARE * word)
        self._soon, self._later = (RackWorth(leave_values, letters, far) for far in (0.0, 1.0))
        self._usual = [worth.of([UNSEEN] * USUAL_RACK) for worth in (self._soon, self._later)]

    def chance(self, course: RaceState, seat: int) -> float:
        """The chance that a seat wins."""
        return self._chance(course, seat, self._lefts(course))

    def stand(self, course: RaceState, seat: int) -> RaceStand:
        """How the race stands for a seat."""
        left = self._lefts(course)
        nearest = min(left[other] for other in left if other != seat)
        return RaceStand(self._chance(course, seat, left), nearest - left[seat])

    def _chance(self, course: RaceState, seat: int, left: Mapping[int, float]) -> float:
        """The same, from how far all have to go. If all have passed, the foremost king has won (K13)."""
        if course.home is not None:
            return float(course.home == seat)
        if course.over:
            foremost = [other for other, place in course.places.items() if place == max(course.places.values())]
            return (seat in foremost) / len(foremost)
        seats = [*course.racks]
        first = seats.index(course.mover)
        order = [*seats[first:], *seats[:first]]
        return odds([left[other] for other in order], order.index(seat), self._turn)

    def _lefts(self, course: RaceState) -> dict[int, float]:
        return {seat: self._left(course, seat) for seat in course.racks}

    def _left(self, course: RaceState, seat: int) -> float:
        """How far a seat has to go: less by what it holds more than usual."""
        left, rack = self._goal - course.places[seat], course.racks[seat]
        far = self._how_far(left)
        soon, later = self._soon.of(rack) - self._usual[0], self._later.of(rack) - self._usual[1]
        # As long as it isn't home there is a turn to take, whatever is held.
        return max(1.0, left - (1 - far) * soon - far * later)

    def reply(self, course: RaceState) -> WalkMove | None:
        """A good word of the seat on turn, told at once: home if it can, else the one that goes farthest, less what its
        tiles would still be worth. None for a pass."""
        steps = course.likely_steps()
        if steps and course.brings_home(steps[0]):
            return steps[0]
        far = self._how_far(self._goal - course.places[course.mover] - self._turn)
        return course.weighed(steps, lambda kept: (1 - far) * self._soon.of(kept) + far * self._later.of(kept))

    def _how_far(self, left: float) -> float:
        """How much the long run counts with so far to go: from 0, home in a turn, to 1."""
        return min(1.0, max(0.0, (left / self._turn - 1) / FAR))


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
    # Where all racks are open, every deal tells the same: what is drawn is used later, and counts as the mean.
    deals = effort.deals if dealer.hides else 1
    for _ in range(deals if len(ways) > 1 else 0):
        deal = dealer.deal()
        for way in sums:
            sums[way] += evaluator.chance(answered(course, ways[way], deal, evaluator), seat)
        sums = dict(sorted(sums.items(), key=lambda item: -item[1])[: max(FEWEST, len(sums) // 2)])
    return ways[max(sums, key=sums.__getitem__)]


def answered(course: RaceState, step: WalkMove | None, deal: Deal, evaluator: RaceEvaluator) -> RaceState:
    """The race after a word or a pass, once every other seat has laid a good word. What is drawn meanwhile isn't known,
    and nobody uses it before it is the seat's turn again."""
    found = after(course, step, Deal(deal.racks, bytes([UNSEEN]) * len(deal.bag)))
    for _ in range(len(found.racks) - 1):
        if found.over:
            break
        found.take(evaluator.reply(found))
    return found


def after(course: RaceState, step: WalkMove | None, deal: Deal) -> RaceState:
    """The race after a word or a pass."""
    found = course.copy(deal.bag)
    for seat, held in deal.racks.items():
        found.racks[seat] += held
    found.take(step)
    return found
