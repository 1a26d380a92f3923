"""How each family of games describes its examples in guides."""

from __future__ import annotations

from rekje.guides.family import GuideFamily
from rekje.model.by_family import ByFamily


def _crossword() -> GuideFamily:
    from rekje.guides.crossword import family

    return family


def _walk() -> GuideFamily:
    from rekje.guides.walk import family

    return family


def _path() -> GuideFamily:
    from rekje.guides.path import family

    return family


GUIDES = ByFamily[GuideFamily](crossword=_crossword, walk=_walk, path=_path)
