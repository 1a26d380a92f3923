"""What each family of games has on this floor (`rekje.analysis.families`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rekje.analysis.chances import Chances
from rekje.analysis.judging import Judge
from rekje.model.events import Config
from rekje.model.state import State
from rekje.players.base import Budget
from rekje.players.ports import Knowledge, Reading
from rekje.referee.view import Seen

ChancesOf = Callable[[Config], Chances | None]
"""Finds the model of the chance of winning for a table; None if there is none."""
Unread = Callable[[Seen, int, Knowledge], Sequence[Reading]]


class AnalysisFamily(Protocol):
    """How games of one family are judged."""

    @property
    def measure(self) -> str:
        """The unit of equity: ``points`` for plays and leaves, ``places`` of a race, or the worth of ``words`` that can
        be read."""

    @property
    def unread(self) -> Unread | None:
        """The function that finds words still readable at the end; None if words aren't written down."""

    def judge(self, config: Config, knowledge: Knowledge, chances: ChancesOf, shown: int, budget: Budget) -> Judge:
        """The judge of a table's turns. It tells the ``shown`` best ways to use each, and with a ``budget`` plays on
        from them for so long. Raises `FormError` for a budget where acts can't be played on from."""

    def left(self, state: State, mover: int) -> float | None:
        """How much of a game is left, scaled to a game of two, for `rekje.analysis.chances.Chances`. None if there is
        no other seat, or if the length of a game can't be estimated."""

    def acts(self, state: State, seat: int) -> list[tuple[list[str], int]]:
        """The acts of a seat: for each its words and their joint score. The word named first comes first; if words are
        written down, the longest."""
