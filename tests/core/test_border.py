"""Whatever crosses the border is searched or is a ValueError with a sentence; the stub says what is there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje import _core
from tests.core.random_positions import random_case, random_facts
from tests.core.standard_en import standard_facts

CASE = random_case(Random(3))
COUNT = len(CASE.facts.values)
SIZE = CASE.facts.width * CASE.facts.height
WORD_GRAPH = _core.WordGraph.build(CASE.words, COUNT)
FACTS = _core.Facts(**msgspec.structs.asdict(CASE.facts))

ANY_NUMBER = st.one_of(st.integers(-3, 25), st.integers())
NUMBERS = st.lists(ANY_NUMBER, max_size=30)


def answer(question: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """What comes back: a value, or the sentence of the ValueError. Anything else is a failure."""
    try:
        return question(*args, **named)
    except ValueError as error:
        return f"refused: {error}"


def ask(word_graph: _core.WordGraph, facts: _core.Facts, cells: bytes, rack: bytes, want: Any) -> Any:
    return _core.search(_core.Board(word_graph, facts, cells), rack, want)


def ask_many(
    word_graph: _core.WordGraph, facts: _core.Facts, positions: list[tuple[bytes, bytes]], want: Any
) -> list[Any]:
    boards = [_core.Board(word_graph, facts, cells) for cells, _ in positions]
    return _core.search(boards, [rack for _, rack in positions], want)


def searches(word_graph: _core.WordGraph, facts: _core.Facts, cells: bytes, rack: bytes) -> None:
    """Ask everything about a position; they all say the same of it, or all refuse it in the same words."""
    plays, *others = (answer(ask, word_graph, facts, cells, rack, want) for want in ("plays", "any", "summary", "best"))
    many = answer(ask_many, word_graph, facts, [(cells, rack)], "plays")
    if isinstance(plays, str):
        assert len(plays) > len("refused: ")
        assert [*others, many] == [plays] * 4
        return
    listed = [plays[i] for i in range(len(plays))]
    assert others == [bool(listed), (len(plays), plays.top, plays.sum), listed[0] if listed else None]
    assert (len(many[0]), many[0].sum) == (len(plays), plays.sum)


@given(st.binary(max_size=SIZE + 3), st.binary(max_size=8))
def test_any_bytes_as_board_and_rack(cells: bytes, rack: bytes) -> None:
    searches(WORD_GRAPH, FACTS, cells, rack)


@given(st.binary(min_size=SIZE, max_size=SIZE), st.binary(max_size=CASE.facts.rack_size))
def test_any_tiles_on_a_board(raw: bytes, rack: bytes) -> None:
    cells = bytes(b % (COUNT + 1) | (b & 0x80 if b % (COUNT + 1) else 0) for b in raw)
    searches(WORD_GRAPH, FACTS, cells, bytes(code % (COUNT + 1) for code in rack))


@given(st.integers(), st.data())
def test_any_number_among_the_facts(seed: int, data: st.DataObject) -> None:
    fields: dict[str, Any] = msgspec.structs.asdict(random_facts(Random(seed), 5))
    name = data.draw(st.sampled_from(sorted(fields)))
    old = fields[name]
    if isinstance(old, str):
        fields[name] = data.draw(st.sampled_from(("", "words", "begins", "tiles ", "é\0")))
    elif isinstance(old, int):
        fields[name] = data.draw(ANY_NUMBER)
    elif old and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(old) - 1))
        fields[name] = (*old[:at], data.draw(ANY_NUMBER), *old[at + 1 :])
    else:
        fields[name] = data.draw(NUMBERS)
    facts = answer(_core.Facts, **fields)
    if not isinstance(facts, str):
        word_graph = _core.WordGraph.build([b"\1\1", b"\1\1\1"], facts.letters)
        searches(word_graph, facts, bytes(facts.width * facts.height), b"\1\1\0"[: facts.rack_size])


def test_the_largest_of_everything() -> None:
    """63 letters, 21 × 21, 15 tiles on the rack, words of 21: within bounds, so searched."""
    letters, size = 63, 21 * 21
    big = msgspec.structs.replace(
        standard_facts(), width=21, height=21, values=(9,) * letters, letter_factor=(3,) * size,
        word_factor=(1,) * size, blank_word_factor=(1,) * size, lay_factor=(1,) * size, bonus=(0,) * 16,
        start=tuple(range(size)), rack_size=15,
    )  # fmt: skip
    word_graph = _core.WordGraph.build([bytes([63] * n) for n in range(2, 22)], letters)
    facts = _core.Facts(**msgspec.structs.asdict(big))
    plays, _, _ = ask(word_graph, facts, bytes(size), bytes([63] * 15), "summary")
    assert plays == 2 * sum(21 * (22 - n) for n in range(2, 16))
    full = bytes([63] * 10 + [0] + [63] * 10) * 21
    assert ask(word_graph, facts, full, bytes([63] * 15), "summary")[0] > 0


def test_scores_that_would_not_fit_are_refused() -> None:
    fields = msgspec.structs.asdict(standard_facts()) | {"word_factor": (9,) * 225}
    with pytest.raises(ValueError, match="scores larger than"):
        _core.Facts(**fields)


def test_words_and_facts_must_belong_together() -> None:
    facts = _core.Facts(**msgspec.structs.asdict(standard_facts()))
    with pytest.raises(ValueError, match="the facts have 26"):
        ask(WORD_GRAPH, facts, bytes(225), b"", "best")


@given(st.integers(), st.integers(), st.lists(ANY_NUMBER, max_size=8))
def test_any_number_for_self_play(games: int, seed: int, tiles: list[int]) -> None:
    numbers = {"seats": 2, "exchange_min": 1, "pass_rounds": 1, "pass_rounds_empty": 1, "scoreless_rounds": 2}
    flags = {"prove_end": True, "subtract_rest": True, "out_gains": True}
    rules = answer(_core.GameRules, tiles=[min(count, 3) for count in tiles], **numbers, **flags)
    if not isinstance(rules, str):
        played = answer(_core.selfplay, WORD_GRAPH, FACTS, rules, games=min(games, 2), seed=seed)
        assert isinstance(played, str) or len(played) == min(games, 2)


def test_the_stub_agrees_with_the_build() -> None:
    source = Path(_core.__file__).parents[1]
    command = [sys.executable, "-m", "mypy.stubtest", "rekje._core"]
    checked = subprocess.run(command, env={**os.environ, "MYPYPATH": str(source)}, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
