"""What each family of games has on this floor (`rekje.records.families`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rekje.model.families import AnyCommand, AnyEvent


class Moves(Protocol):
    """Puts the events that only one family has into moves, one after another."""

    def move(self, event: AnyEvent) -> AnyCommand | None:
        """The move that an event is, if any."""

    def completed(self, last: AnyCommand, event: AnyEvent) -> AnyCommand | None:
        """The last move with what an event tells of it; None where the event tells nothing of that move."""


class RecordFamily(Protocol):
    """How a record tells the events that only one family has."""

    def in_order(self, events: Iterable[AnyEvent]) -> Iterable[AnyEvent]:
        """The events in the order of a record's moves."""

    def moves(self, full: bool) -> Moves:
        """What puts events into the moves of a ``full`` record or an open one."""
