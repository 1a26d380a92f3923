"""How records tell the games of each family."""

from __future__ import annotations

from rekje.model.by_family import ByFamily
from rekje.records.family import Common, RecordFamily


def _walk() -> RecordFamily:
    from rekje.records.walk.family import WalkMoves

    return WalkMoves()


def _path() -> RecordFamily:
    from rekje.records.path import family

    return family


RECORDS = ByFamily[RecordFamily](crossword=Common, walk=_walk, path=_path)
