"""Exhaustive counts of legal plays on positions where three independent engines agree."""

from __future__ import annotations

from rekje import _core
from tests.core.standard_en import golden_lines, standard_core_facts


def golden_positions(word_graph: _core.WordGraph) -> tuple[list[_core.Board], list[bytes]]:
    """The boards and the racks."""
    facts, lines = standard_core_facts(), golden_lines()
    return [_core.Board(word_graph, facts, line.cells) for line in lines], [line.rack for line in lines]


def test_the_250_golden_positions(english: _core.WordGraph) -> None:
    lines = golden_lines()
    assert len(lines) == 250
    counted = _core.search(*golden_positions(english), "summary")
    assert counted == [(line.plays, line.top, line.sum) for line in lines]


def test_the_best_play_is_the_first_of_all(english: _core.WordGraph) -> None:
    positions = golden_positions(english)
    best = _core.search(*positions, "best")
    lists = _core.search(*positions, "plays")
    assert best == [plays[0] if len(plays) else None for plays in lists]
    assert _core.search(*positions, "any") == [len(plays) > 0 for plays in lists]


def test_two_blanks_on_a_golden_board(english: _core.WordGraph) -> None:
    """The list holds each play once, and in order."""
    line = golden_lines()[1]
    board = _core.Board(english, standard_core_facts(), line.cells)
    found = _core.search(board, line.rack[:5] + b"\0\0", "plays")
    plays = [found[i] for i in range(len(found))]
    assert len(plays) == len(set(plays)) > 10_000
    assert [play[4] for play in plays] == sorted((play[4] for play in plays), reverse=True)
