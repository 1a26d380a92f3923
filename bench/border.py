"""What it adds to call the engine from Python: ``python bench/border.py CGPFILE WORDLIST [EDITION]``, as JSON.

All times are microseconds for a position: of the core alone, asked one position at a time, in a batch of 1,000 on one
thread and on two; and of the library, from a rack and a board to plays. Every question is asked over and over, and its
fastest answer counts. ``load_ms`` is what it takes to map the word list and its tables from files.
"""

from __future__ import annotations

import json
import lzma
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import rekje
from rekje import _core

BATCH = 1000
SECONDS = 4.0
Question = Callable[[], object]


def main(cgp: str, words: str, edition: str = "en") -> None:
    """Measure and print."""
    data = Path(words).read_bytes()
    text = (lzma.decompress(data) if words.endswith(".xz") else data).decode("utf-8")
    lexicon = rekje.Lexicon([word.upper() for word in text.split()], edition)
    lines = [line.partition(" ;")[0] for line in Path(cgp).read_text("utf-8").splitlines()]
    positions = [rekje.Position.from_cgp(line, edition=edition, lexicon=lexicon) for line in lines]
    told = {**one_at_a_time(positions, SECONDS), **batches(positions, SECONDS), "load_ms": load(positions[0])}
    print(json.dumps({name: round(value, 2) for name, value in told.items()}))


def one_at_a_time(positions: Sequence[rekje.Position], seconds: float) -> dict[str, float]:
    """One position in, plays out: the core alone, and the library's whole way."""
    engine = positions[0].engine
    asked = [(engine.automaton, engine.core_facts, *engine.encode(one.board, one.rack)) for one in positions]
    racks = ["".join(one.rack) for one in positions]
    made = [
        partial(rekje.Position, rack, one.board, edition=one.rules, lexicon=one.lexicon)
        for rack, one in zip(racks, positions, strict=True)
    ]
    return {
        "position_us": fastest(made, seconds),
        "core_best_us": fastest([partial(_core.best, *one) for one in asked], seconds),
        "library_best_us": fastest([one.best for one in positions], seconds),
        "core_plays_us": fastest([partial(_core.plays, *one) for one in asked], seconds),
        "library_plays_us": fastest([one.plays for one in positions], seconds),
        "library_top_10_us": fastest([partial(one.plays, 10) for one in positions], seconds),
    }


def batches(positions: Sequence[rekje.Position], seconds: float) -> dict[str, float]:
    """A batch at once."""
    many = [positions[i % len(positions)] for i in range(BATCH)]
    engine = many[0].engine
    parts = (engine.automaton, engine.core_facts, [engine.encode(one.board, one.rack) for one in many])
    questions: dict[str, Question] = {
        "batch_core_best_us": partial(_core.best_many, *parts, threads=1),
        "batch_core_best_two_threads_us": partial(_core.best_many, *parts, threads=2),
        "batch_library_best_us": partial(rekje.best_many, many, threads=1),
        "batch_core_plays_us": partial(_core.plays_many, *parts, threads=1),
        "batch_core_plays_two_threads_us": partial(_core.plays_many, *parts, threads=2),
        "batch_library_plays_us": partial(rekje.plays_many, many, threads=1),
    }
    return {name: fastest([ask], seconds) / BATCH for name, ask in questions.items()}


def load(position: rekje.Position) -> float:
    """Milliseconds to map the words and their tables from files."""
    automaton = position.engine.automaton
    with tempfile.TemporaryDirectory() as folder:
        words, tables = Path(folder, "words"), Path(folder, "tables")
        words.write_bytes(automaton.to_bytes())
        tables.write_bytes(automaton.tables_to_bytes() or b"")
        return fastest([lambda: _core.Automaton.map(words).map_tables(tables)], 2.0) / 1000


def fastest(questions: Sequence[Question], seconds: float) -> float:
    """The mean of the shortest times that each question took, in microseconds, asked in turn for a while."""
    shortest = [float("inf")] * len(questions)
    end = time.perf_counter() + seconds
    while True:
        for i, ask in enumerate(questions):
            start = time.perf_counter()
            ask()
            shortest[i] = min(shortest[i], time.perf_counter() - start)
        if time.perf_counter() >= end:
            return sum(shortest) / len(shortest) * 1e6


if __name__ == "__main__":
    main(*sys.argv[1:4])
