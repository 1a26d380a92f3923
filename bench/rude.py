"""An attack on `rekje serve` over loopback, and what everybody else feels of it.

    python bench/rude.py --kind previews --sockets 8 --seconds 20

Rude browsers have tables of their own and send the worst messages we know, each as fast as it is answered; meanwhile
one polite pair plays at another table, and somebody asks ``/healthz`` ten times a second. Prints JSON: how long the
polite waited (ms), and what became of the attack. ``--kind`` is one of `KINDS`, or ``all`` (every socket another one).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rekje.bootstrap import knowledge_for, open_words
from rekje.cli.serve import free_port
from rekje.model.families import AnyEvent
from rekje.players import get_player
from rekje.players.match import due
from rekje.referee import evolve, replay, view

_events = msgspec.json.Decoder(list[AnyEvent])
WAIT = 60
POLITE = "127.0.0.2"
"""Where the polite are at home: what the address of the rude uses up, theirs still has."""


class Felt:
    """Waiting times by what was waited for, and what came back."""

    def __init__(self) -> None:
        self.waits: dict[str, list[float]] = {}
        self.answers: Counter[str] = Counter()
        self.over = False

    async def timed(self, what: str, work: Awaitable[Any]) -> Any:
        """Wait for something, and note how long."""
        began = time.perf_counter()
        try:
            return await asyncio.wait_for(work, WAIT)
        except TimeoutError:
            self.answers[f"{what} not within {WAIT} s"] += 1
            self.over = True
        finally:
            self.waits.setdefault(what, []).append((time.perf_counter() - began) * 1000)

    def told(self) -> dict[str, Any]:
        """Half of them, 99 of 100, and the longest, in ms."""
        found = {}
        for what, waits in self.waits.items():
            ordered = sorted(waits)
            at = {"p50": len(ordered) // 2, "p99": int(len(ordered) * 0.99), "max": len(ordered) - 1}
            found[what] = {"count": len(ordered), **{name: round(ordered[place], 1) for name, place in at.items()}}
        return {**found, "answers": dict(self.answers)}


class Wire:
    """A socket of somebody who holds all seats of a table."""

    def __init__(self, url: str, felt: Felt, source: str = "127.0.0.1") -> None:
        """``source``: the address to come from."""
        self.url = url
        self.felt = felt
        self.source = source
        transport = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=WAIT, transport=transport)
        self.ids = count(1)
        self.socket: ClientConnection
        self.view: dict[str, Any] = {}
        self.table = ""

    async def sit(self, game: str, edition: str, **more: Any) -> None:
        """A new table, and a socket there."""
        wish = {"game": game, "edition": edition, "seats": [{"kind": "me"}, {"kind": "here"}], **more}
        answer = await self.http.post("/api/tables", content=json.dumps(wish))
        answer.raise_for_status()
        self.table = answer.json()["table"]
        await self.open()

    async def open(self) -> None:
        """A socket at the table."""
        cookie = f"rekje={self.http.cookies['rekje']}"
        at = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        headers = {"cookie": cookie}
        self.socket = await connect(
            at, origin=self.url, additional_headers=headers, compression=None, max_size=None,  # type: ignore[arg-type]
            local_addr=(self.source, 0),
        )  # fmt: skip
        await self.socket.send(json.dumps({"type": "hello"}))
        await self.get("snapshot")

    async def get(self, *kinds: str, id: str | None = None) -> dict[str, Any]:
        """The next message of these kinds."""
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message["type"] in ("snapshot", "events"):
                self.view = message["view"]
            if message["type"] in kinds and (id is None or message.get("id") == id):
                return message

    async def ask(self, kind: str, **command: Any) -> dict[str, Any]:
        """Send a command or ask for a preview."""
        name = f"m{next(self.ids)}"
        await self.socket.send(json.dumps({"type": kind, "id": name, "command": command}))
        answer = await self.get("ack", "refused", "error", "preview", id=name)
        self.felt.answers[f"{kind}: {answer['type']} {answer.get('code', '')}".strip()] += 1
        return answer


async def crowded(rude: Wire) -> tuple[int, str]:
    """A table of Koning at which every word counts, with some tiles on it; who is on turn, and common letters."""
    await rude.sit("koning", "nl", lexicon="any")
    for seat in (0, 1):
        tiles = [tile for tile in rude.view["seats"][seat]["rack"] if tile.isalpha()]
        await rude.ask("command", do="open", seat=seat, words={str(seat): "".join(dict.fromkeys(tiles))[:9]})
    await asyncio.sleep(0.2)
    await rude.socket.send(json.dumps({"type": "hello"}))
    await rude.get("snapshot")
    for _ in range(5):
        turn = rude.view["turn"]["seat"]
        tiles = [tile for tile in rude.view["seats"][turn]["rack"] if tile.isalpha()]
        lies = [tile for tile in rude.view["board"].values() if tile.isalpha()]
        await rude.ask("command", do="play", seat=turn, word=(lies[0] + "".join(dict.fromkeys(tiles)))[:5])
        await rude.socket.send(json.dumps({"type": "hello"}))
        await rude.get("snapshot")
        if rude.view["outcome"]:
            break
    seat = rude.view["turn"]["seat"]
    there = Counter([*rude.view["board"].values(), *rude.view["seats"][seat]["rack"] * 2])
    letters = [tile for tile, _ in there.most_common() if tile.isalpha() and len(tile) == 1][:4]
    return seat, "".join(letters)


def long_word(letters: str, length: int, turn: int) -> str:
    """A word of those letters, no two alike side by side, another one each turn."""
    word = ""
    for place in range(length):
        word += next(
            one for one in (letters[(place * 7 + turn + n) % len(letters)] for n in range(4)) if one != word[-1:]
        )
    return word


async def rude_walks(rude: Wire, kind: str) -> None:
    """Long words of the commonest letters, as previews or as commands."""
    seat, letters = await crowded(rude)
    for turn in count():
        length = (16, 24, 32, 48)[turn % 4]
        await rude.ask(kind, do="play", seat=seat, word=long_word(letters, length, turn))


async def rude_tilings(rude: Wire) -> None:
    """A word that could be laid in 2ⁿ ways."""
    await rude.sit("scrabble", "nl-ij")
    for _ in count():
        await rude.ask("preview", do="play", seat=0, at="8H", word="IJ" * 18)
        await rude.ask("preview", do="play", seat=0, word="IJ" * 18)


async def rude_words(rude: Wire) -> None:
    """As many words to name as a message holds."""
    await rude.sit("letter", "en", lexicon="any")
    words = [a + b for a in "EATONRIS" for b in "EATONRIS"] * 40
    for turn in count():
        do = ("claim", "knock", "place")[turn % 3]
        await rude.ask("preview", do=do, seat=turn % 2, words=words)


async def rude_books(rude: Wire) -> None:
    """A scorekeeper's book, filled and corrected from its first line on again and again."""
    wish = {
        "game": "koning",
        "edition": "nl",
        "seats": [{"kind": "me"}, {"kind": "here"}],
        "kept": True,
        "lexicon": "any",
    }
    answer = await rude.http.post("/api/tables", content=json.dumps(wish))
    answer.raise_for_status()
    table = answer.json()["table"]
    move = {"do": "play", "seat": 0, "word": "ENATENATENATENATENAT"}
    for turn in count():
        put = [{"id": f"l{turn}-{n}", "move": {**move, "seat": n % 2}} for n in range(50)]
        body = {"id": f"c{turn}", "put": put, "anyhow": True, "trial": bool(turn % 2)}
        done = await rude.http.post(f"/api/tables/{table}/book", content=json.dumps(body))
        rude.felt.answers[f"book {done.status_code}"] += 1
        if done.status_code == 429:
            await asyncio.sleep(0.1)


KINDS: dict[str, Callable[[Wire], Awaitable[None]]] = {
    "previews": lambda rude: rude_walks(rude, "preview"),
    "commands": lambda rude: rude_walks(rude, "command"),
    "tilings": rude_tilings,
    "words": rude_words,
    "books": rude_books,
}


async def attack(url: str, kind: str, felt: Felt) -> None:
    """One rude socket, that comes back whenever it is shown out."""
    while not felt.over:
        with suppress(WebSocketException, httpx.HTTPError, OSError):
            await KINDS[kind](Wire(url, felt))
        felt.answers["shown out"] += 1
        await asyncio.sleep(0.2)


async def moved(polite: Wire, text: str) -> dict[str, Any]:
    """Send a command, until its events come."""
    await polite.socket.send(text)
    return await polite.get("events")


async def play(url: str, felt: Felt) -> None:
    """Two polite players at one table, a move each quarter of a second."""
    while not felt.over:
        polite = Wire(url, Felt(), POLITE)
        await polite.sit("scrabble", "en")
        history = (await polite.http.get(f"/api/tables/{polite.table}/history")).json()
        events = [event for step in history["steps"] for event in _events.decode(json.dumps(step["events"]))]
        state = replay(events)
        config = state.config
        knowledge = knowledge_for(open_words(config.lexicon, config.edition, config.options), config)
        while not felt.over and (seat := due(state)) is not None:
            command = get_player("greedy").choose(view(state, seat), seat, knowledge)
            name = f"p{next(polite.ids)}"
            body = {"type": "command", "id": name, "command": msgspec.to_builtins(command)}
            told = await felt.timed("moves", moved(polite, json.dumps(body)))
            if told is None:
                return
            state = evolve(state, *_events.decode(json.dumps(told["events"])))
            await felt.timed("previews", polite.ask("preview", do="play", seat=seat, at="8H", word="AT"))
            await asyncio.sleep(0.25)


async def look(url: str, felt: Felt) -> None:
    """Whether the server is well, ten times a second, each time over a new connection."""
    while not felt.over:
        transport = httpx.AsyncHTTPTransport(local_address=POLITE)
        async with httpx.AsyncClient(base_url=url, timeout=WAIT, transport=transport) as http:
            answer = await felt.timed("healthz", http.get("/healthz"))
            if answer is not None and answer.status_code != 200:
                felt.answers[f"healthz {answer.status_code}"] += 1
        await asyncio.sleep(0.1)


async def last(felt: Felt, seconds: float, tasks: list[asyncio.Task[None]]) -> None:
    """Let it all go on for so long, or until somebody has waited in vain."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not felt.over:
        await asyncio.sleep(0.1)
    felt.over = True
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def be_rude(asked: argparse.Namespace) -> None:
    """The attack, in a process of its own; prints what came back."""
    felt = Felt()
    kinds = list(KINDS) if asked.kind == "all" else [asked.kind]
    rude = [asyncio.create_task(attack(asked.at, kinds[n % len(kinds)], felt)) for n in range(asked.sockets)]
    await last(felt, asked.seconds, rude)
    print(json.dumps(felt.answers))


async def measure(asked: argparse.Namespace, url: str) -> dict[str, Any]:
    """What is felt of an attack that begins a while after the polite have begun, and ends with them."""
    felt = Felt()
    polite = [asyncio.create_task(play(url, felt)), asyncio.create_task(look(url, felt))]
    await asyncio.sleep(4)
    felt.waits.clear()
    options = ["--kind", asked.kind, "--sockets", str(asked.sockets), "--seconds", str(asked.seconds)]
    rude = subprocess.Popen([sys.executable, __file__, *options, "--at", url], stdout=subprocess.PIPE, text=True)
    await last(felt, asked.seconds, polite)
    told, _ = await asyncio.to_thread(rude.communicate)
    return {**felt.told(), "attack": json.loads(told)}


def memory(pid: int) -> float:
    """The MB of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 1e6


async def begin(asked: argparse.Namespace) -> None:
    """Start the server, attack it, and say what was felt."""
    port = free_port("127.0.0.1", 0)
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        code = f"from rekje.cli import main; main(['serve', '--port', '{port}', '--data', {folder!r}])"
        server = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            async with httpx.AsyncClient(base_url=url) as http:
                for _ in range(600):
                    with suppress(httpx.HTTPError):
                        await http.get("/healthz")
                        break
                    await asyncio.sleep(0.1)
            told = await measure(asked, url)
            print(json.dumps({"kind": asked.kind, "sockets": asked.sockets, **told, "mb": round(memory(server.pid))}))
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", default="all", choices=[*KINDS, "all"])
    parser.add_argument("--sockets", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--at", help="only attack the server at this address")
    asked = parser.parse_args()
    asyncio.run(be_rude(asked) if asked.at else begin(asked))


if __name__ == "__main__":
    main()
