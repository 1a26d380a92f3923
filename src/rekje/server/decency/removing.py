"""Removing people from a table: a player during the game, by all others; those who watch, by the host."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.seating.seats import SeatChanges
from rekje.storage.database.register import Agreed
from rekje.tables.about import PERSON, WATCHING

VOTE = "POST /api/tables/{name}/seats/{seat}/removal"
WATCHERS = "DELETE /api/tables/{name}/watchers"
LEAST_VOTERS = 2
"""With fewer, one player could throw out the only other one and keep the game."""


class Removing:
    """``who`` is always the hash of a cookie."""

    def __init__(self, registry: TableRegistry, seating: SeatChanges) -> None:
        self._registry = registry
        self._register = registry.database.register
        self._seating = seating

    async def vote(self, live: Live, who: bytes, seat: int, on: bool) -> None:
        """Vote for the removal of a seat's player, or no longer. With the last vote the seat is freed. Raises
        `FormError` where fewer than `LEAST_VOTERS` other people play."""
        await self._registry.changing(live, self._vote, live, who, seat, on)

    async def _vote(self, live: Live, who: bytes, seat: int, on: bool) -> None:
        async with live.lock:
            live.check()
            check(VOTE, Visit(live, who, seat))
            voters = _voters(live, seat)
            if len(voters) < LEAST_VOTERS:
                raise FormError("serve-vote-few", count=LEAST_VOTERS)
            mine = live.attendance.held(who) - {WATCHING}
            votes = live.about.votes
            begun, before = seat in votes, frozenset(votes.get(seat, ()))
            after = before | mine if on else before - mine
            if not on or not _agree(live, seat, after):
                if after != before:
                    # A vote that is taken back and given again isn't told again.
                    notice = None if begun else live.notice("vote-begun", seat)
                    about = replace(live.about, votes={**votes, seat: tuple(sorted(after))})
                    await self._registry.agree(live, Agreed(about, notice=notice))
                return
            gone = await self._seating.vacate(live, seat, "voted-out")
        live.dismiss(gone, FormError("serve-removed"))
        live.show_anew()

    async def send_away_watchers(self, live: Live, who: bytes) -> None:
        """Remove all who only watch, except the host, and make the links to watch worthless."""
        await self._registry.changing(live, self._send_away, live, who)

    async def _send_away(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            check(WATCHERS, Visit(live, who))
            agreed = Agreed(notice=live.notice("watchers-gone", WATCHING))
            gone = {holder for holder in live.attendance.holders_of(WATCHING) if holder != who}
            await live.stored(self._register.unwatch, live.name, who, agreed, gone)
            for holder in gone:
                live.attendance.remove(holder, WATCHING)
            live.agree(agreed)
        live.dismiss({holder for holder in gone if not live.attendance.held(holder)}, FormError("serve-removed"))


def _voters(live: Live, seat: int) -> frozenset[bytes]:
    """The other people who play, each once, on however many seats and devices."""
    playing = {at for at in live.attendance.taken if live.people[at].player == PERSON} - {seat}
    accused = live.attendance.holders_of(seat)
    seats = {at: min(live.attendance.holders_of(at)) for at in playing if not live.attendance.holders_of(at) & accused}
    return frozenset(seats.values())


def _agree(live: Live, seat: int, votes: frozenset[int]) -> bool:
    """Whether every other person has voted for the removal; ``votes`` are their seats."""
    voted = frozenset().union(*(live.attendance.holders_of(at) for at in votes))
    return _voters(live, seat) <= voted
