"""Forgetting a person: their data is taken out of every table. A table is deleted when neither a player nor its host is
left."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from rekje.locale import say
from rekje.model.problems import FormError
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import LEFT, Live
from rekje.storage.database.register import Agreed
from rekje.tables.about import WATCHING, status_before
from rekje.tables.names import unused_name


async def forget(registry: TableRegistry, who: bytes) -> None:
    """Take somebody (the hash of a cookie) out of all tables."""
    register = registry.database.register
    await asyncio.wrap_future(registry.database.decency.forget_reports(who))
    for name in await registry.pools.reserved(register.traces, who):
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
            notice = live.notice("player-left", min(mine, default=WATCHING))
            await live.stored(register.leave, who, live.name, replace(_without(live, mine, host, who), notice=notice))
        else:
            left = _left(live, who)
            await live.stored(
                register.leave, who, live.name, _without(live, left, live.about.host, who) if left else None
            )
            if not left and not any(line.who == who for line in live.chat):
                live.attendance.remove(who, WATCHING)
                live.dismiss([who])
                return
    # The next visitor reads the table from the store again.
    registry.drop(live)


def _hosted(live: Live) -> bool:
    """Whether the host still sits at the table or watches it."""
    return any(holder.hex() == live.about.host for holder, _ in live.attendance.holders)


def _left(live: Live, who: bytes) -> frozenset[int]:
    """The seats that still bear the name of somebody who was voted out or whose seat was freed: those that nobody holds
    since, where they said something, or else any."""
    if who in {holder for holder, _ in live.attendance.holders}:
        return frozenset()
    gone = {line.seat for line in live.chat if line.phrase in LEFT} - {WATCHING}
    said = {line.seat for line in live.chat if line.who == who} & gone
    return frozenset(said or gone) - live.attendance.taken


def _without(live: Live, seats: frozenset[int], host: str, who: bytes) -> Agreed:
    """The table's agreements after the person of some seats is forgotten, with ``host`` as its host. What the seats are
    called from then on is kept with the game, and so in the language of its edition."""
    called = [one.name for seat, one in enumerate(live.people) if seat not in seats]
    names = dict[int, str]()
    for seat in sorted(seats):
        names[seat] = unused_name(say("serve-forgotten", live.config.edition.language), [*called, *names.values()])
    plans = tuple(replace(one, name=names.get(seat, one.name)) for seat, one in enumerate(live.about.plans))
    shows = tuple(one for one in live.about.shows if one != who.hex())
    about = replace(live.about, host=host, plans=plans, shows=shows, votes={})
    standing = status_before(about) if live.state is None else live.status(names)
    return Agreed(about, standing, names)
