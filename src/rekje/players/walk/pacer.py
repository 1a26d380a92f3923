"""The deeper player of a race: it knows what a rack is worth, and how likely a race is won."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rekje.model.families import AnyCommand
from rekje.players.base import SEED_BITS, Budget
from rekje.players.ports import Knowledge
from rekje.players.walk.ports import RaceEffort, RaceKnowledge
from rekje.players.walk.racer import CONSIDERED, Racer
from rekje.referee.view import Seen

EFFORT = RaceEffort(considered=40, deals=3)
"""How hard it thinks."""


class Pacer(Racer):
    """Weighs the length of a play, and what the play leaves on its rack and on the table. It plays on from each of its
    best plays until it is its turn again: hidden tiles are dealt at random, and the others lay words that go far and
    keep good tiles. It takes the play after which it wins most often. It chooses its opening word as `Racer` does. It
    also plays as `Racer` at tables where these odds can't be computed."""

    name = "expert"
    weighs_kept = True

    def __init__(self, effort: RaceEffort = EFFORT) -> None:
        self._effort = effort

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The play after which the race is won most often; at most as many are played on from as the budget says."""
        best = None
        most = self._effort.considered if budget.plays is None else max(1, min(budget.plays, self._effort.considered))
        if isinstance(knowledge, RaceKnowledge):
            effort = replace(self._effort, considered=most)
            best = knowledge.best_by_odds(view, seat, self.level, effort, chance.getrandbits(SEED_BITS))
        return best.command if best else super().find_play(view, seat, knowledge, Budget(min(most, CONSIDERED)), chance)
