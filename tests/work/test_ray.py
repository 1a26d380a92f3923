"""Work on Ray: the same results as on this machine though workers are killed; loopback only; gone when it is over."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from rekje.model.problems import FormError
from rekje.work.choosing import executor_for
from rekje.work.executor import Executor, in_order
from tests.work.jobs import Squares

REKJE = [sys.executable, "-m", "rekje"]
# `make test` installs Ray, so nothing is skipped there.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray isn't installed: pip install rekje[cluster].")


@pytest.fixture(scope="module")
def executor() -> Iterator[Executor]:
    with executor_for("local", 2) as opened:
        yield opened


def test_results_are_the_same_though_workers_are_killed(executor: Executor, tmp_path: Path) -> None:
    job = Squares(tmp_path, deadly=(1, 5, 19))
    found = list(in_order(executor.map_unordered(job, enumerate(range(20)))))
    assert found == [str(n * n).encode() for n in range(20)]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1", "19", "5"]


def test_an_error_in_the_input_is_the_same_error_here(executor: Executor, tmp_path: Path) -> None:
    with pytest.raises(FormError) as refused:
        list(executor.map_unordered(Squares(tmp_path, refused=2), enumerate(range(5))))
    error = refused.value
    assert (error.code, error.line, error.column, error.params) == ("form-file-missing", 3, 4, {"file": "2"})


def test_machines_that_are_not_alike_are_refused(
    executor: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaves").mkdir()
    (tmp_path / "leaves" / "learned-here-alone.json").write_text("{}", "utf-8")
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    with pytest.raises(FormError) as refused:
        list(executor.map_unordered(Squares(tmp_path), enumerate(range(2))))
    assert refused.value.code == "work-other-leaves"


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="Only Linux lists its sockets in /proc.")
def test_it_listens_on_loopback_only(executor: Executor, tmp_path: Path) -> None:
    list(executor.map_unordered(Squares(tmp_path), enumerate(range(4))))
    sockets = {link for pid in descendants(os.getpid()) for link in links(pid)}
    lines = [line for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()]
    listening = [cells for cells in map(str.split, lines) if cells[3] == "0A" and f"socket:[{cells[9]}]" in sockets]
    places = [cells[1].partition(":")[0] for cells in listening]
    assert places
    # As the kernel writes 127.0.0.1 and ::ffff:127.0.0.1.
    assert set(places) <= {"0100007F", "0000000000000000FFFF00000100007F"}


def descendants(pid: int) -> Iterator[int]:
    """A process and those that it started, with theirs."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from descendants(int(child))


def links(pid: int) -> Iterator[str]:
    for file in Path(f"/proc/{pid}/fd").glob("*"):
        try:
            yield os.readlink(file)
        except OSError:
            continue


def test_a_command_writes_the_same_bytes_and_leaves_nothing(tmp_path: Path) -> None:
    asked = ["selfplay", "--edition", "koning/nl", "--games", "12", "--seed", "3", "--emit"]
    here = subprocess.run([*REKJE, *asked, "here.jsonl"], cwd=tmp_path, timeout=60, capture_output=True)
    assert here.returncode == 0, here.stderr
    with tempfile.TemporaryDirectory(dir="/tmp", prefix="r") as folder:
        variables = {**os.environ, "TMPDIR": folder}
        command = [*REKJE, *asked, "there.jsonl", "--ray"]
        there = subprocess.run(command, cwd=tmp_path, timeout=120, capture_output=True, env=variables)
        assert (there.returncode, there.stderr) == (0, b"")
        assert list(Path(folder).iterdir()) == []
        commands = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
        assert folder not in commands, "Ray's processes name their folder"
    assert (tmp_path / "there.jsonl").read_bytes() == (tmp_path / "here.jsonl").read_bytes()
