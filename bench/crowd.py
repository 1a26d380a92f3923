"""People at tables of several `rekje serve` processes on one database, who go to another process when theirs doesn't
answer, and who remember what they were told. `bench/chaos.py` lets them play while things break."""

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
from websockets.exceptions import WebSocketException

from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.match import due
from rekje.referee import evolve, replay, view

ANSWER = 2.0
"""Seconds after which somebody goes to another process."""
TOO_MANY, AGAIN = 429, (502, 503, 504)
TROUBLES = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
_events = msgspec.json.Decoder(list[AnyEvent])


class Told(NamedTuple):
    """A command that was acknowledged: its receipt, the version after it, when it was first sent, and when the
    acknowledgement came (seconds of the monotonic clock)."""

    receipt: str
    version: int
    sent: float
    came: float


class Wish(msgspec.Struct, frozen=True):
    """Tables of a kind: the game and edition, its options, whether a computer player has the second seat, and whether
    the people there never play, so that their time runs out."""

    game: str
    edition: str
    options: dict[str, str | int] = {}
    computer: bool = False
    idle: bool = False


class Crowd:
    """Everybody, and the processes that they may go to."""

    def __init__(self, urls: Sequence[str], every: float, seed: int = 1) -> None:
        self.urls = list(urls)
        self.every = every
        self.chance = random.Random(seed)
        self.known = Known()
        self.tables: list[Table] = []
        self.refusals: list[str] = []
        self.moved = 0
        """How often somebody went to another process."""

    async def ask(self, home: str, method: str, path: str, cookie: str = "", body: object = None) -> httpx.Response:
        """A request, to one process after another until one answers."""
        while True:
            url = self.chance.choice(self.urls)
            headers = {"origin": url} | ({"cookie": cookie} if cookie else {})
            transport = httpx.AsyncHTTPTransport(local_address=home)
            try:
                async with httpx.AsyncClient(transport=transport, headers=headers, timeout=5 * ANSWER) as client:
                    answer = await client.request(method, url + path, json=body)
                if answer.status_code not in (TOO_MANY, *AGAIN):
                    return answer
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.3)

    async def move_in(self, wishes: Sequence[Wish]) -> None:
        """Open all tables, a few at a time."""
        gate = asyncio.Semaphore(8)

        async def one(number: int, wish: Wish) -> Table:
            async with gate:
                return await Table(self, wish, f"127.0.0.{2 + number % 40}").open()

        self.tables += await asyncio.gather(*(one(number, wish) for number, wish in enumerate(wishes)))


class Table:
    """One table with one browser, which holds every seat of a person."""

    def __init__(self, crowd: Crowd, wish: Wish, home: str) -> None:
        self.crowd, self.wish, self.home = crowd, wish, home
        self.name = self.cookie = ""
        self.seats: list[Seat] = []
        self.told: list[Told] = []
        self.asked = 0

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
        await asyncio.sleep(self.crowd.chance.random() * self.crowd.every)
        while not await self._turn():
            pause = self.crowd.chance.uniform(0.5, 1.5) * self.crowd.every
            await asyncio.sleep(0.5 if self.wish.idle else pause)

    async def _turn(self) -> bool:
        """What is to be done now. Returns whether the game is over."""
        for seat in self.seats:
            await seat.keep_up()
        newest = max(self.seats, key=lambda seat: seat.version).state
        assert newest is not None
        if newest.outcome is not None:
            return True
        number = None if self.wish.idle else due(newest)
        mine = next((seat for seat in self.seats if seat.number == number), None)
        if mine is not None and mine.state is not None and mine.version == newest.version:
            await self._act(mine, mine.state)
        return False

    async def _act(self, seat: Seat, state: State) -> None:
        player = get_player("novice")
        command = player.choose(view(state, seat.number), seat.number, self.crowd.known.at(state))
        self.asked += 1
        name = f"{self.name}-{self.asked}"
        message = {"type": "command", "id": name, "command": msgspec.to_builtins(command), "version": state.version}
        sent = time.monotonic()
        answer = await seat.send(name, message)
        if answer["type"] == "ack":
            receipt = f"{seat.number}/{name}"
            self.told.append(Told(receipt, answer["version"], sent, time.monotonic()))
        elif answer.get("rule") != "C6":
            # C6: the table has moved on, which is so where time ran out in the same moment.
            self.crowd.refusals.append(f"{self.name} {self.wish.game}: {answer.get('sentence')}")
        await seat.reached(answer.get("version") or 0)


class Seat:
    """One seat's socket, and the game as it was told to it."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number = table, number
        self.state: State | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._grown = asyncio.Event()

    @property
    def version(self) -> int:
        return self.state.version if self.state else 0

    async def keep_up(self) -> None:
        """Be connected, and know the game."""
        while self._socket is None or self.state is None:
            with suppress(*TROUBLES):
                await asyncio.wait_for(self._connect(), 5 * ANSWER)
                return
            await self._leave()
            await asyncio.sleep(0.1)

    async def send(self, name: str, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command until it is answered, the same one again by another process if need be."""
        while True:
            await self.keep_up()
            answer = self._answers[name] = asyncio.get_running_loop().create_future()
            try:
                assert self._socket is not None
                await self._socket.send(json.dumps(message))
                return await asyncio.wait_for(answer, ANSWER)
            except TROUBLES:
                self.table.crowd.moved += 1
                await self._leave()

    async def reached(self, version: int) -> None:
        """Wait for a version, and look it up if it isn't told."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                while self.version < version:
                    self._grown.clear()
                    await self._grown.wait()
                return
        await self._leave()

    async def _connect(self) -> None:
        crowd, table = self.table.crowd, self.table
        url = crowd.chance.choice(crowd.urls)
        socket = await connect(
            f"ws{url.removeprefix('http')}/api/tables/{table.name}/live", origin=url, compression=None,
            additional_headers={"cookie": table.cookie}, max_size=None, ping_interval=None,
            local_addr=(table.home, 0), open_timeout=ANSWER,
        )  # fmt: skip
        try:
            known = {"version": self.version} if self.state else {}
            await socket.send(json.dumps({"type": "hello", "seat": self.number, **known}))
            while True:
                message = json.loads(await asyncio.wait_for(socket.recv(), ANSWER))
                if message["type"] == "snapshot":
                    await self._look_up(message["view"])
                    break
                if message["type"] == "events":
                    self._take(message)
                    break
        except BaseException:
            await socket.close()
            raise
        self._socket = socket
        self._reader = asyncio.create_task(self._read(socket))

    async def _look_up(self, shown: dict[str, Any] | None) -> None:
        """The game from its history, as far as it was shown. A game that hasn't begun is asked for again."""
        if shown is None:
            raise TimeoutError
        path = f"/api/tables/{self.table.name}/history"
        history = await self.table.crowd.ask(self.table.home, "GET", path, self.table.cookie)
        steps = [_events.decode(json.dumps(step["events"])) for step in history.json()["steps"]]
        state = replay([event for step in steps for event in step])
        if state.version != shown["version"]:
            raise TimeoutError
        self.state = with_rack(state, self.number, shown)

    def _take(self, message: dict[str, Any]) -> None:
        if self.state is None or message["since"] != self.state.version:
            raise TimeoutError
        for event in _events.decode(json.dumps(message["events"])):
            self.state = evolve(self.state, event)
        self._grown.set()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "events":
                    self._take(message)
                elif message["type"] == "snapshot" and message["view"] and message["view"]["version"] != self.version:
                    break
                elif message["type"] in ("ack", "refused") and message.get("id") in self._answers:
                    waiting = self._answers.pop(message["id"])
                    if not waiting.done():
                        waiting.set_result(message)
        except TROUBLES:
            pass
        if self._socket is socket:
            self._reader = None
            await self._leave()

    async def _leave(self) -> None:
        """Give the connection up. What is known of the game stays, unless it can't be gone on from."""
        socket, reader, self._socket, self._reader = self._socket, self._reader, None, None
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(TimeoutError())
        self._answers.clear()
        if reader is not None:
            reader.cancel()
        if socket is not None:
            with suppress(*TROUBLES):
                await asyncio.wait_for(socket.close(), 0.2)
