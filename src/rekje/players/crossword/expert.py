"""The play that does best in simulations of the rest of the game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rekje.games.registry import get_game
from rekje.model.commands import Pass
from rekje.model.families import AnyCommand
from rekje.model.tiles import without
from rekje.players.base import SEED_BITS, Budget
from rekje.players.buying import gain_if_it_ended
from rekje.players.crossword.strong import Strong
from rekje.players.greedy import promising
from rekje.players.ports import Candidate, DeepKnowledge, EndEffort, Knowledge, PlayedOn, Rated, SimulationEffort
from rekje.referee.view import Seen

CONSIDERED = 15
"""Acts that it plays on from, the best by points and by what they keep."""
SEARCHES = 15_000
"""Best plays that it searches for in a turn at most, all ways to go on together."""
NODES = 250_000
"""Positions of an end game that it looks at."""
DRAWN_NODES = 100_000
"""Positions that it looks at where tiles are still drawn before the end."""
MOST_DRAWN = 2
"""With so many tiles in the bag it looks at every draw. With three there are too many to prove much, and it simulates
better than it estimates (bench/results-endgame.md)."""
MOST_CONSIDERED = 60
"""Acts that it plays on from where it has a budget: those that can't be the best any more are dropped at once."""
ERROR = 0.01
"""With a budget it goes on until one act is the best with a confidence of 1 less this, or the budget is spent."""


class Expert(Strong):
    """Simulates the game many times after each of the best plays and exchanges, with the hidden tiles dealt at random,
    and takes the one that gains most. Between two, with one or two tiles in the bag, it looks at every draw, and
    takes the turn that wins most often; once it knows the other's rack, it solves the end of the game. Among more it
    simulates until the end. If nothing is drawn after a play, it also weighs keeping all its tiles.

    By itself it stops as soon as further samples are expected to gain little, and simulates on so many ``threads``
    (None: all cores); its commands are the same on any number of them. With a budget of seconds or nodes it weighs more
    acts, and goes on until one is the best with confidence, or the budget is spent.
    """

    name = "expert"

    def __init__(
        self,
        *,
        considered: int = CONSIDERED,
        searches: int = SEARCHES,
        nodes: int = NODES,
        drawn_nodes: int = DRAWN_NODES,
        most_drawn: int = MOST_DRAWN,
        threads: int | None = 1,
    ) -> None:
        self._considered = considered
        self._searches = searches
        self._nodes = nodes
        self._drawn_nodes = drawn_nodes
        self._most_drawn = most_drawn
        self._threads = threads

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The act that gains most; at most as many are weighed as the budget says."""
        if budget.plays == 1 or not isinstance(knowledge, DeepKnowledge):
            return super().find_play(view, seat, knowledge, budget, chance)
        near = view.bag <= self._most_drawn
        if near and (end := knowledge.work_out(view, seat, self.level, self._end_effort(view, budget))):
            return end.command
        if not (view.bag or _ends_among_many(view)):
            return super().find_play(view, seat, knowledge, budget, chance)
        weighed = self.weigh(view, seat, knowledge, budget, chance.getrandbits(SEED_BITS))
        return weighed[0][0].command if weighed else None

    def weigh(
        self, view: Seen, seat: int, knowledge: DeepKnowledge, budget: Budget, seed: int
    ) -> list[tuple[Rated, PlayedOn]]:
        """The acts that it plays on from, with what `DeepKnowledge.simulate` tells of each; of one alone it is the
        equity. The best come first, those that were dropped last."""
        if _ends_among_many(view):
            plays = knowledge.plays(view, seat, self.level)
            acts: Sequence[Rated] = _last_acts(view, seat, plays, self._most(budget))
        else:
            acts = knowledge.rated(view, seat, self.level, self._most(budget))
        if acts and not get_game(view.config.game).refills:
            acts = [*acts, Rated(Pass(seat=seat), 0, 0.0, view.seats[seat].rack)]
        if len(acts) < 2:
            return [(act, PlayedOn(act.equity, act.equity)) for act in acts]
        found = knowledge.simulate(view, seat, self.level, acts, self._effort(budget), seed)
        return sorted(zip(acts, found, strict=True), key=lambda pair: (-_gained(pair[1]), -pair[0].equity))

    def _end_effort(self, view: Seen, budget: Budget) -> EndEffort:
        return end_effort(self._drawn_nodes if view.bag else self._nodes, self._searches, budget)

    def _most(self, budget: Budget) -> int:
        """How many acts it plays on from."""
        most = self._considered if _goes_by_itself(budget) else MOST_CONSIDERED
        return most if budget.plays is None else min(budget.plays, most)

    def _effort(self, budget: Budget) -> SimulationEffort:
        if _goes_by_itself(budget):
            return SimulationEffort(self._searches, turns=budget.depth, threads=self._threads)
        return SimulationEffort(budget.nodes, budget.seconds, budget.depth, ERROR, budget.threads)


def end_effort(nodes: int, searches: int, budget: Budget) -> EndEffort:
    """How long to look towards the end of a game: for so many seconds, or at as many times the usual ``nodes`` as the
    budget has the usual ``searches``."""
    if budget.is_timed:
        return EndEffort(seconds=budget.seconds)
    return EndEffort(nodes if budget.nodes is None else max(1, nodes * budget.nodes // searches))


def _gained(found: PlayedOn) -> float:
    return float("-inf") if found.gain is None else found.gain


def _ends_among_many(view: Seen) -> bool:
    """Whether nothing is drawn any more, and whose tiles are where is still unknown."""
    return not view.bag and len(view.seats) > 2 and get_game(view.config.game).refills


def _last_acts(view: Seen, seat: int, plays: Sequence[Candidate], most: int) -> list[Rated]:
    """So many plays that gain most if the game ends with them; that is their equity."""
    rack = view.seats[seat].rack
    return [
        Rated(play.command, play.score, gain_if_it_ended(view, seat, play), without(rack, play.tiles))
        for play in promising(view, seat, plays, most)
    ]


def _goes_by_itself(budget: Budget) -> bool:
    return budget.seconds is None and budget.nodes is None
