"""`rekje doctor`: what is wrong with what the server stands on is named, with what to do; nothing is changed."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from rekje.cli import main
from rekje.engine.lexicons import CompiledLexicon, open_lexicon
from rekje.games.editions import builtin_edition
from rekje.players import PLAYERS
from rekje.storage import ratings, word_files
from rekje.storage.sqlite.store import Database
from tests.server.kit import Browser, serving
from tests.server.test_protocol import two


def doctor(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> tuple[int, str]:
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--data", str(folder), *more])
    told = capsys.readouterr()
    assert told.err == ""
    return int(ended.value.code or 0), told.out


def findings(capsys: pytest.CaptureFixture[str], folder: Path) -> tuple[int, dict[str, Any]]:
    status, out = doctor(capsys, folder, "--json")
    told = json.loads(out)
    assert told["ok"] == (status == 0)
    return status, {one["what"]: one for one in told["findings"]}


def test_all_is_well_while_a_server_runs_and_before_there_is_anything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert doctor(capsys, tmp_path / "none")[0] == 0
    assert not (tmp_path / "none").exists()
    with serving(tmp_path / "tables") as server:
        two(server)
        status, told = findings(capsys, tmp_path / "tables")
        assert status == 0, told
        assert told["holder"]["code"] == "serve-doctor-holder"
        assert told["tables"]["params"] == {"count": 1}
        lines = doctor(capsys, tmp_path / "tables")[1].splitlines()
        assert len(lines) == len(told)
        assert all(line.startswith("well: ") for line in lines)
    assert findings(capsys, tmp_path / "tables")[1]["holder"]["code"] == "serve-doctor-nobody"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("UPDATE batches SET events = '[{}]'", "serve-store-damaged"),
        ("UPDATE tables SET about = '{'", "serve-row-damaged"),
        ('UPDATE batches SET events = \'[{"type":"passed","seat":0}]\', count = 1', "serve-store-damaged"),
    ],
)
def test_a_damaged_table_is_named_and_left_out_of_an_export(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, code: str
) -> None:
    with serving(tmp_path) as server:
        first, _ = two(server)
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        connection.execute(change)
    connection.close()
    with serving(tmp_path) as server:
        whole, _ = two(server)
        status, told = findings(capsys, tmp_path)
        assert status == 1
        assert told["table"]["code"] == code
        assert told["table"]["advice"]
        out = doctor(capsys, tmp_path)[1]
        assert "wrong: " in out
        assert first.table in out
        assert whole.table not in out
        file = str(tmp_path / "tables.rekje")
        for command, ends, folder in (("export", 1, tmp_path), ("import", 0, tmp_path / "new")):
            with pytest.raises(SystemExit) as ended:
                main([command, file, "--data", str(folder)])
            assert int(ended.value.code or 0) == ends
        assert first.table in capsys.readouterr().err


def test_a_file_a_form_and_worths_that_are_wrong_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(tmp_path).close()
    monkeypatch.setenv("REKJE_DATA", str(tmp_path))
    (tmp_path / "leaves").mkdir()
    (tmp_path / "leaves" / "mine.json").write_bytes(b"{")
    with sqlite3.connect(tmp_path / "rekje.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    status, told = findings(capsys, tmp_path)
    assert status == 1
    assert (told["schema"]["ok"], told["learned"]["code"]) == (False, "learn-damaged")
    (tmp_path / "rekje.db").write_bytes(b"not a database at all" * 100)
    status, told = findings(capsys, tmp_path)
    assert (status, told["database"]["ok"]) == (1, False)


def test_a_damaged_file_of_ratings_is_told_and_keeps_nobody_from_playing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert findings(capsys, tmp_path)[1]["values"]["ok"]
    file = tmp_path / "ratings.json"
    file.write_bytes(b'{"format"')
    monkeypatch.setattr(ratings, "FILE", file)
    ratings.all_ratings.cache_clear()
    try:
        status, told = findings(capsys, tmp_path)
        assert (status, told["values"]["code"]) == (1, "form-file-damaged")
        with serving(tmp_path / "served") as server:
            offered = Browser(server).ask("GET", "/api/games")
            assert {player["name"] for player in offered["players"]} == set(PLAYERS)
    finally:
        ratings.all_ratings.cache_clear()


def test_a_damaged_word_list_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert findings(capsys, tmp_path)[1]["words"]["ok"]
    copytree(word_files._FOLDER, tmp_path / "words")
    (tmp_path / "words" / "it.places.txt.xz").write_bytes(b"no list")
    monkeypatch.setattr(word_files, "_FOLDER", tmp_path / "words")
    status, told = findings(capsys, tmp_path)
    assert (status, told["words"]["code"]) == (1, "lexicon-damaged")


def test_the_word_list_cache_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REKJE_CACHE", str(tmp_path / "cache"))
    assert findings(capsys, tmp_path)[1]["cache"]["ok"]
    assert not (tmp_path / "cache").exists()
    listed = open_lexicon("it", builtin_edition("scrabble", "it").letter_set)
    assert isinstance(listed, CompiledLexicon)
    assert listed.crossing
    kept = sorted((tmp_path / "cache" / "lexicons").iterdir())
    assert {path.suffix for path in kept} == {".words", ".automaton", ".tables"}
    assert findings(capsys, tmp_path)[1]["cache"]["code"] == "serve-doctor-cache"
    for path in kept:
        whole = path.read_bytes()
        path.write_bytes(whole[: len(whole) // 2])
        status, told = findings(capsys, tmp_path)
        assert (status, told["cache"]["code"]) == (1, "serve-doctor-cache-damaged")
        assert told["cache"]["params"] == {"file": str(path)}
        assert "made anew" in told["cache"]["advice"]
        path.write_bytes(whole)


def test_a_word_list_cache_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("REKJE_CACHE", str(tmp_path / "file"))
    status, told = findings(capsys, tmp_path)
    assert (status, told["cache"]["code"]) == (1, "serve-doctor-cache-rights")
    assert "REKJE_CACHE" in told["cache"]["advice"]
