"""The word graph: its words and no others, as bytes and back, and no harm from any bytes."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rekje import _core
from tests.core.standard_en import golden_lines, golden_words, standard_core_facts

WORDS = st.lists(st.binary(min_size=1, max_size=21).map(lambda raw: bytes(1 + code % 63 for code in raw)), max_size=60)


@given(WORDS, st.binary(max_size=25))
def test_holds_its_words_and_no_others(words: list[bytes], other: bytes) -> None:
    word_graph = _core.WordGraph.build(words, 63)
    assert len(word_graph) == len(set(words))
    for word in words:
        assert word_graph.contains(word)
        assert word_graph.contains(word[:-1]) == (word[:-1] in words)
        assert word_graph.contains(word + b"\x01") == (word + b"\x01" in words)
    assert word_graph.contains(other) == (other in words)


@given(WORDS)
def test_comes_back_from_bytes(words: list[bytes]) -> None:
    data = _core.WordGraph.build(words, 63).to_bytes()
    assert data == _core.WordGraph.build(sorted(words, reverse=True), 63).to_bytes()
    again = _core.WordGraph.from_bytes(data)
    assert again.to_bytes() == data
    assert (len(again), again.letters) == (len(set(words)), 63)


@given(WORDS, st.data())
def test_damaged_bytes_are_an_error(words: list[bytes], data: st.DataObject) -> None:
    sound = _core.WordGraph.build(words, 63).to_bytes()
    at = data.draw(st.integers(0, len(sound) - 1))
    damaged = bytearray(sound)
    damaged[at] ^= data.draw(st.integers(1, 255))
    for wrong in (bytes(damaged), sound[:at], sound + sound[-4:]):
        with pytest.raises(ValueError, match="no sound word graph"):
            _core.WordGraph.from_bytes(wrong)


@given(st.binary(max_size=200))
def test_any_bytes_are_an_error(data: bytes) -> None:
    with pytest.raises(ValueError, match="no sound word graph"):
        _core.WordGraph.from_bytes(b"RKJA\x04\0\0\0" + data)


@pytest.mark.parametrize(
    ("words", "letters", "why"),
    [
        ([b""], 26, "1 to 21 letters, not 0"),
        ([b"\x01" * 60], 26, "1 to 21 letters, not 60"),
        ([b"\x1b"], 26, "0x1b is no tile"),
        ([b"\x00"], 26, "0x00 is no tile"),
        ([], 0, "1 to 63 letters"),
        ([], 64, "1 to 63 letters"),
        ([], -(10**30), "1 to 63 letters"),
    ],
)
def test_words_that_cannot_be(words: list[bytes], letters: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        _core.WordGraph.build(words, letters)


def test_a_real_list(english: _core.WordGraph) -> None:
    words = golden_words()
    assert len(english) == len(words) == 244_620
    assert all(map(english.contains, words))
    known = set(words)
    assert not any(english.contains(word[::-1]) for word in words if word[::-1] not in known)


def test_loads_quickly(english: _core.WordGraph) -> None:
    """16 MB are read and checked in about 20 ms of processor time; five times that is allowed for a slow machine."""
    data, spent = english.to_bytes(), []
    assert len(data) < 17_000_000
    for _ in range(5):
        began = time.process_time()
        _core.WordGraph.from_bytes(data)
        spent.append(time.process_time() - began)
    assert min(spent) < 0.1


def test_a_best_play_by_tables_from_a_file_is_that_by_tables_made(english: _core.WordGraph, tmp_path: Path) -> None:
    packed = english.tables_to_bytes()
    assert packed
    (tmp_path / "words").write_bytes(english.to_bytes())
    (tmp_path / "tables").write_bytes(packed)
    mapped = _core.WordGraph.map(tmp_path / "words")
    mapped.map_tables(tmp_path / "tables")
    assert mapped.tables_to_bytes() == packed

    def best(word_graph: _core.WordGraph) -> list[Any]:
        boards = [_core.Board(word_graph, standard_core_facts(), line.cells) for line in golden_lines()[:50]]
        return _core.search(boards, [line.rack for line in golden_lines()[:50]], "best")

    assert best(mapped) == best(english)


def test_what_is_no_file_or_no_tables_is_an_error(tmp_path: Path) -> None:
    word_graph = _core.WordGraph.build([b"\x01\x02"], 2)
    with pytest.raises(FileNotFoundError):
        _core.WordGraph.map(tmp_path / "nowhere")
    with pytest.raises(FileNotFoundError):
        word_graph.map_tables(tmp_path / "nowhere")
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(ValueError, match="does not begin as one"):
        _core.WordGraph.map(tmp_path / "file")
    (tmp_path / "file").write_bytes(word_graph.to_bytes())
    with pytest.raises(ValueError, match="does not begin as one"):
        word_graph.map_tables(tmp_path / "file")
    assert _core.WordGraph.build([], 40).tables_to_bytes() is None
