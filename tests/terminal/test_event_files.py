"""Tables kept in files: durable, whole commands only, one writer at a time."""

from __future__ import annotations

from pathlib import Path

import pytest

from rekje.adapters.event_files import EventFiles, data_folder
from rekje.adapters.event_memory import EventMemory
from rekje.model.commands import Pass
from rekje.model.problems import FormError
from rekje.referee import replay
from rekje.tables.ports import EventStore, StaleVersion
from rekje.tables.table import Table
from tests.terminal.desk import Typed, table_for


def a_game(turns: int = 3) -> Table:
    """A table in memory after some passes."""
    host = table_for(Typed(), ("person", "person"), options={"judging": "agree"}, seed=5)
    for _ in range(turns):
        seat = host.due()
        assert seat is not None
        host.send(Pass(seat=seat))
        if host.state.outcome:
            break
    return host.table


def stored(store: EventStore, table: Table, name: str = "t1") -> None:
    """Store a table's events in three appends."""
    cut = len(table.events) // 2
    for start, end in ((0, cut), (cut, cut + 1), (cut + 1, len(table.events))):
        store.append(name, start, table.events[start:end])


@pytest.mark.parametrize("make", [EventFiles, lambda folder: EventMemory()])
def test_what_was_appended_is_loaded_again_and_folds_to_the_same_state(tmp_path: Path, make) -> None:  # type: ignore[no-untyped-def]
    store, table = make(tmp_path), a_game()
    assert store.load("t1") == []
    stored(store, table)
    assert store.load("t1") == table.events
    assert replay(store.load("t1")) == table.state


@pytest.mark.parametrize("make", [EventFiles, lambda folder: EventMemory()])
def test_an_append_to_another_version_is_refused_and_adds_nothing(tmp_path: Path, make) -> None:  # type: ignore[no-untyped-def]
    store, table = make(tmp_path), a_game()
    stored(store, table)
    for wrong in (0, len(table.events) - 1, len(table.events) + 1):
        with pytest.raises(StaleVersion):
            store.append("t1", wrong, table.events[-1:])
    assert store.load("t1") == table.events


@pytest.mark.parametrize("make", [EventFiles, lambda folder: EventMemory()])
def test_tables_are_listed_the_last_changed_first_and_can_be_forgotten(tmp_path: Path, make) -> None:  # type: ignore[no-untyped-def]
    store, table = make(tmp_path), a_game()
    assert store.tables() == []
    for name in ("a", "b"):
        stored(store, table, name)
    assert store.tables() == ["b", "a"]
    store.delete("b")
    store.delete("b")
    assert store.tables() == ["a"]


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
