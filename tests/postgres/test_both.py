"""What the stores of people do alike on SQLite and on PostgreSQL, where their queries differ or their limits do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from rekje.model.events import Passed
from rekje.storage.database.events import Change
from rekje.storage.database.persons import Passkey
from rekje.storage.database.schema import muted_people, reports
from rekje.storage.database.store import Database
from tests.clusters import database_of

ANNA, BRAM, CLEO, TABLET = (name * 32 for name in (b"a", b"b", b"c", b"t"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    found = Database(tmp_path, url=database_of(tmp_path) if request.param == "postgresql" else None)
    yield found
    found.close()


def pairs(database: Database) -> set[tuple[bytes, bytes]]:
    return set(database.decency.mutes([ANNA, BRAM, CLEO]))


def about(database: Database) -> list[bytes]:
    with database.connect() as connection:
        return list(connection.scalars(sa.select(reports.c.person).order_by(reports.c.number)))


def test_when_two_become_one_nothing_is_there_twice_and_nothing_is_lost(database: Database) -> None:
    decency, persons = database.decency, database.persons
    for who, muted in ((ANNA, [CLEO]), (BRAM, [CLEO]), (CLEO, [ANNA, BRAM])):
        decency.mute(who, muted, True).result()
    for person in (ANNA, BRAM):
        decency.report(CLEO, person, "t", "?", "rude", []).result()
    decency.ban(ANNA, 2**50, 1).result()
    decency.ban(BRAM, 2**51, 2).result()
    persons.enrol(ANNA, ANNA, "Anna", "phone").result()
    persons.join(TABLET, "tablet", ANNA, BRAM, BRAM).result()
    assert pairs(database) == {(ANNA, CLEO), (CLEO, ANNA)}
    assert about(database) == [ANNA, ANNA]
    assert {who: ban.until for who, ban in decency.bans().items()} == {ANNA: 2**50}


def test_with_a_person_goes_what_others_said_of_them(database: Database) -> None:
    decency = database.decency
    decency.mute(CLEO, [ANNA, BRAM], True).result()
    for person in (ANNA, BRAM):
        decency.report(CLEO, person, "t", "?", "rude", []).result()
    assert database.persons.erase(ANNA).result() is True
    assert pairs(database) == {(CLEO, BRAM)}
    assert about(database) == [BRAM]


def test_a_deletion_that_fails_halfway_deletes_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    decency = database.decency
    decency.mute(CLEO, [ANNA], True).result()
    decency.mute(ANNA, [CLEO], True).result()

    def fails(connection: sa.Connection) -> None:
        raise OSError

    with monkeypatch.context() as broken:
        broken.setattr(database.backend, "mark_erased", fails)
        assert isinstance(database.persons.erase(ANNA).exception(), OSError)
    assert pairs(database) == {(CLEO, ANNA), (ANNA, CLEO)}


def test_who_enrols_twice_stays_as_they_were(database: Database) -> None:
    persons = database.persons
    for name in ("Anna", "Another"):
        persons.enrol(ANNA, ANNA, name, f"{name}’s").result()
    known = persons.known(ANNA)
    assert known is not None
    assert (known.name, [device.name for device in known.devices]) == ("Anna", ["Anna’s"])


def test_a_passkey_counts_as_far_as_authenticators_do(database: Database) -> None:
    persons = database.persons
    persons.add_passkey(Passkey(b"\x00\xff", ANNA, b"\x00key", 0, "key", 1, None)).result()
    persons.use_passkey(b"\x00\xff", 2**32 - 1).result()
    kept = persons.passkey(b"\x00\xff")
    assert kept is not None
    assert (kept.count, kept.key) == (2**32 - 1, b"\x00key")


def test_a_receipt_is_stored_once(database: Database) -> None:
    database.events.submit("a", 0, [Passed(0)], Change("0/x")).result()
    with pytest.raises(sa.exc.IntegrityError):
        database.events.submit("a", 1, [Passed(0)], Change("0/x")).result()
    assert database.events.load_whole("a").receipts == {"0/x": 1}
    assert database.events.load("a") == [Passed(0)]


def test_queries_that_belong_together_are_stored_together(database: Database) -> None:
    row = muted_people.insert().values(who=ANNA, person=CLEO)
    assert isinstance(database._writer.execute(row, row).exception(), sa.exc.IntegrityError)
    assert pairs(database) == set()
    database._writer.execute(row).result()
    assert pairs(database) == {(ANNA, CLEO)}
