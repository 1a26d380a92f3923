"""The moves of a record in games of walks: a round of choices made in secret is one move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rekje.model.by_event import ByEvent
from rekje.model.events import PlayLaid
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.walk.commands import Open
from rekje.model.walk.events import ChoicesShown, Chosen
from rekje.records.family import Common


def _opening(event: ChoicesShown) -> Open:
    return Open(words={str(seat): word for seat, word in event.words.items()}, ms=event.ms or None)


MOVES: ByEvent[Callable[[Any], AnyCommand]] = ByEvent({ChoicesShown: _opening}, nothing=[Chosen])


class WalkMoves(Common):
    """How a record tells walks (`rekje.records.family.RecordFamily`)."""

    def move(self, event: AnyEvent) -> AnyCommand | None:
        """The words that all have chosen."""
        make = MOVES.get(event)
        return make(event) if make else None

    def completed(self, last: AnyCommand, event: AnyEvent) -> AnyCommand | None:
        """The opening move with the path on which its winner's word was laid."""
        if not isinstance(event, PlayLaid) or not isinstance(last, Open) or not any(last.words.values()):
            return None
        return replace(last, path=list(event.path)) if last.path is None else None
