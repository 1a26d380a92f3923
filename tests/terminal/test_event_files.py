"""Tables kept in files: whole commands only, and one sentence for what can't be read or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.model.problems import FormError
from rekje.storage.files import EventFiles, data_folder
from tests.conformance.test_stores import a_game, stored


def test_a_line_that_a_crash_has_torn_is_dropped_at_every_length(tmp_path: Path) -> None:
    store, table = EventFiles(tmp_path), a_game()
    stored(store, table)
    path = tmp_path / "t1.jsonl"
    data = path.read_bytes()
    last = data[:-1].rfind(b"\n") + 1
    before = table.events[: len(table.events) // 2 + 1]
    for length in range(last, len(data)):
        path.write_bytes(data[:length])
        assert store.load("t1") == before
    store.append("t1", len(before), table.events[len(before) :])
    assert path.read_bytes() == data


def test_nobody_else_may_look_into_folders_that_a_game_makes(tmp_path: Path) -> None:
    stored(EventFiles(tmp_path / "share" / "rekje" / "tables"), a_game())
    made = [tmp_path / "share", *(tmp_path / "share").rglob("*")]
    assert [(path.name, path.stat().st_mode & 0o077) for path in made] == [
        ("share", 0),
        ("rekje", 0),
        ("tables", 0),
        ("t1.jsonl", 0),
    ]


def test_damage_before_the_last_line_is_told_in_one_sentence(tmp_path: Path) -> None:
    store = EventFiles(tmp_path)
    stored(store, a_game())
    path = tmp_path / "t1.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] + b'[{"event": "no-such-event"}]\n' + lines[2])
    with pytest.raises(FormError) as caught:
        store.load("t1")
    assert (caught.value.code, caught.value.params["row"]) == ("screen-store-damaged", 2)


@pytest.mark.parametrize("name", ["", "../t", "a/b", ".hidden", "a b", "x" * 200])
def test_a_name_that_is_no_file_name_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(FormError) as raised:
        EventFiles(tmp_path).load(name)
    assert raised.value.code == "screen-store-name"


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with pytest.raises(FormError) as raised:
        EventFiles(blocked / "tables").append("t1", 0, a_game(0).events)
    assert raised.value.code == "screen-store-unwritable"


def test_the_data_directory_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REKJE_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    assert EventFiles().folder == tmp_path / "here" / "tables"
