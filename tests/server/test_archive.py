"""`rekje export` and `rekje import`: all tables to another machine."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from rekje.cli import main
from rekje.storage.database import archive
from rekje.storage.database.schema import metadata
from tests.server.kit import Browser, serving
from tests.server.test_faults import moved_to
from tests.server.test_persons import code_of, device_named, join, tables
from tests.server.test_protocol import a_play, own_seat, two
from tests.server.test_seating import finished


def rekje(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    return int(ended.value.code or 0)


def test_all_tables_move_to_another_machine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "old") as server:
        first, other = two(server)
        version = first.command(id="one", **a_play(first))["version"]
        other.put({"type": "chat", "text": "until then"})
        other.wait("chat")
        waiting = other.browser.make("koning", "me", "friend", edition="nl")
        over, _ = finished(server)
    file = str(tmp_path / "tables.rekje")
    assert rekje("export", file, "--data", str(tmp_path / "old")) == 0
    assert "3" in capsys.readouterr().err
    for added in ("3", "0"):
        assert rekje("import", file, "--data", str(tmp_path / "new")) == 0
        assert capsys.readouterr().err.startswith(added)
    with serving(tmp_path / "new") as server:
        wire = moved_to(other.browser, server).sit(other.table)
        assert wire.view is not None
        assert (wire.view["version"], wire.snapshot["chat"][0]["text"]) == (version, "until then")
        assert wire.command(do="pass", seat=own_seat(other))["type"] == "ack"
        again = moved_to(first.browser, server).sit(first.table)
        assert again.command(id="one", **a_play(first))["version"] == version
        assert Browser(server).join(waiting["links"][0]["url"])["seat"] == 1
        assert moved_to(over.browser, server).ask("GET", f"/api/tables/{over.table}/record")["proof"]


def test_what_was_said_by_nobody_moves_too(tmp_path: Path) -> None:
    with serving(tmp_path / "old") as server:
        anna = Browser(server)
        table = anna.make("scrabble", "me", "friend")["table"]
        anna.ask("POST", f"/api/tables/{table}/terms", {"edition": "en", "options": {"clock": "days:3"}}, 204)
    file = str(tmp_path / "tables.rekje")
    for wish in ((), ("--everything",)):
        new = tmp_path / f"new{len(wish)}"
        assert rekje("export", file, "--data", str(tmp_path / "old"), *wish) == 0
        assert rekje("import", file, "--data", str(new)) == 0
        with serving(new) as server:
            assert moved_to(anna, server).sit(table).snapshot["chat"][-1]["notice"] == "terms-changed"


@pytest.mark.parametrize("part", metadata.sorted_tables, ids=lambda part: part.name)
def test_a_row_of_empty_values_is_read_as_it_was_written(part: sa.Table) -> None:
    row = {column.key: column.type.python_type() for column in part.c}
    read = msgspec.json.decode(msgspec.json.encode(row))
    assert archive._whole(part, read) == row


def test_people_move_with_their_devices_and_ways_back(tmp_path: Path) -> None:
    with serving(tmp_path / "old") as server:
        anna, phone, lost = (Browser(server) for _ in range(3))
        table = anna.make("scrabble", "me", "friend")["table"]
        join(phone, code_of(anna))
        join(lost, code_of(anna), "Lost")
        phone.ask("POST", "/api/me/settings", {"values": {"rekje-name": "Anna"}})
        recovery = phone.ask("POST", "/api/me/recovery", {})["code"]
        phone.ask("DELETE", f"/api/me/devices/{device_named(phone, 'Lost')}", status=204)
        before = phone.ask("GET", "/api/me")
    file = str(tmp_path / "tables.rekje")
    assert rekje("export", file, "--data", str(tmp_path / "old")) == 0
    for _ in range(2):
        assert rekje("import", file, "--data", str(tmp_path / "new")) == 0
    with serving(tmp_path / "new") as server:
        anna, phone, lost = (moved_to(browser, server) for browser in (anna, phone, lost))
        assert phone.ask("GET", "/api/me") == before
        assert (tables(phone), tables(anna), tables(lost)) == ({table}, {table}, set())
        assert phone.ask("GET", "/api/me/settings")["values"] == {"rekje-name": "Anna"}
        join(late := Browser(server), recovery)
        assert tables(late) == {table}


def without_checksum(data: bytes) -> bytes:
    """The file as older versions wrote it, so that a checksum doesn't find what something else has to."""
    head, _, rest = data.partition(b"\n")
    told = json.loads(head)
    assert len(told.pop("checksum")) == 64
    return json.dumps(told, separators=(",", ":")).encode() + b"\n" + rest


def damaged(data: bytes) -> list[bytes]:
    lines = data.split(b"\n")
    return [
        b"",
        b"{}",
        data[: len(data) // 2],
        lines[0].replace(b"rekje-tables/1", b"rekje-tables/9") + b"\n" + b"\n".join(lines[1:]),
        lines[0],
        data.replace(b'"version":', b'"version":9'),
        data.replace(b'"first":0', b'"first":"x"'),
        data.replace(b'"events":"', b'"events":"!'),
        data.replace(b'"changed":', b'"altered":'),
        data.replace(b'"device":"', b'"device":"!'),
        data.replace(b'"added":', b'"added":"then","more":'),
        b"\xff" + data,
    ]


def test_a_file_that_is_damaged_adds_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path / "old") as server:
        two(server)
        code_of(Browser(server))
    file = tmp_path / "tables.rekje"
    assert rekje("export", str(file), "--data", str(tmp_path / "old")) == 0
    for data in damaged(without_checksum(file.read_bytes())):
        file.write_bytes(data)
        capsys.readouterr()
        assert rekje("import", str(file), "--data", str(tmp_path / "new")) == 2, data[:200]
        assert capsys.readouterr().err.count("\n") == 1
    assert rekje("export", "-", "--data", str(tmp_path / "new")) == 0
    assert capsys.readouterr().err.startswith("0")


def test_a_missing_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rekje("import", str(tmp_path / "no"), "--data", str(tmp_path / "new")) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        assert rekje("serve", "--port", str(server.port), "--data", str(tmp_path / "other")) == 2
        assert str(server.port) in capsys.readouterr().err
    assert rekje("serve", "--public-url", "rekje.example", "--port", "0") == 2
