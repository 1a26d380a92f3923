"""Several `rekje serve` on one PostgreSQL behind a proxy of `deploy/several/`, or one on SQLite, which can be cut off
from their database. `bench/chaos.py` breaks them."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.clusters import Cluster, binaries
from tests.postgres.processes import Served, wait_for

from rekje.cli.serve import free_port
from rekje.storage.database.store import Database
from rekje.storage.postgres.address import read_address

SEVERAL = Path(__file__).parents[1] / "deploy" / "several"
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


def program(name: str) -> str:
    """Where a program is; the end of this one where it isn't installed."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found is None:
        raise SystemExit(f"{name} isn't installed here (Debian: apt-get install {name}).")
    return found


class Relay:
    """What lies between one process and the database. It can be made to pass nothing on."""

    def __init__(self, folder: Path, to: int) -> None:
        self.port = free_port("127.0.0.1", 0)
        file = folder / f"relay-{self.port}.cfg"
        file.write_text(RELAY.format(socket=folder / f"relay-{self.port}", port=self.port, to=to), "utf-8")
        self._process = subprocess.Popen((program("haproxy"), "-db", "-f", file), stderr=subprocess.DEVNULL)

    def cut(self, *, off: bool) -> None:
        """Pass nothing on, or pass on again what waits."""
        self._process.send_signal(signal.SIGSTOP if off else signal.SIGCONT)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class Front:
    """The proxy before the processes, with the settings that people are given, without TLS."""

    def __init__(self, folder: Path, port: int, kind: str, to: list[Served]) -> None:
        addresses = [f"127.0.0.1:{one.port}" for one in to]
        environment = os.environ | {"HOME": str(folder)}
        if kind == "haproxy":
            text = (SEVERAL / "haproxy.cfg").read_text("utf-8")
            text = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}", text)
            text = re.sub(r"\n    server [^\n]*", "", text).rstrip()
            text += "".join(f"\n    server s{at} {address}" for at, address in enumerate(addresses)) + "\n"
            file = folder / "front.cfg"
            command = [program("haproxy"), "-db", "-f", str(file)]
        else:
            text = "{\n\tadmin off\n}\n" + (SEVERAL / "Caddyfile").read_text("utf-8")
            environment |= {"REKJE_SITE": f"http://127.0.0.1:{port}", "REKJE_PROCESSES": " ".join(addresses)}
            file = folder / "Caddyfile"
            command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
        file.write_text(text, "utf-8")
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)

    @property
    def pid(self) -> int:
        return self._process.pid

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class Site:
    """The processes, what lies before their database, the database, and the proxy before all of them."""

    def __init__(self, folder: Path, processes: int, front: str, *, sqlite: bool) -> None:
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
        port = free_port("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{port}"
        self.served: list[Served] = []
        for number in range(1 if sqlite else processes):
            place = folder / str(number)
            place.mkdir()
            database = "sqlite" if sqlite else self._by(self.relays[number])
            self.served.append(Served(place, database, ("--public-url", self.url)))
        for one in self.served:
            one.wait()
        self.front = Front(folder, port, front, self.served)
        wait_for(self.url)

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
        self.front.end()
        for one in self.served:
            one.kill()
        for relay in self.relays:
            relay.end()
        if self.cluster is not None:
            self.cluster.remove()
