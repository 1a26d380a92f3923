"""The searches of each family of games."""

from __future__ import annotations

from rekje.engine.family import EngineFamily
from rekje.model.by_family import ByFamily


def _crossword() -> EngineFamily:
    from rekje.engine.crossword import family

    return family


def _walk() -> EngineFamily:
    from rekje.engine.walk import family

    return family


def _path() -> EngineFamily:
    from rekje.engine.path import family

    return family


ENGINES = ByFamily[EngineFamily](crossword=_crossword, walk=_walk, path=_path)
