"""What an operator's lists read, alike on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa

from rekje.storage.clock import SteadyClock
from rekje.storage.database import overview
from rekje.storage.database.overview import ListPlace
from rekje.storage.database.schema import bans, holders, lobby_people, tables
from rekje.storage.database.store import Database
from rekje.tables.about import WATCHING, About, TableStatus
from tests.clusters import database_of

ANNA, BRAM, CLEO, DORA = (name * 32 for name in (b"a", b"b", b"c", b"d"))
MINUTE = 60_000


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    url = database_of(tmp_path) if request.param == "postgresql" else None
    found = Database(tmp_path, url=url, clock=SteadyClock(steady=_ticks(), wall=lambda: 0))
    yield found
    found.close()


def _ticks() -> Callable[[], int]:
    """A clock on which two tables change at each moment (ms)."""
    ticks = count()
    return lambda: next(ticks) // 2 * 1_000_000


def a_table(database: Database, name: str, *seats: tuple[bytes, int], names: tuple[str, ...]) -> None:
    stands = TableStatus("scrabble", "nl", "waiting", names, ("person",) * len(names), (0,) * len(names))
    database.register.create(name, About(), stands, [], seats).result()


def tables_found(database: Database, sought: str, most: int = 3) -> list[str]:
    """The names of all tables found, part by part."""
    names, after = list[str](), None
    while True:
        found, after = database.overview.tables(sought, after, most)
        assert len(found) <= most
        names += [one.name for one in found]
        if after is None:
            return names


def people_found(database: Database, sought: str, *here: bytes) -> dict[bytes, str]:
    found, rest = database.overview.people(sought, None, 50, here, {})
    assert rest is None
    return {one.who: one.name for one in found}


@pytest.mark.parametrize(("together", "some"), [(2_000, 25), (3, 2), (1, 1)])
def test_all_tables_are_read_in_order_also_those_of_one_moment(
    database: Database, monkeypatch: pytest.MonkeyPatch, together: int, some: int
) -> None:
    monkeypatch.setattr(overview, "_TOGETHER", together)
    monkeypatch.setattr(overview, "_SOME", some)
    for number in range(9):
        a_table(database, f"t{number}", (ANNA, 0), names=("Anna" if number % 3 else "Åsa", "Bram"))
    with database.connect() as connection:
        ordered = sa.select(tables.c.name).order_by(tables.c.changed.desc(), tables.c.name.desc())
        names = list(connection.scalars(ordered))
        moments = connection.scalar(sa.select(sa.func.count(tables.c.changed.distinct())))
        assert moments is not None
        assert 1 < moments < 9
    assert database.overview.count() == 9
    assert tables_found(database, "") == tables_found(database, " BRAM ") == tables_found(database, "t") == names
    assert set(tables_found(database, "asa")) == {"t0", "t3", "t6"}
    assert tables_found(database, "t4") == ["t4"]
    assert tables_found(database, "nobody") == tables_found(database, "_") == []


def test_no_more_is_read_at_once_than_is_meant_to_be(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overview, "MOST_READ", 4)
    monkeypatch.setattr(overview, "_TOGETHER", 2)
    a_table(database, "first", (CLEO, 0), names=("Cleo",))
    for number in range(6):
        a_table(database, f"t{number}", (ANNA, 0), names=("Anna",))
    found, place = database.overview.tables("cleo", None, 9)
    assert (found, isinstance(place, ListPlace)) == ([], True)
    assert [one.name for one in database.overview.tables("cleo", place, 9)[0]] == ["first"]
    people, place = database.overview.people("cleo", None, 9, (), {})
    assert (people, isinstance(place, ListPlace)) == ([], True)
    assert [one.who for one in database.overview.people("cleo", place, 9, (), {})[0]] == [CLEO]


def test_people_are_called_as_at_their_table_or_else_as_they_call_themselves(database: Database) -> None:
    a_table(database, "t1", (ANNA, 0), (BRAM, 1), (CLEO, WATCHING), (DORA, WATCHING), names=("Anna", "Bram"))
    a_table(database, "t2", (ANNA, 1), (ANNA, 0), names=("Annabel", "The other one"))
    database.persons.enrol(ANNA, ANNA, "What Anna calls herself", "phone").result()
    database.lobby.be_seen(CLEO, "Cleo").result()
    assert people_found(database, "") == {ANNA: "Annabel", BRAM: "Bram", CLEO: "Cleo", DORA: ""}
    assert people_found(database, "ANNA") == {ANNA: "Annabel"}
    assert people_found(database, "cleo") == {CLEO: "Cleo"}
    assert people_found(database, "calls herself") == {}
    assert database.overview.called([ANNA, DORA, b"x" * 32]) == {ANNA: "Annabel", DORA: "", b"x" * 32: ""}
    assert set(database.overview.at("t1")) == {ANNA, BRAM, CLEO, DORA}


def test_people_are_told_by_when_they_were_seen_and_with_how_many_tables(database: Database) -> None:
    a_table(database, "t1", (ANNA, 0), (BRAM, 1), names=("Anna", "Bram"))
    a_table(database, "t2", (ANNA, 0), (ANNA, 1), (CLEO, WATCHING), names=("Anna", "Anna 2"))
    database.register.seen(ANNA, "t1", 7 * MINUTE).result()
    database.register.seen(BRAM, "t1", 9 * MINUTE).result()
    told = [(one.who, one.seen, one.tables) for one in database.overview.people("", None, 9, (), {})[0]]
    assert told == [(BRAM, 9 * MINUTE, 1), (ANNA, 7 * MINUTE, 2), (CLEO, None, 1)]
    first, *_ = database.overview.people("", None, 9, (ANNA,), {})[0]
    assert (first.who, first.table) == (ANNA, "t2")
    lobby, _ = database.overview.people("dor", None, 9, (DORA,), {DORA: "Dora"})
    assert [(one.who, one.name, one.table, one.tables) for one in lobby] == [(DORA, "Dora", "", 0)]


def test_more_people_than_one_part_has_are_all_told_and_found(database: Database) -> None:
    lobby = {bytes([number]) * 32: f"Player {number}" for number in range(7)}
    a_table(database, "t1", (ANNA, 0), names=("Anna",))
    for sought, expected in (("", {ANNA, BRAM, *lobby}), ("player", {*lobby})):
        told, after = list[bytes](), None
        while True:
            found, after = database.overview.people(sought, after, 3, (BRAM,), lobby)
            told += [one.who for one in found]
            if after is None:
                break
        assert set(told) == expected - {BRAM}
        assert len(told) == len(set(told))
        assert set(told[:7]) == {*lobby}


def test_a_ban_stores_only_whom_and_until_when(database: Database) -> None:
    database.decency.ban(ANNA, 2**50).result()
    with database.connect() as connection:
        (row,) = connection.execute(bans.select()).mappings()
        assert dict(row) == {"number": row["number"], "who": ANNA, "until": 2**50}
        assert connection.scalar(sa.select(sa.func.count()).select_from(holders)) == 0
        assert connection.scalar(sa.select(sa.func.count()).select_from(lobby_people)) == 0
    (deed,) = database.decency.deeds()
    assert (deed.did, deed.about) == ("person-banned", str(row["number"]))


def test_tables_are_read_by_an_index(database: Database) -> None:
    query = sa.select(tables.c.name).where(overview._behind(ListPlace(5, "t"))).order_by(*overview._ORDER).limit(5)
    with database.connect() as connection:
        explain = "EXPLAIN"
        if connection.dialect.name == "sqlite":
            explain = "EXPLAIN QUERY PLAN"
        else:
            # So small a table would be read as a whole.
            connection.exec_driver_sql("SET enable_seqscan = off")
        text = str(query.compile(connection, compile_kwargs={"literal_binds": True}))
        plan = str(connection.exec_driver_sql(f"{explain} {text}").all())
    assert "ix_tables_changed" in plan
