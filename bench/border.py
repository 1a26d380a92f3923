"""What it adds to call the engine from Python: ``python bench/border.py CGPFILE WORDLIST [EDITION]``, as JSON.

All figures are microseconds of processor time for a position, so that other work on the machine matters little: of one
position at a time, the core alone and the library from a rack and a board to plays, the fastest answer of each; and in
batches of 1,000 on one thread, the fastest of several rounds in turn. ``rust``: the same batches in a plain loop in
Rust, its answers kept (`crates/rekje-core/examples/moves.rs`, which knows the standard English board; for other
editions it is left out). ``load_ms`` is what it takes to map the word list and its tables from files.
"""

from __future__ import annotations

import json
import lzma
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from time import perf_counter, process_time
from typing import Any

import rekje
from rekje import _core
from rekje.engine.crossword.measure import Question, fastest, search_anew
from rekje.engine.crossword.native import Encoded, NativeEngine

BATCH = 1000
ROUNDS = 4
SECONDS = 1.0


def main(cgp: str, words: str, edition: str = "en") -> None:
    """Measure and print."""
    text = list_text(words)
    positions = read_positions(cgp, rekje.Lexicon(text.split(), edition), edition)
    asks = batches(positions)
    with tempfile.TemporaryDirectory() as folder:
        if edition == "en":
            asks |= in_rust(Path(folder), cgp, text)
        rounds = [{name: ask() for name, ask in asks.items()} for _ in range(ROUNDS)]
        told = {name: min(one[name] for one in rounds) for name in asks}
        told |= one_at_a_time(positions, 4 * SECONDS)
        told["load_ms"] = load(Path(folder), positions[0])
    print(json.dumps({name: round(value, 2) for name, value in told.items()}))


def list_text(words: str) -> str:
    """The words of a list, in upper case."""
    data = Path(words).read_bytes()
    return (lzma.decompress(data) if words.endswith(".xz") else data).decode("utf-8").upper()


def read_positions(cgp: str, lexicon: rekje.Lexicon, edition: str) -> list[rekje.Position]:
    """The positions in a file of CGP, a line each."""
    lines = [line.partition(" ;")[0] for line in Path(cgp).read_text("utf-8").splitlines()]
    return [rekje.Position.from_cgp(line, edition=edition, lexicon=lexicon) for line in lines]


def one_at_a_time(positions: Sequence[rekje.Position], seconds: float) -> dict[str, float]:
    """One position in, plays out: the core alone, and the library's whole way."""
    engine = positions[0].engine
    asked = [(engine, *engine.encode(one.board, one.rack)) for one in positions]
    racks = ["".join(one.rack) for one in positions]
    made = [
        partial(rekje.Position, rack, one.board, edition=one.rules, lexicon=one.lexicon)
        for rack, one in zip(racks, positions, strict=True)
    ]
    return {
        "position_us": of_each(made, seconds),
        "core_best_us": of_each([partial(search_anew, *one, "best") for one in asked], seconds),
        "library_best_us": of_each([one.best for one in positions], seconds),
        "core_plays_us": of_each([partial(search_anew, *one, "plays") for one in asked], seconds),
        "library_plays_us": of_each([one.plays for one in positions], seconds),
        "library_top_10_us": of_each([partial(told, one, 10) for one in positions], seconds),
    }


def told(position: rekje.Position, top: int) -> list[rekje.ScoredPlay]:
    """The first plays, each looked at."""
    return list(position.plays(top))


def of_each(questions: Sequence[Question], seconds: float) -> float:
    """The mean of their fastest answers, in microseconds."""
    return mean(fastest(questions, seconds, process_time)) * 1e6


def batches(positions: Sequence[rekje.Position]) -> dict[str, Callable[[], float]]:
    """A round of each question that is asked of a batch."""
    many = [positions[i % len(positions)] for i in range(BATCH)]
    engine = many[0].engine
    encoded = [one.encoded for one in many]
    leaves = rekje.Leaves({"S": 8.0, "?": 25.0}, edition=many[0].rules)
    questions: dict[str, Question] = {
        "batch_core_best_us": partial(core_batch, engine, encoded, "best"),
        "batch_library_best_us": partial(rekje.best_many, many, threads=1),
        "batch_core_rated_us": partial(core_batch, engine, encoded, "best", leaves=leaves.core),
        "batch_library_rated_us": partial(rekje.best_many, many, leaves=leaves, threads=1),
        "batch_core_plays_us": partial(core_batch, engine, encoded, "plays"),
        "batch_library_plays_us": partial(rekje.plays_many, many, threads=1),
    }
    return {name: partial(of_batch, ask) for name, ask in questions.items()}


def core_batch(engine: NativeEngine, positions: Sequence[Encoded], want: Any, **named: Any) -> object:
    """A batch searched by the core, its plays told as numbers."""
    boards = [_core.Board(engine.word_graph, engine.core_facts, cells) for cells, _ in positions]
    return _core.search(boards, [rack for _, rack in positions], want, threads=1, **named)


def of_batch(ask: Question) -> float:
    """Microseconds a position, asked for a while."""
    start, end, count = process_time(), perf_counter() + SECONDS, 0
    while not count or perf_counter() < end:
        ask()
        count += BATCH
    return (process_time() - start) * 1e6 / count


def in_rust(folder: Path, cgp: str, words: str) -> dict[str, Callable[[], float]]:
    """A round of each question in a program without Python."""
    root = Path(__file__).parents[1]
    subprocess.run(["cargo", "build", "--release", "--quiet", "--example", "moves"], cwd=root, check=True)
    (folder / "list").write_text(words, "utf-8")
    program = [str(root / "target/release/examples/moves"), str(folder / "list"), cgp]

    def ask(question: str) -> float:
        args = [*program, question, str(SECONDS), "batch"]
        return float(subprocess.run(args, check=True, capture_output=True, text=True).stdout)

    return {"batch_rust_best_us": partial(ask, "best"), "batch_rust_plays_us": partial(ask, "plays")}


def load(folder: Path, position: rekje.Position) -> float:
    """Milliseconds to map the words and their tables from files."""
    word_graph = position.engine.word_graph
    words, tables = folder / "words", folder / "tables"
    words.write_bytes(word_graph.to_bytes())
    tables.write_bytes(word_graph.tables_to_bytes() or b"")
    return of_each([lambda: _core.WordGraph.map(words).map_tables(tables)], 2 * SECONDS) / 1000


if __name__ == "__main__":
    main(*sys.argv[1:4])
