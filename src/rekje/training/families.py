"""How each family of games learns leave values. Not every family has something to learn."""

from __future__ import annotations

from rekje.model.by_family import ByFamily
from rekje.training.family import TrainingFamily


def _crossword() -> TrainingFamily:
    from rekje.training.crossword import family

    return family


def _walk() -> TrainingFamily:
    from rekje.training.walk import family

    return family


TRAININGS = ByFamily[TrainingFamily](crossword=_crossword, walk=_walk)
