"""What short commands take from start to end: the median of many runs, in milliseconds of processor time, which other
work on the machine disturbs little, and the fastest run by the clock. The same for `import rekje`. And how long after
its start `rekje serve` answers, with a new data folder and with one that it knows.

python bench/starting.py [TIMES]
"""

from __future__ import annotations

import re
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import urlopen

SHEET = str(Path(__file__).parents[1] / "docs" / "examples" / "sheet.json")
BEST = ("best", SHEET, "--rack", "AEINRST", "--top", "3")
COMMANDS = (
    ("--version",),
    ("--help",),
    ("replay", "--help"),
    ("replay", SHEET),
    ("replay", SHEET, "--json"),
    BEST,
    (*BEST, "--json"),
    (*BEST, "--by", "score"),
    (*BEST, "--by", "score", "--json"),
)


class Run(NamedTuple):
    """How long one run took, in milliseconds."""

    processor: float
    clock: float


def main() -> None:
    """Measure and print."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    _tell("python -c pass", [_run("-c", "pass") for _ in range(times)])
    _tell("python -c 'import rekje'", [_run("-c", "import rekje") for _ in range(times)])
    for arguments in COMMANDS:
        told = " ".join(("rekje", *arguments)).replace(SHEET, "FILE")
        _tell(told, [_run("-m", "rekje", *arguments) for _ in range(times)])
    runs = [_serve() for _ in range(max(1, times // 2))]
    for told, clocks in zip(("a new folder", "one that it knows"), zip(*runs, strict=True), strict=True):
        print(f"rekje serve answers, {told:<35} by the clock {min(clocks):4.0f} ms, median {median(clocks):4.0f} ms")


def _tell(what: str, runs: list[Run]) -> None:
    processor, clock = median(run.processor for run in runs), min(run.clock for run in runs)
    print(f"{what:<56} {processor:4.0f} ms of the processor, by the clock {clock:4.0f} ms")


def _run(*arguments: str) -> Run:
    began, used = time.perf_counter(), _used()
    subprocess.run([sys.executable, *arguments], capture_output=True, check=True)
    return Run((_used() - used) * 1000, (time.perf_counter() - began) * 1000)


def _serve() -> tuple[float, float]:
    """How long after its start the server answers, in milliseconds: the first time in a data folder, and the second."""
    with TemporaryDirectory() as folder:
        return _answer(folder), _answer(folder)


def _answer(folder: str) -> float:
    began = time.perf_counter()
    command = [sys.executable, "-m", "rekje", "serve", "--port", "0", "--data", folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        urlopen(address).read()
        took = time.perf_counter() - began
        server.terminate()
    return took * 1000


def _used() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


if __name__ == "__main__":
    main()
