"""The computer players of each family of games by name, from the weakest to the strongest, and what they keep."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rekje.model.by_family import ByFamily
from rekje.model.edition import Edition
from rekje.players.base import Player
from rekje.players.leave_values import LeaveValues

DerivedLeaves = Callable[[Edition], LeaveValues]
"""Derives leave values from the letters of an edition."""


def _crossword() -> Mapping[str, Player]:
    from rekje.players.crossword.levels import LEVELS

    return LEVELS


def _walk() -> Mapping[str, Player]:
    from rekje.players.walk.levels import LEVELS

    return LEVELS


def _path() -> Mapping[str, Player]:
    from rekje.players.path.levels import LEVELS

    return LEVELS


LEVELS = ByFamily[Mapping[str, Player]](crossword=_crossword, walk=_walk, path=_path)


def _crossword_leaves() -> DerivedLeaves:
    from rekje.players.crossword.leave_values import derive_leave_values

    return derive_leave_values


def _walk_leaves() -> DerivedLeaves:
    from rekje.players.walk.leave_values import derive_leave_values

    return derive_leave_values


def _path_leaves() -> DerivedLeaves:
    from rekje.players.path.leave_values import derive_leave_values

    return derive_leave_values


DERIVED_LEAVES = ByFamily[DerivedLeaves](crossword=_crossword_leaves, walk=_walk_leaves, path=_path_leaves)
"""How leave values are told from the letters of an edition."""
