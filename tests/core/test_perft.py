"""Exhaustive counts of legal plays on positions where three independent engines agree."""

from __future__ import annotations

from rekje import _core
from tests.core.standard_en import golden_lines, standard_core_facts


def test_the_250_golden_positions(english: _core.WordGraph) -> None:
    lines = golden_lines()
    assert len(lines) == 250
    counted = _core.summary_many(english, standard_core_facts(), [(line.cells, line.rack) for line in lines])
    assert counted == [(line.plays, line.top, line.sum) for line in lines]


def test_the_best_play_is_the_first_of_all(english: _core.WordGraph) -> None:
    facts, positions = standard_core_facts(), [(line.cells, line.rack) for line in golden_lines()]
    best = _core.best_many(english, facts, positions)
    lists = _core.plays_many(english, facts, positions)
    assert best == [plays[0] if len(plays) else None for plays in lists]
    assert _core.has_play_many(english, facts, positions) == [len(plays) > 0 for plays in lists]


def test_two_blanks_on_a_golden_board(english: _core.WordGraph) -> None:
    """The list holds each play once, and in order."""
    line = golden_lines()[1]
    found = _core.plays(english, standard_core_facts(), line.cells, line.rack[:5] + b"\0\0")
    plays = [found[i] for i in range(len(found))]
    assert len(plays) == len(set(plays)) > 10_000
    assert [play[4] for play in plays] == sorted((play[4] for play in plays), reverse=True)
