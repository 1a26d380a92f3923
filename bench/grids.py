"""How many grids of letter dice a second: ``python bench/grids.py WORDLIST [COUNT] [FILE]``, on one core.

The word list is a text of one English word a line, also packed by xz; words of 3 letters and more count. The boards are
4 × 4 throws of the sixteen dice below, the same every time; they are also written to a file, one a line with Q for QU,
so that other solvers can be timed on them. What is told is processor time, five rounds.
"""

from __future__ import annotations

import lzma
import sys
import time
from pathlib import Path
from random import Random

import rekje
from rekje.library.word_grid import POINTS

DICE = [
    "AAEEGN",
    "ACHOPS",
    "AFFKPS",
    "ABJOOB",
    "CIIMOT",
    "DELRVY",
    "DEILRX",
    "EEINSU",
    "EEGHNW",
    "HLNNRZ",
    "DISTTY",
    "AOOTTW",
    "ELRTTY",
    "EIOSST",
    "EHRTUV",
    "HIMNQU",
]


def main(words: str, count: str = "20000", file: str = "") -> None:
    """Measure and print."""
    start = time.perf_counter()
    grids = rekje.Grids(read_words(words), faces=["QU"])
    grids.words("." * 16)
    print(f"made ready in {time.perf_counter() - start:.1f} s")
    boards = throws(int(count))
    if file:
        Path(file).write_text("".join(f"{board.lower()}\n" for board in boards))
    asked = [board.replace("Q", "[QU]") for board in boards]
    for _ in range(5):
        start = time.process_time()
        counted = grids.counts(asked, POINTS, all_cores=False)
        took = time.process_time() - start
        found, points = (sum(each) for each in zip(*counted, strict=True))
        print(f"{len(boards) / took:.0f} boards a second, {found / len(boards):.0f} words each, {points} points")


def throws(count: int) -> list[str]:
    """Boards of dice, each die once, in any place, with any side up."""
    random = Random(1)
    return ["".join(random.choice(die) for die in random.sample(DICE, len(DICE))) for _ in range(count)]


def read_words(path: str) -> list[str]:
    """The words of a file, upper case."""
    data = Path(path).read_bytes()
    return (lzma.decompress(data) if path.endswith(".xz") else data).decode("utf-8").upper().split()


if __name__ == "__main__":
    main(*sys.argv[1:])
