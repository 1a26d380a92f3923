"""What a table needs from outside, as protocols; `rekje.storage` and tests provide them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.model.tiles import Tiles


class Words(Protocol):
    """The part of a word list that the referee needs."""

    def has(self, word: Tiles) -> bool:
        """Whether the list has a word, given as letters."""


class Search(Protocol):
    """The part of a move search that the referee needs."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None if that can't be known."""


class StaleVersion(Exception):
    """The table has another number of events than expected: somebody else has appended to it."""


class EventStore(Protocol):
    """A store of tables. Once `append` has returned, its events are durable."""

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events to a table that has ``expected`` of them; `StaleVersion` if it has another number."""

    def load(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order; an unknown table has none."""

    def tables(self) -> list[str]:
        """The names of all tables, the most recently changed first."""

    def delete(self, table: str) -> None:
        """Forget a table."""


class DatedStore(EventStore, Protocol):
    """A store of games that a person goes on with later."""

    def changed(self, table: str) -> float:
        """When a table was last added to (seconds since the epoch)."""
