"""The cache is never trusted and never needed."""

from __future__ import annotations

import hashlib
import os
import random
import sys
from io import StringIO
from pathlib import Path

import pytest

from rekje._core import WordGraph
from rekje.engine.lexicons import CompiledLexicon, open_lexicon
from rekje.storage import cache as cache_module
from rekje.storage.cache import Cache
from tests.lexicon.conftest import letter_set

WORDS = ["rijst", "huis", "bord", "taart", "tafel"]


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small list, in a cache of its own."""
    monkeypatch.setenv("REKJE_CACHE", str(tmp_path / "cache"))
    path = tmp_path / "club.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    return path


def opened(path: Path) -> CompiledLexicon:
    lexicon = open_lexicon(str(path), letter_set())
    assert isinstance(lexicon, CompiledLexicon)
    return lexicon


def check(lexicon: CompiledLexicon) -> None:
    assert all(lexicon.has(tuple(word.upper())) for word in WORDS)
    assert not lexicon.has(tuple("HUISX"))
    assert len(lexicon) == len(WORDS) == len(lexicon.word_graph)
    lexicon.load_tables()
    assert lexicon.sha256 == hashlib.sha256("".join(f"{word.upper()}\n" for word in sorted(WORDS)).encode()).hexdigest()
    assert lexicon.word_graph.contains(bytes(ord(char) - ord("a") + 1 for char in "huis"))


def kept(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "cache" / "lexicons").iterdir())


def test_a_second_opening_reads_the_cache(club: Path, tmp_path: Path) -> None:
    check(opened(club))
    before = {path: (path.stat().st_ino, path.read_bytes()) for path in kept(tmp_path)}
    assert {path.suffix for path in before} == {".words", ".sha256", ".automaton", ".tables"}
    check(opened(club))
    assert before == {path: (path.stat().st_ino, path.read_bytes()) for path in kept(tmp_path)}


@pytest.mark.parametrize("seed", range(12))
def test_damage_is_noticed_and_mended(club: Path, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    check(opened(club))
    whole = {path: path.read_bytes() for path in kept(tmp_path)}
    for path, data in whole.items():
        place = chance.randrange(len(data))
        cut, flipped = data[:place], data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]
        path.write_bytes(chance.choice((cut, flipped, b"", data + b"x")))
    check(opened(club))
    assert whole == {path: path.read_bytes() for path in kept(tmp_path)}


def test_a_well_formed_file_with_other_content_is_mended(club: Path, tmp_path: Path) -> None:
    check(opened(club))
    for suffix in (".automaton", ".tables"):
        file = next(path for path in kept(tmp_path) if path.suffix == suffix)
        Cache(file.parent).write(file.name, b"nothing of that kind")
    check(opened(club))


def test_tables_of_other_words_are_made_anew(club: Path, tmp_path: Path) -> None:
    check(opened(club))
    tables = next(path for path in kept(tmp_path) if path.suffix == ".tables")
    whole = tables.read_bytes()
    other = WordGraph.build([b"\x01\x02"], 26).tables_to_bytes()
    assert other
    tables.unlink()
    tables.write_bytes(other)
    check(opened(club))
    assert tables.read_bytes() == whole


def test_no_half_written_files_are_left(club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    check(opened(club))
    assert kept(tmp_path) == []


def test_a_folder_that_cannot_be_written(
    club: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REKJE_CACHE", str(club / "inside-a-file"))
    monkeypatch.setattr(cache_module, "_told", set())
    check(opened(club))
    check(opened(club))
    captured = capfd.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "club.txt" in captured.err


def test_other_letters_and_options_are_other_entries(club: Path, tmp_path: Path) -> None:
    opened(club)
    open_lexicon(str(club), letter_set("IJ"))
    open_lexicon(str(club), letter_set("IJ"), language="nl")
    assert len(kept(tmp_path)) == 3


def test_that_a_list_takes_a_while_is_told_once(club: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", told := Terminal())
    lexicon = opened(club)
    assert len(lexicon.word_graph) == len(lexicon.at_level(5).word_graph) == len(WORDS)
    assert told.getvalue().count("club.txt") == 1
