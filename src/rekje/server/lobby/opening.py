"""A host opens a table to everybody on this server, and closes it again."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.lobby.admission import Admission
from rekje.server.seating.seating import said_ready
from rekje.storage.clock import SteadyClock
from rekje.storage.database.register import Agreed
from rekje.tables.about import WATCHING, About, OpenAccess
from rekje.wire.bodies import NewTable, OpeningWish

OPENING = "/api/tables/{name}/opening"


def opening_of(wish: OpeningWish, clock: SteadyClock) -> OpenAccess | None:
    """What is opened by a wish; None if that is nothing. Raises `FormError` for an empty range of ratings."""
    if wish.least is not None and wish.most is not None and wish.least > wish.most:
        raise FormError("serve-rating-range", least=str(wish.least), most=str(wish.most))
    if not wish.play and not wish.watch:
        return None
    return OpenAccess(clock.now_ms(), wish.play, wish.watch, wish.least, wish.most)


class OpeningTables:
    """``who`` is always a person. A game can be opened to be watched only before it begins, so that all who play have
    agreed to it: whoever sits there already has to be ready anew."""

    def __init__(self, registry: TableRegistry, admission: Admission) -> None:
        self._registry = registry
        self._admission = admission

    async def wished(self, who: bytes, wish: NewTable) -> OpenAccess | None:
        """What a new table is to be open for. Raises `FormError` where that isn't possible."""
        opening = opening_of(wish.opening, self._registry.clock) if wish.opening else None
        if opening is None:
            return None
        if wish.kept:
            raise FormError("serve-opening-kept")
        await self._admission.check(who)
        return opening

    async def open(self, live: Live, who: bytes, wish: OpeningWish) -> None:
        """Open a table. Everybody there is told."""
        await self._admission.check(who)
        await self._registry.changing(live, self._open, live, who, opening_of(wish, self._registry.clock))

    async def _open(self, live: Live, who: bytes, opening: OpenAccess | None) -> None:
        async with live.lock:
            live.check()
            check(f"POST {OPENING}", Visit(live, who))
            about = live.about
            if opening is None or _same(about.opening, opening):
                about = replace(about, opening=opening and about.opening)
            else:
                self._registry.quotas.charge("terms", table=live.name)
                about = _asking_others(replace(about, opening=opening), live, who)
            if about == live.about:
                return
            notice = live.notice(_notice(about.opening), WATCHING)
            await self._registry.agree(live, Agreed(about, notice=notice))
        live.show_anew()

    async def close(self, live: Live, who: bytes) -> None:
        """Close a table to all who come without a link. Who is there already stays."""
        await self._registry.changing(live, self._close, live, who)

    async def _close(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            check(f"DELETE {OPENING}", Visit(live, who))
            if live.about.opening is None:
                return
            notice = live.notice("not-open", WATCHING)
            await self._registry.agree(live, Agreed(replace(live.about, opening=None), notice=notice))
        live.show_anew()


def _same(before: OpenAccess | None, after: OpenAccess) -> bool:
    return before is not None and replace(before, since=after.since) == after


def _asking_others(about: About, live: Live, who: bytes) -> About:
    """The agreements, with all others to be ready anew if anybody may watch from now on."""
    if not about.opening or not about.opening.watch or (live.about.opening and live.about.opening.watch):
        return about
    others = live.attendance.taken - live.attendance.held(who)
    return said_ready(about, others, on=False)


def _notice(opening: OpenAccess | None) -> str:
    if opening is None:
        return "not-open"
    return "opened-watch" if opening.watch else "opened"
