"""Muting: what somebody says in the chat is kept from one person who doesn't want to read it."""

from __future__ import annotations

import asyncio

from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live

MUTE = "POST /api/tables/{name}/seats/{seat}/mute"


async def mute(registry: TableRegistry, live: Live, who: bytes, seat: int, on: bool) -> None:
    """Mute whoever holds a seat now, for one person at every table, or hear them again."""
    await registry.changing(live, _mute, registry, live, who, seat, on)


async def _mute(registry: TableRegistry, live: Live, who: bytes, seat: int, on: bool) -> None:
    async with live.lock:
        live.check()
        check(MUTE, Visit(live, who, seat))
        people = live.attendance.holders_of(seat)
        await asyncio.wrap_future(registry.database.decency.mute(who, people, on))
        pairs = {(who, person) for person in people}
    for table in registry.in_memory():
        if table.attendance.held(who):
            table.mutes = table.mutes | pairs if on else table.mutes - pairs
            table.show_anew_to(who)
