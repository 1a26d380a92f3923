"""Joining an open table through the lobby."""

from __future__ import annotations

from rekje.model.problems import FormError
from rekje.server.after.player_statistics import PlayerStatistics
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.lobby.lobby import Lobby
from rekje.server.seating.seating import Seating
from rekje.tables.about import ANY_SEAT, PERSON, WATCHING, OpenAccess
from rekje.wire.bodies import TakeSeat


class LobbyJoins:
    """Takes a free seat, or watches. Whether that is allowed is looked at once more under the table's lock: of two who
    press at the same moment, one is told that somebody was quicker."""

    def __init__(self, registry: TableRegistry, seating: Seating, lobby: Lobby) -> None:
        self._registry = registry
        self._seating = seating
        self._lobby = lobby
        self._statistics = PlayerStatistics(registry)

    async def join(self, name: str, who: bytes, wish: TakeSeat) -> tuple[Live, int]:
        """The table and the seat. Raises `FormError` for a table that isn't open to this person."""
        await self._lobby.admission.check(who)
        live = await self._open(name)
        if not wish.watch:
            await self._check_rating(live, who)
        held = live.attendance.held(who)
        if held and (wish.watch or held - {WATCHING}):
            return live, max(held)
        led = WATCHING if wish.watch else ANY_SEAT
        seat = await self._seating.take(live, led, who, wish, lambda: self._check(live, who, wish))
        return live, seat

    async def _open(self, name: str) -> Live:
        """An open table. Whoever asks for any other isn't told whether it exists."""
        try:
            live = await self._registry.find(name)
        except FormError as error:
            raise FormError("serve-offer-closed") if error.code == "serve-no-table" else error from None
        _opening(live)
        return live

    async def _check(self, live: Live, who: bytes, wish: TakeSeat) -> None:
        """Raise `FormError` where this person may not come. The table's lock is held."""
        opening, reserved = _opening(live), self._registry.pools.reserved
        if await reserved(self._registry.database.lobby.was_removed, who, live.name):
            raise FormError("serve-removed")
        await reserved(self._lobby.check_not_muted, who, bytes.fromhex(live.about.host))
        if wish.watch:
            if not opening.watch or live.phase == "over":
                raise FormError("serve-offer-closed")
            # Half the places stay for people who were invited.
            if len(live.attendance.holders_of(WATCHING)) >= self._registry.settings.limits.holders_a_table // 2:
                raise FormError("serve-full")
            return
        people = (seat for seat, one in enumerate(live.people) if one.player == PERSON)
        if live.phase != "waiting" or all(seat in live.attendance.taken for seat in people):
            raise FormError("serve-offer-taken")
        if not opening.play:
            raise FormError("serve-offer-closed")

    async def _check_rating(self, live: Live, who: bytes) -> None:
        """Raise `FormError` for somebody whose rating in the game isn't in the range. Without one nobody fits."""
        opening = _opening(live)
        if opening.least is None and opening.most is None:
            return
        told = await self._statistics.ratings(who)
        rating = next((one.rating for one in told.own if one.game == live.config.game), None)
        least, most = opening.least or 0, opening.most
        if rating is None:
            raise FormError("serve-offer-unrated")
        if rating < least or (most is not None and rating > most):
            raise FormError("serve-offer-rating", rating=str(rating))


def _opening(live: Live) -> OpenAccess:
    if live.about.opening is None:
        raise FormError("serve-offer-closed")
    return live.about.opening
