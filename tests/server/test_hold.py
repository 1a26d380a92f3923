"""One process writes in a data folder; a second is told who, and stops."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rekje.cli import main
from rekje.model.problems import FormError
from rekje.storage.database.store import Database
from rekje.storage.sqlite import backend, troubles
from rekje.storage.sqlite.hold import holder_of
from tests.server.kit import serving
from tests.server.test_faults import Process, port  # noqa: F401
from tests.server.test_protocol import two


def rekje(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    return int(ended.value.code or 0)


def test_who_comes_second_is_told_who_holds_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        two(server)
        file = str(tmp_path / "tables.rekje")
        # Reading does no harm.
        assert rekje("export", file, "--data", str(tmp_path)) == 0
        capsys.readouterr()
        for writes in (("serve", "--port", "0"), ("import", file)):
            assert rekje(*writes, "--data", str(tmp_path)) == 1
            told = capsys.readouterr().err
            assert told.count("\n") == 1
            assert str(os.getpid()) in told
            assert f"127.0.0.1:{server.port}" in told
        held = holder_of(tmp_path)
        assert held is not None
        assert held.pid == os.getpid()
    assert holder_of(tmp_path) is None
    assert rekje("import", file, "--data", str(tmp_path)) == 0


def test_whoever_is_killed_holds_nothing_any_more(tmp_path: Path, port: int) -> None:  # noqa: F811
    Process(tmp_path, port).end(signal.SIGKILL)
    Database(tmp_path).close()


def test_who_holds_a_folder_need_not_have_been_able_to_say_so(tmp_path: Path) -> None:
    database = Database(tmp_path)
    (tmp_path / "rekje.lock").write_text("")
    with pytest.raises(FormError) as raised:
        Database(tmp_path)
    assert raised.value.code == "serve-held-unknown"
    database.close()


def test_a_thinking_process_that_outlives_its_server_holds_nothing(tmp_path: Path) -> None:
    database = Database(tmp_path)
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    database.close()
    Database(tmp_path).close()
    child.kill()
    child.wait()


def test_a_full_disk_is_told_as_what_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(*asked: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(backend, "open_engine", no_room)
    monkeypatch.setattr(troubles, "free_bytes", lambda folder: 4096)
    with pytest.raises(FormError) as raised:
        Database(tmp_path)
    assert raised.value.code == "serve-disk-full"
    assert raised.value.params == {"folder": str(tmp_path), "free": 4096}
    monkeypatch.undo()
    # And nobody holds the folder.
    Database(tmp_path).close()


def test_a_folder_in_which_nobody_may_write_is_told_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "rekje.lock").mkdir()
    with pytest.raises(FormError) as raised:
        Database(tmp_path)
    assert raised.value.code == "serve-database-unwritable"


def test_a_database_without_room_to_grow_says_that_the_disk_is_full(tmp_path: Path) -> None:
    database = Database(tmp_path)

    def fill(connection: object) -> None:
        assert hasattr(connection, "exec_driver_sql")
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
        connection.exec_driver_sql("CREATE TABLE more (data BLOB)")

    error = database.write(fill).exception()
    assert error is not None
    assert database.backend.trouble(error).code == "serve-disk-full"
    database.close()
