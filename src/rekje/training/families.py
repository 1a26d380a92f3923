"""How each family of games learns leave values."""

from __future__ import annotations

from rekje.model.by_family import ByFamily
from rekje.training.family import TrainingFamily


def _crossword() -> TrainingFamily:
    from rekje.training.crossword import family

    return family


def _walk() -> TrainingFamily:
    from rekje.training.walk import family

    return family


def _path() -> TrainingFamily:
    from rekje.training.path import family

    return family


TRAININGS = ByFamily[TrainingFamily](crossword=_crossword, walk=_walk, path=_path)
