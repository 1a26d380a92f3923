"""People at tables of a site of several `rekje serve` processes, whose pages do what the browser's page does when
nothing is heard any more (`web/src/net/socket.ts`), and who remember what they were told. `bench/chaos.py` lets them
play while things break."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import msgspec
from serve import Known, with_rack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.match import due
from rekje.referee import evolve, replay, view

BEAT, PATIENCE, LONGEST_PATIENCE = 10.0, 3.0, 25.0
FIRST_WAIT, LONGEST_WAIT, SPREAD, SELDOM = 0.3, 4.0, 0.2, 30.0
RESTARTED = 1012
"""All of these as in the page."""
AGAIN = 0.5
"""Seconds until somebody tries again what was answered by an error."""
TOO_MANY, BUSY = 429, (502, 503, 504)
TROUBLES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
_events = msgspec.json.Decoder(list[AnyEvent])


class Told(NamedTuple):
    """A command that was acknowledged: its receipt, the version after it, since when its player wanted to move, when it
    was sent, and when the acknowledgement came (seconds of the monotonic clock). ``story`` is what happened to the
    connection meanwhile."""

    receipt: str
    version: int
    wanted: float
    sent: float
    came: float
    story: list[str]


class Wish(msgspec.Struct, frozen=True):
    """Tables of a kind: the game and edition, its options, whether a computer player has the second seat, and whether
    the people there never play, so that their time runs out."""

    game: str
    edition: str
    options: dict[str, str | int] = {}
    computer: bool = False
    idle: bool = False


class Crowd:
    """Everybody, and the site where they are."""

    def __init__(self, url: str, every: float, seed: int = 1) -> None:
        self.url = url
        self.every = every
        self.chance = random.Random(seed)
        self.known = Known()
        self.tables: list[Table] = []
        self.refusals: list[str] = []
        self.broken: list[str] = []
        """Errors of this program."""
        self.looked_up = 0
        """How often the history of a game was asked for."""
        self.lost = 0
        """How often a connection was lost or given up."""

    async def ask(self, home: str, method: str, path: str, cookie: str = "", body: object = None) -> httpx.Response:
        """A request, until it is answered."""
        headers = {"origin": self.url} | ({"cookie": cookie} if cookie else {})
        while True:
            # There is no TLS, and to read all certificates for it takes longer than the request.
            transport = httpx.AsyncHTTPTransport(local_address=home, verify=False)
            with suppress(httpx.HTTPError):
                async with httpx.AsyncClient(transport=transport, headers=headers, timeout=PATIENCE) as client:
                    answer = await client.request(method, self.url + path, json=body)
                if answer.status_code not in (TOO_MANY, *BUSY):
                    return answer
            await asyncio.sleep(FIRST_WAIT)

    async def move_in(self, wishes: Sequence[Wish]) -> list[asyncio.Task[None]]:
        """Open all tables, a few at a time. The tasks play there, game after game."""
        gate = asyncio.Semaphore(8)

        async def one(number: int, wish: Wish) -> Table:
            async with gate:
                return await Table(self, wish, f"127.0.0.{2 + number % 40}").open()

        opened = await asyncio.gather(*(one(number, wish) for number, wish in enumerate(wishes)))
        return [asyncio.create_task(self._play_on(table)) for table in opened]

    async def _play_on(self, table: Table) -> None:
        while True:
            self.tables.append(table)
            try:
                await table.play()
            finally:
                for seat in table.seats:
                    seat.end()
            table = await Table(self, table.wish, table.home).open()


class Table:
    """One table with one browser, which holds every seat of a person by a connection each."""

    def __init__(self, crowd: Crowd, wish: Wish, home: str) -> None:
        self.crowd, self.wish, self.home = crowd, wish, home
        self.name = self.cookie = ""
        self.seats: list[Seat] = []
        self.told: list[Told] = []
        self.asked = 0
        self.changed = asyncio.Event()
        self.looking_up = asyncio.Lock()

    async def open(self) -> Table:
        """Make it."""
        second = {"kind": "computer", "player": "novice"} if self.wish.computer else {"kind": "here"}
        body = {"game": self.wish.game, "edition": self.wish.edition, "options": self.wish.options,
                "seats": [{"kind": "me"}, second]}  # fmt: skip
        made = await self.crowd.ask(self.home, "POST", "/api/tables", body=body)
        made.raise_for_status()
        self.name, self.cookie = made.json()["table"], f"rekje={made.cookies['rekje']}"
        self.seats = [Seat(self, number) for number in range(1 if self.wish.computer else 2)]
        return self

    async def play(self) -> None:
        """Until the game is over, or everything is stopped."""
        wanted = time.monotonic() + self.crowd.chance.random() * self.crowd.every
        while True:
            await asyncio.sleep(max(0.0, wanted - time.monotonic()))
            while (seat := self._due()) is None:
                if self._over():
                    return
                self.changed.clear()
                await self.changed.wait()
            if await self._act(seat, wanted):
                wanted = time.monotonic() + self.crowd.chance.uniform(0.5, 1.5) * self.crowd.every
            else:
                await asyncio.sleep(AGAIN)

    def _over(self) -> bool:
        return any(seat.state is not None and seat.state.outcome is not None for seat in self.seats)

    def _due(self) -> Seat | None:
        """Who is to move and knows it: the page shows the newest state."""
        newest = max(self.seats, key=lambda seat: seat.version)
        if self.wish.idle or newest.state is None or self._over():
            return None
        number = due(newest.state)
        return next((one for one in self.seats if one.number == number and one.version == newest.version), None)

    async def _act(self, seat: Seat, wanted: float) -> bool:
        """Move. Returns whether that was acknowledged."""
        assert seat.state is not None
        state, player = seat.state, get_player("novice")
        command = player.choose(view(state, seat.number), seat.number, self.crowd.known.at(state))
        self.asked += 1
        name = f"{self.name}-{self.asked}"
        message = {"type": "command", "id": name, "command": msgspec.to_builtins(command), "version": state.version}
        sent = time.monotonic()
        answer = await seat.command(name, message)
        if answer["type"] == "ack":
            story = [line for moment, line in seat.story if moment >= wanted - PATIENCE]
            told = Told(f"{seat.number}/{name}", answer["version"], wanted, sent, time.monotonic(), story)
            self.told.append(told)
            return True
        if answer.get("rule") != "C6":
            # C6: the table has moved on, which is so where time ran out in the same moment.
            why = answer.get("sentence") or answer.get("code")
            self.crowd.refusals.append(f"{self.name} {self.wish.game}: {why}")
        return False


class Seat:
    """One seat's connection, and the game as it was told to it."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.state: State | None = None
        self.story: list[tuple[float, str]] = []
        self._commands: dict[str, tuple[str, asyncio.Future[dict[str, Any]]]] = {}
        self._losses = 0
        self._restarted = -SELDOM
        self._socket: ClientConnection | None = None
        self._doubt: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None
        self._later: list[dict[str, Any]] = []
        self._running = asyncio.create_task(self._run())
        self._running.add_done_callback(self._ended)

    @property
    def version(self) -> int:
        return self.state.version if self.state else 0

    def end(self) -> None:
        """Leave the table."""
        self._running.cancel()

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            self.table.crowd.broken.append(f"{self.table.name}: {error!r}")

    async def command(self, name: str, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command, by each connection that is made until it is answered."""
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._commands[name] = json.dumps(message), answer
        if self._socket is not None:
            with suppress(*TROUBLES):
                await self._socket.send(self._commands[name][0])
                self._expect()
        return await answer

    def _note(self, what: str) -> None:
        now = time.monotonic()
        self.story = [*self.story[-20:], (now, f"{now:.2f} {what}")]

    async def _run(self) -> None:
        while True:
            code = await self._connected()
            self._socket = None
            self._doubt_no_more()
            if self._looking is not None:
                self._looking.cancel()
            self._looking, self._later = None, []
            self.table.crowd.lost += 1
            now = time.monotonic()
            announced = code == RESTARTED and now - self._restarted >= SELDOM
            if code == RESTARTED:
                self._restarted = now
            wait = random.random() * SPREAD if announced else self._back_off()
            self._note(f"lost ({code}), back in {wait:.2f} s")
            await asyncio.sleep(wait)

    def _back_off(self) -> float:
        self._losses += 1
        return min(LONGEST_WAIT, FIRST_WAIT * 2 ** (self._losses - 1)) * random.uniform(0.75, 1.25)

    async def _connected(self) -> int:
        """One connection, from its making to its end. Returns the code with which it was closed."""
        table, url = self.table, self.table.crowd.url
        address = f"ws{url.removeprefix('http')}/api/tables/{table.name}/live"
        socket = None
        try:
            socket = await connect(
                address, origin=url, compression=None, additional_headers={"cookie": table.cookie}, max_size=None,
                ping_interval=None, local_addr=(table.home, 0), open_timeout=self._patience(),
            )  # fmt: skip
            return await self._talk(socket)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
        except TROUBLES as error:
            self._note(f"{type(error).__name__}")
            return 1006
        finally:
            if socket is not None:
                socket.transport.abort()

    async def _talk(self, socket: ClientConnection) -> int:
        known = {"version": self.version} if self.state else {}
        await socket.send(json.dumps({"type": "hello", "seat": self.number, **known}))
        for text, _ in list(self._commands.values()):
            await socket.send(text)
        self._socket = socket
        self._note("connected")
        self._expect()
        beating = asyncio.create_task(self._beat(socket))
        try:
            async for text in socket:
                self._doubt_no_more()
                self._hear(json.loads(text))
                if self._commands:
                    self._expect()
        finally:
            beating.cancel()
        return socket.close_code or 1006

    async def _beat(self, socket: ClientConnection) -> None:
        with suppress(*TROUBLES):
            while True:
                await socket.send('{"type": "ping", "sent": 0, "lag": null, "hidden": false}')
                self._expect()
                await asyncio.sleep(BEAT)

    def _patience(self) -> float:
        return float(min(LONGEST_PATIENCE, PATIENCE * 2**self._losses))

    def _expect(self) -> None:
        if self._doubt is None:
            self._doubt = asyncio.get_running_loop().call_later(self._patience(), self._give_up)

    def _doubt_no_more(self) -> None:
        if self._doubt is not None:
            self._doubt.cancel()
        self._doubt = None

    def _give_up(self) -> None:
        self._note("nothing heard")
        if self._socket is not None:
            self._socket.transport.abort()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] in ("snapshot", "events"):
            self._losses = 0
        if message["type"] == "events":
            self._take(message)
        elif message["type"] == "snapshot" and message["view"] is not None:
            self._shown(message["view"])
        elif message["type"] in ("ack", "refused", "error") and message.get("id") in self._commands:
            _, waiting = self._commands.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)

    def _shown(self, shown: dict[str, Any]) -> None:
        """The whole table was shown. The page needs no more; a player here wants to know the game."""
        if shown["version"] != self.version and self._looking is None:
            self._looking = asyncio.create_task(self._look_up(shown))
            self._looking.add_done_callback(self._ended)

    async def _look_up(self, shown: dict[str, Any]) -> None:
        """The game as it was shown, from the other seat or from its history."""
        async with self.table.looking_up:
            for other in self.table.seats:
                if other.state is not None and other.version == shown["version"]:
                    state = other.state
                    break
            else:
                state = await self._history(shown["version"])
        self.state = with_rack(state, self.number, shown)
        self._looking, later, self._later = None, self._later, []
        self.table.changed.set()
        for message in later:
            self._take(message)

    async def _history(self, version: int) -> State:
        crowd = self.table.crowd
        crowd.looked_up += 1
        path = f"/api/tables/{self.table.name}/history"
        history = await crowd.ask(self.table.home, "GET", path, self.table.cookie)
        history.raise_for_status()
        steps = [_events.decode(json.dumps(step["events"])) for step in history.json()["steps"]]
        events = [event for step in steps for event in step]
        return replay(events[:version])

    def _take(self, message: dict[str, Any]) -> None:
        if self._looking is not None:
            self._later.append(message)
            return
        events = _events.decode(json.dumps(message["events"]))
        if self.state is None or message["since"] > self.state.version:
            self._note("a gap")
            self._give_up()
            return
        for event in events[self.state.version - message["since"] :]:
            self.state = evolve(self.state, event)
        self.table.changed.set()
