"""A file of learned values that is damaged: it is said once, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.games.editions import builtin_edition
from rekje.storage.leave_files import file_name, leaves_folder
from tests.terminal.typed import Typed, table_for


def test_the_computer_plays_on_by_the_letters_and_it_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    file = leaves_folder() / file_name("scrabble", "nl", "nl")
    file.parent.mkdir(parents=True)
    file.write_bytes(b"no")
    typed = Typed(["pass", "pass"])
    host = table_for(typed, ("person", "strong"), edition=builtin_edition("scrabble", "nl"), words="nl")
    typed.play(host)
    told = " ".join(" ".join(typed.pages).split())
    assert told.count("go by the letters alone") == 1
    assert any(line.seat == 1 and line.kind == "play" for line in host.state.sheet)


def test_nothing_is_said_where_all_is_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    typed = Typed(["pass"])
    typed.play(table_for(typed, ("person", "strong"), edition=builtin_edition("scrabble", "nl"), words="nl"))
    assert "letters alone" not in " ".join(" ".join(typed.pages).split())


def test_it_is_said_once_if_nothing_was_learned_for_the_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    (tmp_path / "ours.txt").write_text("taart\nster\neten\nnet\nen\nsta\n", "utf-8")
    for player, times in (("strong", 1), ("greedy", 0)):
        typed = Typed(["pass"])
        words = str(tmp_path / "ours.txt")
        typed.play(table_for(typed, ("person", player), edition=builtin_edition("scrabble", "nl"), words=words))
        told = " ".join(" ".join(typed.pages).split())
        assert told.count("“rekje learn” changes that") == times
