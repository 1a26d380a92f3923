"""The database: brought to its newest form at start, with a copy made first; grouped commits that each stand alone."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from rekje.model.events import Passed
from rekje.model.problems import FormError
from rekje.storage.database import migrate
from rekje.storage.database.schema import metadata
from rekje.storage.database.store import Database
from rekje.storage.sqlite.engine import FILES
from rekje.tables.ports import StaleVersion
from tests.conformance.test_stores import a_game, stored
from tests.server.kit import serving


def test_the_migrations_lead_to_the_schema_in_the_code(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        config = Config()
        config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
        assert ScriptDirectory.from_config(config).get_current_head() == migrate.HEAD
        assert MigrationContext.configure(connection).get_current_revision() == migrate.HEAD


def test_a_database_that_is_at_the_newest_migration_needs_no_alembic(tmp_path: Path) -> None:
    Database(tmp_path).close()
    told = "import sys; from pathlib import Path; from rekje.storage.database.store import Database; "
    told += "Database(Path(sys.argv[1])).close(); sys.exit('alembic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", told, str(tmp_path)]).returncode == 0


def test_a_commit_is_on_the_disk_and_readers_do_not_wait(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


@pytest.mark.parametrize("left", [(), FILES])
def test_in_a_folder_that_all_may_look_into_nobody_else_reads_a_file_of_it(
    left: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o755)
    usual = os.umask(0o022)
    try:
        for name in left:
            # As an earlier version has left them, empty here.
            (tmp_path / name).touch(0o644)
        database = Database(tmp_path)
        stored(database.events, a_game())
        assert {name: (tmp_path / name).stat().st_mode & 0o777 for name in FILES} == dict.fromkeys(FILES, 0o600)
        database.close()
        monkeypatch.setattr(migrate, "HEAD", "9999")
        copy = Database(tmp_path).copy
        assert copy is not None
        assert copy.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(usual)


def test_a_file_that_has_to_change_is_copied_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, table = Database(tmp_path), a_game()
    stored(database.events, table)
    assert database.copy is None
    database.close()
    again = Database(tmp_path)
    again.close()
    assert again.copy is None
    # As if another step were to come: the copy is whole, also of what stands only in the log that is written ahead.
    monkeypatch.setattr(migrate, "HEAD", "9999")
    copy = Database(tmp_path).copy
    assert copy is not None
    monkeypatch.undo()
    (tmp_path / "again").mkdir()
    copy.rename(tmp_path / "again" / "rekje.db")
    assert Database(tmp_path / "again").events.load("t1") == table.events


def test_a_database_of_a_newer_rekje_is_left_alone(tmp_path: Path) -> None:
    Database(tmp_path).close()
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(FormError) as raised:
        Database(tmp_path)
    assert raised.value.code == "serve-database-newer"


@pytest.mark.parametrize(
    "made",
    [
        ["CREATE TABLE tables (id INTEGER)"],
        ["CREATE TABLE alembic_version (version_num)", "INSERT INTO alembic_version VALUES ('ae1027a6acf')"],
    ],
)
def test_a_database_of_another_program_is_left_alone(tmp_path: Path, made: list[str]) -> None:
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        for query in made:
            connection.execute(query)
        before = list(connection.iterdump())
    with pytest.raises(FormError) as raised:
        Database(tmp_path)
    assert raised.value.code == "serve-database-foreign"
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        assert list(connection.iterdump()) == before


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "rekje.db").write_bytes(b"not a database at all" * 100)
    with pytest.raises(FormError) as raised:
        Database(tmp_path)
    assert raised.value.code == "serve-database-file"


def test_damaged_events_are_one_sentence(tmp_path: Path) -> None:
    database = Database(tmp_path)
    stored(database.events, a_game())
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        connection.execute("UPDATE batches SET events = '[{}]' WHERE first > 0")
    with pytest.raises(FormError) as raised:
        database.events.load("t1")
    assert raised.value.code == "serve-store-damaged"


def test_in_a_shared_commit_one_that_fails_takes_nobody_with_it(tmp_path: Path) -> None:
    database = Database(tmp_path)
    gate: Future[None] = Future()
    slow = database.write(lambda connection: gate.result())
    event = [Passed(0)]
    together = [database.events.submit(name, expected, event) for name, expected in (("a", 0), ("b", 7), ("c", 0))]
    gate.set_result(None)
    slow.result()
    assert [type(one.exception()) for one in together] == [type(None), StaleVersion, type(None)]
    assert (database.events.load("a"), database.events.load("b"), database.events.load("c")) == (event, [], event)


def test_the_same_receipt_is_never_stored_twice(tmp_path: Path) -> None:
    from rekje.storage.database.events import Change

    database = Database(tmp_path)
    database.events.submit("a", 0, [Passed(0)], Change("0/x")).result()
    with pytest.raises(sa.exc.IntegrityError):
        database.events.submit("a", 1, [Passed(0)], Change("0/x")).result()
    assert database.events.load_whole("a").receipts == {"0/x": 1}
    assert len(database.events.load("a")) == 1


def test_the_server_tells_its_log_of_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Database(tmp_path).close()
    monkeypatch.setattr(migrate, "HEAD", "9999")
    with caplog.at_level("INFO", "rekje.server"), serving(tmp_path):
        pass
    assert [line.message for line in caplog.records] == ["database-migrated", "started", "stopped"]
