"""What files are called that somebody saves from a table."""

from __future__ import annotations

import re
import unicodedata
from datetime import date

from rekje.server.http.site import Site
from rekje.server.live.table import Live

_LONGEST = 80


async def began(site: Site, live: Live, who: bytes) -> date | None:
    """The day on which a game began."""
    row = await site.registry.pools.aside(who, site.registry.database.register.row, live.name)
    return date.fromtimestamp(row.began / 1000) if row and row.began is not None else None


def file_name(live: Live, day: date | None, ending: str) -> str:
    """``scrabble-2026-11-30-anna-bram.json``: the game, the day, who played, in signs that every system takes."""
    parts = [live.config.game, day.isoformat() if day else "", *(_plain(one.name) for one in live.people)]
    return "-".join(part for part in parts if part)[:_LONGEST].rstrip("-") + ending


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")
