"""``rekje serve`` as a process of its own, so that it can be killed; and what stands in its database."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.referee import evolve
from rekje.storage.database.store import StoredTables
from tests.support import PATIENCE, free_port


class Folded(NamedTuple):
    """A table as it was when the database had been ``written`` to so often."""

    written: int = -1
    version: int = 0
    state: State | None = None


class Served:
    """A server on a free port, with its tables in a folder of its own."""

    def __init__(self, folder: Path, pace: float = 0.0, program: Sequence[str] = ()) -> None:
        """``program``: what is started instead of ``rekje``."""
        self.folder = folder
        self._program = program or [str(Path(sys.executable).with_name("rekje"))]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._pace = pace
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        self._database = StoredTables(folder)
        self._writes = sqlite3.connect(folder / "rekje.db")
        self._folded: dict[str, Folded] = {}

    def start(self) -> None:
        """Start it, or start it again on the same port and the same tables."""
        program = [*self._program, "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                [*program, "--pace", str(self._pace), "--no-open"], stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < end, (self.folder / "log.txt").read_text()
            time.sleep(0.05)
        assert self._process.poll() is None, (self.folder / "log.txt").read_text()

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

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let it do nothing for a while; what comes meanwhile comes at one moment for it."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.killpg(self._process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """End it as a system does (SIGTERM)."""
        assert self._process is not None
        self._database.close()
        self._writes.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    def state(self, table: str) -> State:
        """How a table stands, folded from what is stored."""
        # A number of SQLite's that changes whenever somebody else has written.
        (written,) = self._writes.execute("PRAGMA data_version").fetchone()
        known = self._folded.get(table, Folded())
        if known.state is None or known.written != written:
            events = self.events(table)
            known = Folded(written, len(events), evolve(known.state, *events[known.version :]))
            self._folded[table] = known
        assert known.state is not None
        return known.state

    def tables(self) -> list[str]:
        """The names of all tables."""
        return self._database.events.tables()

    def events(self, table: str) -> list[AnyEvent]:
        """Everything that has happened at a table, as it is stored."""
        return self._database.events.load(table)
