"""How records tell the games of each family."""

from __future__ import annotations

from collections.abc import Iterable

from rekje.model.by_family import ByFamily
from rekje.model.families import AnyCommand, AnyEvent
from rekje.records.family import Moves, RecordFamily


class Common:
    """A family with no events of its own."""

    def in_order(self, events: Iterable[AnyEvent]) -> Iterable[AnyEvent]:
        """The events as they are."""
        return events

    def moves(self, full: bool) -> Moves:
        """Nothing to put into moves."""
        return self

    def move(self, event: AnyEvent) -> AnyCommand | None:
        """None: every event is a common one."""
        return None

    def completed(self, last: AnyCommand, event: AnyEvent) -> AnyCommand | None:
        """None: every event is a move of its own."""
        return None


def _walk() -> RecordFamily:
    from rekje.records.walk.family import WalkMoves

    return WalkMoves()


def _path() -> RecordFamily:
    from rekje.records.path import family

    return family


RECORDS = ByFamily[RecordFamily](crossword=Common, walk=_walk, path=_path)
