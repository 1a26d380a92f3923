"""`rekje backup`: a copy of the database beside a server that runs."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rekje.storage.sqlite.engine import FILE, FILES
from tests.deploy.test_backup import busy
from tests.records.command import Ran, run
from tests.server.kit import places, serving
from tests.server.test_faults import moved_to
from tests.server.test_protocol import a_play, own_seat, two

pytestmark = pytest.mark.skipif(places.on_postgres, reason="It copies the file of the data folder.")


def back_up(data: Path, file: Path, *more: str) -> Ran:
    return run("backup", str(file), "--data", str(data), *more)


def test_a_copy_of_a_live_server_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    file = kept / "rekje.backup"
    file.write_text("an older one")
    with serving(tmp_path / "data") as server:
        first, other = two(server)
        version = first.command(id="one", **a_play(first))["version"]
        with busy(server):
            ran = back_up(tmp_path / "data", file)
        assert ran.status == 0, ran.err
        # What happens after it isn't in it.
        assert other.command(do="pass", seat=own_seat(other))["type"] == "ack"
    assert [path.name for path in kept.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(file)) as copy:
        (count,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    assert count >= 1
    assert f"{count} table" in ran.err
    (tmp_path / "new").mkdir()
    shutil.copy(file, tmp_path / "new" / FILE)
    with serving(tmp_path / "new") as server:
        wire = moved_to(other.browser, server).sit(other.table)
        assert wire.view is not None
        assert wire.view["version"] == version
        assert wire.command(do="pass", seat=own_seat(other))["type"] == "ack"


@pytest.mark.parametrize("command", ["backup", "export"])
def test_neither_a_copy_nor_an_export_takes_the_place_of_the_database(command: str, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        two(server)
        for name in FILES:
            before = (tmp_path / name).read_bytes()
            ran = run(command, str(tmp_path / name), "--data", str(tmp_path))
            assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), name
            assert "is what is read" in ran.err
            assert (tmp_path / name).read_bytes() == before


def test_where_the_database_is_damaged_an_export_says_so_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        two(server)
    file = tmp_path / FILE
    with file.open("r+b") as database:
        # All pages but the first, in which SQLite finds the tables.
        database.seek(4096)
        database.write(bytes(file.stat().st_size - 4096))
    ran = run("export", str(tmp_path / "tables"), "--data", str(tmp_path))
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1), ran.err
    assert not (tmp_path / "tables").exists()


def test_where_no_copy_can_be_made_that_is_one_sentence_and_nothing_changes(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text("an older one")
    none = back_up(tmp_path / "none", file)
    with serving(tmp_path / "data"):
        pass
    database = tmp_path / "data" / FILE
    data = bytearray(database.read_bytes())
    elsewhere = back_up(tmp_path / "data", tmp_path / "no" / "such")
    standard = back_up(tmp_path / "data", Path("-"))
    postgres = back_up(tmp_path / "data", file, "--database", "postgresql://rekje:sesame@localhost/rekje")
    # The pages of the schema's tables are trampled on.
    data[8192:16384] = b"\xff" * 8192
    database.write_bytes(data)
    damaged = back_up(tmp_path / "data", file)
    for ran, told in (
        (none, "no database"), (elsewhere, "such"), (standard, "FILE"), (postgres, "pg_dump"), (damaged, "damaged"),
    ):  # fmt: skip
        assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert told in ran.err
        assert "sesame" not in ran.err
    assert file.read_text() == "an older one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "kept"]
