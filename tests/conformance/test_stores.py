"""What every event store must do (`rekje.tables.ports.EventStore`). A new one is a line in ``STORES``."""

from __future__ import annotations

import importlib
import pkgutil
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import rekje.storage
from rekje.model.commands import Pass
from rekje.model.families import AnyEvent
from rekje.referee import replay
from rekje.storage.database.store import Database
from rekje.storage.files import EventFiles
from rekje.storage.memory import EventMemory
from rekje.tables.ports import EventStore, StaleVersion
from rekje.tables.table import Table
from tests.clusters import database_of
from tests.support import PATIENCE
from tests.terminal.typed import Typed, table_for

Make = Callable[[Path], EventStore]


class Store(NamedTuple):
    """How a store is made in a folder, whether what it holds outlives it, whether one at a time may write there,
    whether it says when a table was added to (`rekje.tables.ports.DatedStore`), and whether it needs a service."""

    make: Make
    durable: bool = True
    one_writer: bool = False
    dated: bool = False
    service: bool = False


_open: dict[Path, Database] = {}


def in_database(folder: Path) -> EventStore:
    """One writes in a folder at a time: whoever did before has ended."""
    if folder in _open:
        _open.pop(folder).close()
    _open[folder] = Database(folder)
    return _open[folder].events


def in_postgres(folder: Path) -> EventStore:
    """The same on PostgreSQL."""
    if folder in _open:
        _open.pop(folder).close()
    _open[folder] = Database(folder, url=database_of(folder))
    return _open[folder].events


def in_memory(folder: Path) -> EventStore:
    return EventMemory()


STORES: dict[str, Store] = {
    "files": Store(EventFiles, dated=True),
    "database": Store(in_database, one_writer=True),
    "postgres": Store(in_postgres, one_writer=True, service=True),
    "memory": Store(in_memory, durable=False),
}
DURABLE = {name: store for name, store in STORES.items() if store.durable}

every_store = pytest.mark.parametrize("make", [store.make for store in STORES.values()], ids=[*STORES])
every_durable_store = pytest.mark.parametrize("make", [store.make for store in DURABLE.values()], ids=[*DURABLE])


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


@every_store
def test_what_was_appended_is_loaded_again_and_folds_to_the_same_state(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    assert store.load("t1") == []
    stored(store, table)
    assert store.load("t1") == table.events
    assert replay(store.load("t1")) == table.state


@every_store
def test_an_append_to_another_version_is_refused_and_adds_nothing(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    stored(store, table)
    for wrong in (0, len(table.events) - 1, len(table.events) + 1):
        with pytest.raises(StaleVersion):
            store.append("t1", wrong, table.events[-1:])
    assert store.load("t1") == table.events


@every_store
def test_tables_are_listed_the_last_changed_first_and_can_be_forgotten(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    assert store.tables() == []
    for name in ("a", "b"):
        stored(store, table, name)
    assert store.tables() == ["b", "a"]
    store.delete("b")
    store.delete("b")
    assert store.tables() == ["a"]


@every_store
def test_a_table_forgotten_can_begin_anew(tmp_path: Path, make: Make) -> None:
    store, table = make(tmp_path), a_game()
    stored(store, table)
    store.delete("t1")
    assert store.load("t1") == []
    store.append("t1", 0, table.events[:3])
    assert store.load("t1") == table.events[:3]


@every_durable_store
def test_what_was_appended_is_there_for_whoever_opens_the_store_next(tmp_path: Path, make: Make) -> None:
    table = a_game()
    stored(make(tmp_path), table)
    assert make(tmp_path).load("t1") == table.events


@pytest.mark.parametrize("kind", [*DURABLE.values()], ids=[*DURABLE])
def test_of_two_who_append_at_once_one_is_stale(tmp_path: Path, kind: Store) -> None:
    table, first = a_game(), kind.make(tmp_path)
    stores = [first, first if kind.one_writer else kind.make(tmp_path)]
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


@pytest.mark.parametrize("kind", [*STORES.values()], ids=[*STORES])
def test_a_store_that_dates_tables_says_when_one_was_added_to(tmp_path: Path, kind: Store) -> None:
    store: Any = kind.make(tmp_path)
    assert hasattr(store, "changed") == kind.dated
    for name in ("a", "b", "a") if kind.dated else ():
        store.append(name, len(store.load(name)), a_game().events[:1])
        # A disk may round it.
        assert abs(time.time() - store.changed(name)) < PATIENCE


PORT = ("append", "load", "tables", "delete")


def test_every_store_there_is_stands_in_the_list(tmp_path: Path) -> None:
    found = set()
    for info in pkgutil.walk_packages(rekje.storage.__path__, "rekje.storage."):
        if ".migrations." in info.name:
            # Alembic alone runs these.
            continue
        module = importlib.import_module(info.name)
        kinds = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == info.name]
        found |= {kind for kind in kinds if all(hasattr(kind, name) for name in PORT)}
    assert {type(store.make(tmp_path)) for store in STORES.values() if not store.service} == found


class Unchecked(EventMemory):
    """Takes an append to any version."""

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        super().append(table, len(self.load(table)), events)


class RefusesTooLate(EventMemory):
    """Adds what it refuses."""

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        there = len(self.load(table))
        super().append(table, there, events)
        if there != expected:
            raise StaleVersion(table)


class LosesTheLast(EventMemory):
    """Forgets the last event of each append."""

    def append(self, table: str, expected: int, events: Sequence[AnyEvent]) -> None:
        super().append(table, min(expected, len(self.load(table))), events[:-1])


class OldestFirst(EventMemory):
    """Lists tables in the order in which they changed."""

    def tables(self) -> list[str]:
        return super().tables()[::-1]


class KeepsAll(EventMemory):
    """Forgets no table."""

    def delete(self, table: str) -> None:
        pass


def fails(check: Callable[[Path, Make], None], folder: Path, make: Make) -> bool:
    folder.mkdir()
    try:
        check(folder, make)
    except (Exception, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize("faulty", [Unchecked, RefusesTooLate, LosesTheLast, OldestFirst, KeepsAll])
def test_a_store_with_a_fault_would_be_found(tmp_path: Path, faulty: type[EventMemory]) -> None:
    checks = (
        test_what_was_appended_is_loaded_again_and_folds_to_the_same_state,
        test_an_append_to_another_version_is_refused_and_adds_nothing,
        test_tables_are_listed_the_last_changed_first_and_can_be_forgotten,
        test_a_table_forgotten_can_begin_anew,
    )
    assert any(fails(check, tmp_path / check.__name__, lambda folder: faulty()) for check in checks)
    assert not any(fails(check, tmp_path / f"sound {check.__name__}", in_memory) for check in checks)


def test_a_store_that_forgets_would_be_found(tmp_path: Path) -> None:
    assert fails(test_what_was_appended_is_there_for_whoever_opens_the_store_next, tmp_path / "t", in_memory)
