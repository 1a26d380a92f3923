"""The best play by its score and by what it keeps for later."""

from __future__ import annotations

from random import Random

from rekje.model.families import AnyCommand
from rekje.players.base import Budget
from rekje.players.greedy import Greedy
from rekje.players.ports import Knowledge, RatedKnowledge
from rekje.referee.view import Seen


class Strong(Greedy):
    """Weighs the points of a play and the tiles that it keeps, and exchanges where that is worth more. Once the bag is
    empty it plays as `Greedy` does, the last plays by what is left to the other."""

    name = "strong"
    weighs_kept = True

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The play or the exchange of the highest equity; one play weighed is the one with the highest score."""
        if not view.bag or budget.plays == 1 or not isinstance(knowledge, RatedKnowledge):
            return super().find_play(view, seat, knowledge, budget, chance)
        best = knowledge.best_by_equity(view, seat, self.level)
        return best.command if best else None
