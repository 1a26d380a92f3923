"""What breaks, and what must not: several `rekje serve` on one PostgreSQL, people at tables of all four games, and
processes that are killed, stopped and cut off meanwhile.

    python bench/chaos.py                                # the campaign: some ten minutes
    python bench/chaos.py --faults none --seconds 60     # how fast it is without any trouble
    python bench/chaos.py --faults none --sqlite         # the same, by one process on SQLite

Checked at the end against the database: every acknowledged command is stored once, at the version that was told; every
log replays; what people saw is what is stored; no time ran out twice. Prints JSON; the exit status is 1 if something
was wrong. It needs PostgreSQL and HAProxy (Debian: postgresql, haproxy), which relays between the processes and the
database, so that the network between them can be cut.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from crowd import Crowd, Table, Wish

sys.path.insert(0, str(Path(__file__).parents[1]))

from serve import cpu, percentiles
from tests.clusters import Cluster, binaries
from tests.postgres.processes import Served

from rekje.cli.serve import free_port
from rekje.model.events import Passed
from rekje.referee import replay
from rekje.storage.database.store import Database
from rekje.storage.postgres.address import read_address

KINDS = (
    Wish("scrabble", "en"),
    Wish("woordenspel", "nl"),
    Wish("koning", "nl"),
    Wish("letter", "de", {"knock_window": 0}),
    Wish("scrabble", "fr", computer=True),
    Wish("koning", "en", computer=True),
)
HURRIED = Wish("scrabble", "nl", {"clock": "turn:5"}, idle=True)
SOONEST = 4_900
"""The ms between two turns whose time ran out there."""
EVERY_HURRIED = 15
"""One of so many tables is one at which time runs out."""
STOPPED, CUT = 20.0, 6.0
RELAY = """
global
    stats socket {socket}
defaults
    mode tcp
    timeout connect 3s
    timeout client 1h
    timeout server 1h
listen database
    bind 127.0.0.1:{port}
    server database 127.0.0.1:{to}
"""


class Relay:
    """What lies between one process and the database. It can be made to pass nothing on."""

    def __init__(self, folder: Path, to: int) -> None:
        program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            raise SystemExit("No HAProxy is installed here (Debian: apt-get install haproxy).")
        self.port = free_port("127.0.0.1", 0)
        file = folder / f"relay-{self.port}.cfg"
        file.write_text(RELAY.format(socket=folder / f"relay-{self.port}", port=self.port, to=to), "utf-8")
        self._process = subprocess.Popen((program, "-db", "-f", file), stderr=subprocess.DEVNULL)

    def cut(self, *, off: bool) -> None:
        """Pass nothing on, or pass on again what waits."""
        self._process.send_signal(signal.SIGSTOP if off else signal.SIGCONT)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class Fault(NamedTuple):
    """Something that breaks: its kind, when it began, since when tables could be served again by any process, and when
    all was as before."""

    kind: str
    began: float
    mended: float
    ended: float


class Site:
    """The processes, what lies before their database, and the database."""

    def __init__(self, folder: Path, processes: int, *, sqlite: bool) -> None:
        self.folder = folder
        self.cluster: Cluster | None = None
        self.relays: list[Relay] = []
        self.address = ""
        if not sqlite:
            programs = binaries()
            if programs is None:
                raise SystemExit("No PostgreSQL is installed here (Debian: apt-get install postgresql).")
            self.cluster = Cluster(programs, durable=True)
            self.address = self.cluster.fresh()
            self.relays = [Relay(folder, self.cluster.port) for _ in range(processes)]
        self.served: list[Served] = []
        for number in range(1 if sqlite else processes):
            place = folder / str(number)
            place.mkdir()
            database = "sqlite" if sqlite else self._by(self.relays[number])
            self.served.append(Served(place, database))
        for one in self.served:
            one.wait()

    def _by(self, relay: Relay) -> str:
        assert self.cluster is not None
        return self.address.replace(f":{self.cluster.port}/", f":{relay.port}/")

    def database(self) -> Database:
        """What is stored, once all processes have ended."""
        if self.address:
            return Database(self.folder / "check", url=read_address(self.address))
        return Database(self.folder / "0")

    def end_processes(self) -> None:
        for one in self.served:
            one.end()

    def close(self) -> None:
        for relay in self.relays:
            relay.end()
        if self.cluster is not None:
            self.cluster.remove()


class Trouble:
    """Makes faults of every kind, one after another, in an order by chance."""

    def __init__(self, site: Site, counts: dict[str, int], pause: float, seed: int, stopped: float) -> None:
        self._site, self._pause, self._stopped = site, pause, stopped
        self._chance = random.Random(seed)
        self.kinds = [kind for kind, count in counts.items() for _ in range(count)]
        self._chance.shuffle(self.kinds)
        self.faults: list[Fault] = []

    async def run(self) -> None:
        """All of them, with pauses."""
        makers: dict[str, Callable[[], Any]] = {
            "killed": self._kill, "stopped": self._stop, "database": self._restart, "cut": self._cut,
        }  # fmt: skip
        for kind in self.kinds:
            began = time.monotonic()
            mended = await makers[kind]()
            self.faults.append(Fault(kind, began, mended, time.monotonic()))
            await asyncio.sleep(self._pause)

    async def _kill(self) -> float:
        began, one = time.monotonic(), self._chance.choice(self._site.served)
        await asyncio.to_thread(one.kill)
        one.begin()
        await asyncio.to_thread(one.wait)
        # The other processes go on all the time.
        return began

    async def _stop(self) -> float:
        began, one = time.monotonic(), self._chance.choice(self._site.served)
        one.send(signal.SIGSTOP)
        await asyncio.sleep(self._stopped)
        one.send(signal.SIGCONT)
        return began

    async def _restart(self) -> float:
        assert self._site.cluster is not None
        await asyncio.to_thread(self._site.cluster.stop)
        await asyncio.to_thread(self._site.cluster.start)
        return time.monotonic()

    async def _cut(self) -> float:
        began, relay = time.monotonic(), self._chance.choice(self._site.relays)
        relay.cut(off=True)
        await asyncio.sleep(min(CUT, self._stopped))
        relay.cut(off=False)
        return began


async def restart_in_turn(site: Site) -> list[float]:
    """A rolling restart. Returns how long each process took to leave (s)."""
    took = []
    for one in site.served:
        began = time.monotonic()
        await asyncio.to_thread(one.end)
        took.append(round(time.monotonic() - began, 2))
        one.begin()
        await asyncio.to_thread(one.wait)
        await asyncio.sleep(1)
    return took


def wrong(database: Database, tables: Sequence[Table]) -> list[str]:
    """What isn't as it must be."""
    found = []
    for table in tables:
        log = database.events.load_whole(table.name)
        replay(log.events)
        for told in table.told:
            if (stored := log.receipts.get(told.receipt)) != told.version:
                found.append(f"{table.name}: {told.receipt} was acknowledged as {told.version}, stored as {stored}")
        versions = [told.version for told in table.told]
        if len(set(versions)) != len(versions):
            found.append(f"{table.name}: two commands were acknowledged with one version")
        for seat in table.seats:
            if seat.state is not None and seat.version and seat.state.board != replay(log.events[: seat.version]).board:
                found.append(f"{table.name}: seat {seat.number} saw another board at version {seat.version}")
        if table.wish.idle:
            moments = [event.ms for event in log.events if isinstance(event, Passed) and event.timed_out]
            if any(after - before < SOONEST for before, after in pairwise(moments)):
                found.append(f"{table.name}: time ran out twice in one turn: {moments}")
    return found


def measured(tables: Sequence[Table], faults: Sequence[Fault], since: float) -> dict[str, Any]:
    """How long commands took: those without trouble, and those that were under way in each kind of it, from when the
    tables could be served again."""
    told = [one for table in tables for one in table.told if one.sent >= since]
    quiet: list[float] = []
    kinds: dict[str, list[float]] = {}
    for one in told:
        met = [fault for fault in faults if one.came >= fault.began and one.sent <= fault.ended]
        for fault in met:
            kinds.setdefault(fault.kind, []).append(one.came - max(one.sent, min(fault.mended, one.came)))
        if not met:
            quiet.append(one.came - one.sent)
    return {
        "commands": len(told),
        "without trouble": percentiles(quiet) if quiet else {},
        **{f"at {kind}": percentiles(values) | {"commands": len(values)} for kind, values in kinds.items()},
    }


async def campaign(site: Site, asked: argparse.Namespace) -> dict[str, Any]:
    """Let them play, break things, mend them, restart; what was measured."""
    crowd = Crowd([one.url for one in site.served], asked.every)
    wishes = [HURRIED if n % EVERY_HURRIED == 7 else KINDS[n % len(KINDS)] for n in range(asked.tables)]
    await crowd.move_in(wishes)
    playing = [asyncio.create_task(table.play()) for table in crowd.tables]
    # Word lists are opened in the first turns, here and there.
    await asyncio.sleep(4 * asked.every)
    # Times are the servers'. A search for lost objects on this side would be counted to them.
    gc.freeze()
    gc.disable()
    since, used = time.monotonic(), sum(cpu(one.pid) for one in site.served)
    trouble = Trouble(site, asked.counts, asked.pause, asked.seed, asked.stopped)
    await (trouble.run() if trouble.kinds else asyncio.sleep(asked.seconds))
    took = time.monotonic() - since
    used = sum(cpu(one.pid) for one in site.served) - used
    refusals = len(crowd.refusals)
    restarted = time.monotonic()
    left = await restart_in_turn(site) if len(site.served) > 1 else []
    await asyncio.sleep(2 * asked.every)
    trouble.faults.append(Fault("restarts in turn", restarted, restarted, time.monotonic()))
    broken = [repr(task.exception()) for task in playing if task.done() and task.exception()]
    gc.enable()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    result = measured(crowd.tables, trouble.faults, since)
    moves = result["commands"]
    return {
        "tables": asked.tables,
        "processes": len(site.served),
        "seconds": round(took, 1),
        "faults": trouble.kinds,
        "commands_per_second": round(moves / (time.monotonic() - since), 1),
        "servers_cpu": round(used / took, 2) if not trouble.kinds else None,
        **result,
        "went to another process": crowd.moved,
        "refused": crowd.refusals[:refusals],
        "refused in the rolling restart": crowd.refusals[refusals:],
        "seconds to leave": left,
        "broken": broken,
        "crowd": crowd,
        "load_average": os.getloadavg()[0],
    }


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    """Start everything, let it run, look at what is stored."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table, on average")
    parser.add_argument("--faults", choices=("all", "few", "none"), default="all")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it runs without faults")
    parser.add_argument("--sqlite", action="store_true", help="one process, on SQLite, without faults")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    faults = {"all": (10, 5, 3, 3), "few": (1, 1, 1, 1), "none": (0, 0, 0, 0)}["none" if asked.sqlite else asked.faults]
    asked.counts = dict(zip(("killed", "stopped", "database", "cut"), faults, strict=True))
    asked.pause, asked.stopped = (8.0, STOPPED) if asked.faults == "all" else (1.0, 4.0)
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), asked.processes, sqlite=asked.sqlite)
        try:
            result = asyncio.run(campaign(site, asked))
            site.end_processes()
            database = site.database()
            result["wrong"] = wrong(database, result.pop("crowd").tables)
            database.close()
        finally:
            site.close()
    return result


if __name__ == "__main__":
    told = main()
    print(json.dumps(told, indent=1, ensure_ascii=False))
    sys.exit(bool(told["wrong"] or told["broken"] or told["refused in the rolling restart"]))
