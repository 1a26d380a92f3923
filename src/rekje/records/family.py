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


class Common:
    """A family whose events are told in their order, alike in a full record and an open one. By itself it has none."""

    def in_order(self, events: Iterable[AnyEvent]) -> Iterable[AnyEvent]:
        """The events as they are."""
        return events

    def moves(self, full: bool) -> Moves:
        """The same for every record."""
        return self

    def move(self, event: AnyEvent) -> AnyCommand | None:
        """None: every event is a common one."""
        return None

    def completed(self, last: AnyCommand, event: AnyEvent) -> AnyCommand | None:
        """None: every event is a move of its own."""
        return None
