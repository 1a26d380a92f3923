"""Everything moves between SQLite and PostgreSQL, both ways, by `rekje export` and `rekje import`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from rekje.storage.database.cards import card_of
from rekje.storage.database.decency import CHAT
from rekje.storage.database.events import Change
from rekje.storage.database.persons import Passkey
from rekje.storage.database.register import StoredChatLine
from rekje.storage.database.schema import FLEETING, metadata
from rekje.storage.database.store import Database, StoredTables
from rekje.storage.postgres.address import read_address
from rekje.tables.about import About, TableStatus
from rekje.wire.operating import ReportedLine
from tests.clusters import PASSWORD, Cluster
from tests.conformance.test_stores import a_game
from tests.server.test_archive import rekje

ANNA, BRAM, LINK = b"a" * 32, b"b" * 32, b"l" * 32
STATUS = TableStatus("scrabble", "nl", "over", ("Anna", "Bram"), ("person", "person"), (7, 8))


def lived_in(database: Database) -> None:
    """A row in every table of a database."""
    register, game = database.register, a_game()
    register.create("t1", About(host=ANNA.hex()), STATUS, [(LINK, 1)], [(ANNA, 0), (BRAM, 1)]).result()
    change = Change("0/é", began=5, over=True, standing=msgspec.json.encode(STATUS), summary=b"{}")
    database.events.submit("t1", 0, game.events, change).result()
    register.say("t1", StoredChatLine(1, 1, "déjà vu 🎲", None, 7, BRAM)).result()
    persons, alerts, decency = database.persons, database.alerts, database.decency
    persons.enrol(ANNA, ANNA, "Anna", "telefoon").result()
    persons.set_recovery(ANNA, b"r" * 32).result()
    persons.add_passkey(Passkey(b"\x00\xff", ANNA, b"\x00key", 2**32 - 1, "sleutel", 1, None)).result()
    persons.keep_settings(ANNA, b'{"a":"b"}').result()
    alerts.secret("push", lambda: b"\x00secret").result()
    alerts.mute(ANNA, "t1", False).result()
    decency.mute(ANNA, [BRAM], True).result()
    decency.report(ANNA, BRAM, "t1", "Bram", "rude", [ReportedLine("Bram", "no", None, 1)]).result()
    decency.ban(BRAM, 2**50, 1).result()
    decency.switch(CHAT, False).result()
    rows = {
        "lobby_people": {"who": ANNA, "name": "Anna", "word": b"w" * 32},
        "removed_people": {"who": BRAM, "table": "t1"},
        "push_devices": {"device": b"d" * 32, "who": ANNA, "browser": ANNA, "endpoint": "https://push.example",
                         "public": b"p" * 65, "auth": b"u" * 16, "language": "nl", "made": 1},
        "mails": {"who": ANNA, "address": "anna@example.org", "language": "nl", "confirmed": True, "hash": b"h" * 32,
                  "asked": 1, "asker": ANNA},
        "alert_wishes": {"who": ANNA, "wishes": b"{}"},
        "alerts": {"who": BRAM, "table": "t1", "kind": "turn", "key": "3", "at": 2**45},
    }  # fmt: skip

    def job(connection: sa.Connection) -> None:
        for name, row in rows.items():
            connection.execute(metadata.tables[name].insert(), row)

    database.write(job).result()


def all_rows(stored: StoredTables) -> dict[str, Any]:
    """Every row of every table of a database, except those that are of no use elsewhere."""
    kept = [table for table in metadata.sorted_tables if table not in FLEETING]
    with stored.connect() as connection:
        return {table.name: {tuple(row) for row in connection.execute(table.select())} for table in kept}


@pytest.mark.parametrize("to_postgres", [True, False])
def test_every_row_moves(
    tmp_path: Path, cluster: Cluster, to_postgres: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    address, folder, file = cluster.empty(), tmp_path / "data", str(tmp_path / "all.rekje")
    urls = (None, read_address(address)) if to_postgres else (read_address(address), None)
    names = ("sqlite", address) if to_postgres else (address, "sqlite")
    database = Database(folder, url=urls[0])
    lived_in(database)
    database.close()
    stored = StoredTables(folder, urls[0])
    before = all_rows(stored)
    stored.close()
    assert all(before.values())
    assert rekje("export", file, "--data", str(folder), "--database", names[0], "--everything") == 0
    assert capsys.readouterr().err.startswith("1 ")
    for added in "10":
        assert rekje("import", file, "--data", str(folder), "--database", names[1]) == 0
        assert capsys.readouterr().err.startswith(added)
    stored = StoredTables(folder, urls[1])
    assert all_rows(stored) == before
    stored.close()
    # What comes later has numbers of its own.
    database = Database(folder, url=urls[1])
    database.decency.report(BRAM, ANNA, "t1", "Anna", "rude too", []).result()
    assert [one.number for one in database.decency.reports()] == [2, 1]
    assert rekje("export", "-", "--data", str(folder), "--database", names[1]) == 0
    told = capsys.readouterr()
    assert PASSWORD not in told.err + told.out
    database.close()


def test_a_usual_export_leaves_out_what_belongs_to_one_server(tmp_path: Path) -> None:
    database = Database(tmp_path)
    lived_in(database)
    database.close()
    file = tmp_path / "tables.rekje"
    assert rekje("export", str(file), "--data", str(tmp_path)) == 0
    head, table, _ = file.read_bytes().split(b"\n")
    assert sorted(json.loads(head)["people"]) == ["devices", "passkeys", "people"]
    assert sorted(json.loads(table)["parts"]) == ["batches", "chat", "holders", "summaries", "tokens"]


def test_a_file_whose_checksum_is_another_adds_nothing(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    database = Database(tmp_path / "old")
    lived_in(database)
    database.close()
    file, address = tmp_path / "tables.rekje", cluster.fresh()
    assert rekje("export", str(file), "--data", str(tmp_path / "old")) == 0
    whole = file.read_bytes()
    # Changes that leave a file in form: another name, another moment of a table.
    for old, new in ((b'"Anna"', b'"Anne"'), (b'"began":5', b'"began":6')):
        assert old in whole
        file.write_bytes(whole.replace(old, new))
        assert rekje("import", str(file), "--data", str(tmp_path / "new"), "--database", address) == 2
        assert "checksum" in capsys.readouterr().err
    stored = StoredTables(tmp_path, read_address(address))
    assert not any(all_rows(stored).values())
    stored.close()


def test_links_of_an_older_file_get_their_cards(tmp_path: Path, cluster: Cluster) -> None:
    database = Database(tmp_path / "old")
    lived_in(database)
    database.close()
    file = tmp_path / "tables.rekje"
    assert rekje("export", str(file), "--data", str(tmp_path / "old")) == 0
    head, table, _ = file.read_bytes().split(b"\n")
    older, packed = json.loads(head), json.loads(table)
    del older["checksum"]
    for token in packed["parts"]["tokens"]:
        del token["card"]
    file.write_bytes(b"\n".join([json.dumps(older).encode(), json.dumps(packed).encode(), b""]))
    address = cluster.fresh()
    assert rekje("import", str(file), "--data", str(tmp_path / "new"), "--database", address) == 0
    database = Database(tmp_path / "new", url=read_address(address))
    assert database.register.carded(card_of(LINK)) == ("t1", 1)
    database.close()


def test_a_text_that_postgresql_cant_hold_adds_nothing(tmp_path: Path, cluster: Cluster) -> None:
    database = Database(tmp_path / "old")
    lived_in(database)
    database.register.say("t1", StoredChatLine(2, 0, "a\x00b", None, 1, BRAM)).result()
    database.close()
    file, address = tmp_path / "tables.rekje", cluster.fresh()
    assert rekje("export", str(file), "--data", str(tmp_path / "old")) == 0
    assert rekje("import", str(file), "--data", str(tmp_path / "new"), "--database", address) == 2
    stored = StoredTables(tmp_path, read_address(address))
    assert not any(all_rows(stored).values())
    stored.close()
