"""The highest score, every time."""

from __future__ import annotations

from random import Random

from rekje.model.commands import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import Tiles
from rekje.players.base import Budget, Player, exchangeable
from rekje.players.ports import Knowledge


class Greedy(Player):
    """Knows the whole list and takes the highest score; at equal scores the first in the search's own order."""

    name = "greedy"

    def find_play(
        self, view: State, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The best play there is; one play weighed, whatever the budget."""
        best = knowledge.best(view, seat, self.level)
        return best.command if best else None

    def give_back(self, view: State, seat: int, chance: Random) -> Tiles:
        """All tiles, if the bag holds that many."""
        rack = view.seats[seat].rack
        return rack if exchangeable(view, seat) == rack else ()

    def dares(self, chance: Random) -> bool:
        """Always."""
        return True
