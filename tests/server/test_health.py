"""`GET /healthz`: whether moves can be stored, said at once."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from rekje.storage.database.register import Register
from rekje.storage.sqlite import backend
from tests.server.kit import Browser, serving, until
from tests.server.test_faults import disk_full


def test_a_store_that_is_locked_is_not_well(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)
        assert browser.ask("GET", "/healthz") == {"ok": True}
        locker = sqlite3.connect(tmp_path / "rekje.db", isolation_level=None)
        locker.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            began = time.monotonic()
            assert browser.ask("GET", "/healthz", status=503)["code"] == "serve-store-slow"
            # The store itself would wait for ten seconds.
            assert time.monotonic() - began < 8
        locker.execute("ROLLBACK")
        locker.close()
        until(lambda: browser.http.get("/healthz").is_success)


def no_room(connection: Any) -> None:
    connection.exec_driver_sql("PRAGMA max_page_count = 1")
    connection.exec_driver_sql("CREATE TABLE more (data BLOB)")


def test_a_store_in_which_the_last_write_failed_is_tried_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)
        database = server.site.registry.database
        database.write(disk_full).exception()
        assert database._writer.failure is not None
        # There is room again.
        assert browser.ask("GET", "/healthz") == {"ok": True}
        assert database._writer.failure is None
        monkeypatch.setattr(database, "_try", no_room)
        assert browser.ask("GET", "/healthz", status=503)["code"] == "serve-store-full"


def test_what_cant_be_stored_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        write = server.site.registry.database.write
        monkeypatch.setattr(Register, "create", lambda *_: write(no_room))
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
        told = Browser(server).ask("POST", "/api/tables", {"game": "scrabble", "edition": "en", "seats": seats}, 503)
        assert told["code"] == "serve-store-full"


def test_a_disk_that_is_nearly_full_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        monkeypatch.setattr(backend, "free_bytes", lambda folder: 5)
        told = Browser(server).ask("GET", "/healthz", status=503)
        assert told["code"] == "serve-store-full"
        assert str(tmp_path) not in told["sentence"]
