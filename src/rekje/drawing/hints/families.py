"""Who tells the hints of each family."""

from __future__ import annotations

from rekje.drawing.hints.family import HintTeller
from rekje.model.by_family import ByFamily


def _crossword() -> HintTeller:
    from rekje.drawing.hints.crossword import plays

    return plays


def _walk() -> HintTeller:
    from rekje.drawing.hints.walk import words

    return words


def _path() -> HintTeller:
    from rekje.drawing.hints.path import lays

    return lays


HINTS = ByFamily[HintTeller](crossword=_crossword, walk=_walk, path=_path)
