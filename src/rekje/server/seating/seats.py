"""Changes of seats: handed to a computer player and back, freed, held on several devices. Also the links to them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.keys import hashed, new_token
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.seating.people import People
from rekje.storage.sqlite.register import Agreed
from rekje.tables.about import PERSON, WATCHING, standing_before

_TABLE = "/api/tables/{name}"
_SEAT = f"{_TABLE}/seats/{{seat}}"
CODE_FIGURES = 8
CODE_SECONDS = 300
CODE_TRIES = 5


class SeatChanges:
    """All changes of seats except taking one by a link. ``who`` is always the hash of a cookie. Each change checks
    under the table's lock whether this person may make it."""

    def __init__(self, registry: TableRegistry, people: People, now: Callable[[], float] = time.monotonic) -> None:
        self._registry = registry
        self._people = people
        self._register = registry.database.register
        self._codes = Codes(now)

    async def hand(self, live: Live, who: bytes, seat: int, player: str) -> None:
        """Hand a seat to a computer player, or back to its holder. Raises `FormError` if that isn't allowed."""
        if player != PERSON:
            await self._registry.pools.aside(who, self._people.check_player, live.config, player)
        await self._registry.changing(live, self._hand(live, who, seat, player))

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
        await self._people.begin_if_ready(live)

    async def _plan(self, live: Live, seat: int, player: str) -> None:
        """Plan who plays a seat, before the game begins. When a computer player gets it and a holder has another seat
        too, this seat is freed: its holder would see the computer's rack."""
        about = live.about.with_plan(seat, replace(live.about.plans[seat], player=player))
        agreed = Agreed(about, standing_before(about))
        others = (live.attendance.held(who) - {seat, WATCHING} for who, held in live.attendance.holders if held == seat)
        if player == PERSON or not any(others):
            return await self._registry.agree(live, agreed)
        await live.stored(self._register.free, live.name, seat, agreed)
        gone = live.attendance.free(seat)
        self._codes.forget(live.name, seat)
        live.agree(agreed)
        live.dismiss(gone)
        return live.show_anew()

    async def free(self, live: Live, who: bytes, seat: int) -> None:
        """Free a seat whose player has gone. Old links to it no longer work."""
        await self._registry.changing(live, self._free(live, who, seat))

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
        agreed = Agreed(notice=live.notice(notice, seat))
        await live.stored(self._register.free, live.name, seat, agreed)
        gone = live.attendance.free(seat)
        self._codes.forget(live.name, seat)
        live.votes.clear()
        live.agree(agreed)
        return gone

    async def link(self, live: Live, who: bytes, seat: int | None) -> str:
        """The token of a new link: to a seat that nobody holds, or to watch."""
        return await self._registry.changing(live, self._link(live, who, seat))

    async def _link(self, live: Live, who: bytes, seat: int | None) -> str:
        async with live.lock:
            live.check()
            check(f"POST {_TABLE}/links", Visit(live, who, seat))
            most = self._registry.settings.limits.links_a_table
            if await self._registry.pools.reserved(self._register.links, live.name) >= most:
                raise FormError("serve-too-many-links")
            token = new_token()
            wanted = WATCHING if seat is None else seat
            await live.stored(self._register.add_link, hashed(token), live.name, wanted)
            return token

    async def revoke(self, live: Live, who: bytes) -> None:
        """Revoke all links of a table."""
        await self._registry.changing(live, self._revoke(live, who))

    async def _revoke(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            check(f"DELETE {_TABLE}/links", Visit(live, who))
            agreed = Agreed(notice=live.notice("links-revoked", WATCHING))
            await live.stored(self._register.revoke, live.name, agreed)
            live.agree(agreed)

    # Several devices

    def code(self, live: Live, who: bytes, seat: int) -> str:
        """A code by which another device can hold a seat too. It is shown on a device that holds the seat."""
        check(f"POST {_SEAT}/device", Visit(live, who, seat))
        return self._codes.new(live.name, seat, who)

    async def enter(self, table: str, code: str, who: bytes, address: str) -> tuple[Live, int]:
        """Take the seat to which a code belongs. Raises `FormError` for a code that is wrong, used or too old."""
        seat, shown_by = self._codes.use(table, code, address)
        live = await self._registry.find(table)
        await self._registry.changing(live, self._enter(live, seat, who, shown_by))
        return live, seat

    async def _enter(self, live: Live, seat: int, who: bytes, shown_by: bytes) -> None:
        async with live.lock:
            live.check()
            if (shown_by, seat) not in live.attendance.holders:
                # The seat is somebody else's by now, or nobody's.
                raise FormError("serve-code-wrong")
            self._registry.check_holders(live, who)
            agreed = Agreed(notice=live.notice("device-let-in", seat))
            await live.stored(self._register.sit, who, live.name, seat, agreed)
            live.attendance.add(who, seat)
            live.mutes |= await self._registry.pools.reserved(self._registry.database.decency.mutes, [who])
            live.agree(agreed)
        live.tell_presence()


class Code:
    """A code shown on a device that holds a seat, good until a moment (s)."""

    def __init__(self, shown_by: bytes, until: float) -> None:
        self.text = f"{secrets.randbelow(10**CODE_FIGURES):0{CODE_FIGURES}}"
        self.shown_by = shown_by
        self.until = until


class Codes:
    """Short codes, each good for one seat, once, for some minutes; they don't outlive the server.

    An address has `CODE_TRIES` tries at a table in the time for which a code is good. Tries from one address take none
    from another: a stranger who tries on purpose can't lock out a player's second device. A guesser with very many
    addresses is limited by the quota of all joins, which allows 400 + 20 · 300 = 6,400 tries while a code is good. The
    chance that one of them is right is 6,400 in 10⁸, or 1 in 15,625. From one address it is 5 in 10⁸."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._codes: dict[tuple[str, int], Code] = {}
        self._tries: dict[tuple[str, str], tuple[int, float]] = {}

    def new(self, table: str, seat: int, who: bytes) -> str:
        """A new code for a seat that somebody holds. It replaces an earlier one, and gives nobody more tries."""
        self._clean()
        code = self._codes[table, seat] = Code(who, self._now() + CODE_SECONDS)
        return code.text

    def use(self, table: str, text: str, address: str) -> tuple[int, bytes]:
        """The seat to which a code belongs, and the person who showed it. The code is used up. Raises `FormError` for a
        wrong code, and for any code from an address without tries left at this table."""
        self._clean()
        tries, until = self._tries.get((table, address), (0, self._now() + CODE_SECONDS))
        mine = {seat: code for (name, seat), code in self._codes.items() if name == table}
        for seat, code in mine.items():
            if tries < CODE_TRIES and secrets.compare_digest(code.text.encode(), text.encode()):
                self.forget(table, seat)
                return seat, code.shown_by
        if mine:
            self._tries[table, address] = (tries + 1, until)
        raise FormError("serve-code-wrong")

    def forget(self, table: str, seat: int) -> None:
        """Make a seat's code void."""
        self._codes.pop((table, seat), None)

    def _clean(self) -> None:
        now = self._now()
        self._codes = {place: code for place, code in self._codes.items() if code.until > now}
        self._tries = {whose: tries for whose, tries in self._tries.items() if tries[1] > now}
