"""What files are called that somebody saves from a table."""

from __future__ import annotations

from datetime import date

from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.tables.names import file_name


async def began_on(registry: TableRegistry, live: Live, who: bytes) -> date | None:
    """The day on which a table's game began."""
    row = await registry.pools.aside(who, registry.database.register.row, live.name)
    return date.fromtimestamp(row.began / 1000) if row and row.began is not None else None


def saved_name(live: Live, day: date | None) -> str:
    """The name without its ending: ``scrabble-2026-11-30-anna-bram``."""
    return file_name(live.config.game, day, (one.name for one in live.people))
