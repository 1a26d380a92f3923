"""What a table needs from outside, as protocols; `rekje.storage` and tests provide them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.model.tiles import Tiles


class Words(Protocol):
    """A word list, as far as the referee needs one."""

    def has(self, word: Tiles) -> bool:
        """Whether the list has a word, given as letters."""


class Search(Protocol):
    """A move search, as far as the referee needs one."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None where that can't be known."""


class StaleVersion(Exception):
    """Somebody else has appended to the table in the meantime."""


class EventStore(Protocol):
    """Where tables are kept. What `append` has returned from is durable."""

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events to a table that has ``expected`` of them; `StaleVersion` if it has another number."""

    def load(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order; an unknown table has none."""

    def tables(self) -> list[str]:
        """The names of all tables, the most recently changed first."""

    def delete(self, table: str) -> None:
        """Forget a table."""
