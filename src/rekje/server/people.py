"""Who sits where: making tables, joining by a link, handing seats over, playing again, being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rekje.adapters.database.register import Line, Row
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.lexicon.simple import AnyLexicon
from rekje.locale import say
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.players import get_player
from rekje.players.registry import PLAYERS
from rekje.referee.shuffle import new_secret
from rekje.server.beginnings import Beginnings
from rekje.server.house import House
from rekje.server.keys import hashed, new_table_name, new_token
from rekje.server.live import Live
from rekje.tables.about import PERSON, WATCHING, About, Plan, standing_before
from rekje.tables.names import clean_name, unused_name
from rekje.wire.bodies import JoinTable, Lobby, LobbySeat, LobbyTable, NewTable, SeatWish
from rekje.wire.messages import ChatLine, ChatSwitched, Rematch, Said

Tokens = list[tuple[str, int]]
"""Links by their token, with the seat to which they lead."""
FORGOTTEN = "…"
GONE = 4404


class People:
    """What people do besides playing. ``who`` is always the hash of a cookie."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._register = house.database.register
        self._beginnings = Beginnings(house)

    # Making and joining

    async def make(self, wish: NewTable, who: bytes, language: str) -> tuple[Live, Tokens]:
        """A new table, with its links. Raises `FormError` for one that can't be, and for one too many."""
        mine = await asyncio.to_thread(self._register.mine, who)
        if (
            sum(row.about.host == who.hex() and not row.over for row, _ in mine)
            >= self._house.settings.limits.tables_each
        ):
            raise FormError("serve-too-many-tables", most=self._house.settings.limits.tables_each)
        config = await asyncio.to_thread(self._config, wish)
        seats = [replace(one, kind="here") for one in wish.seats] if wish.kept else wish.seats
        plans = seat_plans(seats, language, gives_nonce=wish.gives_nonce)
        for player in {plan.player for plan in plans} - {PERSON}:
            self._check_player(config, player)
        about = About(config, secret_for(config), plans, host=who.hex(), chat=wish.chat)
        if wish.kept:
            # Nobody sits at a table whose game is on another one.
            tokens = [(new_token(), WATCHING)]
            return await self._create(about, tokens, [(who, WATCHING)]), tokens
        mine_now = [(who, seat) for seat, one in enumerate(wish.seats) if one.kind in ("me", "here")]
        friends = [seat for seat, one in enumerate(wish.seats) if one.kind == "friend"]
        tokens = [(new_token(), seat) for seat in (*friends, WATCHING)]
        # Who only invites others watches their table.
        return await self._create(about, tokens, mine_now or [(who, WATCHING)]), tokens

    def _config(self, wish: NewTable) -> Config:
        game = get_game(wish.game)
        edition = builtin_edition(game.id, wish.edition)
        count, (least, most) = len(wish.seats), game.seats
        if not least <= count <= most:
            raise FormError("form-seats", game=game.id, count=count, least=least, most=most)
        if wish.youngest is not None and not 0 <= wish.youngest < count:
            raise FormError("form-seat", seat=wish.youngest, seats=count)
        options = resolve_options(game.options, edition, dict(wish.options))
        config = Config(game.id, edition, options, (), wish.lexicon or edition.lexicon, youngest=wish.youngest)
        kind = self._house.shelf.kind(config)
        return replace(kind.config, youngest=wish.youngest, known=not wish.kept)

    async def _create(self, about: About, tokens: Tokens, held: Iterable[tuple[bytes, int]]) -> Live:
        name, held = new_table_name(), list(held)
        links = [(hashed(token), seat) for token, seat in tokens]
        await asyncio.wrap_future(self._register.create(name, about, standing_before(about), links, held))
        self._house.metrics.count("tables_made")
        live = await self._house.find(name)
        await self._house.changing(live, self._beginnings.begin_if_ready(live))
        return live

    async def join(self, wish: JoinTable, who: bytes) -> tuple[Live, int]:
        """Take the seat to which a link leads. Raises `FormError` for a link that leads nowhere."""
        found = await asyncio.to_thread(self._register.linked, hashed(wish.token))
        if found is None:
            raise FormError("serve-no-link")
        name, seat = found
        live = await self._house.find(name)
        await self._house.changing(live, self._sit(live, seat, who, wish))
        return live, seat

    async def _sit(self, live: Live, seat: int, who: bytes, wish: JoinTable) -> None:
        async with live.lock:
            live.check()
            await asyncio.wrap_future(self._register.hold(who, live.name, [seat]))
            first = seat not in live.taken
            live.holders.add((who, seat))
            if live.state is None and seat != WATCHING:
                plan = live.about.plans[seat]
                named = self._free_name(live.about, seat, clean_name(wish.name))
                plan = replace(plan, nonce="", gives_nonce=wish.gives_nonce) if first else plan
                await self._house.agree(live, live.about.with_plan(seat, replace(plan, name=named)))
        live.tell_presence()
        await self._beginnings.begin_if_ready(live)

    async def take_nonce(self, live: Live, who: bytes, nonce: str) -> None:
        """A browser's part in the shuffle (`Beginnings.take_nonce`)."""
        await self._house.changing(live, self._beginnings.take_nonce(live, who, nonce))

    async def begin_if_ready(self, live: Live) -> None:
        """Begin the game, if nothing keeps it waiting."""
        await self._house.changing(live, self._beginnings.begin_if_ready(live))

    def _free_name(self, about: About, seat: int, name: str) -> str:
        others = [plan.name for i, plan in enumerate(about.plans) if i != seat]
        return unused_name(name, others) if name else about.plans[seat].name

    # Seats and links

    async def hand(self, live: Live, who: bytes, seat: int, player: str) -> None:
        """Hand a seat to a computer player, or back to who holds it. Raises `FormError` where one may not."""
        count = len(live.seats)
        if not 0 <= seat < count:
            raise FormError("form-seat", seat=seat, seats=count)
        if player != PERSON:
            await asyncio.to_thread(self._check_player, live.config, player)
        left = not live.seats[seat].here and live.about.host == who.hex()
        if seat not in live.held(who) and not (left and player != PERSON):
            raise FormError("serve-not-yours")
        await self._house.changing(live, self._hand(live, seat, player))

    def _check_player(self, config: Config, player: str) -> None:
        """Raise `FormError` for a computer player that there isn't, or where there are no words for it to search."""
        get_player(player, get_game(config.game))
        if isinstance(self._house.shelf.kind(config).words, AnyLexicon):
            raise FormError("engine-no-list")

    async def _hand(self, live: Live, seat: int, player: str) -> None:
        if live.state is not None:
            await live.give_seat(seat, player)
        else:
            async with live.lock:
                live.check()
                plan = replace(live.about.plans[seat], player=player)
                await self._house.agree(live, live.about.with_plan(seat, plan))
        live.tell_presence()
        await self._beginnings.begin_if_ready(live)

    async def link(self, live: Live, who: bytes, seat: int | None) -> str:
        """The token of a new link: to my own seat, to one that nobody has taken, or to watch."""
        held = live.held(who)
        free = live.about.host == who.hex() and seat is not None and seat not in live.taken
        if not (seat is None or seat in held or free) or (seat is not None and not 0 <= seat < len(live.seats)):
            raise FormError("serve-not-yours")
        if await asyncio.to_thread(self._register.links, live.name) >= self._house.settings.limits.links_a_table:
            raise FormError("serve-too-many-links")
        token = new_token()
        wanted = WATCHING if seat is None else seat
        await asyncio.wrap_future(self._register.add_link(hashed(token), live.name, wanted))
        return token

    async def rematch(self, live: Live, who: bytes) -> str:
        """The table at which the same people play again; made once. Raises `FormError` before the game is over."""
        if live.state is None or live.state.outcome is None or not any(seat >= 0 for seat in live.held(who)):
            raise FormError("serve-no-rematch")
        if live.about.rematch is None:
            await self._house.changing(live, self._rematch(live, who))
        return live.about.rematch or ""

    async def _rematch(self, live: Live, who: bytes) -> None:
        async with live.lock:
            live.check()
            if live.about.rematch is not None or live.state is None:
                return
            config = replace(live.state.config, setup=None)
            plans = tuple(replace(plan, nonce="") for plan in live.about.plans)
            about = About(config, secret_for(config), plans, host=who.hex(), chat=live.about.chat)
            made = await self._create(about, [], live.holders)
            await self._house.agree(live, replace(live.about, rematch=made.name))
        live.tell_all(Rematch(table=made.name))

    # Talking

    async def switch_chat(self, live: Live, who: bytes, on: bool) -> None:
        """Switch the chat on or off: for who has a seat."""
        if not any(seat >= 0 for seat in live.held(who)):
            raise FormError("serve-not-yours")
        async with live.lock:
            live.check()
            await self._house.agree(live, replace(live.about, chat=on))
        live.tell_all(ChatSwitched(on=on))

    async def say(self, live: Live, who: bytes, seat: int, text: str | None, phrase: str | None) -> None:
        """Say something at the table. Raises `FormError` where nothing may be said."""
        if not live.about.chat:
            raise FormError("serve-chat-off")
        if seat not in live.held(who) or seat == WATCHING:
            raise FormError("serve-chat-seats")
        async with live.lock:
            live.check()
            number = live.chat[-1].number + 1 if live.chat else 1
            line = Line(number, seat, plain_text(text) if text else None, phrase, self._house.clock.now_ms())
            await asyncio.wrap_future(self._register.say(live.name, who, line))
            live.chat.append(line)
        live.tell_all(Said(line=chat_line(line)))

    # Mine

    async def lobby(self, who: bytes) -> Lobby:
        """My tables, mine to move first."""
        mine = await asyncio.to_thread(self._register.mine, who)
        listed = [lobby_table(row, seats) for row, seats in mine]
        return Lobby(tuple(sorted(listed, key=lambda one: not one.my_turn)))

    async def forget(self, who: bytes) -> None:
        """Delete my games: those of mine alone are gone; from others my name, my words and my hold are taken."""
        for row, seats in await asyncio.to_thread(self._register.mine, who):
            live = await self._house.find(row.name)
            async with live.lock:
                if any(other != who and seat != WATCHING for other, seat in live.holders):
                    await asyncio.to_thread(self._take_out, row, who, [seat for seat in seats if seat != WATCHING])
                else:
                    await asyncio.wrap_future(self._register.forget(row.name))
            self._house.drop(live)

    def _take_out(self, row: Row, who: bytes, seats: Sequence[int]) -> None:
        others = sorted((seat, other) for other, seat in self._register.holders(row.name) if other != who and seat >= 0)
        host = others[0][1].hex() if row.about.host == who.hex() else row.about.host
        names = dict.fromkeys(seats, FORGOTTEN)
        plans = tuple(replace(one, name=names.get(i, one.name)) for i, one in enumerate(row.about.plans))
        shown = tuple(names.get(i, name) for i, name in enumerate(row.standing.names))
        self._house.database.events.rename(row.name, names).result()
        about = replace(row.about, host=host, plans=plans)
        self._register.change(row.name, about, replace(row.standing, names=shown)).result()
        self._register.leave(who, row.name).result()


def secret_for(config: Config) -> str:
    """The secret of a new table's shuffle; none where the tiles lie on another table."""
    return new_secret() if config.known else ""


def seat_plans(wishes: Sequence[SeatWish], language: str, *, gives_nonce: bool) -> tuple[Plan, ...]:
    """Seats as wished for, no two of the same name. A browser that gives its part in the shuffle gives it once, for the
    first of its seats."""
    plans: list[Plan] = []
    for wish in wishes:
        player = (wish.player or next(iter(PLAYERS))) if wish.kind == "computer" else PERSON
        named = player if player in PLAYERS else PERSON
        name = clean_name(wish.name) or say(f"screen-player-{named}", language)
        gives = gives_nonce and wish.kind in ("me", "here")
        plans.append(Plan(unused_name(name, [plan.name for plan in plans]), player, gives_nonce=gives))
        gives_nonce = gives_nonce and not gives
    return tuple(plans)


def plain_text(text: str) -> str:
    """What was said, on one line, without what can't be printed."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def chat_line(line: Line) -> ChatLine:
    """A line of chat for the wire."""
    return ChatLine(line.number, None if line.seat == WATCHING else line.seat, line.text, line.phrase, line.at)


def lobby_table(row: Row, mine: tuple[int, ...]) -> LobbyTable:
    """A table as the lobby shows it."""
    standing = row.standing
    seats = zip(standing.names, standing.players, standing.scores, strict=True)
    deadline = None if standing.deadline is None or row.began is None else row.began + standing.deadline
    return LobbyTable(
        table=row.name,
        game=standing.game,
        edition=standing.edition,
        phase=standing.phase,
        seats=tuple(LobbySeat(*seat) for seat in seats),
        mine=tuple(seat for seat in mine if seat != WATCHING),
        my_turn=any(seat in standing.awaited and standing.players[seat] == PERSON for seat in mine),
        deadline=deadline,
        changed=row.changed,
    )
