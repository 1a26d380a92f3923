"""What a second core brings: ``python bench/threads.py CGPFILE WORDLIST [EDITION]``, a line for each question.

Batches of 1,000 positions and whole games, on one thread and on two in turn, by the clock: the fastest of several
rounds each, and how many times as fast two threads are. It says something only on a machine that does nothing else.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial

from border import list_text, read_positions

import rekje
from rekje.engine.crossword.measure import fastest

BATCH = 1000
GAMES = 400
SECONDS = 10.0


def main(cgp: str, words: str, edition: str = "en") -> None:
    """Measure and print."""
    lexicon = rekje.Lexicon(list_text(words).split(), edition)
    positions = read_positions(cgp, lexicon, edition)
    many = [positions[i % len(positions)] for i in range(BATCH)]
    leaves = rekje.Leaves({"S": 8.0, "?": 25.0}, edition=edition)
    games = partial(rekje.playouts, GAMES, edition=edition, lexicon=lexicon, leaves=leaves, seed=1)
    questions: dict[str, Callable[..., object]] = {
        f"{BATCH} best plays": partial(rekje.best_many, many),
        f"{BATCH} best plays by equity": partial(rekje.best_many, many, leaves=leaves),
        f"{BATCH} lists of all plays": partial(rekje.plays_many, many),
        f"{GAMES} games": games,
    }
    print("load", *os.getloadavg())
    for name, ask in questions.items():
        one, two = fastest([partial(ask, threads=1), partial(ask, threads=2)], SECONDS)
        print(f"{name}: {one * 1000:.1f} ms, on two threads {two * 1000:.1f} ms, {one / two:.2f} times as fast")


if __name__ == "__main__":
    main(*sys.argv[1:4])
