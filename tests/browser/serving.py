"""``rekje serve`` as a process of its own, so that it can be killed; and what stands in its database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from rekje.adapters.database.store import Database
from rekje.model.events import AnyEvent
from rekje.model.state import State
from rekje.referee import evolve

PATIENCE = 30.0
NOTHING: tuple[int, State | None] = (0, None)


class Served:
    """A server on a free port, with its tables in a folder of its own."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder = folder
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._pace = pace
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        self._database = Database(folder)
        self._folded: dict[str, tuple[int, State]] = {}

    def start(self) -> None:
        """Start it, or start it again on the same port and the same tables."""
        command = str(Path(sys.executable).with_name("rekje"))
        program = [command, "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                [*program, "--pace", str(self._pace), "--no-open"], stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, (self.folder / "log.txt").read_text()
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """End it at once, without a chance to tidy up (kill -9)."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it as a system does (SIGTERM)."""
        assert self._process is not None
        self._database.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    def state(self, table: str) -> State:
        """How a table stands, folded from what is stored."""
        events = self.events(table)
        known, state = self._folded.get(table, NOTHING)
        for event in events[known:]:
            state = evolve(state, event)
        assert state is not None
        self._folded[table] = (len(events), state)
        return state

    def events(self, table: str) -> list[AnyEvent]:
        """Everything that has happened at a table, as it is stored."""
        return self._database.events.load(table)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
