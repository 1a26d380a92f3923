"""What breaks, and what must not: several `rekje serve` on one PostgreSQL behind a proxy, people at tables of all four
games, and processes that are killed, stopped and cut off meanwhile.

    python bench/chaos.py                    # the campaign: some ten minutes
    python bench/chaos.py --faults none      # how fast it is without any trouble, beside one process on SQLite

First one process on SQLite is measured without trouble, behind the same proxy; then the processes on PostgreSQL without
trouble, then while things break, then in a rolling restart. Checked at the end against the database: every acknowledged
command is stored once, at the version that was told; every log replays; what people saw is what is stored; no time ran
out twice. Prints JSON; the exit status is 1 if something was wrong. It needs PostgreSQL and HAProxy (Debian:
postgresql, haproxy), which also relays between the processes and the database, so that the network between them can be
cut.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from crowd import Crowd, Table, Told, Wish
from processes import Site
from serve import cpu, percentiles

from rekje.model.events import Passed
from rekje.referee import replay
from rekje.storage.database.schema import batches
from rekje.storage.database.store import Database

KINDS = (
    Wish("scrabble", "en"),
    Wish("woordenspel", "nl"),
    Wish("koning", "nl"),
    Wish("letter", "de", {"knock_window": 0}),
    Wish("scrabble", "fr", computer=True),
    Wish("koning", "en", computer=True),
)
HURRIED = Wish("scrabble", "nl", {"clock": "turn:5"}, idle=True)
TURN, SOONEST = 5_000, 4_900
"""The ms that a turn has there, and the ms after which time runs out again at the soonest."""
EVERY_HURRIED = 15
"""One of so many tables is one at which time runs out."""
STOPPED, CUT = 20.0, 6.0


class Fault(NamedTuple):
    """Something that breaks: its kind, when it began, since when tables could be served again by any process, and when
    all was as before."""

    kind: str
    began: float
    mended: float
    ended: float


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


async def restart_in_turn(site: Site, notice: float) -> list[float]:
    """A rolling restart, as `deploy/several/restart.sh` does it. Returns how long each process took to leave (s)."""
    took = []
    for one in site.served:
        began = time.monotonic()
        await asyncio.to_thread(one.end)
        took.append(round(time.monotonic() - began, 2))
        one.begin()
        await asyncio.to_thread(one.wait)
        # The proxy has to know that this one is back before the next one goes.
        await asyncio.sleep(notice)
    return took


def timeouts(events: Sequence[Any]) -> list[int]:
    """The moments (ms) between which time ran out at a table at which nobody plays."""
    return [event.ms for event in events if isinstance(event, Passed) and event.timed_out]


def wrong(database: Database, tables: Sequence[Table]) -> tuple[list[str], list[float]]:
    """What isn't as it must be; and by how much turns lasted longer than their time (s)."""
    found, late = [], []
    with database.connect() as connection:
        of_command = batches.c.table, batches.c.receipt
        twice = sa.select(*of_command).where(batches.c.receipt.is_not(None)).group_by(*of_command)
        found += [f"{one.table}: {one.receipt} is stored twice" for one in
                  connection.execute(twice.having(sa.func.count() > 1))]  # fmt: skip
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
            if seat.state is None:
                continue
            then = replay(log.events[: seat.version])
            if (seat.state.board, _scores(seat.state)) != (then.board, _scores(then)):
                found.append(f"{table.name}: seat {seat.number} saw something else at version {seat.version}")
        if table.wish.idle:
            lasted = [after - before for before, after in pairwise(timeouts(log.events))]
            late += [(one - TURN) / 1000 for one in lasted]
            if any(one < SOONEST for one in lasted):
                found.append(f"{table.name}: time ran out twice in one turn: {lasted}")
    return found, late


def _scores(state: Any) -> list[int]:
    return [seat.score for seat in state.seats]


def waits(tables: Sequence[Table], faults: Sequence[Fault]) -> dict[str, Any]:
    """How long people waited in each kind of trouble, from when they wanted to move, and it was no longer everybody's
    trouble, to the acknowledgement: all turns, and at each table the longest of each trouble."""
    turns: dict[str, list[float]] = {}
    longest: dict[tuple[str, int, int], float] = {}
    stories: dict[str, list[tuple[float, list[str]]]] = {}
    for seat, table in enumerate(tables):
        for told in table.told:
            for number, fault in enumerate(faults):
                if told.came >= fault.began and told.wanted <= fault.ended:
                    wait = told.came - max(told.wanted, min(fault.mended, told.came))
                    turns.setdefault(fault.kind, []).append(wait)
                    key = fault.kind, number, seat
                    longest[key] = max(wait, longest.get(key, 0.0))
                    story = [f"{fault.began:.2f} {fault.kind}", f"{told.wanted:.2f} wanted", f"{told.sent:.2f} sent"]
                    stories.setdefault(fault.kind, []).append((wait, [*story, *told.story]))
    of_tables = {kind: [wait for (of, _, _), wait in longest.items() if of == kind] for kind in turns}
    return {
        **{f"turns at {kind}": percentiles(all_) | {"turns": len(all_)} for kind, all_ in turns.items()},
        **{f"tables at {kind}": percentiles(all_) | {"tables": len(all_)} for kind, all_ in of_tables.items()},
        "the longest": {
            kind: [
                {"seconds": round(wait, 2), "story": story} for wait, story in sorted(all_, key=lambda one: -one[0])[:3]
            ]
            for kind, all_ in stories.items()
        },
    }


def spent(site: Site) -> float:
    """The seconds that the servers have computed."""
    return sum(cpu(one.pid) for one in site.served)


async def quiet(site: Site, crowd: Crowd, seconds: float) -> dict[str, Any]:
    """Let them play without trouble; how long acknowledgements took."""
    since, used = time.monotonic(), spent(site)
    await asyncio.sleep(seconds)
    took, used = time.monotonic() - since, spent(site) - used
    told = [one for table in crowd.tables for one in table.told if one.sent >= since]
    return {
        "seconds": round(took, 1),
        "acknowledged_per_second": round(len(told) / took, 1),
        "from command to acknowledgement": percentiles([one.came - one.sent for one in told]),
        "servers_cpu": round(used / took, 2),
        "load_average": os.getloadavg()[0],
    }


async def living(site: Site, asked: argparse.Namespace, crowd: Crowd) -> list[asyncio.Task[None]]:
    """Everybody comes, and plays the first turns, in which word lists are opened here and there."""
    wishes = [HURRIED if n % EVERY_HURRIED == 7 else KINDS[n % len(KINDS)] for n in range(asked.tables)]
    playing = await crowd.move_in(wishes)
    await asyncio.sleep(4 * asked.every)
    # Times are the servers'. A search for lost objects on this side would be counted to them.
    gc.freeze()
    gc.disable()
    return playing


async def leaving(crowd: Crowd, playing: Sequence[asyncio.Task[None]]) -> None:
    """Everybody goes."""
    crowd.broken += [repr(task.exception()) for task in playing if task.done() and task.exception()]
    gc.enable()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def beside(site: Site, asked: argparse.Namespace) -> dict[str, Any]:
    """One process on SQLite, without trouble."""
    crowd = Crowd(site.url, asked.every)
    playing = await living(site, asked, crowd)
    result = await quiet(site, crowd, asked.seconds)
    await leaving(crowd, playing)
    return result


async def campaign(site: Site, asked: argparse.Namespace) -> tuple[dict[str, Any], Crowd]:
    """Let them play, break things, mend them, restart; what was measured, and who played."""
    crowd = Crowd(site.url, asked.every)
    playing = await living(site, asked, crowd)
    result: dict[str, Any] = {"without trouble": await quiet(site, crowd, asked.seconds)} if asked.seconds else {}
    trouble = Trouble(site, asked.counts, asked.pause, asked.seed, asked.stopped)
    since = time.monotonic()
    await trouble.run()
    result["faults"], result["seconds_of_faults"] = trouble.kinds, round(time.monotonic() - since, 1)
    before, restarted = len(crowd.refusals), time.monotonic()
    result["seconds to leave"] = await restart_in_turn(site, asked.notice)
    await asyncio.sleep(2 * asked.every)
    trouble.faults.append(Fault("restarts in turn", restarted, restarted, time.monotonic()))
    await leaving(crowd, playing)
    told: list[Told] = [one for table in crowd.tables for one in table.told]
    result |= {
        "games": len(crowd.tables),
        "acknowledged": len(told),
        **waits(crowd.tables, trouble.faults),
        "connections lost": crowd.lost,
        "histories looked up": crowd.looked_up,
        "refused": _counted(crowd.refusals[:before]),
        "refused in the rolling restart": crowd.refusals[before:],
        "broken": crowd.broken,
        "load_average": os.getloadavg()[0],
    }
    return result, crowd


def _counted(refusals: Sequence[str]) -> dict[str, int]:
    why = [one.partition(": ")[2] for one in refusals]
    return {one: why.count(one) for one in sorted(set(why))}


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    """Start everything, let it run, look at what is stored."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves at a table, on average")
    parser.add_argument("--faults", choices=("all", "few", "none"), default="all")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="how long it runs without faults; 0: not beside SQLite"
    )
    parser.add_argument(
        "--front", choices=("haproxy", "caddy"), default="haproxy", help="the proxy before the processes"
    )
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    faults = {"all": (10, 5, 3, 3), "few": (1, 1, 1, 1), "none": (0, 0, 0, 0)}[asked.faults]
    asked.counts = dict(zip(("killed", "stopped", "database", "cut"), faults, strict=True))
    asked.pause, asked.stopped, asked.notice = (8.0, STOPPED, 3.0) if asked.faults == "all" else (1.0, 4.0, 2.0)
    result: dict[str, Any] = {"tables": asked.tables, "processes": asked.processes, "front": asked.front}
    if asked.seconds:
        with tempfile.TemporaryDirectory() as folder:
            site = Site(Path(folder), 1, asked.front, sqlite=True)
            try:
                result["one process on SQLite"] = asyncio.run(beside(site, asked))
            finally:
                site.close()
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), asked.processes, asked.front, sqlite=False)
        try:
            more, crowd = asyncio.run(campaign(site, asked))
            site.end_processes()
            database = site.database()
            result |= more
            result["wrong"], late = wrong(database, crowd.tables)
            database.close()
        finally:
            site.close()
    result["turns whose time ran out"] = len(late)
    result["time ran out later by"] = percentiles(late) if late else {}
    return result


if __name__ == "__main__":
    told = main()
    print(json.dumps(told, indent=1, ensure_ascii=False))
    sys.exit(bool(told["wrong"] or told["broken"] or told["refused in the rolling restart"]))
