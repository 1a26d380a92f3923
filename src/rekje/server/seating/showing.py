"""The page for a stream or a projector: it shows the racks once all who play have agreed."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.storage.database.register import Agreed
from rekje.tables.about import WATCHING

SHOW = "POST /api/tables/{name}/show"


async def show_rack(registry: TableRegistry, live: Live, who: bytes, on: bool) -> None:
    """Let the page for a stream show a person's rack, once all players have agreed, or no longer. Everybody at the
    table is told."""
    await registry.changing(live, _show_rack, registry, live, who, on)


async def _show_rack(registry: TableRegistry, live: Live, who: bytes, on: bool) -> None:
    async with live.lock:
        live.check()
        check(SHOW, Visit(live, who))
        mine = who.hex()
        others = tuple(one for one in live.about.shows if one != mine)
        if on == (mine in live.about.shows):
            return
        seat = min(live.attendance.held(who) - {WATCHING})
        about = replace(live.about, shows=(*others, mine) if on else others)
        notice = live.notice("rack-shown" if on else "rack-hidden", seat)
        await registry.agree(live, Agreed(about, notice=notice))
    live.show_anew()
