"""How fast the native engine is, measured on given positions. Times are wall-clock, calls from Python included."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import rekje._core as _core
from rekje.engine.crossword.native import Board, NativeEngine
from rekje.model.tiles import Tile

Measured = dict[str, int | float]
Question = Callable[[], object]


def measure_moves(
    engine: NativeEngine, positions: Sequence[tuple[Board, Iterable[Tile]]], seconds: float = 1.0
) -> Measured:
    """Positions, plays and best-play searches a second, on one core and on all.

    Every question is asked of all positions over and over for at least ``seconds``; for each position its fastest
    answer counts, because whatever else the machine does can only slow it down. Times are milliseconds for a position.
    """
    encoded = [engine.encode(board, rack) for board, rack in positions]
    plays = sum(counted.plays for counted in engine.summary_many(encoded))
    listing, counting, best = (
        sum(fastest([partial(search_anew, engine, *position, want) for position in encoded], seconds))
        for want in ("plays", "summary", "best")
    )
    all_cores = sum(fastest([partial(engine.plays_many, encoded)], seconds))
    return {
        "positions": len(encoded),
        "plays": plays,
        "positions_per_second": round(len(encoded) / listing),
        "plays_per_second": round(plays / listing),
        "best_per_second": round(len(encoded) / best),
        "positions_per_second_all_cores": round(len(encoded) / all_cores),
        "plays_ms": _ms(listing, encoded),
        "count_ms": _ms(counting, encoded),
        "best_ms": _ms(best, encoded),
    }


def search_anew(engine: NativeEngine, cells: bytes, rack: bytes, want: Any) -> object:
    """A search on a board of which nothing is kept."""
    return _core.search(_core.Board(engine.word_graph, engine.core_facts, cells), rack, want)


def _ms(elapsed: float, positions: Sequence[object]) -> float:
    return round(elapsed * 1000 / len(positions), 4)


def fastest(
    questions: Sequence[Question], seconds: float, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """The shortest time that each question took, in seconds, asked in turn for a while."""
    shortest = [float("inf")] * len(questions)
    end = time.perf_counter() + seconds
    while True:
        for i, ask in enumerate(questions):
            start = clock()
            ask()
            shortest[i] = min(shortest[i], clock() - start)
        if time.perf_counter() >= end:
            return shortest
