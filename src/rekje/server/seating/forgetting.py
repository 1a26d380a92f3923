"""Forgetting a person: their data is taken out of every table. A table is deleted when neither a player nor its host is
left."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.storage.database.register import Agreed
from rekje.tables.about import WATCHING, status_before

FORGOTTEN = "…"
"""The name of a seat whose player has been forgotten."""


async def forget(registry: TableRegistry, who: bytes) -> None:
    """Take somebody (the hash of a cookie) out of all tables."""
    register = registry.database.register
    await asyncio.wrap_future(registry.database.decency.forget_reports(who))
    for name in await registry.pools.reserved(register.where, who):
        try:
            live = await registry.find(name)
            await registry.changing(live, _forget, registry, live, who)
        except FormError:
            # That table can't be read any more, but the register still knows who held a seat there.
            await asyncio.wrap_future(register.leave(who, name))
        except Gone:
            live = await registry.find(name)
            await registry.changing(live, _forget, registry, live, who)


async def _forget(registry: TableRegistry, live: Live, who: bytes) -> None:
    register = registry.database.register
    async with live.lock:
        live.check()
        mine = live.attendance.held(who) - {WATCHING}
        holders = live.attendance.holders
        others = sorted((seat, holder) for holder, seat in holders if holder != who and seat != WATCHING)
        is_host = live.about.host == who.hex()
        if (mine or is_host) and not others and (is_host or not _hosted(live)):
            await live.stored(register.forget, live.name)
        elif mine or is_host:
            host = others[0][1].hex() if is_host else live.about.host
            await live.stored(register.leave, who, live.name, _without(live, mine, host, who))
        else:
            await live.stored(register.leave, who, live.name)
            live.attendance.remove(who, WATCHING)
            live.dismiss([who])
            return
    # The next visitor reads the table from the store again.
    registry.drop(live)


def _hosted(live: Live) -> bool:
    """Whether the host still sits at the table or watches it."""
    return any(holder.hex() == live.about.host for holder, _ in live.attendance.holders)


def _without(live: Live, seats: frozenset[int], host: str, who: bytes) -> Agreed:
    """The table's agreements after the person of some seats is forgotten, with ``host`` as its host."""
    names = dict.fromkeys(seats, FORGOTTEN)
    plans = tuple(replace(one, name=names.get(seat, one.name)) for seat, one in enumerate(live.about.plans))
    shows = tuple(one for one in live.about.shows if one != who.hex())
    about = replace(live.about, host=host, plans=plans, shows=shows, votes={})
    standing = status_before(about) if live.state is None else live.status(names)
    return Agreed(about, standing, names, live.notice("player-left", min(seats, default=WATCHING)))
