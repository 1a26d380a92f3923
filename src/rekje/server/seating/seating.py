"""Making tables, joining them by a link, playing again, and the list of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec.structs import replace

from rekje.analysis.ratings import USUAL
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.lexicon.simple import AnyLexicon
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.referee.shuffle import new_secret
from rekje.server.access import Visit, check
from rekje.server.keys import hashed, name_by_key, new_table_name, new_token
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live, is_forgotten
from rekje.server.seating.beginnings import Beginnings
from rekje.server.seating.naming import decent_name
from rekje.storage.database.register import Agreed, TableRow
from rekje.tables.about import ANY_SEAT, PERSON, WATCHING, About, OpenAccess, Plan, status_before
from rekje.tables.names import unused_name
from rekje.tables.ports import StaleVersion
from rekje.telling.players import player_name
from rekje.wire.bodies import Invitation, JoinTable, NewTable, OwnTable, OwnTables, OwnTableSeat, SeatWish, TakeSeat
from rekje.wire.messages import GiveNonce, Rematch

Tokens = list[tuple[str, int]]
"""Tokens of links, each with the seat to which its link leads."""


class Seating:
    """What people do besides playing. ``who`` is always a person."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._register = registry.database.register
        self._beginnings = Beginnings(registry)

    async def make(
        self, wish: NewTable, who: bytes, language: str, opening: OpenAccess | None = None
    ) -> tuple[Live, Tokens]:
        """Make a table, with its links, open to everybody on this server as ``opening`` says. Raises `FormError` for a
        table that isn't possible, and if the person has too many. One that was made by the same key before is returned
        as it is, without links: they were told then."""
        if wish.key is not None:
            if not wish.kept:
                raise FormError("serve-message-form")
            if (before := await self._made_before(name_by_key(wish.key), who)) is not None:
                return before, []
        mine = await self._registry.pools.reserved(self._register.mine, who)
        if (
            sum(row.about.host == who.hex() and not row.over for row, _ in mine)
            >= self._registry.settings.limits.tables_each
        ):
            raise FormError("serve-too-many-tables", most=self._registry.settings.limits.tables_each)
        config = await self._registry.pools.aside(who, self.config, wish)
        seats = [replace(one, kind="here") for one in wish.seats] if wish.kept else wish.seats
        plans = seat_plans(seats, language, gives_nonce=wish.gives_nonce)
        for player in {plan.player for plan in plans} - {PERSON}:
            self.check_player(config, player)
        about = About(config, secret_for(config), plans, host=who.hex(), chat=wish.chat, opening=opening)
        if wish.kept:
            # The game is played on cardboard, so nobody sits at this table.
            tokens = [(new_token(), WATCHING)]
            try:
                return await self._create(about, tokens, [(who, WATCHING)], wish.key), tokens
            except StaleVersion:
                # The same request, sent twice at once, was faster.
                return await self.make(wish, who, language, opening)
        mine_now = [(who, seat) for seat, one in enumerate(wish.seats) if one.kind in ("me", "here")]
        friends = [seat for seat, one in enumerate(wish.seats) if one.kind == "friend"]
        tokens = [(new_token(), seat) for seat in (*friends, WATCHING)]
        # A person who only invites others watches the table.
        return await self._create(about, tokens, mine_now or [(who, WATCHING)]), tokens

    def check_player(self, config: Config, player: str) -> None:
        """Raise `FormError` for an unknown computer player, and if the table has no word list that it can search."""
        self._registry.settings.own.find(player, get_game(config.game))
        if isinstance(self._registry.rulesets.find(config).words, AnyLexicon):
            raise FormError("engine-no-list")

    def config(self, wish: NewTable) -> Config:
        """The config that is wished for. Raises `FormError` if it isn't possible."""
        game = get_game(wish.game)
        edition = builtin_edition(game.id, wish.edition)
        count, (least, most) = len(wish.seats), game.seats
        if not least <= count <= most:
            raise FormError("form-seats", game=game.id, count=count, least=least, most=most)
        if wish.youngest is not None and not 0 <= wish.youngest < count:
            raise FormError("form-seat", seat=wish.youngest, seats=count)
        options = resolve_options(game.options, edition, dict(wish.options))
        config = Config(game.id, edition, options, (), wish.lexicon or edition.lexicon, youngest=wish.youngest)
        ruleset = self._registry.rulesets.find(config)
        return replace(ruleset.config, youngest=wish.youngest, known=not wish.kept)

    async def _create(
        self, about: About, tokens: Tokens, held: Iterable[tuple[bytes, int]], key: str | None = None
    ) -> Live:
        name, held = new_table_name() if key is None else name_by_key(key), list(held)
        links = [(hashed(token), seat) for token, seat in tokens]
        await asyncio.wrap_future(self._register.create(name, about, status_before(about), links, held))
        return await self._made(name)

    async def _made(self, name: str) -> Live:
        self._registry.metrics.count("tables_made")
        live = await self._registry.find(name)
        await self.begin_if_ready(live)
        return live

    async def _made_before(self, name: str, who: bytes) -> Live | None:
        """The table that the bearer of its key made before, if there is one. Raises `FormError` if it was removed."""
        if await self._registry.pools.reserved(self._register.revision, name) is None:
            if await self._registry.is_removed(name):
                raise FormError("serve-table-removed")
            return None
        live = await self._registry.find(name)
        if live.kind != "kept":
            raise FormError("serve-message-form")
        if live.about.host != who.hex():
            await self._registry.changing(live, self._hand_over, live, who)
        await self.begin_if_ready(live)
        return live

    async def _hand_over(self, live: Live, who: bytes) -> None:
        """Make somebody the host of a table for whose key they were asked: the browser that made it, whose first cookie
        was lost together with the answer."""
        async with live.lock:
            live.check()
            self._registry.check_holders(live, who)
            agreed = Agreed(replace(live.about, host=who.hex()))
            await live.stored(self._register.sit, who, live.name, WATCHING, agreed)
            live.attendance.add(who, WATCHING)
            live.agree(agreed)

    async def invitation(self, token: str, who: bytes) -> Invitation:
        """What a link leads to. Raises `FormError` for a link that leads nowhere."""
        live, led = await self._linked(token)
        seat = _led_to(live, led)
        config, held = live.config, live.attendance.held(who)
        seen = live.attendance.taken | live.opened | live.attendance.opened_elsewhere
        if live.phase == "waiting" and seat >= 0 and not held and seat not in seen:
            live.open_seat(seat)
        return Invitation(
            table=live.name,
            seat=None if seat == WATCHING else seat,
            open=seat == WATCHING or (_may_be_taken(live, seat) and seat not in live.attendance.taken),
            mine=bool(held),
            sits=bool(held - {WATCHING}),
            phase=live.phase,
            game=config.game,
            edition=config.edition.name,
            language=config.edition.language,
            lexicon=config.lexicon,
            options=dict(config.options),
            host=live.host_name,
            seats=live.seats,
            kept=live.kind == "kept",
            full=led == ANY_SEAT and seat == WATCHING,
            changes=live.about.changes,
        )

    async def carded(self, card: str) -> tuple[Live, int] | None:
        """The table and the seat of the link that has a card; None if there is none, or no longer."""
        found = await self._registry.pools.reserved(self._register.carded, card)
        return (await self._registry.find(found[0]), found[1]) if found else None

    async def _linked(self, token: str) -> tuple[Live, int]:
        found = await self._registry.pools.reserved(self._register.linked, hashed(token))
        if found is None:
            raise FormError("serve-no-link")
        return await self._registry.find(found[0]), found[1]

    async def join(self, wish: JoinTable, who: bytes) -> tuple[Live, int]:
        """Take the seat to which a link leads, or watch. Raises `FormError` for a link that leads nowhere, for a seat
        that somebody else has taken, and for a second seat."""
        live, seat = await self._linked(wish.token)
        wanted = WATCHING if wish.watch else seat

        async def check_link() -> None:
            if await self._registry.pools.reserved(self._register.linked, hashed(wish.token)) is None:
                # The link has been revoked in the meantime.
                raise FormError("serve-no-link")

        if wanted not in live.attendance.held(who):
            wanted = await self.take(live, wanted, who, wish, check_link)
        return live, wanted

    async def take(
        self, live: Live, led: int, who: bytes, wish: TakeSeat, allowed: Callable[[], Awaitable[None]]
    ) -> int:
        """Take the seat to which somebody was ``led`` (also `ANY_SEAT`), or watch. Returns its number. ``allowed`` is
        asked under the table's lock, and raises `FormError` where this person may not come."""
        return await self._registry.changing(live, self._sit, live, led, who, wish, allowed)

    async def _sit(
        self, live: Live, led: int, who: bytes, wish: TakeSeat, allowed: Callable[[], Awaitable[None]]
    ) -> int:
        async with live.lock:
            live.check()
            await allowed()
            seat = _led_to(live, led)
            if led == ANY_SEAT and seat == WATCHING:
                raise FormError("serve-all-seats-taken")
            self._registry.check_holders(live, who)
            agreed = None if seat == WATCHING else self._agreed(live, seat, who, wish)
            await live.stored(self._register.sit, who, live.name, seat, agreed)
            live.attendance.add(who, seat)
            live.opened.discard(seat)
            live.mutes |= await self._registry.pools.reserved(self._registry.database.decency.mutes, [who])
            live.agree(agreed)
        live.tell_presence()
        await self._beginnings.begin_if_ready(live)
        self._registry.tell_of(live)
        return seat

    async def take_nonce(self, live: Live, who: bytes, given: GiveNonce) -> None:
        """Take a browser's nonce (`Beginnings.take_nonce`)."""
        await self._registry.changing(live, self._beginnings.take_nonce, live, who, given)

    async def begin_if_ready(self, live: Live) -> None:
        """Begin the game, if nothing keeps it waiting."""
        await self._registry.changing(live, self._beginnings.begin_if_ready, live)

    def _agreed(self, live: Live, seat: int, who: bytes, wish: TakeSeat) -> Agreed:
        """What changes when somebody takes a seat; the table's lock is held."""
        if seat in live.attendance.taken:
            raise FormError("serve-seat-taken", name=live.people[seat].name)
        if not _may_be_taken(live, seat):
            raise FormError("serve-no-link")
        if live.attendance.held(who) - {WATCHING}:
            raise FormError("serve-seat-second", name=live.people[min(live.attendance.held(who) - {WATCHING})].name)
        others = [one.name for at, one in enumerate(live.people) if at != seat]
        wanted = decent_name(wish.name)
        name = unused_name(wanted, others) if wanted else live.people[seat].name
        if is_forgotten(name):
            name = unused_name(player_name(PERSON, live.config.edition.language), others)
        unread = wish.changes is not None and wish.changes != live.about.changes
        plan = replace(live.about.plans[seat], name=name, nonce="", gives_nonce=wish.gives_nonce, unready=unread)
        about = live.about.with_plan(seat, plan)
        if live.state is None:
            return Agreed(about, status_before(about))
        return Agreed(about, live.status({seat: name}), {seat: name}, live.notice("seat-taken", seat))

    async def rematch(self, live: Live, who: bytes) -> str:
        """The table at which the same people play again; made once, by whoever asks first. It waits until each of them
        has come along. Raises `FormError` before the game is over."""
        if live.about.rematch is None:
            await self._registry.changing(live, self._rematch, live, who)
        again = await self._registry.find(live.about.rematch or "")
        if again.phase == "waiting":
            await self._registry.changing(again, self._come_along, again, who)
        return again.name

    async def _come_along(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            await self._registry.agree(live, Agreed(said_ready(live.about, live.attendance.held(who), on=True)))
        live.tell_presence()
        await self._beginnings.begin_if_ready(live)

    async def _rematch(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            check("POST /api/tables/{name}/rematch", Visit(live, who))
            if live.about.rematch is not None or live.state is None:
                return
            config = replace(live.state.config, setup=None, begins=next_to_begin(live.state))
            plans = tuple(replace(plan, nonce="", unready=plan.player == PERSON) for plan in live.about.plans)
            about = About(config, secret_for(config), plans, host=who.hex(), chat=live.about.chat)
            name = new_table_name()
            earlier = replace(live.about, rematch=name)
            made_of = (live.name, Agreed(earlier))
            create = self._register.create
            await live.stored(create, name, about, status_before(about), [], tuple(live.attendance.holders), made_of)
            live.agree(Agreed(earlier))
            await self._made(name)
        live.tell_all(Rematch(table=name))

    async def seen(self, live: Live, who: bytes, moment: int | None) -> None:
        """Store when a person left the table (ms since 1970), or that they are there (None)."""
        if live.attendance.held(who):
            await asyncio.wrap_future(self._register.seen(who, live.name, moment))

    # Mine

    async def own_tables(self, who: bytes) -> OwnTables:
        """My tables: mine to move first, those that I only watch last."""
        mine = await self._registry.pools.reserved(self._register.mine, who)
        listed = [own_table(row, seats, who) for row, seats in mine]
        return OwnTables(tuple(sorted(listed, key=lambda one: (not one.my_turn, one.watched))))


def next_to_begin(state: State) -> int | None:
    """The seat that begins when the same people play again (C12): the next one after the seat that began. None if the
    game's rules decide it anew, or nobody has had a turn."""
    if not get_game(state.config.game).begins_in_turn or not state.sheet:
        return None
    return (state.sheet[0].seat + 1) % len(state.seats)


def said_ready(about: About, seats: frozenset[int], *, on: bool) -> About:
    """The agreements after the holder of some seats has said whether they are ready."""
    plans = tuple(replace(plan, unready=not on) if at in seats else plan for at, plan in enumerate(about.plans))
    return replace(about, plans=plans)


def _led_to(live: Live, seat: int) -> int:
    """The seat to which a link leads now. One for whichever seat is free leads to the first of them while the table
    waits, and else only watches."""
    if seat != ANY_SEAT:
        return seat
    taken = live.attendance.taken if live.phase == "waiting" else range(len(live.people))
    free = (at for at, one in enumerate(live.people) if at not in taken and one.player == PERSON)
    return next(free, WATCHING)


def _may_be_taken(live: Live, seat: int) -> bool:
    """Whether a link can lead to a seat: a person's, at a table where Rekje deals, before the game is over."""
    return live.people[seat].player == PERSON and live.kind == "dealt" and live.phase != "over"


def secret_for(config: Config) -> str:
    """The secret of a new table's shuffle; empty if the game is played on cardboard."""
    return new_secret() if config.known else ""


def seat_plans(wishes: Sequence[SeatWish], language: str, *, gives_nonce: bool) -> tuple[Plan, ...]:
    """The seats wished for, no two with the same name. A browser gives at most one nonce, for the first of its
    seats."""
    plans: list[Plan] = []
    for wish in wishes:
        player = (wish.player or USUAL) if wish.kind == "computer" else PERSON
        name = decent_name(wish.name) or player_name(player, language)
        gives = gives_nonce and wish.kind in ("me", "here")
        plans.append(Plan(unused_name(name, [plan.name for plan in plans]), player, gives_nonce=gives))
        gives_nonce = gives_nonce and not gives
    return tuple(plans)


def own_table(row: TableRow, held: tuple[int, ...], who: bytes) -> OwnTable:
    """A table as the list of somebody's own tables shows it."""
    mine = tuple(seat for seat in held if seat != WATCHING)
    standing = row.standing
    began = row.began or 0
    vacations = [began + until if until else None for until in standing.vacations] or [None] * len(standing.names)
    seats = zip(standing.names, standing.players, standing.scores, vacations, strict=True)
    deadline = None if standing.deadline is None or row.began is None else row.began + standing.deadline
    return OwnTable(
        table=row.name,
        game=standing.game,
        edition=standing.edition,
        phase=standing.phase,
        seats=tuple(OwnTableSeat(*seat) for seat in seats),
        mine=mine,
        my_turn=any(seat in standing.awaited and standing.players[seat] == PERSON for seat in mine),
        awaited=standing.awaited,
        deadline=deadline,
        changed=row.changed,
        glimpse=standing.glimpse,
        watched=not mine and row.about.host != who.hex(),
    )
