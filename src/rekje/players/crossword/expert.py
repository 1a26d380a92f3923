"""The play that does best in simulations of the rest of the game."""

from __future__ import annotations

from random import Random

from rekje.games.registry import get_game
from rekje.model.commands import Pass
from rekje.model.families import AnyCommand
from rekje.players.base import SEED_BITS, Budget
from rekje.players.crossword.strong import Strong
from rekje.players.ports import DeepKnowledge, Knowledge, Rated
from rekje.referee.view import Seen

CONSIDERED = 15
"""Acts that it plays on from, the best by points and by what they keep."""
SEARCHES = 15_000
"""Best plays that it searches for in a turn at most, all ways to go on together."""
NODES = 250_000
"""Positions of an end game that it looks at."""


class Expert(Strong):
    """Simulates the game many times after each of the best plays and exchanges, with the hidden tiles dealt at random,
    and takes the one that gains most. Between two, once it knows the other's rack, it solves the end of the game. If
    nothing is drawn after a play, it also weighs keeping all its tiles."""

    name = "expert"

    def __init__(self, *, considered: int = CONSIDERED, searches: int = SEARCHES, nodes: int = NODES) -> None:
        self._considered = considered
        self._searches = searches
        self._nodes = nodes

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The act that gains most; at most as many are weighed as the budget says."""
        if budget.plays == 1 or not isinstance(knowledge, DeepKnowledge):
            return super().find_play(view, seat, knowledge, budget, chance)
        end = knowledge.work_out(view, seat, self.level, self._nodes)
        if end:
            return end.command
        if not view.bag:
            return super().find_play(view, seat, knowledge, budget, chance)
        most = self._considered if budget.plays is None else min(budget.plays, self._considered)
        acts = knowledge.rated(view, seat, self.level, most)
        if acts and not get_game(view.config.game).refills:
            acts = [*acts, Rated(Pass(seat=seat), 0, 0.0, view.seats[seat].rack)]
        if len(acts) < 2:
            return acts[0].command if acts else None
        seed = chance.getrandbits(SEED_BITS)
        gains = knowledge.simulate(view, seat, self.level, acts, self._searches, seed)
        return max(zip(acts, gains, strict=True), key=lambda pair: pair[1])[0].command
