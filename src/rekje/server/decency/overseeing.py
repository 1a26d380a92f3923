"""The lists of the operator's page: all tables, and everybody who sits or watches at one or is seen in the lobby."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rekje.model.problems import FormError
from rekje.server.keys import name_for
from rekje.server.live.registry import TableRegistry
from rekje.storage.database.overview import ListPlace, PersonOutside, TableOutside
from rekje.storage.database.persons import SEEN_EVERY_MS
from rekje.tables.about import phase_of
from rekje.tables.presence import THE_LOBBY, PersonHere
from rekje.wire.operating import Ban, FoundPeople, FoundTables, ListWish, OperatorPerson, OperatorSeat, OperatorTable

MOST_LISTED = 20
"""How many tables are told at once, or about how many people: all of one table are told together."""
_ADDRESS = re.compile(r"/(?:t|keep|tables)/([\w=-]+)")
_WHOSE = "operator"
"""Operators wait for one another's questions, which read much."""


class Overseeing:
    """``asker`` is the hash of an operator's session: people are named by a hash that is another for each."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._overview = registry.database.overview

    def connected(self) -> dict[str, list[PersonHere]]:
        """Who is connected to which table, by whichever process."""
        found = {live.name: list(live.here().people) for live in self._registry.in_memory()}
        for name, elsewhere in self._registry.neighbourhood.elsewhere.items():
            if name != THE_LOBBY:
                found.setdefault(name, []).extend(one for here in elsewhere for one in here.people)
        for name, visitor in self._registry.visits.here():
            there = found.setdefault(name, [])
            if all(one.who != visitor.who for one in there):
                there.append(visitor)
        return found

    async def tables(self, wish: ListWish) -> FoundTables:
        """The tables last changed that have a text in their name or in that of a seat. Raises `FormError` for a mark
        that is none."""
        aside = self._registry.pools.aside
        found, rest = await aside(_WHOSE, self._overview.tables, *_asked(wish), MOST_LISTED)
        connected = self.connected()
        return FoundTables(tuple(_told(one, connected.get(one.name, ())) for one in found), _mark(rest))

    async def people(self, wish: ListWish, asker: bytes, bans: Mapping[bytes, Ban]) -> FoundPeople:
        """The people at such tables who have a text in their name, those seen last first. Raises `FormError` as
        `tables`."""
        lobby = await self._lobby()
        here = {one.who for there in self.connected().values() for one in there} | set(lobby)
        asked = (*_asked(wish), MOST_LISTED, sorted(here), lobby)
        found, rest = await self._registry.pools.aside(_WHOSE, self._overview.people, *asked)
        newest = sorted(map(self._seen, found), key=lambda one: (one.who not in here, -(one.seen or 0)))
        told = tuple(_person(one, asker, one.who in here, bans.get(one.who)) for one in newest)
        return FoundPeople(told, _mark(rest))

    def _seen(self, one: PersonOutside) -> PersonOutside:
        """A person with when they were last here, also where that isn't stored: at a table that was removed."""
        return one._replace(seen=max(one.seen or 0, self._registry.visits.last(one.who) or 0) or None)

    async def who(self, named: str, table: str, asker: bytes) -> bytes:
        """The person of an answer of `people`, by how they were named and the table told with them. Raises `FormError`
        if they are no longer there."""
        there = await self._registry.pools.reserved(self._overview.at, table) if table else await self._lobby()
        for who in there:
            if name_for(asker, who, "") == named:
                return who
        raise FormError("serve-not-seen")

    async def called(self, people: list[bytes]) -> dict[bytes, str]:
        """What some people are called where they sit."""
        return await self._registry.pools.aside(_WHOSE, self._overview.called, people)

    async def _lobby(self) -> dict[bytes, str]:
        """Who is in the lobby now and seen there by a name."""
        around = self._registry.neighbourhood
        looking = {one.who for here in (around.lobby(), *around.elsewhere.get(THE_LOBBY, ())) for one in here.people}
        return await self._registry.pools.reserved(self._registry.database.lobby.names, looking)


def count_connections(people: Iterable[PersonHere]) -> int:
    """Over how many connections people are there."""
    return sum(one.connections for one in people)


def _told(one: TableOutside, there: Iterable[PersonHere]) -> OperatorTable:
    stands = one.stands
    seats = tuple(OperatorSeat(*seat) for seat in zip(stands.names, stands.players, strict=False))
    phase, connections = phase_of(one.version, one.over), count_connections(there)
    return OperatorTable(one.name, one.changed, phase, connections, stands.game, stands.edition, seats)


def _person(one: PersonOutside, asker: bytes, here: bool, ban: Ban | None) -> OperatorPerson:
    seen = None if one.seen is None else one.seen - one.seen % SEEN_EVERY_MS
    return OperatorPerson(name_for(asker, one.who, ""), one.name, one.table, here, seen, one.tables, ban)


def _asked(wish: ListWish) -> tuple[str, ListPlace | None]:
    """What to look for, of a table's address its name; and where to begin."""
    address = _ADDRESS.search(wish.find)
    return address[1] if address else wish.find, _place(wish.after)


def _mark(place: ListPlace | None) -> str:
    return f"{place.changed} {place.name}" if place else ""


def _place(mark: str) -> ListPlace | None:
    if not mark:
        return None
    changed, _, name = mark.partition(" ")
    if not (changed.isascii() and changed.isdigit() and len(changed) <= 15):
        raise FormError("serve-message-form")
    return ListPlace(int(changed), name)
