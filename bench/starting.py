"""What short commands take from start to end: the median of many runs, in milliseconds of processor time, which other
work on the machine disturbs little, and the fastest run by the clock.

python bench/starting.py [TIMES]
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

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
    for arguments in COMMANDS:
        runs = [_run(arguments) for _ in range(times)]
        told = " ".join(arguments).replace(SHEET, "FILE")
        processor, clock = median(run.processor for run in runs), min(run.clock for run in runs)
        print(f"rekje {told:<50} {processor:4.0f} ms of the processor, by the clock {clock:4.0f} ms")


def _run(arguments: tuple[str, ...]) -> Run:
    began, used = time.perf_counter(), _used()
    subprocess.run([sys.executable, "-m", "rekje", *arguments], capture_output=True, check=True)
    return Run((_used() - used) * 1000, (time.perf_counter() - began) * 1000)


def _used() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


if __name__ == "__main__":
    main()
