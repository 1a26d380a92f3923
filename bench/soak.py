"""An hour of rude and polite guests together at `rekje serve`, over loopback: a line of JSON a minute, then a sum.

    python bench/soak.py --minutes 60 --tables 24

The polite play all four games to their ends, table after table; measured is how long a move takes to the other seat.
The rude come from other addresses and do, now this, now that, what `KINDS` and `bench/rude.py` hold. At the end every
table that is still on is compared with what its players know of it, and `rekje doctor` looks at the folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import rude
import serve
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GAMES = (("scrabble", "en"), ("koning", "nl"), ("woordenspel", "nl"), ("letter", "de"))
BURST, REST = 20.0, 40.0
PASSES = (WebSocketException, httpx.HTTPError, OSError, TimeoutError, asyncio.IncompleteReadError)
Guest = rude.Wire


# The rude


async def strangers(guest: Guest) -> None:
    """Ask for what isn't theirs: another table's seats, links, log and rack; guess tokens, codes and cookies."""
    await guest.sit("scrabble", "en")
    mine, other = guest.table, Guest(guest.url, guest.felt, guest.source)
    await other.sit("scrabble", "en", seats=[{"kind": "me"}, {"kind": "friend"}])
    other.http.cookies.clear()
    for turn in range(10_000):
        path = ("links", "seats/0", "seats/1/device", "chat", "rematch", "book")[turn % 6]
        bodies = {"links": {"seat": 0}, "seats/0": {"player": "novice"}, "chat": {"on": False}}
        await tell(guest, "POST", f"/api/tables/{other.table}/{path}", bodies.get(path, {}))
        await tell(guest, "GET", f"/api/tables/{other.table}/{('history', 'record', 'log', 'sheet')[turn % 4]}")
        await tell(other, "POST", "/api/join", {"token": f"{turn:043}"})
        await tell(other, "POST", "/api/devices", {"table": mine, "code": f"{random.randrange(10**6):06}"})
        other.http.cookies.set("rekje", "a" * (turn % 50))
        await tell(other, "GET", "/api/tables")
        await asyncio.sleep(0.05)


async def tell(guest: Guest, method: str, path: str, body: Any = None, **more: Any) -> None:
    """A request, and with what it was answered."""
    content = None if body is None else json.dumps(body)
    answer = await guest.http.request(method, path, content=content, **more)
    guest.felt.answers[f"{answer.status_code}"] += 1


async def hostile(guest: Guest) -> None:
    """Requests that are none."""
    odd: tuple[dict[str, str], ...] = (
        {"origin": "http://["}, {"host": "evil.example"}, {"origin": "null"}, {"cookie": "rekje=" + "x" * 4000},
        {"accept-language": "," * 3000}, {"if-none-match": "*" * 2000}, {"content-type": "text/plain; charset=\x7f"},
    )  # fmt: skip
    paths = (
        "/api/tables",
        "/..%2f..%2fetc%2fpasswd",
        "/%00",
        "/api/tables/" + "n" * 3000,
        "/locale/nl.ftl?areas=" + "web," * 400,
    )
    for turn in range(10_000):
        await tell(guest, "GET", paths[turn % len(paths)], headers=odd[turn % len(odd)])
        body = ("{", "[" * 30_000, '{"game":' + "9" * 40_000 + "}", '{"seats":' + '[{"kind":"me"},' * 3000)[turn % 4]
        answer = await guest.http.post("/api/tables", content=body)
        guest.felt.answers[f"{answer.status_code}"] += 1
        await asyncio.sleep(0.05)


async def idlers(guest: Guest) -> None:
    """Connections that never say anything, or never say all of it."""
    host, port = guest.url.removeprefix("http://").split(":")
    held = []
    for turn in range(200):
        with suppress(*PASSES):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(guest.source, 0))
            writer.write(
                (b"", b"GET / HTTP/1.1\r\n", b"POST /api/join HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n")[
                    turn % 3
                ]
            )
            held.append(writer)
            guest.felt.answers["idle"] += 1
        await asyncio.sleep(0.05)
    for writer in held:
        writer.close()


async def slow_readers(guest: Guest) -> None:
    """Watchers who ask for everything again and again and read nothing."""
    await guest.sit("scrabble", "en")
    await guest.socket.close()
    cookie = f"rekje={guest.http.cookies['rekje']}"
    at = f"{guest.url.replace('http', 'ws')}/api/tables/{guest.table}/live"
    held = []
    for _ in range(30):
        with suppress(*PASSES):
            socket = await connect(
                at, origin=guest.url, additional_headers={"cookie": cookie}, compression=None, max_queue=1,  # type: ignore[arg-type]
                local_addr=(guest.source, 0), ping_interval=None,
            )  # fmt: skip
            held.append(socket)
    for _ in range(200):
        for socket in held:
            with suppress(*PASSES):
                await asyncio.wait_for(socket.send(json.dumps({"type": "hello"})), 1)
                guest.felt.answers["unread"] += 1
        await asyncio.sleep(0.1)


async def storms(guest: Guest) -> None:
    """Come and go, with and without a hello, with rubbish and with too much."""
    await guest.sit("letter", "en")
    table = guest.table
    for turn in range(10_000):
        with suppress(*PASSES):
            await guest.socket.send(
                ("{", "\0" * 1000, b"\xff", "[]", '{"type":"hello","seat":99}', '{"type":"chat","text":"x"}')[turn % 6]
            )
            if turn % 3 == 0:
                await guest.socket.send("x" * 40_000)
            await guest.socket.close()
        guest.table = table
        await guest.open()
        guest.felt.answers["came back"] += 1
        await asyncio.sleep(0.05)


async def makers(guest: Guest) -> None:
    """Make tables without end, sit at them without a cookie, and be forgotten."""
    for _ in range(10_000):
        wish = {"game": "koning", "edition": "de", "seats": [{"kind": "me"}, {"kind": "friend"}]}
        answer = await guest.http.post("/api/tables", content=json.dumps(wish))
        guest.felt.answers[f"{answer.status_code}"] += 1
        if answer.is_success:
            token = answer.json()["links"][-1]["url"].partition("#")[2]
            for _ in range(20):
                guest.http.cookies.clear()
                await tell(guest, "POST", "/api/join", {"token": token})
            await tell(guest, "DELETE", "/api/me")
        await asyncio.sleep(0.05)


KINDS: dict[str, Callable[[Guest], Awaitable[None]]] = {
    **rude.KINDS, "strangers": strangers, "hostile": hostile, "idlers": idlers, "slow readers": slow_readers,
    "storms": storms, "makers": makers,
}  # fmt: skip


async def misbehave(url: str, kind: str, source: str, felt: rude.Felt) -> None:
    """One kind of rudeness, in bursts."""
    await asyncio.sleep(random.random() * REST)
    while True:
        with suppress(*PASSES, KeyError):
            await asyncio.wait_for(KINDS[kind](Guest(url, felt, source)), BURST)
        felt.answers[f"bursts of {kind}"] += 1
        await asyncio.sleep(REST)


async def be_rude(url: str) -> None:
    """All kinds, each from an address of its own, until this process is ended."""
    felt = rude.Felt()
    work = [misbehave(url, kind, f"127.0.0.{100 + place}", felt) for place, kind in enumerate(KINDS)]
    running = asyncio.gather(*work)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running
    print(json.dumps(felt.answers))


# The polite


def polite_load(url: str, game: str, edition: str, every: float) -> serve.Load:
    """What one game's polite tables measure."""
    load = serve.Load(argparse.Namespace(game=game, edition=edition, player="greedy", every=every))
    load.url, load.port, load.measuring = url, int(url.rpartition(":")[2]), True
    return load


class Playing:
    """The polite tables: how long their moves take, how many games have ended, what didn't fit."""

    def __init__(self, url: str, every: float) -> None:
        self.loads = [polite_load(url, game, edition, every) for game, edition in GAMES]
        self.ended: Counter[str] = Counter()
        self.harmed: list[str] = []

    async def play(self, place: int) -> None:
        """Game after game at one place."""
        load = self.loads[place % len(self.loads)]
        await asyncio.sleep(place * 0.2)
        while True:
            table = await serve.open_table(load)
            readers = [asyncio.create_task(seat.read()) for seat in table.seats]
            try:
                await table.play()
                await self.compare(load, table)
                self.ended[load.asked.game] += 1
            except PASSES as error:
                self.harmed.append(f"{load.asked.game}: {type(error).__name__}")
            finally:
                for reader in readers:
                    reader.cancel()
                for seat in table.seats:
                    await seat.socket.close()

    async def compare(self, load: serve.Load, table: serve.LoadTable) -> None:
        """What the server has of a table, beside what its players know."""
        cookie = (
            {"cookie": str(table.seats[0].socket.request.headers["cookie"])} if table.seats[0].socket.request else {}
        )
        history = (await load.homes[0][1].get(f"/api/tables/{table.name}/history", headers=cookie)).json()
        shown, known = history["steps"][-1]["view"], table.seats[0].state
        if [seat["score"] for seat in shown["seats"]] != [seat.score for seat in known.seats]:
            self.harmed.append(f"{table.name}: other scores")
        if shown["version"] < known.version:
            self.harmed.append(f"{table.name}: {known.version - shown['version']} events lost")

    def latencies(self) -> list[float]:
        """Those since the last time that this was asked."""
        found = [one for load in self.loads for one in load.latencies]
        for load in self.loads:
            load.latencies = []
        return found


async def health(url: str, waits: list[float], answers: Counter[int]) -> None:
    """Whether the server is well, each half second, over a new connection."""
    one_each = httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(base_url=url, timeout=10, limits=one_each) as http:
        while True:
            began = time.perf_counter()
            try:
                answers[(await http.get("/healthz")).status_code] += 1
            except httpx.HTTPError:
                answers[0] += 1
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.5)


def megabytes(pid: int) -> dict[str, float]:
    """The memory of the server, and of the processes it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {"server": rude.memory(pid), "beside": sum(rude.memory(int(child)) for child in children)}


async def soak(asked: argparse.Namespace, url: str, pid: int) -> dict[str, Any]:
    """Let it all go on, telling each minute; the sum."""
    async with AsyncExitStack() as stack:
        return await _soak(asked, url, pid, stack)


async def _soak(asked: argparse.Namespace, url: str, pid: int, stack: AsyncExitStack) -> dict[str, Any]:
    playing = Playing(url, asked.every)
    for load in playing.loads:
        await serve.move_in(load, stack)
    waits: list[float] = []
    answers: Counter[int] = Counter()
    work = [asyncio.create_task(playing.play(place)) for place in range(asked.tables)]
    work.append(asyncio.create_task(health(url, waits, answers)))
    every: list[float] = []
    course: list[dict[str, Any]] = []
    for minute in range(1, asked.minutes + 1):
        await asyncio.sleep(60)
        found = playing.latencies()
        every += found
        told = {"minute": minute, "moves": len(found), **serve.percentiles(found or [0.0]), **megabytes(pid)}
        told["load"] = os.getloadavg()[0]
        course.append(told)
        print(json.dumps(told), flush=True)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        counters = (await http.get("/metrics")).text
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return {
        "minutes": asked.minutes, "tables": asked.tables, "moves": len(every), **serve.percentiles(every),
        "healthz": serve.percentiles(waits), "healthz_answers": answers, "games": playing.ended,
        "harmed": playing.harmed,
        "mb": [course[0]["server"], course[len(course) // 2]["server"], course[-1]["server"]],
        "counters": [line for line in counters.splitlines() if not line.startswith("#")],
    }  # fmt: skip


def run(asked: argparse.Namespace) -> None:
    """A server of its own, the rude, the polite; then what is left of it all."""
    port = serve.free_port("127.0.0.1", 0)
    url = f"http://127.0.0.1:{port}"
    start = "import sys; from rekje.cli import main; main(sys.argv[1:])"
    with tempfile.TemporaryDirectory() as folder, open(asked.log, "wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-c", start, "serve", "--port", str(port), "--data", folder], stdout=log, stderr=log
        )
        others = SimpleNamespace(stdout=None)
        try:
            while not serve.up(url):
                time.sleep(0.1)
            others = subprocess.Popen([sys.executable, __file__, "--rude", url], stdout=subprocess.PIPE, text=True)
            told = asyncio.run(soak(asked, url, server.pid))
            others.send_signal(signal.SIGTERM)
            told["rude"] = json.loads(others.communicate(timeout=60)[0])
        finally:
            server.send_signal(signal.SIGTERM)
            told_end = server.wait(30)
        doctor = subprocess.run(
            [sys.executable, "-c", start, "doctor", "--data", folder, "--json"], capture_output=True, text=True
        )
        failed = [line for line in Path(asked.log).read_text().splitlines() if '"level":"error"' in line]
        size = sum(file.stat().st_size for file in Path(folder).iterdir())
    told |= {"ended_with": told_end, "doctor": doctor.returncode, "errors_logged": len(failed), "mb_stored": size / 1e6}
    print(json.dumps(told, indent=1))


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--tables", type=int, default=24, help="polite tables")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves at a table, on average")
    parser.add_argument("--log", default=os.devnull, help="the server's log")
    parser.add_argument("--rude", metavar="URL", help="only be rude to the server at this address")
    asked = parser.parse_args()
    if asked.rude:
        asyncio.run(be_rude(asked.rude))
    else:
        run(asked)


if __name__ == "__main__":
    main()
