"""`rekje doctor`: what is wrong with what the server stands on is named, with what to do; nothing is changed."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from hashlib import sha256
from pathlib import Path
from shutil import copyfile, copytree
from typing import Any

import pytest

import rekje
from rekje.cli import main
from rekje.doctor import checks, database, network, program, screen
from rekje.doctor.finding import Subject
from rekje.drawing import pictures
from rekje.engine.lexicons import CompiledLexicon, open_lexicon
from rekje.games.editions import builtin_edition
from rekje.players.registry import NAMES
from rekje.server import settings as server_settings
from rekje.server.logs import LOG
from rekje.storage import checksums, ratings, word_files
from rekje.storage.database.store import Database
from rekje.storage.sqlite import troubles
from rekje.wire.typescript import typescript
from tests.server.kit import Browser, serving
from tests.server.test_protocol import a_play, two
from tests.support import free_port

PORT = ("--port", str(free_port()))
CHECKS = [
    *(
        "python",
        "packages",
        "program",
        "files",
        "engine",
        "page",
        "words",
        "learned",
        "values",
        "settings",
        "cache",
        "folder",
    ),
    *("room", "holder", "database", "tables", "games", "clock", "port", "address"),
    *("pictures", "terminal"),
]


@pytest.fixture(autouse=True)
def page(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page of this version, and an empty cache."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text("<title>Rekje</title>")
    stamp(folder)
    monkeypatch.setattr(server_settings, "BUILT_PAGE", folder)
    # The user's cache may be large.
    monkeypatch.setenv("REKJE_CACHE", str(folder / "cache"))
    return folder


def stamp(folder: Path, **changes: str) -> None:
    checksum = sha256((folder / "index.html").read_bytes()).hexdigest()
    wire = sha256(typescript().encode()).hexdigest()
    told = {"version": rekje.__version__, "wire": wire, "files": {"index.html": checksum}, **changes}
    (folder / "built.json").write_text(json.dumps(told))


def doctor(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> tuple[int, str]:
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--data", str(folder), *more, *(() if "--port" in more else PORT)])
    told = capsys.readouterr()
    assert told.err == ""
    return int(ended.value.code or 0), told.out


def findings(capsys: pytest.CaptureFixture[str], folder: Path, *more: str) -> tuple[int, dict[str, Any]]:
    status, out = doctor(capsys, folder, "--json", *more)
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
        assert [line.split()[:2] for line in lines[:-1]] == [[name, "well"] for name in told]
        assert lines[-1] == "Nothing is wrong."
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
        assert re.search("^table +wrong ", out, re.MULTILINE)
        assert out.endswith("One thing is wrong.\n")
        assert first.table in out
        assert whole.table not in out
        file = str(tmp_path / "tables.rekje")
        for command, ends, folder in (("export", 1, tmp_path), ("import", 0, tmp_path / "new")):
            with pytest.raises(SystemExit) as ended:
                main([command, file, "--data", str(folder)])
            # It holds everybody's seats and tiles.
            assert Path(file).stat().st_mode & 0o777 == 0o600
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
            assert {player["name"] for player in offered["players"]} == set(NAMES)
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
    assert listed.word_graph
    assert listed.sha256
    listed.load_tables()
    kept = sorted((tmp_path / "cache" / "lexicons").iterdir())
    assert {path.suffix for path in kept} == {".words", ".sha256", ".automaton", ".tables"}
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


def contents(folder: Path) -> dict[str, bytes]:
    """All files but the index of the write-ahead log, in which each reader leaves a mark."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".db-shm"}


def test_the_names_of_the_checks_are_stable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert list(checks.CHECKS) == CHECKS
    with serving(tmp_path) as server:
        two(server)
        told = findings(capsys, tmp_path)[1]
    assert set(told) == {*CHECKS, "schema"}


def test_nothing_is_changed_while_a_server_runs_after_it_and_after_a_crash(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served, crashed = tmp_path / "served", tmp_path / "crashed"
    crashed.mkdir(mode=0o700)
    with serving(served) as server:
        two(server)
        for name in ("rekje.db", "rekje.db-wal"):
            copyfile(served / name, crashed / name)
        before = {name: data for name, data in contents(served).items() if not name.endswith("-shm")}
        assert findings(capsys, served)[0] == 0
        assert {name: data for name, data in contents(served).items() if not name.endswith("-shm")} == before
    for folder in (served, crashed):
        before = contents(folder)
        status, told = findings(capsys, folder)
        assert (status, told["tables"]["params"]) == (0, {"count": 1})
        assert contents(folder) == before


@pytest.mark.parametrize("place", [0, 100, 4096, 8192, 20_000, 40_000])
def test_a_database_damaged_anywhere_is_a_finding(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: int
) -> None:
    with serving(tmp_path) as server:
        two(server)
    with (tmp_path / "rekje.db").open("r+b") as file:
        file.seek(place)
        file.write(b"\xff" * 2000)
    status, told = findings(capsys, tmp_path)
    assert status == 1
    assert not any(one["code"] == "serve-doctor-failed" for one in told.values())
    assert not told.get("database", told.get("table"))["ok"]


def test_a_port_that_is_taken_is_told_by_who_has_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "served") as server:
        mine = findings(capsys, tmp_path / "served", "--port", str(server.port))[1]["port"]
        other = findings(capsys, tmp_path, "--port", str(server.port))
    assert (mine["status"], mine["code"]) == ("well", "serve-doctor-port-own")
    assert (other[0], other[1]["port"]["code"]) == (1, "serve-doctor-port-rekje")
    monkeypatch.setattr(network, "_PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        status, told = findings(capsys, tmp_path, "--port", str(taken.getsockname()[1]))
    assert (status, told["port"]["code"]) == (1, "serve-doctor-port-other")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ((), "well", "serve-doctor-address-local"),
        (("--public-url", "https://rekje.example.org"), "well", "serve-doctor-address"),
        (("--public-url", "http://rekje.example.org"), "warning", "serve-doctor-address-plain"),
        (("--public-url", "https://localhost"), "warning", "serve-doctor-address-loopback"),
        (("--public-url", "rekje.example.org"), "wrong", "serve-url"),
    ],
)
def test_the_address_for_friends_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: tuple[str, ...], status: str, code: str
) -> None:
    ended, told = findings(capsys, tmp_path, *asked)
    assert (told["address"]["status"], told["address"]["code"]) == (status, code)
    assert ended == (status == "wrong")


def test_a_page_of_another_version_is_told(tmp_path: Path, page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stamp(page, version="9.9.9")
    assert findings(capsys, tmp_path)[1]["page"]["code"] == "serve-doctor-page-version"
    stamp(page, wire="another")
    assert findings(capsys, tmp_path)[1]["page"]["code"] == "serve-doctor-page-older"
    stamp(page)
    (page / "index.html").write_text("half")
    assert findings(capsys, tmp_path)[1]["page"]["code"] == "serve-doctor-page-damaged"
    (page / "built.json").unlink()
    status, told = findings(capsys, tmp_path)
    assert (status, told["page"]["status"]) == (0, "warning")


def test_an_engine_of_another_version_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rekje._core.VERSION", "9.9.9")
    status, told = findings(capsys, tmp_path)
    assert (status, told["engine"]["code"]) == (1, "serve-doctor-engine-version")


def test_a_check_that_fails_is_a_finding(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program.metadata, "requires", lambda name: [3])
    status, told = findings(capsys, tmp_path)
    assert (status, told["packages"]["code"]) == (1, "serve-doctor-failed")
    assert told["engine"]["ok"]


def test_a_clock_before_the_last_stored_change_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        two(server)
    now = database.time.time_ns()
    monkeypatch.setattr(database.time, "time_ns", lambda: now - 3600 * 10**9)
    assert findings(capsys, tmp_path)[1]["clock"]["code"] == "serve-doctor-clock-behind"
    monkeypatch.setattr(database.time, "time_ns", lambda: 0)
    assert findings(capsys, tmp_path)[1]["clock"]["code"] == "serve-doctor-clock-unset"


def test_a_full_disk_is_told_and_keeps_nothing_from_being_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        two(server)
    monkeypatch.setattr(troubles, "free_bytes", lambda folder: 4096)
    status, told = findings(capsys, tmp_path)
    assert (status, told["room"]["ok"], told["tables"]["ok"]) == (1, False, True)
    if os.path.exists("/dev/full"):
        with pytest.raises(SystemExit) as ended:
            main(["doctor", "--data", str(tmp_path), *PORT, "--bundle", "/dev/full"])
        assert ended.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


AS_ANOTHER = """
import os, sys
from pathlib import Path
from rekje.doctor.checks import examine
from rekje.doctor.finding import Subject
subject = Subject(Path(sys.argv[1]))
# The second time all modules are loaded: another user may not read them.
list(examine(subject))
if os.getuid() == 0:
    os.setgroups([])
    os.setuid(65534)
print(*(f"{one.what}:{one.status}:{one.code}:{one.advice}" for one in examine(subject)), sep="\\n")
"""


def test_a_folder_without_rights_is_told() -> None:
    with tempfile.TemporaryDirectory() as above:
        folder = Path(above) / "data"
        with serving(folder) as server:
            two(server)
        Path(above).chmod(0o755)
        folder.chmod(0)
        command = [sys.executable, "-c", AS_ANOTHER, str(folder)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        folder.chmod(0o700)
    assert done.stderr == ""
    told = done.stdout.splitlines()
    assert "folder:wrong:serve-doctor-no-rights:serve-doctor-do-rights" in told
    assert "database:wrong:serve-database-unwritable:serve-doctor-do-rights" in [*told]
    assert not [line for line in told if "serve-doctor-failed" in line]


def test_a_bundle_holds_nothing_of_a_played_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, file = tmp_path / "zebrafolder", tmp_path / "report.zip"
    with serving(folder) as server:
        first, other = two(server)
        assert first.view is not None
        secrets = ["".join(rack_of(wire)) for wire in (first, other)]
        secrets += ["Bram", "me 0", first.table, "zebrafolder", str(tmp_path), "127.0.0.1", socket.gethostname()]
        secrets += [value for wire in (first, other) for value in wire.browser.http.cookies.values()]
        assert first.command(**a_play(first))["type"] == "ack"
        line = {"at": "2026-01-01T00:00:00.000Z", "level": "error", "event": "refused", "table": first.table, "seat": 1}
        (folder / LOG).write_text(json.dumps(line | {"path": "/t/Bram", "code": "serve-busy"}) + "\nBram said hello\n")
    with sqlite3.connect(folder / "rekje.db") as connection:
        kept = b"".join(row[0] for row in connection.execute("SELECT events FROM batches"))
        secrets += [row[0].hex() for row in connection.execute("SELECT hash FROM tokens")]
        connection.execute("UPDATE batches SET events = '[{}]'")
    connection.close()
    secrets += [found.decode() for found in re.findall(rb'"([^"]{20,})"', kept)]
    assert len(secrets) > 10
    assert doctor(capsys, folder, "--json")[1].count(first.table) > 0
    with pytest.raises(SystemExit):
        main(["doctor", "--data", str(folder), *PORT, "--bundle", str(file)])
    capsys.readouterr()
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as held:
        parts = {name: held.read(name) for name in held.namelist()}
    assert set(parts) == {"doctor.json", "versions.json", "settings.json", "log.jsonl"}
    assert json.loads(parts["log.jsonl"].splitlines()[0]) == {
        "at": line["at"], "level": "error", "event": "refused", "seat": 1, "code": "serve-busy"
    }  # fmt: skip
    assert any(one["code"] == "serve-store-damaged" for one in json.loads(parts["doctor.json"]))
    whole = file.read_bytes() + b"".join(parts.values())
    assert [secret for secret in secrets if secret.encode() in whole] == []


def test_a_crash_whose_database_cannot_be_copied_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*asked: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    (tmp_path / "crashed").mkdir(mode=0o700)
    with serving(tmp_path / "served") as server:
        two(server)
        for name in ("rekje.db", "rekje.db-wal"):
            copyfile(tmp_path / "served" / name, tmp_path / "crashed" / name)
    monkeypatch.setattr(database.shutil, "copyfile", no_room)
    status, told = findings(capsys, tmp_path / "crashed")
    assert (status, told["database"]["code"]) == (1, "serve-doctor-no-copy")


@pytest.mark.parametrize(
    ("size", "term", "status", "code"),
    [
        ((120, 40), "xterm", "well", "serve-doctor-terminal"),
        ((80, 24), "dumb", "well", "serve-doctor-terminal-plain"),
        ((79, 24), "xterm", "warning", "serve-doctor-terminal-small"),
    ],
)
def test_the_terminal_is_looked_at(
    size: tuple[int, int], term: str, status: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(screen.shutil, "get_terminal_size", lambda: os.terminal_size(size))
    monkeypatch.setenv("TERM", term)
    monkeypatch.delenv("NO_COLOR", raising=False)
    found = next(screen.check_terminal(Subject(Path())))
    assert (found.status, found.code) == (status, code)


def test_a_machine_without_fonts_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert next(screen.check_pictures(Subject(Path()))).status == "well"
    # Without a font, a letter leaves no trace.
    monkeypatch.setattr(pictures, "png_of", lambda svg: b"nothing")
    found = next(screen.check_pictures(Subject(Path())))
    assert (found.status, found.code, found.advice) == ("warning", "serve-doctor-no-font", "serve-doctor-do-font")


def test_an_output_without_signs_is_told_in_letters_that_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, "ascii", write_through=True))
    with pytest.raises(SystemExit) as ended:
        main(["doctor", "--data", str(tmp_path), *PORT])
    assert ended.value.code == 0
    assert re.search(rb"terminal +note +The output takes ASCII", written.getvalue())


def test_the_settings_say_where_the_server_listens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    (tmp_path / "settings.toml").write_text('[serve]\npublic-url = "https://rekje.example.org"\n')
    assert findings(capsys, tmp_path / "none")[1]["address"]["params"] == {"address": "https://rekje.example.org"}


def test_the_settings_are_in_the_bundle_as_the_server_takes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    monkeypatch.delenv("REKJE_LANG", raising=False)
    text = f'language = "fr"\n[serve]\nport = {PORT[1]}\npublic-url = "https://rekje.example.org"\n'
    (tmp_path / "settings.toml").write_text(text)
    with pytest.raises(SystemExit):
        main(["doctor", "--data", str(tmp_path / "none"), "--bundle", str(tmp_path / "report.zip")])
    capsys.readouterr()
    held = zipfile.ZipFile(tmp_path / "report.zip")
    kept, versions = (json.loads(held.read(name)) for name in ("settings.json", "versions.json"))
    assert (kept["language"], kept["port"], kept["public_url"]) == ("fr", int(PORT[1]), True)
    assert "REKJE_LANG" not in kept["variables"]
    # Of the packages of packages it has the versions too.
    assert versions["packages"]["litestar"]
    assert versions["packages"]["anyio"]


def test_a_language_that_there_is_not_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    (tmp_path / "settings.toml").write_text('language = "xx"\n')
    assert findings(capsys, tmp_path / "none")[1]["settings"]["params"]["language"] == "xx"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[server]\nport = 9123", "unknown"),
        ("foo = 1", "unknown"),
        ('[serve]\npublic-url = "rekje.example.org"', "value"),
        ('[serve]\nproxy = ["rekje"]', "value"),
        ('language = "xx"', "language"),
    ],
)
def test_settings_with_which_the_server_does_not_start_are_told(
    text: str, code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    (tmp_path / "settings.toml").write_text(text)
    status, told = findings(capsys, tmp_path / "none")
    assert (status, told["settings"]["code"]) == (1, f"serve-settings-{code}")


def test_a_time_to_think_that_is_none_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    (tmp_path / "settings.toml").write_text('[serve]\nthink = "long"\n')
    assert findings(capsys, tmp_path / "none")[1]["settings"]["code"] == "engine-think-form"


def test_a_game_whose_last_line_is_torn_is_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tables").mkdir(mode=0o700)
    (tmp_path / "tables" / "mine.jsonl").write_text("[]\n[{")
    tmp_path.chmod(0o700)
    status, told = findings(capsys, tmp_path)
    assert (status, told["game"]["code"], told["game"]["status"]) == (0, "serve-doctor-game-torn", "warning")


def test_an_empty_database_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "rekje.db").touch(mode=0o600)
    tmp_path.chmod(0o700)
    status, told = findings(capsys, tmp_path)
    assert (status, told["schema"]["code"]) == (1, "serve-doctor-no-schema")


def test_a_package_of_a_package_that_is_missing_is_told(tmp_path: Path) -> None:
    code = "import sys; sys.modules['anyio'] = None; from rekje.__main__ import main; main()"
    command = [sys.executable, "-c", code, "doctor", "--json", "--data", str(tmp_path / "none"), *PORT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = {one["what"]: one for one in json.loads(done.stdout)["findings"]}
    assert done.returncode == 1
    assert told["program"]["params"] == {"part": "anyio"}


@pytest.mark.parametrize("package", ["click", "msgspec"])
def test_without_a_package_of_the_command_line_one_sentence_is_said(package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; from rekje.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert package in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_settings_and_games_that_are_damaged_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REKJE_CONFIG", str(tmp_path))
    (tmp_path / "settings.toml").write_text("language =")
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "mine.jsonl").write_text("[{}]\n[]\n")
    tmp_path.chmod(0o700)
    status, told = findings(capsys, tmp_path)
    assert (status, told["settings"]["code"]) == (1, "serve-settings-toml")
    assert told["game"]["params"]["table"] == "mine"
    for text, code in (('lobby = "word"', "no-word"), ('lobby-word = "blauwe rozen"', "word-unused")):
        (tmp_path / "settings.toml").write_text(f"[serve]\n{text}\n")
        assert findings(capsys, tmp_path)[1]["settings"]["code"] == f"serve-lobby-{code}"
    (tmp_path / "settings.toml").write_text('[mail]\nhost = "smtp.example.org"\n')
    assert findings(capsys, tmp_path)[1]["settings"]["params"]["name"] == "mail.from"


def rack_of(wire: Any) -> list[str]:
    return list(wire.view["seats"][wire.snapshot["seat"]]["rack"])


def test_the_checksums_of_what_ships_are_fresh() -> None:
    script = Path(__file__).parents[2] / "scripts" / "checksums.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(checksums.listed_checksums()) > 30
