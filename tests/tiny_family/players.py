"""The tiny family's only computer player. It goes by the name that every family has."""

from __future__ import annotations

from rekje.model.commands import Pass
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.base import Budget, Player
from rekje.players.ports import Knowledge


class Layer(Player):
    """Lays the tile that scores most."""

    name = "greedy"

    def act(
        self, view: State, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        best = knowledge.best(view, seat, None) if "play" in awaited else None
        return best.command if best else Pass(seat=seat)


LEVELS = {"greedy": Layer()}
