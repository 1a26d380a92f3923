"""Changes of seats: handed to a computer player and back, freed. Also the links to them."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.keys import hashed, new_token
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.seating.seating import Seating
from rekje.storage.database.register import Agreed
from rekje.tables.about import ANY_SEAT, PERSON, WATCHING, status_before

_TABLE = "/api/tables/{name}"
_SEAT = f"{_TABLE}/seats/{{seat}}"


class SeatChanges:
    """All changes of seats except taking one by a link. ``who`` is always a person. Each change checks
    under the table's lock whether this person may make it."""

    def __init__(self, registry: TableRegistry, seating: Seating) -> None:
        self._registry = registry
        self._seating = seating
        self._register = registry.database.register

    async def hand(self, live: Live, who: bytes, seat: int, player: str) -> None:
        """Hand a seat to a computer player, or back to its holder. Raises `FormError` if that isn't allowed."""
        if player != PERSON:
            await self._registry.pools.aside(who, self._seating.check_player, live.config, player)
        await self._registry.changing(live, self._hand, live, who, seat, player)

    async def _hand(self, live: Live, who: bytes, seat: int, player: str) -> None:
        async with live.lock:
            live.check()
            check(f"POST {_SEAT}", Visit(live, who, seat))
            if player == PERSON and live.state is not None and seat not in live.attendance.held(who):
                raise FormError("serve-not-yours")
            if live.state is not None:
                await live.give_seat(seat, player)
            else:
                await self._plan(live, seat, player)
        live.tell_presence()
        await self._seating.begin_if_ready(live)

    async def _plan(self, live: Live, seat: int, player: str) -> None:
        """Plan who plays a seat, before the game begins. When a computer player gets it and a holder has another seat
        too, this seat is freed: its holder would see the computer's rack."""
        about = live.about.with_plan(seat, replace(live.about.plans[seat], player=player))
        agreed = Agreed(about, status_before(about))
        others = (live.attendance.held(who) - {seat, WATCHING} for who, held in live.attendance.holders if held == seat)
        if player == PERSON or not any(others):
            return await self._registry.agree(live, agreed)
        await live.stored(self._register.free, live.name, seat, agreed)
        gone = live.attendance.free(seat)
        live.agree(agreed)
        live.dismiss(gone)
        return live.show_anew()

    async def free(self, live: Live, who: bytes, seat: int) -> None:
        """Free a seat whose player has gone. Old links to it no longer work."""
        await self._registry.changing(live, self._free, live, who, seat)

    async def _free(self, live: Live, who: bytes, seat: int) -> None:
        async with live.lock:
            live.check()
            check(f"DELETE {_SEAT}", Visit(live, who, seat))
            gone = await self.vacate(live, seat, "seat-freed")
        live.dismiss(gone, FormError("serve-removed"))
        live.show_anew()

    async def vacate(self, live: Live, seat: int, notice: str) -> frozenset[bytes]:
        """Let nobody hold a seat any more, and tell so. Old links to it no longer work. The table's lock is held.
        Returns who has no part in the table now."""
        agreed = Agreed(replace(live.about, votes={}), notice=live.notice(notice, seat))
        await live.stored(self._register.free, live.name, seat, agreed, live.attendance.holders_of(seat))
        gone = live.attendance.free(seat)
        live.agree(agreed)
        return gone

    async def link(self, live: Live, who: bytes, seat: int | None) -> str:
        """The token of a new link: to a seat that nobody holds, or to watch."""
        return await self._registry.changing(live, self._link, live, who, seat)

    async def _link(self, live: Live, who: bytes, seat: int | None) -> str:
        async with live.lock:
            live.check()
            check(f"POST {_TABLE}/links", Visit(live, who, seat))
            return await self._new_link(live, WATCHING if seat is None else seat)

    async def invitation(self, live: Live, who: bytes) -> str:
        """The token of a new link to whichever seat is free."""
        return await self._registry.changing(live, self._invitation, live, who)

    async def _invitation(self, live: Live, who: bytes) -> str:
        async with live.lock:
            live.check()
            check(f"POST {_TABLE}/invitation", Visit(live, who))
            return await self._new_link(live, ANY_SEAT)

    async def _new_link(self, live: Live, seat: int) -> str:
        """A new link. The table's lock is held."""
        most = self._registry.settings.limits.links_a_table
        if await self._registry.pools.reserved(self._register.links, live.name) >= most:
            raise FormError("serve-too-many-links")
        token = new_token()
        await live.stored(self._register.add_link, hashed(token), live.name, seat)
        return token

    async def revoke(self, live: Live, who: bytes) -> None:
        """Revoke all links of a table."""
        await self._registry.changing(live, self._revoke, live, who)

    async def _revoke(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            check(f"DELETE {_TABLE}/links", Visit(live, who))
            agreed = Agreed(notice=live.notice("links-revoked", WATCHING))
            await live.stored(self._register.revoke, live.name, agreed)
            live.agree(agreed)
