"""How long reviews and hints take to judge a turn with few tiles in the bag: ``python bench/judging.py [GAME/EDITION
[POSITIONS [SEED]]]``.

The positions are the turns with three or four tiles in the bag of games between two ``strong`` players. Told are the
seconds until a turn is judged, and those that cores were busy with it; and a fingerprint of all that was found, which
stays the same as long as nothing but the speed changes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from statistics import fmean
from time import perf_counter, process_time

from ahead import Look
from rich.progress import track

from rekje.bootstrap import judge_for
from rekje.referee.view import Seen, view

BAG = (3, 4)


def positions(look: Look, seed: int) -> Iterator[tuple[Seen, int]]:
    """Views of the seat on turn with so many tiles in the bag, of one game after another."""
    for game in count(seed):
        yield from ((view(state, seat), seat) for state, seat in look.tables(game) if state.bag in BAG)


def main(kind: str = "scrabble/en", most: int = 10, seed: int = 1) -> None:
    """Measure and tell."""
    look = Look(kind)
    judge = judge_for(look.config, look.knowledge)
    seconds, busy, found = [], [], sha256()
    for seen, seat in track(islice(positions(look, seed), most), "judging", total=most, transient=True):
        begun, used = perf_counter(), process_time()
        judged = judge.judge(seen, seat, None)
        seconds.append(perf_counter() - begun)
        busy.append(process_time() - used)
        found.update(repr(judged).encode())
    print(f"{kind}: {most} positions from seed {seed}, fingerprint {found.hexdigest()[:8]}")
    print(f"seconds: mean {fmean(seconds):.2f}, longest {max(seconds):.2f}; of cores: mean {fmean(busy):.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:]))
