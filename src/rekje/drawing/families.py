"""Who tells the hints of each family."""

from __future__ import annotations

from rekje.drawing.family import HintTeller
from rekje.model.by_family import ByFamily


def _crossword() -> HintTeller:
    from rekje.drawing.crossword import hints

    return hints


def _walk() -> HintTeller:
    from rekje.drawing.walk import hints

    return hints


def _path() -> HintTeller:
    from rekje.drawing.path import hints

    return hints


HINTS = ByFamily[HintTeller](crossword=_crossword, walk=_walk, path=_path)
