"""What each family of games has on this floor (`rekje.drawing.families`)."""

from __future__ import annotations

from typing import Protocol

from rekje.model.state import State
from rekje.players.ports import Candidate


class HintTeller(Protocol):
    """How a family tells what is best in a turn."""

    def told(self, best: Candidate, seat: int, language: str) -> tuple[str, ...]:
        """A play bit by bit, first only a part of it. Empty if the command is no play that can be told."""

    def nothing(self, state: State, language: str) -> str:
        """That there is no play to hint at."""
