"""What every event store must do. A new one passes by being listed here."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from rekje.model.commands import Pass
from rekje.referee import replay
from rekje.storage.files import EventFiles
from rekje.storage.memory import EventMemory
from rekje.storage.sqlite.store import Database
from rekje.tables.ports import EventStore, StaleVersion
from rekje.tables.table import Table
from tests.terminal.desk import Typed, table_for

Make = Callable[[Path], EventStore]


_open: dict[Path, Database] = {}


def in_database(folder: Path) -> EventStore:
    """One writes in a folder at a time: whoever did before has ended."""
    if folder in _open:
        _open.pop(folder).close()
    _open[folder] = Database(folder)
    return _open[folder].events


def in_memory(folder: Path) -> EventStore:
    return EventMemory()


STORES: list[Make] = [EventFiles, in_database, in_memory]
DURABLE: list[Make] = [EventFiles, in_database]


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


@pytest.mark.parametrize("make", STORES)
def test_what_was_appended_is_loaded_again_and_folds_to_the_same_state(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    assert store.load("t1") == []
    stored(store, table)
    assert store.load("t1") == table.events
    assert replay(store.load("t1")) == table.state


@pytest.mark.parametrize("make", STORES)
def test_an_append_to_another_version_is_refused_and_adds_nothing(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    stored(store, table)
    for wrong in (0, len(table.events) - 1, len(table.events) + 1):
        with pytest.raises(StaleVersion):
            store.append("t1", wrong, table.events[-1:])
    assert store.load("t1") == table.events


@pytest.mark.parametrize("make", STORES)
def test_tables_are_listed_the_last_changed_first_and_can_be_forgotten(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    assert store.tables() == []
    for name in ("a", "b"):
        stored(store, table, name)
    assert store.tables() == ["b", "a"]
    store.delete("b")
    store.delete("b")
    assert store.tables() == ["a"]


@pytest.mark.parametrize("make", STORES)
def test_a_table_forgotten_can_begin_anew(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    stored(store, table)
    store.delete("t1")
    assert store.load("t1") == []
    store.append("t1", 0, table.events[:3])
    assert store.load("t1") == table.events[:3]


@pytest.mark.parametrize("make", DURABLE)
def test_what_was_appended_is_there_for_whoever_opens_the_store_next(tmp_path: Path, make: Make) -> None:
    table = a_game()
    stored(make(tmp_path), table)
    assert make(tmp_path).load("t1") == table.events


@pytest.mark.parametrize("make", DURABLE)
def test_of_two_who_append_at_once_one_is_stale(tmp_path: Path, make: Make) -> None:
    table, first = a_game(), make(tmp_path)
    stores = [first, first if make is in_database else make(tmp_path)]
    stores[0].append("t1", 0, table.events[:3])
    outcomes: list[bool] = []
    both = threading.Barrier(2)

    def add(store: EventStore) -> None:
        both.wait()
        try:
            store.append("t1", 3, table.events[3:4])
            outcomes.append(True)
        except StaleVersion:
            outcomes.append(False)

    threads = [threading.Thread(target=add, args=(store,)) for store in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == [False, True]
    assert stores[0].load("t1") == table.events[:4]
