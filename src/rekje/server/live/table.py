"""One table in the server's memory. It carries out commands one by one, and stores events before it tells them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from typing import Literal

import msgspec
from msgspec.structs import replace

from rekje.analysis.summary import summary_of
from rekje.locale import LANGUAGES, say
from rekje.model.events import Config
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import FormError, Refusal
from rekje.model.squares import Square, square_name
from rekje.model.state import Seat, State
from rekje.model.work import TooMuchWork, Work
from rekje.referee import Decided, view
from rekje.referee.clock import time_off
from rekje.referee.rewinding import overgrown
from rekje.referee.shuffle import commitment
from rekje.server.live.attendance import Attendance
from rekje.server.live.gone import Gone
from rekje.server.live.listener import Listener
from rekje.server.logs import log as tell_log
from rekje.server.metrics import Stage
from rekje.server.work.pools import Pools
from rekje.storage.clock import SteadyClock
from rekje.storage.database.decency import Mutes
from rekje.storage.database.events import Change, DatabaseEvents
from rekje.storage.database.register import Agreed, Holding, StoredChatLine, TableRow
from rekje.tables.about import (
    PERSON,
    WATCHING,
    About,
    Phase,
    Plan,
    TableStatus,
    computer_delays,
    computer_due,
    grace_of,
    patience_ms,
    table_status,
)
from rekje.tables.facts import LiveFacts
from rekje.tables.ports import StaleVersion
from rekje.tables.presence import Here
from rekje.tables.room import Applied, Moved, Renamed, Room, Step, with_names
from rekje.tables.scorekeeping import BookChange, change_book
from rekje.wire.codec import encode
from rekje.wire.messages import ChatLine, Events, Presence, Said, SeatInfo, ServerMessage
from rekje.wire.view import View, make_view

RECENT = 8
"""The batches of events kept for browsers that reconnect soon. They are kept as JSON, which needs the least memory."""
CHAT_LINES = 100
NOTICE = "notice-"
"""The prefix of chat phrases that no person says: notices about what has happened to the table."""
LEFT, TAKEN = (f"{NOTICE}voted-out", f"{NOTICE}seat-freed"), f"{NOTICE}seat-taken"
"""Those that tell of a seat whose holder has it no more, and of one that has a new holder."""
RESTARTED = 1012
"""The socket's code for: come back, and all is read anew."""
GONE = 4404
"""The socket's code for: no such table for you."""
ASIDE = 4410
"""The code that closes a connection to a table that can't be used. A sentence sent before says why."""
MAX_MS = 2**53
QUICK_WORK = 10_000
"""The work that deciding a command may take (`rekje.model.work`) before it has to wait for its turn in a pool."""

_NAMELESS = {say("screen-player-person", language) for language in LANGUAGES}
"""What somebody is called who gave no name: it says nothing to whoever is invited."""
_FORGOTTEN = {say("serve-forgotten", language) for language in LANGUAGES}
_events = msgspec.json.Decoder(tuple[AnyEvent, ...])


class Live:
    """A table, and the ``room`` of its game once the game has begun. All changes are made under its ``lock``. Its
    fields agree with the store as it was at its ``revision``; where other processes serve the table too, the store may
    be ahead (`rekje.server.live.catching_up`)."""

    def __init__(
        self,
        row: TableRow,
        holders: Sequence[Holding],
        store: DatabaseEvents,
        pools: Pools,
        clock: SteadyClock,
        grace: int,
    ) -> None:
        """``grace``: for how many seconds seats are kept, unless the clock says otherwise."""
        self.name = row.name
        self.revision = row.revision
        self.about: About = row.about
        self.began = row.began
        self.attendance = Attendance(holders, clock.now_ms)
        self._clock = clock
        self.room: Room[LiveFacts] | None = None
        self.last: tuple[str, ...] = ()
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.chat: deque[StoredChatLine] = deque(maxlen=CHAT_LINES)
        self.lock = asyncio.Lock()
        self.gathering: asyncio.TimerHandle | None = None
        self.after: Callable[[], None] = lambda: None
        self.catching_up = False
        """Whether what is just taken in has been done, and is seen to, by another process."""
        self.stage: Callable[[Stage], AbstractContextManager[object]] = lambda stage: nullcontext()
        self.touched = 0.0
        self.last_ms = 0
        self._ahead = 0
        self.gone = False
        self.mutes: Mutes = frozenset()
        """Who of those with a part in this table has muted whom, here or elsewhere."""
        self.trouble: FormError | None = None
        """Why computer players or timers can't go on. People who come are told."""
        self.opened: set[int] = set()
        """The seats that nobody holds, and to which somebody has opened a link here since the table was read."""
        self.warned = False
        """Whether people here have been told that the computer players' learned values are damaged."""
        self._store = store
        self._pools = pools
        self._usual_grace = grace
        self._told: dict[tuple[int | None, bool], bytes] = {}

    @property
    def state(self) -> State | None:
        """The game as it is now, once it has begun."""
        return self.room.state if self.room else None

    @property
    def config(self) -> Config:
        """The config of the game, present or future."""
        config = self.state.config if self.state else self.about.config
        assert config is not None
        return config

    @property
    def commitment(self) -> str:
        """The hash of the shuffle's secret. It never changes, and is empty if nothing is drawn."""
        if self.state is not None:
            return self.state.commit
        return commitment(self.about.secret) if self.about.secret else ""

    def nonces_wanted(self, who: bytes) -> frozenset[int]:
        """The seats of a person that still wait for their part in the shuffle."""
        return self.about.nonces_awaited & self.attendance.held(who) if self.state is None else frozenset()

    @property
    def version(self) -> int:
        """How many events there are."""
        return self.state.version if self.state else 0

    def ms(self, now: int) -> int:
        """A moment (ms since 1970) in ms since the game began. It is never before the last one."""
        self.last_ms = max(self.last_ms, now + self._ahead - self.began if self.began is not None else 0)
        return self.last_ms

    def moment(self, ms: int) -> int:
        """A moment of the game (ms since it began) in ms since 1970, if it isn't interrupted until then."""
        return (self.began or 0) - self._ahead + ms

    def resume(self, state: State, facts: LiveFacts, receipts: dict[str, int], now: int) -> None:
        """Restore the table as it was stored. If its last turn began later than now, the system's clock has been set
        back. The table's time then goes on from that turn."""
        self._open(Room(state, facts, receipts))
        self.last_ms = state.turn.ms if state.turn else 0
        self._ahead = max(0, (self.began or 0) + self.last_ms - now)

    def take_step(self, step: Step) -> None:
        """Take in a step that another process has stored."""
        assert self.room is not None
        self.last = newest(self.room.state, step.state, self.last)
        if step.state.turn is not None:
            self.last_ms = max(self.last_ms, step.state.turn.ms)
        self.room.commit(step)

    def check(self) -> None:
        """Raise `Gone` if this is no longer the table."""
        if self.gone:
            raise Gone

    async def send(
        self, command: AnyCommand, receipt: str | None = None, version: int | None = None
    ) -> Applied | Refusal:
        """Decide a command and store its events. Raises `Moved` if it was meant for another version."""
        async with self.lock:
            self.check()
            if self.room is None:
                raise Moved
            with self.stage("decide"):
                step = await self._proposed(self.room, command, receipt, version)
            if isinstance(step, Step):
                return await self._apply(step)
            return step

    async def write(self, change: BookChange, receipt: str) -> Applied | Refusal:
        """Change a scorekeeper's book: all of the change in one append, or nothing. Raises `FormError` for unknown
        lines."""
        async with self.lock:
            self.check()
            if (room := self.room) is None:
                raise Moved
            if done := room.applied(receipt):
                return done
            log = await self._pools.aside(self.name, self._store.load, self.name)
            changed = await self._pools.aside(self.name, change_book, log, change, room.facts)
            if isinstance(changed, Refusal):
                return changed
            # If events were left out of a log, its version is more than the number of its events.
            after = replace(changed.state, version=room.state.version + len(changed.events))
            applied = await self._apply(Step(room.state.version, changed.events, after, receipt))
            if overgrown([*log, *changed.events]):
                await self._compact()
            return applied

    async def _proposed(
        self, room: Room[LiveFacts], command: AnyCommand, receipt: str | None, version: int | None
    ) -> Step | Applied | Refusal:
        """Propose a step. Nearly all commands are decided at once. Those that need a long search wait for their turn in
        the pool ``aside``."""
        work = Work(QUICK_WORK)
        try:
            step = await self._pools.reserved(room.propose, command, receipt, version, work)
        except TooMuchWork:
            step = None
        if step is not None and not work.exhausted:
            return step
        return await self._pools.aside(self.name, room.propose, command, receipt, version, Work())

    async def _compact(self) -> None:
        """Remove events that were taken back from the log. If that fails, the log is only longer than needed."""
        try:
            done = await self._pools.aside(self.name, self._store.compact, self.name, self.version)
            await asyncio.wrap_future(done)
        except Exception as error:
            tell_log("not-compacted", logging.ERROR, error, table=self.name)

    async def give_seat(self, seat: int, player: str) -> None:
        """Hand a seat to a person or to a computer player (C5). The caller holds the ``lock``."""
        if self.room is None:
            raise Moved
        await self._apply(self.room.propose_player(seat, player))

    async def begin(self, begun: Decided, facts: LiveFacts, now: int, about: About) -> None:
        """Begin the game with its first events, and change the agreements. The caller holds the ``lock``."""
        self.began = now
        await self._store_step(Step(0, begun.events, begun.state), about)
        self._open(Room(begun.state, facts))
        self.about = about
        self.show_anew()
        self.after()

    def agree(self, agreed: Agreed | None) -> None:
        """Take in agreements that have been stored. The caller holds the ``lock``. If names have changed, everything is
        shown again to everybody, and then the notice is told."""
        if agreed is None:
            return
        self.about = agreed.about or self.about
        if agreed.names and self.room is not None:
            self.room.rename(agreed.names)
        if agreed.notice is not None:
            self.chat.append(agreed.notice)
            self.tell_all(Said(line=chat_line(agreed.notice)))

    async def stored(self, submit: Callable[..., Future[None]], *what: object) -> None:
        """Store a change of the table and wait until it is stored. Raises `StaleVersion`, and stores nothing, if
        another process has changed the table since it was read. If storing fails, this object no longer counts as the
        table."""
        try:
            await asyncio.wrap_future(submit(*what, revision=self.revision))
        except StaleVersion:
            raise
        except BaseException:
            self.gone = True
            raise
        self.revision += 1

    def notice(self, code: str, seat: int) -> StoredChatLine:
        """A chat line that tells everybody at the table, now and later, about a seat or about none (`WATCHING`)."""
        return StoredChatLine(self.next_line, seat, None, f"{NOTICE}{code}", self._clock.now_ms())

    @property
    def next_line(self) -> int:
        """The number of the next line of the chat."""
        return self.chat[-1].number + 1 if self.chat else 1

    def status(self, names: Mapping[int, str]) -> TableStatus:
        """How the game stands, with new ``names`` for some seats."""
        assert self.state is not None
        return table_status(with_names(self.state, names), self.last)

    def show_anew(self) -> None:
        """Show everybody everything."""
        for listener in self.attendance.listeners:
            listener.begun()

    def show_anew_to(self, who: bytes) -> None:
        """Show one person everything, wherever they look on."""
        for listener in self.attendance.listeners:
            if listener.who == who:
                listener.begun()

    def muted_for(self, who: bytes) -> tuple[int, ...]:
        """The seats whose holder somebody has muted."""
        people = self._muted_by(who)
        return tuple(sorted({seat for person, seat in self.attendance.holders if person in people} - {WATCHING}))

    def chat_for(self, who: bytes) -> tuple[ChatLine, ...]:
        """The chat for somebody. Lines of people whom they have muted are marked as ``muted`` where those hold no seat
        any more; while they hold one, its number tells it."""
        gone = self._muted_by(who) - {person for person, seat in self.attendance.holders if seat != WATCHING}
        strangers = self.strangers()
        return tuple(
            replace(chat_line(line), muted=line.who in gone, stranger=line.number in strangers) for line in self.chat
        )

    def strangers(self) -> frozenset[int]:
        """The numbers of the lines whose seat doesn't bear the name of whoever said them: it is gone, or somebody else
        has had it since."""
        own = {(who, seat) for who, seat in self.attendance.holders if seat != WATCHING}
        had, left, found = {WATCHING, *self.attendance.taken}, Counter[int](), set[int]()
        for line in reversed(self.chat):
            if line.phrase == TAKEN:
                had.add(line.seat)
            elif line.phrase in LEFT:
                left[line.seat] += 1
            elif line.who and (line.who, line.seat) not in own and (line.seat in had or left[line.seat] > 1):
                found.add(line.number)
        return frozenset(found)

    def _muted_by(self, who: bytes) -> set[bytes]:
        return {person for muter, person in self.mutes if muter == who}

    def dismiss(self, people: Iterable[bytes], why: FormError | None = None) -> None:
        """Close the connections of people who no longer have a part in the table, and tell them ``why``."""
        gone = set(people)
        self._close([listener for listener in self.attendance.listeners if listener.who in gone], why)

    def send_back(self, listeners: Iterable[Listener]) -> None:
        """Close connections that come back, if they may: who they are has changed, or what they hold."""
        gone = list(listeners)
        for listener in gone:
            self.attendance.left(listener)
            listener.leave(RESTARTED)
        if gone:
            self.tell_presence()

    def dismiss_devices(self, devices: Collection[bytes]) -> None:
        """Close the connections of devices that have been revoked."""
        self._close([listener for listener in self.attendance.listeners if listener.device in devices], None)

    def look(self, listener: Listener, *, hidden: bool) -> None:
        """A page is shown, or hidden."""
        if listener.hidden != hidden:
            listener.hidden = hidden
            self.attendance.changed()

    def open_seat(self, seat: int) -> None:
        """Somebody has opened a link to a seat that nobody holds."""
        self.opened.add(seat)
        self.attendance.changed()
        self.tell_presence()

    def _close(self, gone: Sequence[Listener], why: FormError | None) -> None:
        """Close connections, and tell the others who is still there."""
        for listener in gone:
            self.attendance.left(listener)
            if why is not None:
                listener.warn(why)
            listener.leave(GONE if why is None else ASIDE)
        if gone:
            self.tell_presence()

    def _open(self, room: Room[LiveFacts]) -> None:
        """Take the room of the game that has begun, and tell its steps here."""
        self.room = room
        room.subscribe(self._happened)

    async def _apply(self, step: Step) -> Applied:
        """Store, then tell."""
        assert self.room is not None
        with self.stage("append"):
            await self._store_step(step)
        self.last = newest(self.room.state, step.state, self.last)
        with self.stage("publish"):
            self.room.commit(step)
        return Applied(step.state.version)

    def _happened(self, step: Step | Renamed) -> None:
        if isinstance(step, Renamed):
            self._told.clear()
            self.show_anew()
            return
        self.recent.append((step.since, msgspec.json.encode(step.events)))
        for listener in self.attendance.listeners:
            listener.happened(step)
        self._told.clear()
        self.trouble = None
        self.after()

    async def _store_step(self, step: Step, about: About | None = None) -> None:
        change = self.change(step.state, step.receipt, about)
        await self.stored(self._store.submit, self.name, step.since, step.events, change)

    # What is told

    def events_for(self, step: Step, reader: int | None, now: int, *, racks: bool = False) -> bytes:
        """The last step as a reader may see it (`rekje.referee.view.view`). Readers who see the same get the same
        bytes."""
        if (reader, racks) not in self._told:
            self._told[reader, racks] = encode(self.since(step.since, step.events, reader, now, racks=racks))
        return self._told[reader, racks]

    def since(
        self, version: int, events: Iterable[AnyEvent], reader: int | None, now: int, *, racks: bool = False
    ) -> Events:
        """The events since a version, and the view after them."""
        assert self.room is not None
        seen = self.room.seen(Step(version, tuple(events), self.room.state), reader, racks=racks)
        return Events(since=version, events=seen.events, view=make_view(seen.state, self.last, now), now=now)

    def recent_since(self, version: int) -> list[AnyEvent] | None:
        """The events since a version; None if they are no longer in memory."""
        if version == self.version:
            return []
        batches = [(since, data) for since, data in self.recent if since >= version]
        if not batches or batches[0][0] != version:
            return None
        return [event for _, data in batches for event in _events.decode(data)]

    def view(self, reader: int | None, now: int, *, racks: bool = False) -> View:
        """The table as a reader may see it."""
        assert self.state is not None
        return make_view(view(self.state, reader, racks=racks), self.last, now)

    @property
    def showing(self) -> tuple[int, ...]:
        """The seats whose holders have all agreed that the page for a stream shows their racks. Somebody new at a seat
        hasn't."""
        agreed = {bytes.fromhex(one) for one in self.about.shows}
        return tuple(seat for seat in sorted(self.attendance.taken) if self.attendance.holders_of(seat) <= agreed)

    @property
    def racks_shown(self) -> bool:
        """Whether all people who play have agreed to that, at a table where Rekje deals."""
        people = {seat for seat, one in enumerate(self.people) if one.player == PERSON} | self.attendance.taken
        return self.kind == "dealt" and bool(people) and people == set(self.showing)

    @property
    def people(self) -> Sequence[Seat | Plan]:
        """The seats, with their names and who plays them."""
        return self.state.seats if self.state else self.about.plans

    @property
    def host_name(self) -> str | None:
        """The name of the table's maker, if they have a seat and gave a name."""
        names = [one.name for one in self.people]
        return host_name(names, self.attendance.held(bytes.fromhex(self.about.host)))

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self.state is None:
            return "waiting"
        return "over" if self.state.outcome else "playing"

    @property
    def kind(self) -> Literal["dealt", "kept"]:
        """Whether the tiles are dealt here, or the score of a game on cardboard is kept."""
        return "dealt" if self.config.known else "kept"

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        taken, here, away = self.attendance.taken, self.attendance.here, self.attendance.away
        opened = self.opened | self.attendance.opened_elsewhere
        return tuple(
            SeatInfo(
                one.name,
                one.player,
                seat in taken,
                seat in here,
                away.get(seat),
                isinstance(one, Seat) or not one.unready,
                seat in opened - taken,
            )
            for seat, one in enumerate(self.people)
        )

    @property
    def grace(self) -> int:
        """For how many seconds a seat is kept for a player who has gone."""
        return grace_of(self.config.options.get("clock"), self._usual_grace)

    def came(self, listener: Listener) -> None:
        """Somebody is connected."""
        self.attendance.came(listener)
        self.tell_presence()

    def left(self, listener: Listener) -> None:
        """Somebody has disconnected."""
        self.attendance.left(listener)
        self.tell_presence()

    def renumber(self, seats: Mapping[int, int]) -> None:
        """Seats have other numbers from now on, as the store has it too (`Register.renumber`)."""
        self.attendance.renumber(seats)
        self.opened.clear()
        said = [replace(line, seat=seats.get(line.seat, WATCHING)) for line in self.chat]
        self.chat = deque(said, maxlen=CHAT_LINES)

    def has_left(self, seat: int) -> bool:
        """Whether the player of a seat has been away for longer than the table's grace, vacations apart (C13)."""
        away, now = self.attendance.away.get(seat, -1), self.ms(self._clock.now_ms())
        off = time_off(self.state, seat, now - away * 1000, now) // 1000 if self.state else 0
        return away - off >= self.grace

    def tell_all(self, message: ServerMessage) -> None:
        """Tell everybody who is connected."""
        for listener in self.attendance.listeners:
            listener.tell(message)

    def here(self) -> Here:
        """Who is connected by this process, for the others."""
        return self.attendance.local(tuple(sorted(self.opened)))

    def take_elsewhere(self, elsewhere: Sequence[Here]) -> None:
        """Take in who is connected by other processes."""
        if self.attendance.take_elsewhere(elsewhere):
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        self.tell_all(Presence(seats=self.seats, watching=self.attendance.watching))

    def change(self, after: State, receipt: str | None = None, about: About | None = None) -> Change:
        """The contents of the store's row after a change, with other agreements if given."""
        assert self.began is not None
        standing = table_status(after, newest(self.state, after, self.last) if self.state else ())
        due = None if standing.deadline is None else self.moment(standing.deadline)
        computer = computer_due(after, patient=False) is not None
        if computer_due(after) is not None or (computer and computer_delays(after)):
            due = self.moment(0)
        elif computer:
            due = min(due or MAX_MS, self.moment(self.last_ms + patience_ms(after)))
        summary = msgspec.json.encode(summary_of(after)) if after.outcome else None
        other = msgspec.json.encode(about) if about is not None else None
        shown = msgspec.json.encode(standing)
        return Change(receipt, self.began, due, after.outcome is not None, computer, shown, summary, other)


def host_name(names: Sequence[str], held: Collection[int]) -> str | None:
    """The name of a host at the first of the seats ``held`` (with `WATCHING`, if they watch). None without a seat, or
    if they gave no name."""
    seats = {*held} - {WATCHING}
    name = names[min(seats)] if seats else None
    return None if name is None or name in _NAMELESS or is_forgotten(name) else name


def is_forgotten(name: str) -> bool:
    """Whether a seat is called so because its player has been forgotten."""
    return name.rstrip(" 0123456789") in _FORGOTTEN


def chat_line(line: StoredChatLine) -> ChatLine:
    """A line of the chat for the wire, or a notice."""
    seat = None if line.seat == WATCHING else line.seat
    if line.phrase is not None and line.phrase.startswith(NOTICE):
        return ChatLine(line.number, seat, None, None, line.at, line.phrase.removeprefix(NOTICE))
    return ChatLine(line.number, seat, line.text, line.phrase, line.at)


def newest(before: State, after: State, last: tuple[str, ...]) -> tuple[str, ...]:
    """The squares that a change covered or changed. If it didn't touch the board, the ``last`` ones."""
    if before.board == after.board:
        return last
    changed: list[Square] = [square for square, tile in after.board.items() if before.board.get(square) != tile]
    return tuple(map(square_name, changed))
