"""What the engine takes for positions in a file: ``python bench/moves.py CGPFILE WORDLIST [EDITION]``, as JSON.

Besides the speeds of `rekje.engine.crossword.measure`: how long the word list takes to become a word graph, to come
back from bytes, and its size. The word list is a text of one word a line, also packed by xz.
"""

from __future__ import annotations

import json
import lzma
import sys
import time
from pathlib import Path

from rekje import _core
from rekje.bootstrap import open_words
from rekje.engine.crossword.family import engine_for
from rekje.engine.crossword.measure import measure_moves
from rekje.engine.crossword.native import NativeEngine
from rekje.engine.crossword.playouts import play_out
from rekje.engine.encoding import alphabet
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.records.cgp import read_cgp


def main(cgp: str, words: str, edition_name: str = "en") -> None:
    """Measure and print."""
    edition = builtin_edition("scrabble", edition_name)
    options = resolve_options(get_game(edition.game).options, edition, {})
    engine = engine_for(open_words(Path(words), edition, options), edition, options)
    config = Config(edition.game, edition, options, ("", ""), "")
    positions = read_cgp(Path(cgp).read_text("utf-8"), edition)
    speeds = measure_moves(engine, [(position.board, position.racks[0]) for position in positions], seconds=5.0)
    print(json.dumps({**speeds, **measure_word_graph(words, edition), **measure_games(engine, config)}))


def measure_word_graph(words: str, edition: Edition) -> dict[str, int | float]:
    """Seconds to build from codes and to read from bytes, and the size in bytes."""
    data = Path(words).read_bytes()
    text = (lzma.decompress(data) if words.endswith(".xz") else data).decode("utf-8")
    codes = alphabet(edition.letter_set).words(word.upper() for word in text.split())
    start = time.perf_counter()
    word_graph = _core.WordGraph.build(codes, len(edition.letter_set.faces))
    built = time.perf_counter()
    packed = word_graph.to_bytes()
    read = time.perf_counter()
    _core.WordGraph.from_bytes(packed)
    return {
        "words": len(word_graph),
        "build_s": round(built - start, 3),
        "load_ms": round((time.perf_counter() - read) * 1000, 1),
        "bytes": len(packed),
    }


def measure_games(engine: NativeEngine, config: Config, games: int = 400) -> dict[str, int | float]:
    """Whole games between two greedy players a second, on all cores."""
    rules = get_game(config.game).playout(config)
    assert rules
    start = time.perf_counter()
    played = play_out(engine, config.edition.letter_set, rules, games, seed=1)
    elapsed = time.perf_counter() - start
    mean = sum(sum(game.scores) for game in played) / (2 * games)
    return {"games_per_second_all_cores": round(games / elapsed), "mean_score": round(mean, 1)}


if __name__ == "__main__":
    main(*sys.argv[1:])
