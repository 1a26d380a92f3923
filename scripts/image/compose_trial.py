"""Try `deploy/several/compose.yaml` without a container engine, as root, with buildah.

    python scripts/image/compose_trial.py

The image is that of `make image EXTRA=postgres`. PostgreSQL and Caddy come from the images that the compose file names,
or, where no registry of images can be reached, from images made here from Debian's packages (`--own`). People play
through the proxy; each server is replaced while they do; a server's network cable is pulled. Nothing of it touches this
machine's network.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import ssl
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from services import OWN, PATIENCE, Service, compose, make_own, run, until
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

INSIDE = "REKJE_TRIAL"
CUT = 8.0
SITE, PASSWORD = "localhost", "sesame4711"
"""The proxy makes a certificate for this name itself."""


class Person:
    """Plays game after game against a computer player, by a socket that comes back as the page's does. ``waits`` are
    the seconds from one acknowledgement to the next, so the computer player's turn is in them."""

    def __init__(self, url: str) -> None:
        self.url, self.waits = url, list[float]()
        self._trust = ssl.create_default_context()
        self._trust.check_hostname, self._trust.verify_mode = False, ssl.CERT_NONE
        self._socket: ClientConnection | None = None
        self.view: dict[str, Any] = {}

    async def sit(self) -> None:
        """Make a table."""
        async with httpx.AsyncClient(verify=self._trust, headers={"origin": self.url}, timeout=10) as client:
            page = await client.get(self.url)
            assert "/assets/" in page.text, page.text
            assert (await client.get(f"{self.url}/metrics")).status_code == 404
            seats = [{"kind": "me"}, {"kind": "computer", "player": "novice"}]
            made = await client.post(
                f"{self.url}/api/tables", json={"game": "scrabble", "edition": "en", "seats": seats}
            )
            made.raise_for_status()
        self._table, self._cookie = made.json()["table"], f"rekje={made.cookies['rekje']}"
        self.view = {}
        await self._lose()

    async def play(self, moves: int) -> None:
        """Pass so many times, each as soon as the computer player has answered."""
        for number in range(moves):
            began = time.monotonic()
            async with asyncio.timeout(PATIENCE):
                while not self.view or self.view["turn"]["seat"] != 0:
                    await self._hear()
            if self.view.get("outcome"):
                return
            command = {"type": "command", "id": f"n{len(self.waits)}-{number}", "command": {"do": "pass", "seat": 0}}
            async with asyncio.timeout(PATIENCE):
                await self._ask(command)
            self.waits.append(time.monotonic() - began)

    async def _ask(self, command: dict[str, Any]) -> None:
        while True:
            try:
                socket = await self._connected()
                await socket.send(json.dumps(command))
                while (answer := await self._hear()).get("id") != command["id"]:
                    pass
                assert answer["type"] == "ack", answer
                return
            except (OSError, TimeoutError, WebSocketException):
                await self._lose()

    async def _hear(self) -> dict[str, Any]:
        while True:
            try:
                socket = await self._connected()
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 3))
            except (OSError, TimeoutError, WebSocketException):
                await self._lose()
                continue
            if message["type"] in ("snapshot", "events") and message["view"]:
                self.view = message["view"]
            return message

    async def _lose(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()
        self._socket = None
        await asyncio.sleep(0.3)

    async def leave(self) -> None:
        """Close the page."""
        if self._socket is not None:
            await self._socket.close()
        self._socket = None

    async def _connected(self) -> ClientConnection:
        if self._socket is None:
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self._table}/live"
            self._socket = await connect(
                address, ssl=self._trust, additional_headers={"cookie": self._cookie, "origin": self.url},
                ping_interval=None, open_timeout=3,
            )  # fmt: skip
            await self._socket.send('{"type": "hello", "seat": 0}')
        return self._socket


def say(text: str) -> None:
    print(text, flush=True)


async def trial(services: Mapping[str, Service]) -> None:
    """What is tried once all services run."""
    person = Person(f"https://{SITE}")
    await person.sit()
    await person.play(3)
    say(f"Three moves were played through the proxy and answered, each within {max(person.waits):.1f} s.")
    await person.leave()
    thought = [counted(services[name], "rekje_computer_moves_total") for name in ("serve1", "serve2")]
    say(f"Of the computer player's moves the servers made {sum(thought):.0f}; the rest is the thinking process's.")

    async def meanwhile(what: Callable[[], Any]) -> tuple[Any, float]:
        people = [Person(person.url) for _ in range(4)]
        for one in people:
            await one.sit()
            await one.play(1)
        doing = asyncio.create_task(asyncio.to_thread(what))

        async def play_on(one: Person) -> None:
            while not doing.done():
                if one.view.get("outcome"):
                    await one.sit()
                await one.play(1)

        await asyncio.gather(*map(play_on, people))
        for one in people:
            await one.leave()
        return await doing, max(wait for one in people for wait in one.waits)

    for name in ("serve1", "serve2"):
        (status, took), longest = await meanwhile(partial(replaced, services[name]))
        say(f"{name} was replaced in {took:.1f} s (exit status {status}); no move was refused meanwhile,")
        say(f"    from one move to the next it took at most {longest:.2f} s.")
    (name, people), longest = await meanwhile(partial(cut_busiest, [services["serve1"], services["serve2"]]))
    say(f"The cable of {name}, where {people:.0f} of four people were, was out for {CUT:.0f} s; no move was refused,")
    say(f"    from one move to the next it took at most {longest:.2f} s.")


def counted(service: Service, metric: str) -> float:
    """A counter of a server, asked past the proxy."""
    answer = httpx.get(f"http://{service.address}:8000/metrics", headers={"host": "localhost"})
    return float(next(line for line in answer.text.splitlines() if line.startswith(f"{metric} ")).split()[1])


def replaced(service: Service) -> tuple[int, float]:
    began = time.monotonic()
    status = service.stop()
    service.start()
    service.wait()
    time.sleep(3)
    return status, time.monotonic() - began


def cut_busiest(servers: Sequence[Service]) -> tuple[str, float]:
    """Pull out the cable of the server with most people for a while. Returns its name, and how many they are."""
    people, service = max(((counted(one, "rekje_connections"), one) for one in servers), key=lambda found: found[0])
    service.pull_cable(out=True)
    time.sleep(CUT)
    service.pull_cable(out=False)
    return service.name, people


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--own", action="store_true", help="make the images of PostgreSQL and Caddy from Debian's packages"
    )
    own = parser.parse_args().own
    lacking = [name for name in ("buildah", "unshare", "ip", "setpriv", "nsenter") if shutil.which(name) is None]
    if os.getuid() or lacking:
        sys.exit(f"This needs root{''.join(f', and {name}' for name in lacking)}.")
    if INSIDE not in os.environ:
        if own:
            make_own()
        # A network and a list of mounts of its own: nothing is left of either afterwards.
        os.execvpe("unshare", ["unshare", "--net", "--mount", sys.executable, *sys.argv], os.environ | {INSIDE: "1"})
    Path("/run/netns").mkdir(exist_ok=True)
    run("mount", "-t", "tmpfs", "tmpfs", "/run/netns")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "volumes").mkdir()
        named = {"REKJE_SITE": SITE, "REKJE_PASSWORD": PASSWORD}
        if own:
            named |= {variable: image for variable, (image, *_) in OWN.items()}
        asked = compose(named)
        network = asked["networks"]["inside"]["ipam"]["config"][0]["subnet"].rpartition(".")[0]
        run("ip", "link", "add", "switch", "type", "bridge")
        run("ip", "address", "add", f"{network}.1/24", "dev", "switch")
        for device in ("lo", "switch"):
            run("ip", "link", "set", device, "up")
        services: dict[str, Service] = {}
        try:
            for number, (name, wish) in enumerate(asked["services"].items(), 10):
                networks = wish["networks"]
                fixed = networks["inside"]["ipv4_address"] if isinstance(networks, dict) else None
                services[name] = Service(folder, name, wish, fixed or f"{network}.{number}")
                services[name].connect()
            hosts = "127.0.0.1 localhost\n" + "".join(f"{one.address} {name}\n" for name, one in services.items())
            (folder / "hosts").write_text(hosts)
            # This side reaches the site by its name, at the proxy.
            (folder / "own-hosts").write_text(f"{services['proxy'].address} {SITE}\n")
            run("mount", "--bind", str(folder / "own-hosts"), "/etc/hosts")
            for name in ("database", "serve1", "serve2"):
                services[name].start()
                if name == "database" or name == "serve2":
                    say(f"{name} is healthy after {services[name].wait():.1f} s.")
            services["serve1"].wait()
            for name in ("work", "proxy"):
                services[name].start()
            url = f"https://{SITE}/healthz"
            until(lambda: answers(url), "the proxy doesn't answer", services["proxy"].said)
            asyncio.run(trial(services))
            leaving = {name: services[name].stop() for name in ("proxy", "work", "serve1", "serve2", "database")}
            say(f"All were stopped by SIGTERM. Exit statuses: {leaving}.")
            if any(leaving.values()):
                sys.exit(1)
        except BaseException:
            for name, one in services.items():
                print(f"--- {name}\n{one.said()}", file=sys.stderr)
            raise
        finally:
            for one in services.values():
                one.remove()


def answers(url: str) -> bool:
    try:
        return httpx.get(url, verify=False, timeout=5).is_success
    except httpx.HTTPError:
        return False


if __name__ == "__main__":
    main()
