"""What a table, a socket, a move and a computer player's thought cost: processor time, memory, bytes and rows. Waiting
isn't measured, so that other work on the machine disturbs it little.

    python bench/capacity.py server --tables 200      a server of its own, over loopback
    python bench/capacity.py thinking --games 2       each level in each game, without a server

Prints JSON. docs/capacity.md says what follows from it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import mean
from typing import Any

import serve
import sqlalchemy as sa
from websockets.asyncio.client import connect

from rekje.bootstrap import knowledge_for, open_words, search_for
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.games.registry import GAMES
from rekje.model.state import State
from rekje.players import get_player, match
from rekje.players.base import NO_LIMIT, Budget, Player
from rekje.players.families import LEVELS
from rekje.players.ports import Knowledge
from rekje.tables.facts import LiveFacts

BEAT = 10.0
"""Seconds between two pings of a page."""
IDLE = 40.0
KB = 1024


class Stored:
    """What the database holds."""

    def __init__(self, url: str) -> None:
        engine = sa.create_engine(url)
        with engine.connect() as database:
            ask = lambda query: int(database.scalar(sa.text(query)) or 0)  # noqa: E731
            if engine.dialect.name == "sqlite":
                self.bytes = ask("PRAGMA page_count") * ask("PRAGMA page_size")
            else:
                self.bytes = ask("SELECT pg_database_size(current_database())")
            names = sa.inspect(database).get_table_names()
            self.rows = {name: ask(f'SELECT count(*) FROM "{name}"') for name in names}
        engine.dispose()

    def since(self, before: Stored) -> dict[str, int]:
        """How many rows more there are, where there are more."""
        grown = {name: count - before.rows.get(name, 0) for name, count in self.rows.items()}
        return {name: count for name, count in grown.items() if count > 0}


def with_children(pid: int) -> float:
    """The seconds that a process's children have computed, and those of them that have ended (a PostgreSQL's)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return ended + sum(serve.cpu(int(child)) for child in children)


class Sockets:
    """Sockets that look on and say no more than a hidden page does."""

    def __init__(self) -> None:
        self.all: list[Any] = []

    async def open(self, load: serve.Load, table: serve.LoadTable, cookie: str, home: str) -> None:
        """One more at a table."""
        socket = await connect(
            f"ws://127.0.0.1:{load.port}/api/tables/{table.name}/live", origin=load.url, compression=None,
            additional_headers={"cookie": cookie}, max_size=None, ping_interval=None, local_addr=(home, 0),
        )  # fmt: skip
        await socket.send('{"type": "hello"}')
        self.all.append(socket)

    async def beat(self) -> None:
        """Ping and read, for ever."""
        while True:
            for socket in self.all:
                await socket.send('{"type": "ping", "sent": 1}')
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.001):
                        while True:
                            await socket.recv()
            await asyncio.sleep(BEAT)


async def at_server(asked: argparse.Namespace, load: serve.Load, pid: int, url: str) -> dict[str, Any]:
    """Tables, then sockets, then moves; each is what came on top of what was there."""
    async with AsyncExitStack() as stack:
        await serve.move_in(load, stack)
        await serve.open_table(load)
        await asyncio.sleep(2)
        memory, used, stored = serve.memory(pid), serve.cpu(pid), Stored(url)
        tables = [await serve.open_table(load) for _ in range(asked.tables)]
        await asyncio.sleep(2)
        told: dict[str, Any] = {"tables": asked.tables}
        after = Stored(url)
        told["a_new_table_with_two_sockets"] = {
            "memory_kb": round((serve.memory(pid) - memory) / asked.tables / KB, 1),
            "cpu_ms": round(1000 * (serve.cpu(pid) - used) / asked.tables, 2),
            "stored_bytes": (after.bytes - stored.bytes) // asked.tables,
            "rows": {name: round(count / asked.tables, 2) for name, count in after.since(stored).items()},
        }
        told["a_socket"] = await socket_cost(load, tables, pid)
        told["a_move"] = await move_cost(asked, load, tables, pid, url)
        return told


async def socket_cost(load: serve.Load, tables: list[serve.LoadTable], pid: int) -> dict[str, Any]:
    """Two more sockets at each table, then nothing but pings."""
    memory, sockets = serve.memory(pid), Sockets()
    for table in tables:
        for seat in table.seats:
            headers = seat.socket.request.headers
            await sockets.open(load, table, headers["cookie"], seat.socket.local_address[0])
    await asyncio.sleep(2)
    grown = serve.memory(pid) - memory
    quiet = serve.cpu(pid)
    await asyncio.sleep(IDLE)
    quiet = serve.cpu(pid) - quiet
    beating = asyncio.create_task(sockets.beat())
    used = serve.cpu(pid)
    await asyncio.sleep(IDLE)
    used = serve.cpu(pid) - used
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    for socket in sockets.all:
        await socket.close()
    count = len(sockets.all)
    return {
        "sockets": count,
        "memory_kb": round(grown / count / KB, 1),
        "cpu_ms_a_minute_with_a_ping_each_10_s": round(1000 * 60 * (used - quiet) / IDLE / count, 2),
        "cpu_of_the_idle_process": round(quiet / IDLE, 3),
    }


async def move_cost(
    asked: argparse.Namespace, load: serve.Load, tables: list[serve.LoadTable], pid: int, url: str
) -> dict[str, Any]:
    """Greedy players on this side of the wire."""
    sent = 0
    for table in tables:
        for seat in table.seats:
            original = seat.socket.recv

            async def counted(*_: Any, receive: Any = original) -> Any:
                nonlocal sent
                text = await receive()
                sent += len(text)
                return text

            seat.socket.recv = counted
    before, memory, used = Stored(url), serve.memory(pid), serve.cpu(pid)
    of_database = with_children(asked.postmaster) if asked.postmaster else 0.0
    load.measuring = True
    work = [asyncio.create_task(serve.keep_playing(load, table)) for table in tables]
    await asyncio.sleep(asked.seconds)
    load.measuring = False
    used = serve.cpu(pid) - used
    if asked.postmaster:
        of_database = with_children(asked.postmaster) - of_database
    after = Stored(url)
    grown = serve.memory(pid) - memory
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    moves = max(1, load.moves)
    return {
        "moves": load.moves,
        "moves_a_table": round(load.moves / len(tables), 1),
        "cpu_ms": round(1000 * used / moves, 2),
        "cpu_ms_of_postgresql": round(1000 * of_database / moves, 2),
        "stored_bytes": (after.bytes - before.bytes) // moves,
        "rows": {name: round(count / moves, 2) for name, count in after.since(before).items()},
        "memory_kb_a_table": round(grown / len(tables) / KB, 1),
        "bytes_to_each_of_two_sockets": round(sent / moves / 2),
    }


class Timed:
    """How long players think, in seconds of the processor, by their names."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = defaultdict(list)

    def think(self, player: Player, state: State, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> Any:
        """`match.think`, measured."""
        began = time.process_time()
        command = self.inner(player, state, seat, knowledge, budget)
        self.spent[player.name].append(time.process_time() - began)
        return command

    inner = staticmethod(match.think)


def thinking(games: int, edition: str, most: float) -> dict[str, Any]:
    """Whole games of each level against itself, as long as ``most`` seconds allow."""
    told: dict[str, Any] = {}
    for game in GAMES:
        config = config_for(named_edition(f"{game}/{edition}"), 2)
        words = open_words(config.lexicon, config.edition, config.options)
        knowledge = knowledge_for(words, config)
        for level in LEVELS[GAMES[game].family]:
            timed = Timed()
            match.think = timed.think
            player, moves, began = get_player(level), 0, time.process_time()
            knowledge.prepare(player.level)
            for seed in range(games):
                facts = LiveFacts(words, search_for(words, config))
                nonces = tuple(f"{n:032x}" for n in range(2))
                for step in match.play_match(config, facts, knowledge, (player, player), f"{seed:064x}", nonces):
                    moves += step.command is not None
                    if time.process_time() - began > most:
                        break
            spent = timed.spent[level]
            told[f"{game} {level}"] = {
                "moves": moves,
                "cpu_ms": round(1000 * mean(spent), 1),
                "longest_ms": round(1000 * max(spent)),
            }
            print(game, level, told[f"{game} {level}"], file=sys.stderr, flush=True)
    told["peak_mb_of_all"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KB
    return told


def with_server(asked: argparse.Namespace) -> dict[str, Any]:
    """The first part, on a server of its own."""
    options = argparse.Namespace(game="scrabble", edition="en", player="greedy", every=asked.every)
    load = serve.Load(options)
    with tempfile.TemporaryDirectory() as folder:
        url = asked.database or f"sqlite:///{folder}/rekje.db"
        command = ["serve", "--port", str(load.port), "--data", folder, "--connections", "20000"]
        command += ["--database", asked.database] if asked.database else []
        start = "import sys; from rekje.cli import main; main(sys.argv[1:])"
        server = subprocess.Popen([sys.executable, "-c", start, *command], stdout=subprocess.DEVNULL)
        try:
            while not serve.up(load.url):
                time.sleep(0.1)
            return asyncio.run(at_server(asked, load, server.pid, url.replace("postgresql:", "postgresql+psycopg:")))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def main() -> None:
    """Measure one of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("server", "thinking"))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0, help="of play")
    parser.add_argument("--every", type=float, default=3.0, help="seconds between two moves at a table, on average")
    parser.add_argument("--database", help="an address of PostgreSQL; else a file")
    parser.add_argument("--postmaster", type=int, help="the process of that PostgreSQL, if it is on this machine")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--edition", default="en")
    parser.add_argument("--most", type=float, default=60.0, help="seconds for each level")
    asked = parser.parse_args()
    told = with_server(asked) if asked.what == "server" else thinking(asked.games, asked.edition, asked.most)
    print(json.dumps(told, indent=1))


if __name__ == "__main__":
    main()
