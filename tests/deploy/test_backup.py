"""`deploy/backup.sh`: a back-up of a server that runs, and the same tables from it elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.records.command import run
from tests.server.kit import Server, serving
from tests.server.test_faults import moved_to
from tests.server.test_protocol import a_play, own_seat, two
from tests.server.test_seating import finished

SCRIPT = Path(__file__).parents[2] / "deploy" / "backup.sh"
DAY = 24 * 3600.0


def program(folder: Path, text: str) -> Path:
    """A program to call in place of an installed `rekje`."""
    file = folder / "rekje"
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)
    return file


def back_up(rekje: Path, data: Path, kept: Path) -> subprocess.CompletedProcess[str]:
    kept.mkdir(exist_ok=True)
    surroundings = os.environ | {"REKJE": str(rekje), "REKJE_DATA": str(data)}
    return subprocess.run((SCRIPT, kept), env=surroundings, capture_output=True, text=True, timeout=60)


def test_a_back_up_of_a_live_server_brings_the_same_tables(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    rekje = program(tmp_path, f'exec "{sys.executable}" -m rekje "$@"')
    with serving(tmp_path / "data") as server:
        first, other = two(server)
        version = first.command(id="one", **a_play(first))["version"]
        over, _ = finished(server)
        record = over.browser.ask("GET", f"/api/tables/{over.table}/record")
        with busy(server):
            ran = back_up(rekje, tmp_path / "data", kept)
        assert ran.returncode == 0, ran.stderr
        (file,) = kept.iterdir()
        assert file.stat().st_mode & 0o077 == 0
        # What happens after it isn't in it.
        assert other.command(do="pass", seat=own_seat(other))["type"] == "ack"
    assert run("import", str(file), "--data", str(tmp_path / "new")).status == 0
    with serving(tmp_path / "new") as server:
        wire = moved_to(other.browser, server).sit(other.table)
        assert wire.view is not None
        assert wire.view["version"] == version
        assert wire.command(do="pass", seat=own_seat(other))["type"] == "ack"
        assert moved_to(over.browser, server).ask("GET", f"/api/tables/{over.table}/record") == record


@contextmanager
def busy(server: Server) -> Iterator[None]:
    """People who go on playing meanwhile."""
    stop = threading.Event()

    def play() -> None:
        while not stop.wait(0.2):
            finished(server)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with an old back-up, a newer one, and something else."""
    kept = tmp_path / "kept"
    kept.mkdir()
    for name, days in (("rekje-old.tables", 40), ("rekje-new.tables", 20), ("notes.txt", 40)):
        (kept / name).write_text("x")
        os.utime(kept / name, (time.time() - days * DAY,) * 2)
    return kept


@pytest.mark.parametrize(
    ("status", "writes", "old", "today"),
    [(0, True, False, True), (1, True, True, True), (1, False, True, False), (2, True, True, False)],
)
def test_old_ones_go_once_a_whole_new_one_is_there(
    status: int, writes: bool, old: bool, today: bool, kept: Path, tmp_path: Path
) -> None:
    rekje = program(tmp_path, f'{"echo new" if writes else ":"} >"$2"; exit {status}')
    for _ in range(2):
        assert back_up(rekje, tmp_path, kept).returncode == status
    names = {"rekje-new.tables", "notes.txt"}
    names |= {"rekje-old.tables"} if old else set()
    names |= {f"rekje-{time.strftime('%Y-%m-%d')}.tables"} if today else set()
    assert {path.name for path in kept.iterdir()} == names
