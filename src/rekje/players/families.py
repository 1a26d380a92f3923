"""The computer players of each family of games, by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.model.by_family import ByFamily
from rekje.players.base import Player


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
