"""`GET /readyz`: whether moves can be stored, said at once."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from rekje.storage.database.migrate import HEAD
from rekje.storage.database.register import Register
from rekje.storage.sqlite import backend
from tests.server.kit import Browser, sample, serving, until
from tests.server.test_faults import disk_full


def test_a_store_that_is_locked_is_not_well(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)
        assert browser.ask("GET", "/readyz") == {"ok": True}
        locker = sqlite3.connect(tmp_path / "rekje.db", isolation_level=None)
        locker.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            began = time.monotonic()
            assert browser.ask("GET", "/readyz", status=503)["code"] == "serve-store-slow"
            # The store itself would wait for ten seconds.
            assert time.monotonic() - began < 8
        locker.execute("ROLLBACK")
        locker.close()
        until(lambda: browser.http.get("/readyz").is_success)
        # A proxy asks once a second: that it isn't ready is an answer, and no failure to raise an alarm about.
        assert sample(server, "rekje_responses_5xx_total") == 0


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
        assert browser.ask("GET", "/readyz") == {"ok": True}
        assert database._writer.failure is None
        monkeypatch.setattr(database, "_try", no_room)
        assert browser.ask("GET", "/readyz", status=503)["code"] == "serve-store-full"


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
        told = Browser(server).ask("GET", "/readyz", status=503)
        assert told["code"] == "serve-store-full"
        assert str(tmp_path) not in told["sentence"]


def test_a_server_is_alive_without_its_database_and_serves_with_a_newer_schema_but_not_with_an_older(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        browser = Browser(server)

        def at(step: str, status: int) -> Any:
            query = sa.text("UPDATE alembic_version SET version_num = :step")
            server.site.registry.database.write(lambda on: on.execute(query, {"step": step})).result()
            return browser.ask("GET", "/readyz", status=status)

        assert at("9999", 200) == {"ok": True}
        assert sample(server, "rekje_schema_newer") == 1
        assert at("0001", 503)["code"] == "serve-schema-older"
        assert browser.ask("GET", "/healthz") == {"ok": True}
        assert at(HEAD, 200) == {"ok": True}
        assert sample(server, "rekje_schema_newer") == 0
