"""An event store in memory, for demonstrations and for tables that aren't kept. It ends with the process."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.model.families import AnyEvent
from rekje.tables.ports import StaleVersion


class EventMemory:
    """`rekje.tables.ports.EventStore` in memory."""

    def __init__(self) -> None:
        self._tables: dict[str, list[AnyEvent]] = {}

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        """Add events to a table that has ``expected`` of them; `StaleVersion` if it has another number."""
        kept = self._tables.get(table, [])
        if len(kept) != expected:
            raise StaleVersion(table)
        # The table moves to the end, as the one changed last.
        self._tables.pop(table, None)
        self._tables[table] = [*kept, *events]

    def load(self, table: str) -> list[AnyEvent]:
        """All events of a table, in order; an unknown table has none."""
        return list(self._tables.get(table, ()))

    def tables(self) -> list[str]:
        """The names of all tables, the most recently changed first."""
        return list(reversed(self._tables))

    def delete(self, table: str) -> None:
        """Forget a table."""
        self._tables.pop(table, None)
