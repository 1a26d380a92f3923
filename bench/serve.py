"""Load on `rekje serve` over real sockets on loopback: tables at which computer players on this side of the wire play.

    python bench/serve.py --tables 500 --every 5 --seconds 60

Each table has two seats, each with a socket of its own. A seat folds the events that it is sent, thinks, and sends its
command; measured is the time from sending it to its arrival at the other seat. Prints JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rekje.bootstrap import knowledge_for, open_words
from rekje.cli.serve import free_port
from rekje.model.events import TableOpened
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.players import get_player
from rekje.players.match import due
from rekje.players.ports import Knowledge
from rekje.referee import evolve, replay, view

TOO_FAST = 429
HOMES, TABLES_A_HOME = 20, 50
"""The browsers are at so many addresses, or more, since from a single one the server lets in only so many."""
SPARE = 200
"""Connections besides the sockets of the tables."""
_events = msgspec.json.Decoder(list[AnyEvent])


class Known:
    """What computer players know at tables, once for each edition."""

    def __init__(self) -> None:
        self._knowledge: dict[str, Knowledge] = {}

    def at(self, state: State) -> Knowledge:
        """What they know at a table."""
        config = state.config
        key = f"{config.game}/{config.edition.name}"
        if key not in self._knowledge:
            words = open_words(config.lexicon, config.edition, config.options)
            self._knowledge[key] = knowledge_for(words, config)
        return self._knowledge[key]


class Load:
    """The server under load, and what was measured."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.port = free_port("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.port}"
        self.latencies: list[float] = []
        self.moves = 0
        self.measuring = False
        self.known = Known()
        self.homes: list[tuple[str, httpx.AsyncClient]] = []


class Seat:
    """One seat's socket and what it knows of the table."""

    def __init__(self, table: LoadTable, number: int, socket: ClientConnection, state: State) -> None:
        self.table = table
        self.number = number
        self.socket = socket
        self.state = state

    async def read(self) -> None:
        async for text in self.socket:
            arrived = time.perf_counter()
            if not str(text).startswith('{"type":"events"'):
                continue
            message = json.loads(text)
            for event in _events.decode(json.dumps(message["events"])):
                self.state = evolve(self.state, event)
            self.table.arrived(self.number, message["view"]["version"], arrived)


class LoadTable:
    """One table: whoever is due moves, after a while."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.name = name
        self.seats: list[Seat] = []
        self.sent: tuple[int, float] | None = None
        self.waiting = asyncio.Event()

    def arrived(self, number: int, version: int, moment: float) -> None:
        """Measure where the command wasn't this seat's own."""
        if self.sent and self.sent[0] != number:
            if self.load.measuring:
                self.load.latencies.append(moment - self.sent[1])
                self.load.moves += 1
            self.waiting.set()

    async def play(self) -> None:
        """To the end of the game."""
        asked = self.load.asked
        number = 0
        while True:
            seat = due(self.seats[0].state)
            if seat is None:
                return
            mine = self.seats[seat]
            player = get_player(asked.player)
            command = player.choose(view(mine.state, seat), seat, self.load.known.at(mine.state))
            number += 1
            body = {"type": "command", "id": f"n{number}", "command": msgspec.to_builtins(command)}
            text = json.dumps(body)
            self.waiting.clear()
            self.sent = (seat, time.perf_counter())
            await mine.socket.send(text)
            await self.waiting.wait()
            while self.seats[0].state.version != self.seats[1].state.version:
                await asyncio.sleep(0.001)
            if asked.every:
                await asyncio.sleep(random.uniform(0.5, 1.5) * asked.every)


def memory(pid: int) -> int:
    """A process's memory in bytes."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()
    return int(pages[1]) * os.sysconf("SC_PAGESIZE")


def cpu(pid: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def open_table(load: Load) -> LoadTable:
    """A new table with two sockets."""
    asked = load.asked
    home, http = random.choice(load.homes)
    wish = {"game": asked.game, "edition": asked.edition, "seats": [{"kind": "me"}, {"kind": "here"}]}
    http.cookies.clear()
    while (answer := await http.post("/api/tables", content=json.dumps(wish))).status_code == TOO_FAST:
        await asyncio.sleep(1)
    answer.raise_for_status()
    name = answer.json()["table"]
    cookie = f"rekje={answer.cookies['rekje']}"
    # Others make tables with the same client meanwhile.
    history = await http.get(f"/api/tables/{name}/history", headers={"cookie": cookie})
    table = LoadTable(load, name)
    events = [event for step in history.json()["steps"] for event in _events.decode(json.dumps(step["events"]))]
    assert isinstance(events[0], TableOpened)
    for number in range(2):
        socket = await connect(
            f"ws://127.0.0.1:{load.port}/api/tables/{name}/live", origin=load.url, compression=None,
            additional_headers={"cookie": cookie}, max_size=None, ping_interval=None, local_addr=(home, 0),
        )  # fmt: skip
        await socket.send(json.dumps({"type": "hello", "seat": number}))
        shown = json.loads(await socket.recv())
        while shown["type"] != "snapshot":
            shown = json.loads(await socket.recv())
        state = with_rack(replay(events), number, shown["view"])
        table.seats.append(Seat(table, number, socket, state))
    return table


async def keep_playing(load: Load, table: LoadTable) -> None:
    """Game after game, until everything is stopped."""
    await asyncio.sleep(random.random() * load.asked.every)
    while True:
        readers = [asyncio.create_task(seat.read()) for seat in table.seats]
        try:
            await table.play()
        finally:
            for reader in readers:
                reader.cancel()
            for seat in table.seats:
                await seat.socket.close()
        table = await open_table(load)


def with_rack(state: State, seat: int, shown: dict[str, Any]) -> State:
    """The state with a seat's own rack: the history was the first seat's."""
    seats = tuple(
        msgspec.structs.replace(one, rack=tuple(shown["seats"][number]["rack"]))
        for number, one in enumerate(state.seats)
    )
    return msgspec.structs.replace(state, seats=seats)


async def move_in(load: Load, stack: AsyncExitStack) -> None:
    """Give the browsers their addresses."""
    for number in range(max(HOMES, load.asked.tables // TABLES_A_HOME)):
        home = f"127.0.0.{2 + number}"
        transport = httpx.AsyncHTTPTransport(local_address=home)
        client = httpx.AsyncClient(base_url=load.url, timeout=60, headers={"origin": load.url}, transport=transport)
        load.homes.append((home, await stack.enter_async_context(client)))


async def run(load: Load, pid: int) -> dict[str, Any]:
    """Open the tables, let them play, and measure for a while."""
    asked = load.asked
    async with AsyncExitStack() as stack:
        await move_in(load, stack)
        http = load.homes[0][1]
        first = await open_table(load)
        await asyncio.sleep(1)
        before = memory(pid)
        tables = [first, *[await open_table(load) for _ in range(asked.tables)]]
        await asyncio.sleep(1)
        fresh = memory(pid)
        work = [asyncio.create_task(keep_playing(load, table)) for table in tables]
        await asyncio.sleep(max(5.0, asked.every * 1.5))
        # Times are the server's. A search for lost objects on this side would be counted to them.
        gc.disable()
        load.measuring = True
        began, used = time.perf_counter(), cpu(pid)
        own = resource.getrusage(resource.RUSAGE_SELF)
        await asyncio.sleep(asked.seconds)
        load.measuring = False
        took, used = time.perf_counter() - began, cpu(pid) - used
        after = resource.getrusage(resource.RUSAGE_SELF)
        result = {
            "tables": asked.tables,
            "sockets": 2 * len(tables),
            "seconds": round(took, 1),
            "moves_per_second": round(load.moves / took, 1),
            **percentiles(load.latencies),
            "server_cpu": round(used / took, 2),
            "cpu_ms_a_move": round(1000 * used / max(1, load.moves), 2),
            "bench_cpu": round((after.ru_utime - own.ru_utime) / took, 2),
            "kb_a_table_at_the_start": round((fresh - before) / asked.tables / 1024, 1),
            "kb_a_table_after": round((memory(pid) - before) / asked.tables / 1024, 1),
            "tables_in_memory_after": await in_memory(http),
            "load_average": os.getloadavg()[0],
        }
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        return result


async def in_memory(http: httpx.AsyncClient) -> int:
    """How many tables the server holds: also those whose game has just ended."""
    counters = (await http.get("/metrics")).text.splitlines()
    return int(float(next(line for line in counters if line.startswith("rekje_tables_in_memory ")).split()[1]))


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The middle, and the slowest of a hundred, in ms."""
    ordered = sorted(seconds)
    at = lambda share: round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)  # noqa: E731
    return {"p50_ms": at(0.5), "p90_ms": at(0.9), "p99_ms": at(0.99), "max_ms": at(1.0)}


def main() -> None:
    """Start a server of its own, put load on it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table, on average")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="scrabble")
    parser.add_argument("--edition", default="en")
    parser.add_argument("--player", default="greedy")
    load = Load(parser.parse_args())
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        connections = str(2 * load.asked.tables + SPARE)
        command = ["serve", "--port", str(load.port), "--data", folder, "--connections", connections]
        start = "import sys; from rekje.cli import main; main(sys.argv[1:])"
        server = subprocess.Popen([sys.executable, "-c", start, *command], stdout=subprocess.DEVNULL)
        try:
            while not up(load.url):
                time.sleep(0.1)
            print(json.dumps(asyncio.run(run(load, server.pid)), indent=1))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def up(url: str) -> bool:
    """Whether the server answers."""
    try:
        return httpx.get(f"{url}/healthz").is_success
    except httpx.HTTPError:
        return False


if __name__ == "__main__":
    main()
