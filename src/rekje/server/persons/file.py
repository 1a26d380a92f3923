"""Everything that the server has about a person, as one file."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from rekje.model.problems import FormError
from rekje.server.after.player_statistics import PlayerStatistics
from rekje.server.http.downloads import record_of
from rekje.server.live.registry import TableRegistry
from rekje.storage.database.register import TableRow
from rekje.tables.about import WATCHING

FORMAT = "rekje-person/1"


class PersonFile:
    """Makes such files. Of a table it has what everybody there may see, as its record has, and what is the person's
    own; nothing that is hidden from them, and no link."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database
        self._statistics = PlayerStatistics(registry)

    async def make(self, who: bytes) -> bytes:
        """The file, as JSON."""
        statistics = await self._statistics.statistics(who)
        ratings = await self._statistics.ratings(who)
        aside = self._registry.pools.aside
        rows = await aside(who, self._database.persons.shown, who)
        mine = await aside(who, self._database.register.mine, who)
        # One by one, so that others have their turn between two of somebody's many tables.
        tables = [await aside(who, self._table, row, seats, who) for row, seats in mine]
        told = {"format": FORMAT, "made": self._registry.clock.now_ms(), "person": who}
        for part in rows.pop("people"):
            kept = part.pop("settings")
            told |= part | {"settings": json.loads(kept) if kept else {}}
        told |= rows | {"tables": tables, "statistics": statistics, "ratings": ratings}
        return msgspec.json.format(msgspec.json.encode(told))

    def _table(self, row: TableRow, seats: tuple[int, ...], who: bytes) -> dict[str, Any]:
        try:
            record = msgspec.Raw(record_of(self._database.events, row.name, "rekje")[0])
        except FormError:
            # Not begun, or damaged.
            record = None
        return {
            "table": row.name,
            "made_by_me": row.about.host == who.hex(),
            "my_seats": [seat for seat in seats if seat != WATCHING],
            "created": row.created,
            "began": row.began,
            "changed": row.changed,
            "standing": row.standing,
            "record": record,
        }
