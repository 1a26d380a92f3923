"""What is arranged before a game begins: who is ready and what they are called, what is played, and with how many."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live
from rekje.server.seating.naming import decent_name
from rekje.server.seating.seating import Seating, said_ready
from rekje.storage.database.register import Agreed
from rekje.tables.about import PERSON, WATCHING, status_before
from rekje.tables.names import NAME_LENGTH, unused_name
from rekje.wire.bodies import ChangeTerms, NewTable, SeatWish
from rekje.wire.messages import GetReady

_TABLE = "/api/tables/{name}"
FEWEST = 2
"""The fewest seats with which a table begins that was made for more."""


class WaitingRoom:
    """The waiting rooms of all tables. ``who`` is always the hash of a cookie. Each change checks under the table's
    lock whether this person may make it."""

    def __init__(self, registry: TableRegistry, seating: Seating) -> None:
        self._registry = registry
        self._seating = seating

    async def ready(self, live: Live, who: bytes, said: GetReady) -> None:
        """The asker's seats are ready, or ask the others to wait. The game begins once all are ready. Who was ready for
        what has been changed since isn't."""
        await self._registry.changing(live, self._ready, live, who, said)

    async def _ready(self, live: Live, who: bytes, said: GetReady) -> None:
        async with live.lock:
            live.check()
            check("socket ready", Visit(live, who))
            self._registry.quotas.charge("ready", person=who, table=live.name)
            if said.on and said.changes not in (None, live.about.changes):
                return
            about = said_ready(live.about, live.attendance.held(who), on=said.on)
            await self._registry.agree(live, Agreed(about))
        live.tell_presence()
        await self._seating.begin_if_ready(live)

    async def rename(self, live: Live, who: bytes, seat: int, wanted: str) -> None:
        """Give the asker another name at their seat, with a number after it if somebody else is called so. Raises
        `FormError` for a name that isn't fit for everybody to see, and for none."""
        name = decent_name(wanted)
        if not name:
            raise FormError("form-name-none", most=NAME_LENGTH)
        await self._registry.changing(live, self._rename, live, who, seat, name)

    async def _rename(self, live: Live, who: bytes, seat: int, wanted: str) -> None:
        async with live.lock:
            live.check()
            check(f"POST {_TABLE}/seats/{{seat}}/name", Visit(live, who, seat))
            plan = live.about.plans[seat]
            name = unused_name(wanted, [other.name for at, other in enumerate(live.about.plans) if at != seat])
            if name == plan.name:
                return
            self._registry.quotas.charge("names", person=who, table=live.name)
            about = live.about.with_plan(seat, replace(plan, name=name))
            await self._registry.agree(live, Agreed(about, status_before(about)))
        live.tell_presence()

    async def change(self, live: Live, who: bytes, wish: ChangeTerms) -> None:
        """Change what is played. Everybody else has to be ready anew. Raises `FormError` for what isn't possible."""
        config = await self._registry.pools.aside(who, self._config, live, wish)
        await self._registry.changing(live, self._change, live, who, config)

    def _config(self, live: Live, wish: ChangeTerms) -> Config:
        """What is wished for, as far as it can be played with these seats."""
        now = live.config
        config = self._seating.config(
            NewTable(
                game=now.game,
                edition=wish.edition,
                seats=[SeatWish(kind="here") for _ in live.people],
                lexicon=wish.lexicon,
                options=wish.options,
            )
        )
        for player in {plan.player for plan in live.people} - {PERSON}:
            self._seating.check_player(config, player)
        return config

    async def _change(self, live: Live, who: bytes, wished: Config) -> None:
        async with live.lock:
            live.check()
            check(f"POST {_TABLE}/terms", Visit(live, who))
            about, now = live.about, live.config
            config = replace(wished, youngest=now.youngest, begins=now.begins)
            if config == now:
                return
            self._registry.quotas.charge("terms", table=live.name)
            mine, taken = live.attendance.held(who), live.attendance.taken
            others = taken - mine
            agreed_to = about.was is None or not any(about.plans[seat].unready for seat in others)
            before = now if agreed_to else about.was
            plans = said_ready(about, others, on=False).plans
            about = replace(about.changed(config, plans), was=None if before == config or not others else before)
            notice = live.notice("terms-changed", WATCHING)
            await self._registry.agree(live, Agreed(about, status_before(about), notice=notice))
        live.show_anew()

    async def start(self, live: Live, who: bytes) -> None:
        """Begin with the seats that are taken. Raises `FormError` if these are too few, or somebody isn't ready."""
        await self._registry.changing(live, self._start, live, who)

    async def _start(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            check(f"POST {_TABLE}/start", Visit(live, who))
            about = live.about
            kept = [
                seat for seat, plan in enumerate(about.plans) if plan.player != PERSON or seat in live.attendance.taken
            ]
            least = max(FEWEST, get_game(live.config.game).seats[0])
            if len(kept) < least:
                raise FormError("serve-too-few-seats", count=least)
            waiting = [about.plans[seat].name for seat in kept if about.plans[seat].unready]
            if waiting:
                raise FormError("serve-not-ready", name=waiting[0])
            if len(kept) < len(about.plans):
                await self._drop_others(live, kept)
        live.show_anew()
        await self._seating.begin_if_ready(live)

    async def _drop_others(self, live: Live, kept: list[int]) -> None:
        """Take away all seats but these. The table's lock is held."""
        seats = {old: new for new, old in enumerate(kept)}
        about, config = live.about, live.config
        begins = None if config.begins is None else sum(seat < config.begins for seat in kept) % len(kept)
        youngest = None if config.youngest is None else seats.get(config.youngest)
        fewer = replace(config, begins=begins, youngest=youngest)
        about = about.changed(fewer, tuple(about.plans[seat] for seat in kept))
        agreed = Agreed(about, status_before(about))
        await live.stored(self._registry.database.register.renumber, live.name, seats, agreed)
        live.renumber(seats)
        live.agree(agreed)
