"""Boards that live on, and the one search: what is kept changes no answer, and what means nothing is refused."""

from __future__ import annotations

from random import Random
from threading import Thread
from typing import Any

import msgspec
import pytest

from rekje import _core
from tests.core.random_positions import random_case, random_rack, random_tiles
from tests.core.standard_en import golden_lines, standard_core_facts

WORD_GRAPH = _core.WordGraph.build([b"\1\2"], 26)
BOARD = _core.Board(WORD_GRAPH, standard_core_facts(), bytes(225))
LEAVES = _core.Leaves.by_tile([0.0] * 27)
NOTATION = _core.Notation(tuple, [], [], 15)
WANTS: tuple[Any, ...] = ("plays", "best", "summary", "any")


def told(found: Any) -> Any:
    return [found[i] for i in range(len(found))] if isinstance(found, _core.Plays) else found


@pytest.mark.parametrize("seed", range(30))
def test_a_kept_board_answers_like_a_new_one(seed: int) -> None:
    random = Random(seed)
    case = random_case(random)
    word_graph = _core.WordGraph.build(case.words, len(case.facts.values))
    facts = _core.Facts(**msgspec.structs.asdict(case.facts))
    leaves = _core.Leaves.by_tile([random.uniform(-5, 5) for _ in range(len(case.facts.values) + 1)])
    cells = random_tiles(random, case.facts)
    kept = _core.Board(word_graph, facts, cells)
    for _ in range(4):
        rack, want = random_rack(random, case.facts), random.choice(WANTS)
        named = {"leaves": leaves} if want in ("plays", "best") and random.random() < 0.5 else {}
        anew = told(_core.search(_core.Board(word_graph, facts, cells), rack, want, **named))
        assert told(_core.search(kept, rack, want, **named)) == anew
        assert [*map(told, _core.search([kept], [rack], want, **named))] == [anew]


def test_one_board_is_searched_by_several_threads(english: _core.WordGraph) -> None:
    line = golden_lines()[1]
    board, found = _core.Board(english, standard_core_facts(), line.cells), list[Any]()
    threads = [Thread(target=lambda: found.append(_core.search(board, line.rack, "summary"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [(line.plays, line.top, line.sum)] * 8


REFUSED: dict[str, tuple[Any, ...]] = {
    'want must be "plays", "best", "summary" or "any", not "all"': (BOARD, b"", "all", {}),
    "most can be said of plays only": (BOARD, b"", "best", {"most": 1}),
    "leaves can be said of plays and the best one only": (BOARD, b"", "any", {"leaves": LEAVES}),
    "notation can be said of plays and the best one only": ([BOARD], [b""], "summary", {"notation": NOTATION}),
    "threads can be said of many boards only": (BOARD, b"", "any", {"threads": 2}),
    "1 boards and 2 racks are no positions": ([BOARD], [b"", b""], "any", {}),
    "threads must be 1 to 1024, not 0": ([BOARD] * 2, [b""] * 2, "any", {"threads": 0}),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_what_a_search_refuses(sentence: str) -> None:
    board, rack, want, named = REFUSED[sentence]
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        _core.search(board, rack, want, **named)


def test_a_board_is_checked_when_it_is_made() -> None:
    with pytest.raises(ValueError, match=r"^the board must have 225 entries, not 3$"):
        _core.Board(WORD_GRAPH, standard_core_facts(), bytes(3))
    with pytest.raises(ValueError, match=r"the facts have 26$"):
        _core.Board(_core.WordGraph.build([b"\1\2"], 2), standard_core_facts(), bytes(225))


def test_no_boards_are_no_answers() -> None:
    assert [_core.search([], [], want) for want in WANTS] == [[], [], [], []]
