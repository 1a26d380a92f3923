"""Several `rekje serve`, each a process of its own, on one database; and a proxy before them."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.support import NO_CERTIFICATES, PATIENCE, free_port

RUN = "import sys; from rekje.cli import main; sys.exit(main())"


class Served:
    """One process. It takes the folder, and the port, that it had before."""

    def __init__(self, folder: Path, database: str, options: tuple[str, ...] = ()) -> None:
        self.port = free_port()
        self.folder = folder
        self._options = ("--pace", "0", *options)
        self._environment = os.environ | {"REKJE_DATABASE": database}
        self.begin()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def begin(self) -> None:
        """Start it. Whether it answers is another matter (`wait`)."""
        options = ("--data", str(self.folder), "--port", str(self.port), *self._options)
        self._process = subprocess.Popen(
            [sys.executable, "-c", RUN, "serve", *options], env=self._environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip

    def wait(self) -> None:
        """Wait until it answers."""
        wait_for(self.url)

    def send(self, how: int) -> None:
        """Send a signal."""
        self._process.send_signal(how)

    def kill(self) -> None:
        """End it without a word."""
        self._process.kill()
        self._process.wait()

    def end(self) -> None:
        """End it in good order."""
        with suppress(ProcessLookupError):
            self.send(signal.SIGCONT)
            self.send(signal.SIGTERM)
        self._process.wait(PATIENCE)


def wait_for(url: str) -> None:
    """Wait until somebody answers there."""
    end = time.monotonic() + PATIENCE
    while True:
        with suppress(httpx.HTTPError):
            if httpx.get(f"{url}/healthz", verify=NO_CERTIFICATES).is_success:
                return
        assert time.monotonic() < end, "it never came up"
        time.sleep(0.05)


LACKING = "No HAProxy is installed here (Debian: apt-get install haproxy), so nothing was tested behind one."
_PROXY = """
defaults
    mode http
    timeout connect 5s
    timeout client 90s
    timeout server 90s
    timeout tunnel 1h
frontend all
    bind 127.0.0.1:{port}
    default_backend rekje
backend rekje
    balance roundrobin
    option forwardfor
    option redispatch
    retry-on conn-failure empty-response 503
    option httpchk
    http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host 127.0.0.1:{port}
    default-server inter 200ms fall 1 rise 1
{servers}
"""


class Proxy:
    """HAProxy, which asks the processes by turns, whoever asks."""

    def __init__(self, folder: Path, port: int, to: list[Served]) -> None:
        program = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            pytest.fail(LACKING) if os.environ.get("CI") else pytest.skip(LACKING)
        self.port = port
        servers = "\n".join(f"    server s{at} 127.0.0.1:{one.port} check" for at, one in enumerate(to))
        file = folder / "haproxy.cfg"
        file.write_text(_PROXY.format(port=port, servers=servers))
        self._process = subprocess.Popen(
            [program, "-db", "-f", str(file)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)
