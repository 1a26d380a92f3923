"""How leave values are learned: which games are played, what is summed over them, what follows from the sums.

A method is played in pieces of games, each from a seed of its own. Pieces only add up whole numbers, so it doesn't
matter in which order, by how many threads or on which machines they are played.
"""

from __future__ import annotations

import msgspec

from rekje.engine.crossword.equity import holding_schedule
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import play_out
from rekje.engine.crossword.sums import added, fitted, no_sums, sums_of_games
from rekje.games.playout import PlayoutRules
from rekje.model.edition import Edition
from rekje.model.tiles import LetterSet
from rekje.players.crossword.leave_values import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.training.method import TrainingMethod


class LeaveTraining:
    """For games in which racks are refilled. A least-squares fit explains the equity reached with each full rack by
    its tiles, pairs of tiles and sets of three and four. The value of a set is what a rack with it is expected to reach
    beyond other racks of the box."""

    usual_games = 160_000
    step = 1
    piece = 2048
    threaded = True
    drawn = (150.0, 200.0, 800.0)
    """Regularisation: each pair, set of three and set of four is pulled towards 0 with the weight of so many racks."""

    def __init__(self, engine: NativeEngine, edition: Edition, rules: PlayoutRules) -> None:
        self._engine = engine
        self._edition = edition
        self._letters = edition.letter_set
        self._rules = rules

    def shares(self) -> tuple[int, ...]:
        """Four generations, most games in the last."""
        return (1, 1, 2, 4)

    def first(self) -> LeaveValues:
        """Values derived from the letters."""
        return derive_leave_values(self._edition)

    def nothing(self) -> bytes:
        """No rack was observed."""
        return no_sums(self._edition.rack)

    def play(self, leave_values: LeaveValues, generation: int, seed: int, games: int) -> bytes:
        """All seats play by the same values."""
        return sums_of_games(self._engine, self._edition, self._rules, leave_values, games, seed)

    def add(self, one: bytes, other: bytes) -> bytes:
        """Add what was observed."""
        return added(self._edition.rack, one, other)

    def fit(self, leave_values: LeaveValues, generation: int, sums: bytes) -> LeaveValues:
        """The least squares of all racks of a generation."""
        return fitted(self._letters, sums, self._edition.rack, self.drawn)


class HoldingValues(msgspec.Struct, frozen=True):
    """Leave values where nothing is drawn after a play: a share of the tile's points and an amount for each tile,
    early in the game and late."""

    early: float
    late: float
    early_each: float
    late_each: float

    def leave_values(self, letters: LetterSet) -> LeaveValues:
        """The same, tile by tile."""

        def told(share: float, each: float) -> dict[str, float]:
            values = zip(letters.faces, letters.values, strict=True)
            return {face: round(share * value + each, 3) for face, value in values}

        return LeaveValues(told(self.early, self.early_each), late=told(self.late, self.late_each))


class Duels(msgspec.Struct):
    """The results of each candidate against the values that it may replace: the number of games, the sum of its
    leads, the sum of their squares."""

    games: list[int]
    leads: list[int]
    squares: list[int]


class HoldingTraining:
    """For games in which nothing is drawn after a play. In each generation the neighbours of the best values so far
    play against these values. Every shuffle is played twice, with the seats exchanged. The neighbour with the
    largest lead replaces the best values if its lead is significant."""

    usual_games = 32_000
    piece = 256
    threaded = True
    steps = ((0.3, 1.0), (0.3, 1.0), (0.2, 0.6), (0.2, 0.6), (0.1, 0.4), (0.1, 0.4))
    """How far away the neighbours of each generation are: in shares of points, in points."""
    sure = 1.5
    """A lead must be so many standard errors above nothing."""

    def __init__(self, engine: NativeEngine, letters: LetterSet, rules: PlayoutRules) -> None:
        self._engine = engine
        self._letters = letters
        self._rules = rules

    def shares(self) -> tuple[int, ...]:
        """Generations of one size."""
        return (1,) * len(self.steps)

    def first(self) -> LeaveValues:
        """A good half of the points that a tile has."""
        return HoldingValues(0.55, 0.55, 0, 0).leave_values(self._letters)

    def nothing(self) -> bytes:
        """No candidate has played."""
        none = [0] * len(self._neighbours(self.first(), 0))
        return msgspec.json.encode(Duels(none, none, none))

    @property
    def step(self) -> int:
        """Every neighbour plays a shuffle twice."""
        return 2 * len(self._neighbours(self.first(), 0))

    def play(self, leave_values: LeaveValues, generation: int, seed: int, games: int) -> bytes:
        """The next games of all candidates in turn."""
        neighbours = self._neighbours(leave_values, generation)
        duels = [self._duel(one, leave_values, seed, games // (2 * len(neighbours))) for one in neighbours]
        found = Duels(
            [2 * len(leads) for leads in duels],
            [sum(leads) for leads in duels],
            [sum(lead * lead for lead in leads) for leads in duels],
        )
        return msgspec.json.encode(found)

    def add(self, one: bytes, other: bytes) -> bytes:
        """Add games and leads."""
        a, b = (msgspec.json.decode(sums, type=Duels) for sums in (one, other))
        pairs = ((a.games, b.games), (a.leads, b.leads), (a.squares, b.squares))
        return msgspec.json.encode(Duels(*([x + y for x, y in zip(*pair, strict=True)] for pair in pairs)))

    def fit(self, leave_values: LeaveValues, generation: int, sums: bytes) -> LeaveValues:
        """The best neighbour, if it is surely better."""
        duels = msgspec.json.decode(sums, type=Duels)
        best, found = 0.0, leave_values
        for i, neighbour in enumerate(self._neighbours(leave_values, generation)):
            pairs = max(1, duels.games[i] // 2)
            mean = duels.leads[i] / pairs
            error = (max(0.0, duels.squares[i] / pairs - mean * mean) / pairs) ** 0.5
            if mean > best and mean > self.sure * error:
                best, found = mean, neighbour
        return found

    def _duel(self, one: LeaveValues, other: LeaveValues, seed: int, shuffles: int) -> list[int]:
        """The lead of one over the other in both games of each shuffle together."""
        leave_schedules = [holding_schedule(one, self._letters), holding_schedule(other, self._letters)]
        games = (
            play_out(self._engine, self._letters, self._rules, shuffles, seed, order)
            for order in (leave_schedules, leave_schedules[::-1])
        )
        pairs = zip(*games, strict=True)
        return [a.scores[0] - a.scores[1] + b.scores[1] - b.scores[0] for a, b in pairs]

    def _neighbours(self, leave_values: LeaveValues, generation: int) -> list[LeaveValues]:
        """The leave values near to some values."""
        now = self._holding(leave_values)
        share, each = self.steps[generation]
        moves = [(share, 0, 0, 0), (0, share, 0, 0), (0, 0, each, 0), (0, 0, 0, each), (share, -share, 0, 0)]
        return [
            HoldingValues(
                now.early + sign * a, now.late + sign * b, now.early_each + sign * c, now.late_each + sign * d
            ).leave_values(self._letters)
            for a, b, c, d in moves
            for sign in (1, -1)
        ]

    def _holding(self, leave_values: LeaveValues) -> HoldingValues:
        """The numbers from which leave values were made, found from two letters with different points."""
        values = dict(zip(self._letters.faces, self._letters.values, strict=True))
        low, high = min(values, key=values.__getitem__), max(values, key=values.__getitem__)
        apart = max(1, values[high] - values[low])

        def line(of: dict[str, float]) -> tuple[float, float]:
            share = (of[high] - of[low]) / apart
            return round(share, 3), round(of[low] - share * values[low], 3)

        early, early_each = line(leave_values.ones)
        late, late_each = line(leave_values.late or leave_values.ones)
        return HoldingValues(early, late, early_each, late_each)


def method_for(engine: NativeEngine, edition: Edition, rules: PlayoutRules) -> TrainingMethod:
    """The way to learn for an edition, by the course of its games."""
    if rules.buys:
        return HoldingTraining(engine, edition.letter_set, rules)
    return LeaveTraining(engine, edition, rules)
