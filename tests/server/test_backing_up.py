"""`rekje backup`: a copy of the database beside a server that runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
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


@pytest.fixture
def closed() -> Iterator[Path]:
    """A data folder in which nobody may write, not even its owner, who isn't root; beside a folder ``kept`` of
    theirs."""
    with tempfile.TemporaryDirectory() as above:
        data, kept = Path(above) / "data", Path(above) / "kept"
        kept.mkdir()
        with serving(data) as server:
            two(server)
        shutil.copytree(data, Path(above) / "usual")
        Path(above).chmod(0o755)
        if os.getuid() == 0:
            for path in (kept, data, *data.iterdir()):
                os.chown(path, 65534, 65534)
        data.chmod(0o555)
        yield data
        data.chmod(0o755)


AS_ANOTHER = """
import os, sys
from rekje.cli import main
command, file, data, usual = sys.argv[1:]
# The second time all modules are loaded: another user may not read them.
for place in (usual, data):
    try:
        main([command, os.devnull if place == usual and command == "export" else file, "--data", place])
    except SystemExit as ended:
        status = ended.code
    if place == usual:
        sys.stderr.flush()
        if command == "backup":
            os.unlink(file)
        if os.getuid() == 0:
            os.setgroups([])
            os.setuid(65534)
sys.exit(status)
"""


def as_another(command: str, file: str, data: Path) -> Ran:
    """The command line as a user whom rights bind."""
    usual = data.parent / "usual"
    asked = [sys.executable, "-c", AS_ANOTHER, command, file, str(data), str(usual)]
    here = {**os.environ, "REKJE_CONFIG": str(data.parent / "none")}
    done = subprocess.run(asked, capture_output=True, text=True, check=False, env=here)
    # The first line is what the first time said.
    return Ran(done.returncode, done.stdout, done.stderr.partition("\n")[2])


def test_a_folder_in_which_nobody_may_write_is_backed_up_and_exported_all_the_same(closed: Path) -> None:
    copy = closed.parent / "kept" / "copy.db"
    ran = as_another("backup", str(copy), closed)
    assert (ran.status, ran.err.count("\n")) == (0, 1), ran.err
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    ran = as_another("export", "-", closed)
    assert (ran.status, ran.err.count("\n")) == (0, 1), ran.err
    assert '"tables":1' in ran.out


def test_where_a_server_was_killed_such_a_folder_is_read_whole_or_not_at_all(closed: Path) -> None:
    file = closed / FILE
    with tempfile.TemporaryDirectory() as before:
        shutil.copy(file, before)
        with closing(sqlite3.connect(Path(before) / FILE)) as written:
            written.execute("CREATE TABLE later (one)")
            written.commit()
            for name in FILES:
                shutil.copyfile(Path(before) / name, closed / name)
                if os.getuid() == 0:
                    os.chown(closed / name, 65534, 65534)
    copy = closed.parent / "kept" / "copy.db"
    assert as_another("backup", str(copy), closed).status == 0
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT count(*) FROM later").fetchone() == (0,)
    closed.joinpath(FILES[2]).unlink()
    copy.unlink()
    for command in ("backup", "export"):
        ran = as_another(command, str(copy), closed)
        assert (ran.status, ran.err.count("\n")) == (2, 1), ran.err
        assert str(closed) in ran.err
        assert not copy.exists()


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
