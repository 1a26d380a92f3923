"""The lobby as each person sees it. It is put together anew at most once a second, and only while somebody looks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.decency.operating import Operating
from rekje.server.keys import hashed, name_for
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.lobby.admission import Admission
from rekje.server.lobby.entries import Listed, entry_of
from rekje.server.lobby.presence import PeopleHere
from rekje.server.seating.naming import decent_name
from rekje.storage.database.decency import Mutes
from rekje.storage.database.lobby import OpenedTable
from rekje.storage.options.lobby import Mode
from rekje.wire.codec import encode
from rekje.wire.lobby import LobbyGame, LobbyOffer, LobbyPerson, LobbyView

EVERY = 1.0
"""Seconds between two looks at the tables."""
MOST_OPEN = 300
"""The open tables that are looked at, those opened last first."""
MOST_OFFERS = 40
MOST_GAMES = 20
MOST_NAMES = 100
"""How much of each list is shown to one person."""


class Gathered(msgspec.Struct, frozen=True):
    """The whole lobby, before anything is kept from anybody."""

    entries: tuple[Listed, ...]
    names: tuple[tuple[bytes, str], ...]
    here: int
    mutes: Mutes


class Met(NamedTuple):
    """Somebody whom another sees in the lobby, by which name, and as the host of which table (empty: of none)."""

    person: bytes
    name: str
    table: str


class Lobby:
    """The lobby of a server. ``who`` is a person; empty for a visitor without a cookie."""

    def __init__(self, registry: TableRegistry, operating: Operating) -> None:
        self._registry = registry
        self._operating = operating
        self._store = registry.database.lobby
        self.admission = Admission(registry)
        self.presence = PeopleHere(registry)
        self._lock = asyncio.Lock()
        self.closing = False
        """Whether the server is going to stop, so that nobody waits for news any more."""
        self._gathered: Gathered | None = None
        self._at = 0.0

    async def look(self, who: bytes, address: str, since: str) -> LobbyView:
        """The lobby as somebody sees it, once it differs from the one with the mark ``since``; or as it was, if nothing
        happens for a while."""
        until = time.monotonic() + self._registry.settings.limits.lobby_wait
        seen: Gathered | None = None
        knows = await self.admission.knows_word(who)
        with self.presence.looking(who or hashed(address)):
            while True:
                state = self.admission.state_for(knows)
                gathered = await self._gather() if state == "open" else None
                over = self.closing or time.monotonic() >= until
                if gathered is None or gathered is not seen or over:
                    view = _marked(self._view(gathered, who) if gathered else LobbyView(state))
                    if view.mark != since or over:
                        return view
                seen = gathered
                await asyncio.sleep(EVERY)

    async def outside(self, who: bytes) -> tuple[Mode, int]:
        """Whether somebody gets in, and how many offers of others they would see."""
        state = await self.admission.state(who)
        if state != "open":
            return state, 0
        gathered = await self._gather()
        visible = (one for one in gathered.entries if self._is_shown(one, who, gathered.mutes))
        return state, sum(isinstance(one.shown, LobbyOffer) and who not in one.part for one in visible)

    async def be_seen(self, who: bytes, name: str) -> None:
        """Let somebody be seen by a name; by none if it is empty. Raises `FormError` for a name that hurts."""
        await self.admission.check(who)
        await asyncio.wrap_future(self._store.be_seen(who, decent_name(name)))
        self.look_again()

    def look_again(self) -> None:
        """Put the lobby together anew for whoever asks next."""
        self._at = 0.0

    async def meet(self, who: bytes, named: str) -> Met:
        """Somebody else whom a person sees in the lobby: among those who are here, or as the host of an offer. Raises
        `FormError` for anybody else."""
        await self.admission.check(who)
        gathered = await self._gather()
        hosts = (
            (one.host, one.shown.host, one.shown.table) for one in gathered.entries if isinstance(one.shown, LobbyOffer)
        )
        people = ((person, name, "") for person, name in gathered.names)
        for person, name, table in (*people, *hosts):
            if name and person != who and name_for(who, person, name) == named:
                return Met(person, name, table)
        raise FormError("serve-not-seen")

    def check_not_muted(self, who: bytes, host: bytes) -> None:
        """Raise `FormError` where somebody doesn't want to see the offers of a host."""
        if (who, host) in self._registry.database.decency.mutes([who]):
            raise FormError("serve-offer-closed")

    async def _gather(self) -> Gathered:
        async with self._lock:
            now = time.monotonic()
            if self._gathered is None or now >= self._at + EVERY:
                gathered = await self._look_around()
                # The same object as long as nothing changes, so that nobody compares again.
                if gathered != self._gathered:
                    self._gathered = gathered
                self._at = now
            assert self._gathered is not None
            return self._gathered

    async def _look_around(self) -> Gathered:
        here = self.presence.here()
        opened, names, mutes = await self._registry.pools.reserved(self._read, here)
        for one in opened:
            # Of a game in play only its table knows what is shown.
            if one.row.version and one.row.name in self._registry.neighbourhood.elsewhere:
                with suppress(FormError, Gone):
                    await self._registry.find(one.row.name)
        live = {one.name: one for one in self._registry.in_memory()}
        now, days = self._registry.clock.now_ms(), self._registry.settings.limits.offer_days
        entries = (entry_of(one, live.get(one.row.name), here, now, days) for one in opened)
        shown = tuple(one for one in entries if one is not None and not self._operating.is_banned(one.host))
        seen = sorted((name, who) for who, name in names.items() if not self._operating.is_banned(who))
        return Gathered(shown, tuple((who, name) for name, who in seen), len(here), mutes)

    def _read(self, here: frozenset[bytes]) -> tuple[list[OpenedTable], Mapping[bytes, str], Mutes]:
        return self._store.opened(MOST_OPEN), self._store.names(here), self._registry.database.decency.mutes(here)

    def _is_shown(self, entry: Listed, who: bytes, mutes: Mutes) -> bool:
        """Whether somebody sees a table: not one from which they were removed, nor one of people they have muted."""
        return who not in entry.removed and not any((who, one) in mutes for one in (entry.host, *entry.sit))

    def _view(self, gathered: Gathered, who: bytes) -> LobbyView:
        visible = [_seen_by(who, entry) for entry in gathered.entries if self._is_shown(entry, who, gathered.mutes)]
        offers = [one for one in visible if isinstance(one, LobbyOffer)]
        games = [one for one in visible if isinstance(one, LobbyGame)]
        # My own offers first, then those that have waited longest: new ones don't push others away under a finger.
        offers.reverse()
        offers.sort(key=lambda one: not one.mine)
        people = [(one, name) for one, name in gathered.names if (who, one) not in gathered.mutes]
        return LobbyView(
            "open",
            offers=tuple(offers[:MOST_OFFERS]),
            offered=len(offers),
            games=tuple(games[:MOST_GAMES]),
            played=len(games),
            people=tuple(LobbyPerson(_name_for(who, one, name), name) for one, name in people[:MOST_NAMES]),
            here=gathered.here,
            seen=next((name for one, name in people if one == who), ""),
        )


def _seen_by(who: bytes, entry: Listed) -> LobbyOffer | LobbyGame:
    shown = replace(entry.shown, mine=who in entry.part)
    if not isinstance(shown, LobbyOffer):
        return shown
    return replace(shown, hosting=who == entry.host, host_id=_name_for(who, entry.host, shown.host))


def _name_for(who: bytes, person: bytes, name: str | None) -> str:
    """How a person is named in requests; not at all if it is the asker, or if there is no name to be seen."""
    return name_for(who, person, name) if name and person != who else ""


def _marked(view: LobbyView) -> LobbyView:
    return replace(view, mark=hashed(encode(view).decode()).hex()[:16])
