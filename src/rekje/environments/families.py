"""What environments have for the games of each family."""

from __future__ import annotations

from rekje.environments.family import EnvironmentFamily
from rekje.model.by_family import ByFamily


def _crossword() -> EnvironmentFamily:
    from rekje.environments.crossword import family

    return family


def _walk() -> EnvironmentFamily:
    from rekje.environments.walk import family

    return family


def _path() -> EnvironmentFamily:
    from rekje.environments.path import family

    return family


ENVIRONMENTS = ByFamily[EnvironmentFamily](crossword=_crossword, walk=_walk, path=_path)
