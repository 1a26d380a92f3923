"""What a computer player of a race needs besides what all players do (`rekje.players.ports`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.players.ports import Candidate, Knowledge


class RaceEffort(msgspec.Struct, frozen=True):
    """The effort for a turn of a race: the ``considered`` best ways to use it are played on until it is the seat's turn
    again, where racks are hidden in a number of ``deals``. Ways that do worse are dropped between deals."""

    considered: int
    deals: int


class RaceStand(NamedTuple):
    """How a race stands for a seat: its ``chance`` of winning, and by how many places it is ``ahead`` of the next one,
    what all hold taken into account."""

    chance: float
    ahead: float


@runtime_checkable
class RaceKnowledge(Knowledge, Protocol):
    """Knowledge that can search ahead in a race by words walked over a heap."""

    def best_by_odds(
        self, view: State, seat: int, level: int | None, effort: RaceEffort, seed: int
    ) -> Candidate | None:
        """The play with the best chance of winning for the seat on turn. Unseen tiles are dealt by ``seed``. None if
        the seat has no play, and on tables for which the chance can't be estimated."""

    def stands_after(
        self, view: State, seat: int, acts: Sequence[AnyCommand], deals: int, seed: int
    ) -> Sequence[Sequence[RaceStand]] | None:
        """How the race stands for the seat on turn after each of some plays and passes, once the others have answered:
        where racks are hidden in so many deals of the unseen tiles, the same ones for all, else once. None on tables
        for which that can't be estimated."""
