"""Muting: what somebody says in the chat is kept from one person who doesn't want to read it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.keys import name_for
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.wire.me import MutedPeople, MutedPerson

MUTE = "POST /api/tables/{name}/seats/{seat}/mute"


async def mute(registry: TableRegistry, live: Live, who: bytes, seat: int, on: bool) -> None:
    """Mute whoever holds a seat now, for one person at every table, or hear them again."""
    await registry.changing(live, _mute_seat, registry, live, who, seat, on)


async def _mute_seat(registry: TableRegistry, live: Live, who: bytes, seat: int, on: bool) -> None:
    async with live.lock:
        live.check()
        check(MUTE, Visit(live, who, seat))
        people = live.attendance.holders_of(seat)
        # Of two at one seat nobody knows whose name it is, and a name must go with who deletes themselves.
        name = live.people[seat].name if len(people) == 1 else ""
        await _mute(registry, who, people, on, name)


async def mute_person(registry: TableRegistry, who: bytes, person: bytes, name: str) -> None:
    """Mute somebody who isn't met at a table."""
    await asyncio.shield(registry.start(_mute(registry, who, [person], True, name)))


async def hear_again(registry: TableRegistry, who: bytes, named: str) -> None:
    """Hear somebody again, wherever they are. Raises `FormError` for somebody whom the asker hasn't muted."""
    muted = await registry.pools.reserved(registry.database.decency.muted_by, who)
    person = next((one.person for one in muted if name_for(who, one.person, one.name) == named), None)
    if person is None:
        raise FormError("serve-not-muted")
    await asyncio.shield(registry.start(_mute(registry, who, [person], False)))


async def muted_by(registry: TableRegistry, who: bytes) -> MutedPeople:
    """Whom somebody has muted, at a table or in the lobby."""
    muted = await registry.pools.reserved(registry.database.decency.muted_by, who)
    return MutedPeople(tuple(MutedPerson(name_for(who, one.person, one.name), one.name) for one in muted))


async def _mute(registry: TableRegistry, who: bytes, people: Iterable[bytes], on: bool, name: str = "") -> None:
    people = list(people)
    await asyncio.wrap_future(registry.database.decency.mute(who, people, on, name))
    pairs = {(who, person) for person in people}
    for table in registry.in_memory():
        if table.attendance.held(who):
            table.mutes = table.mutes | pairs if on else table.mutes - pairs
            table.show_anew_to(who)
