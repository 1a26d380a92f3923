"""How long a search may go on: a limit cuts it short, and is refused where it can't."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from rekje import _core
from tests.core.standard_en import standard_core_facts

WORD_GRAPH = _core.WordGraph.build([b"\1\2"], 26)
BOARD = _core.Board(WORD_GRAPH, standard_core_facts(), bytes(225))
LISTS = _core.WordLists(WORD_GRAPH)
RULES = _core.EndRules(passes=2, subtract_rest=True, out_times=1, out_bonus=0)
HARD = bytes.fromhex("02010d070508040c090e060a0b03060e090a0b0e0d")
"""A word that takes a search for walks some ten thousand steps."""
GRIDS = _core.GridWords(WORD_GRAPH, [b"\1", b"\2"], 2)


def walks(limit: _core.Limit) -> Any:
    return _core.walks(LISTS, [], b"\1\2", made=[], words=1, per_length=1, tracks=1, shortest=1, limit=limit)


def path_words(limit: _core.Limit) -> Any:
    return _core.path_words(WORD_GRAPH, [], through=b"", written=[], corners=False, limit=limit)


def layings(limit: _core.Limit) -> Any:
    return _core.layings(
        WORD_GRAPH, [], [], written=[], size=(9, 9), scoring="words", most=1, most_free=0, anywhere=True, turning=False,
        swaps=False, limit=limit,
    )  # fmt: skip


def end_game(limit: _core.Limit) -> Any:
    racks = (b"\1", b"\2")
    return _core.end_game(BOARD, RULES, racks, passes_left=2, limit=limit)


def simulate(limit: _core.Limit) -> Any:
    held = (b"\1\2", b"\1\2", [1], 0)
    leaves = _core.Leaves.by_tile([0.0] * 27)
    return _core.simulate(
        BOARD, leaves, RULES, held, [b"", b"\1"], turns=1, end_nodes=0, loss=0.0,
        seed=1, limit=limit,
    )  # fmt: skip


def hold_on(limit: _core.Limit) -> Any:
    game = _core.GameRules(
        tiles=[1] * 27, seats=2, exchange_min=1, pass_rounds=1, pass_rounds_empty=1, scoreless_rounds=2, prove_end=True,
        subtract_rest=True, out_gains=True,
    )  # fmt: skip
    held = (b"\1\2", b"\1\2", [1])
    leave_schedule = _core.LeaveSchedule([_core.Leaves.by_tile([0.0] * 27)])
    return _core.hold_on(
        BOARD, leave_schedule, game, held, [b"", b"\1"], bought=False, passes=0, turns=1, seed=1, limit=limit
    )


def words(limit: _core.Limit) -> Any:
    return GRIDS.words((2, 1), False, b"\0\1", limit=limit)


def count(limit: _core.Limit) -> Any:
    return GRIDS.count((2, 1), False, b"\0\1", [1], all_cores=False, limit=limit)


CUT_SHORT_BY: dict[Callable[[_core.Limit], Any], set[str]] = {
    walks: {"nodes", "seconds", "stop"},
    path_words: {"nodes", "seconds", "stop"},
    layings: {"nodes", "seconds", "stop"},
    words: {"seconds", "stop"},
    count: {"seconds", "stop"},
    end_game: {"nodes"},
    simulate: {"samples", "seconds", "stop"},
    hold_on: {"samples", "seconds", "stop"},
}
SAMPLED = {simulate, hold_on}
"""Searches without an end of their own: they want a number of samples or a time."""
LIMITS: dict[str, Any] = {"nodes": 9, "samples": 9, "seconds": 9.0, "stop": _core.Stop()}


@pytest.mark.parametrize("search", CUT_SHORT_BY, ids=lambda search: search.__name__)
def test_what_cannot_cut_a_search_short_is_refused(search: Callable[[_core.Limit], Any]) -> None:
    for name, value in LIMITS.items():
        limit = _core.Limit(**{name: value})
        if name in CUT_SHORT_BY[search]:
            if name != "stop" or search not in SAMPLED:
                search(limit)
            continue
        with pytest.raises(ValueError, match=f"^{search.__name__} can't be limited by {name}$"):
            search(limit)


@pytest.mark.parametrize(
    ("search", "by"),
    [(end_game, "nodes"), (simulate, "samples or seconds"), (hold_on, "samples or seconds")],
)
def test_some_searches_want_a_limit(search: Callable[[_core.Limit], Any], by: str) -> None:
    with pytest.raises(ValueError, match=f"^{search.__name__} must be limited by {by}$"):
        search(_core.Limit())


@pytest.mark.parametrize("wrong", [{"nodes": -1}, {"samples": -5}, {"seconds": float("nan")}])
def test_what_is_no_limit(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"^{next(iter(wrong))} must be "):
        _core.Limit(**wrong)


def test_no_time_cuts_short_and_long_times_do_not() -> None:
    assert walks(_core.Limit(seconds=1e300)) == walks(_core.Limit(seconds=float("inf"))) == walks(_core.Limit())
    assert walks(_core.Limit())[2]


def test_a_flag_ends_a_search_that_has_time_left() -> None:
    """Fourteen hard words, alike but for their letters, keep the search busy for a while."""
    lists = _core.WordLists.of([bytes((code + by) % 14 + 1 for code in HARD) for by in range(14)], 14)
    stop = _core.Stop()
    wish: dict[str, Any] = {"made": [], "words": 1, "per_length": 1, "tracks": 1, "shortest": 1}
    _, _, optimal, _ = _core.walks(lists, [], bytes(range(1, 15)), **wish, limit=_core.Limit(seconds=600, stop=stop))
    assert optimal
    stop.set()
    _, _, optimal, _ = _core.walks(lists, [], bytes(range(1, 15)), **wish, limit=_core.Limit(seconds=600, stop=stop))
    assert not optimal


INTERRUPTED = """
import json, os, signal, threading, time
import rekje
from rekje import _core

signal.signal(signal.SIGINT, signal.default_int_handler)
position = rekje.Position("AEINRST", {"8D": "BOARD", "F6": "TRACE"}, edition="en")
many = [position.with_rack("ENQAR??")] * 20_000
grids = rekje.Grids(edition="en")
boards = ["PERSLATGSINETERS"] * 1_000_000
core = position.engine
rules = _core.GameRules(
    tiles=[2, *position.rules.letters.counts], seats=2, exchange_min=7, pass_rounds=2, pass_rounds_empty=2,
    scoreless_rounds=3, prove_end=False, subtract_rest=True, out_gains=True,
)
study = (core.word_graph, core.core_facts, rules, _core.LeaveSchedule())
calls = {
    "playouts": lambda: rekje.playouts(100_000, edition="en", seed=1),
    "playouts on one thread": lambda: rekje.playouts(100_000, edition="en", seed=1, threads=1),
    "the pre-endgame by time": lambda: position.preendgame("ATQEEIOU", bag=1, seconds=100),
    "the pre-endgame by nodes": lambda: position.preendgame("ATQEEIOU", bag=1, nodes=10**9),
    "many positions": lambda: rekje.plays_many(many, top=1),
    "many positions on one thread": lambda: rekje.plays_many(many, top=1, threads=1),
    "best plays": lambda: rekje.best_many(many, threads=1),
    "a simulation": lambda: position.simulate(searches=10**9),
    "learning": lambda: _core.study(*study, games=1_000_000, seed=1),
    "grids": lambda: grids.counts(boards, all_cores=False),
}
sent = [0.0]


def interrupt():
    sent[0] = time.perf_counter()
    os.kill(os.getpid(), signal.SIGINT)


told = {}
for name, call in calls.items():
    timer = threading.Timer(0.4, interrupt)
    try:
        timer.start()
        call()
        told[name] = "not interrupted"
    except KeyboardInterrupt:
        took, used = time.perf_counter() - sent[0], time.process_time()
        time.sleep(0.1)
        is_at_rest = time.process_time() - used < 0.05
        told[name] = "interrupted" if took < 3 and is_at_rest else f"after {took} s, at rest: {is_at_rest}"
    timer.cancel()
    timer.join()
print(json.dumps(told))
"""


def test_a_signal_ends_a_long_search_and_leaves_nothing_running() -> None:
    done = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=120, check=True)
    told = json.loads(done.stdout)
    assert set(told.values()) == {"interrupted"}, told
    assert len(told) == 10
