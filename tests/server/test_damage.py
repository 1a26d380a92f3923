"""What is wrong with one table stays with it; what is wrong with a computer player is told, and the game goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rekje.server.live import aside
from rekje.server.live.registry import ASIDE
from rekje.server.work import scheduler
from rekje.server.work.scheduler import Scheduler
from rekje.server.work.thinking import Thinkers
from rekje.storage.leave_files import SHIPPED
from tests.server.kit import Browser, Server, Wire, serving, until
from tests.server.test_faults import moved_to
from tests.server.test_protocol import own_seat, two
from tests.server.test_seating import finished

DAMAGES = {
    "a batch": "UPDATE batches SET events = '[{}]' WHERE \"table\" = ? AND first = 0",
    "a batch of no text": "UPDATE batches SET events = x'ff00fe' WHERE \"table\" = ?",
    "a batch that is gone": 'DELETE FROM batches WHERE "table" = ? AND first = 0',
    "the version": "UPDATE tables SET version = version + 1 WHERE name = ?",
    "the agreements": "UPDATE tables SET about = '{' WHERE name = ?",
    "the standing": "UPDATE tables SET standing = x'ff' WHERE name = ?",
}


def damage(folder: Path, how: str, table: str) -> None:
    with sqlite3.connect(folder / "rekje.db") as connection:
        assert connection.execute(DAMAGES[how], (table,)).rowcount
    connection.close()


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_table_is_set_aside_and_all_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    with serving(tmp_path, pace=60.0) as server:
        browser = Browser(server)
        # The damaged one is the first that a computer player has to move at.
        broken, whole = (browser.make("scrabble", "novice", "novice", edition="en")["table"] for _ in range(2))
    damage(tmp_path, how, broken)
    monkeypatch.setattr(scheduler, "SWEEP", 0.05)
    with serving(tmp_path) as server:
        browser = moved_to(browser, server)
        wire = browser.sit(whole)
        wire.until(lambda view: view["sheet"])
        listed = [one["table"] for one in browser.ask("GET", "/api/tables")["tables"]]
        assert whole in listed
        browser.ask("GET", "/api/statistics")
        told = Wire(browser, broken)
        assert told.wait("error")["code"] == "serve-table-damaged"
        assert told.closed() == ASIDE
        browser.ask("GET", f"/api/tables/{broken}/record", status=503)
        metrics = browser.ask("GET", "/metrics").text
        assert "rekje_tables_failed_total 1.0" in metrics
        assert "rekje_tables_set_aside 1.0" in metrics
    noted = [line for line in caplog.records if line.message == "table-set-aside"]
    assert [line.table for line in noted] == [broken]  # type: ignore[attr-defined]
    assert not [line for line in caplog.records if line.message == "sweep-failed"]


def test_a_table_that_was_set_aside_is_tried_again_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        first, _ = two(server)
    damage(tmp_path, "the standing", first.table)
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        (good,) = connection.execute("SELECT standing FROM tables").fetchone()
    monkeypatch.setattr(aside, "_FIRST", 0.1)
    with serving(tmp_path) as server:
        browser = moved_to(first.browser, server)
        browser.ask("GET", f"/api/tables/{first.table}/record", status=503)
        good = b'{"game":"scrabble","edition":"en","phase":"playing","names":[],"players":[],"scores":[]}'
        with sqlite3.connect(tmp_path / "rekje.db") as connection:
            connection.execute("UPDATE tables SET standing = ?", (good,))
        until(lambda: browser.http.get(f"/api/tables/{first.table}/record").is_success)
        assert "rekje_tables_set_aside 0.0" in browser.ask("GET", "/metrics").text


def test_a_damaged_game_that_is_over_keeps_no_statistics_from_anybody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, _ = finished(server)
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        connection.execute("DELETE FROM summaries")
        connection.execute("UPDATE batches SET events = '[{}]' WHERE first > 0")
    with serving(tmp_path) as server:
        browser = moved_to(first.browser, server)
        assert browser.ask("GET", "/api/statistics") is not None
        assert browser.ask("GET", "/api/ratings") is not None
        assert [one["table"] for one in browser.ask("GET", "/api/tables")["tables"]] == [first.table]


def test_what_goes_wrong_while_one_table_is_looked_after_stays_there(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = two(server)
    third, _ = two(server)
    after = Scheduler._look_after

    def fails_at_one(self: Scheduler, live: Any) -> None:
        if live.name == first.table and not live.gone:
            raise ZeroDivisionError
        after(self, live)

    monkeypatch.setattr(Scheduler, "_look_after", fails_at_one)
    seat = own_seat(first)
    first.put({"type": "command", "id": "x", "command": {"do": "pass", "seat": seat}})
    assert other.wait("error")["code"] == "serve-table-damaged"
    assert other.closed() == ASIDE
    assert third.command(do="pass", seat=own_seat(third))["type"] == "ack"


def test_a_computer_player_that_cannot_move_is_told_and_asked_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    think, broken = Thinkers.think, True

    async def fails(self: Thinkers, *asked: Any) -> Any:
        if broken:
            raise ZeroDivisionError
        return await think(self, *asked)

    monkeypatch.setattr(Thinkers, "think", fails)
    browser = Browser(server)
    wire = browser.sit(browser.make("scrabble", "novice", "novice", edition="en")["table"])
    assert wire.wait("error")["code"] == "serve-computer-stuck"
    # Who comes later is told as well.
    assert browser.sit(wire.table).wait("error")["code"] == "serve-computer-stuck"
    broken = False
    wire.until(lambda view: view["sheet"])


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_computer_player_whose_worths_are_damaged_goes_by_the_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    name = "scrabble-en-en.json"
    folder = tmp_path / "leaves"
    folder.mkdir()
    (folder / name).write_bytes((SHIPPED / name).read_bytes()[:9] + b"\x81")
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    with serving(tmp_path) as server:
        browser = Browser(server)
        made = browser.make("scrabble", level, "novice", edition="en")
        wire = browser.sit(made["table"])
        wire.until(lambda view: any(line["seat"] == 0 for line in view["sheet"]))
        assert browser.sit(made["table"]).view is not None
    assert [line.message for line in caplog.records].count("leaves-damaged") == 1
