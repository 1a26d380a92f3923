"""What can be wrong with files and outputs: one true sentence, in the reader's language, and nothing is written."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from rekje.cli.selfplay import SeatResult, SeriesResult, show
from rekje.records.export import export_record
from rekje.records.record import write_record
from tests.records.command import run
from tests.records.test_gcg_round_trip import random_game

SHEET = "docs/examples/sheet.json"
RACK = ("--rack", "AEINRST")


@pytest.mark.parametrize(
    "command",
    [("replay",), ("sheet",), ("review",), ("best",), ("perft", "--lexicon", "en"), ("import",)],
    ids=lambda command: command[0],
)
def test_an_empty_file_is_called_empty(command: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "empty"
    for data in (b"", b" \n\n"):
        file.write_bytes(data)
        assert run(*command, str(file)) == (2, "", f"{file} is empty.\n")
    assert run(*command, "-") == (2, "", "Standard input is empty.\n")


def test_several_records_in_one_file_are_told_as_such() -> None:
    data = Path(SHEET).read_bytes()
    line = data.count(b"\n") + 1
    told = f"Line {line}, column 1: Here another record begins: a file holds one.\n"
    assert run("replay", "-", stdin=data + data) == (2, "", told)
    assert run("replay", "-", stdin=data + b"\n \n" + data).err.startswith(f"Line {line + 2}, column 1: Here another")
    assert run("replay", "-", stdin=data + b"x").err == f"Line {line}, column 2: This is not JSON.\n"


@pytest.mark.parametrize(
    ("language", "folder", "missing"),
    [
        ("en", "can’t be read (it is a folder).", "can’t be written (there is no such file or folder)."),
        ("nl", "is niet te lezen (het is een map).", "is niet te schrijven (zo’n bestand of map is er niet)."),
        (
            "fr",
            "ne peut pas être lu (c’est un dossier).",
            "ne peut pas être écrit (ce fichier ou ce dossier n’existe pas).",
        ),
        (
            "de",
            "lässt sich nicht lesen (es ist ein Ordner).",
            "lässt sich nicht schreiben (eine solche Datei oder einen solchen Ordner gibt es nicht).",
        ),
        ("it", "non si può leggere (è una cartella).", "non si può scrivere (un file o una cartella così non c’è)."),
    ],
)
def test_what_the_system_says_is_in_the_readers_language(
    language: str, folder: str, missing: str, tmp_path: Path
) -> None:
    assert run("--language", language, "replay", str(tmp_path)).err == f"{tmp_path} {folder}\n"
    out = tmp_path / "nowhere" / "page.html"
    assert run("--language", language, "sheet", SHEET, "-o", str(out)).err == f"{out} {missing}\n"


@pytest.mark.parametrize("command", ["replay", "sheet", "review", "best"])
def test_a_record_takes_no_edition_from_elsewhere(command: str) -> None:
    told = "A record brings its own edition: --edition is for GCG files and positions.\n"
    assert run(command, SHEET, "--edition", "nl") == (2, "", told)
    assert "“nope”" in run(command, SHEET, "--edition", "nope").err


def test_a_day_that_is_none() -> None:
    ran = run("sheet", SHEET, "--date", "foo")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("--date is a day, written like 20")


@pytest.mark.parametrize(
    ("command", "wishes"),
    [
        (("review", SHEET, "--json", "--html", "-"), "--json, --html -"),
        (("review", SHEET, "--html", "-", "--chart", "-"), "--html -, --chart -"),
        (("replay", SHEET, "--json", "--save", "-"), "--json, --save -"),
    ],
)
def test_only_one_thing_goes_to_standard_output(command: tuple[str, ...], wishes: str) -> None:
    assert run(*command) == (2, "", f"Only one of these can go to standard output: {wishes}.\n")


def test_a_record_saved_to_standard_output_can_be_read_again() -> None:
    saved = run("replay", SHEET, "--save", "-")
    assert (saved.status, saved.err) == (0, "")
    assert run("replay", "-", "--json", stdin=saved.out.encode()) == run("replay", SHEET, "--json")


@pytest.mark.parametrize(
    "command",
    [("replay", SHEET), ("games",), ("guide", "letter"), ("play", "--demo"), ("best", SHEET, *RACK, "--by", "score")],
    ids=lambda command: command[0],
)
def test_an_output_that_takes_only_ascii(command: tuple[str, ...]) -> None:
    done = in_ascii(*command)
    told = "This output takes no more than ASCII, in which this can’t be shown; PYTHONIOENCODING=utf-8 sets it right.\n"
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", told)


def test_what_programs_read_is_utf_8_whatever_the_output_is() -> None:
    done = in_ascii("word", "été", "--language", "fr", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "été" in done.stdout.decode()


@pytest.mark.parametrize(
    "command",
    [
        ("replay", SHEET),
        ("best", SHEET, *RACK),
        ("games",),
        ("word", "hat", "--language", "en"),
        ("guide", "letter"),
        ("selfplay", "--games", "2"),
        ("replay", "--help"),
        ("--help",),
        ("--version",),
        ("word", "hat", "--language", "en", "--json"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize(
    ("output", "told"),
    [(">/dev/full", "there is no room left"), (">&-", "the output is closed")],
    ids=("full", "closed"),
)
def test_an_output_that_takes_nothing(command: tuple[str, ...], output: str, told: str) -> None:
    done = in_shell(output, *command)
    assert (done.returncode, done.stderr.decode()) == (2, f"- can’t be written ({told}).\n")


def test_a_disk_without_room_for_the_games() -> None:
    done = in_shell("", "selfplay", "--games", "2", "--emit", "/dev/full")
    told = "/dev/full can’t be written (there is no room left).\n"
    assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", told)


def test_a_reader_who_leaves_is_no_error() -> None:
    done = in_shell("| head -n 1", "games")
    assert (done.stdout.count(b"\n"), done.stderr) == (1, b"")


def in_shell(output: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """A command whose output goes where the shell is told to."""
    command = f"{shlex.join([sys.executable, '-m', 'rekje', *arguments])} {output}"
    return subprocess.run(["/bin/sh", "-c", command], capture_output=True, env=os.environ | {"REKJE_LANG": "en"})


@pytest.mark.parametrize(
    ("language", "speed", "mean"),
    [
        ("en", "1,500 games in 1.4 s: 1,107.1 games a second", "average score −25.6,"),
        ("nl", "1.500 spellen in 1,4 s: 1.107,1 spellen per seconde", "score gemiddeld −25,6,"),
        ("de", "1.500 Partien in 1,4 s: 1.107,1 Partien pro Sekunde", "Ergebnis im Schnitt −25,6,"),
        ("fr", "1\u202f500 parties en 1,4 s\u00a0: 1\u202f107,1 parties par seconde", "score moyen −25,6,"),
        ("it", "1.500 partite in 1,4 s: 1.107,1 partite al secondo", "punteggio medio −25,6,"),
    ],
)
def test_figures_of_a_series_are_written_as_the_reader_does(
    language: str, speed: str, mean: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("REKJE_LANG", language)
    show(SeriesResult(1500, 1.4, 1107.08, 25.5, 1, "en", "en", "core", [SeatResult("greedy", -25.63, 3)]))
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(speed)
    assert mean in second


STEERING = "\x1b]0;pwned\x07\x9b31m\u202e"
"""What a terminal would obey: a title, a colour, letters from right to left."""


@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_name_in_a_file_steers_no_terminal(command: str) -> None:
    game = random_game("en", 2, "referee", seed=5)
    record = json.loads(write_record(export_record(game, "any")))
    named = record | {"seats": [f"A{STEERING}", f"{STEERING}B"]}
    ran = run(command, "-", stdin=json.dumps(named).encode())
    assert (ran.status, ran.err) == (0, "")
    assert "A\ufffd]0" in ran.out
    assert not set(STEERING) & set(ran.out) - set("]0;pwned31m")


def test_a_file_name_steers_no_terminal(tmp_path: Path) -> None:
    ran = run("review", "-o", str(tmp_path), "\x1b[31mno.json")
    assert ran.err == "\ufffd[31mno.json: There is no file \ufffd[31mno.json.\n"


def test_a_name_in_a_gcg_file_steers_no_terminal() -> None:
    game = f"#player1 a A{STEERING}\n#player2 b B\n>a: AEFIRTU 8G FRUIT +16 16\n"
    ran = run("replay", "-", "--lexicon", "any", stdin=game.encode())
    assert (ran.status, ran.err) == (0, "")
    assert "A\ufffd]0" in ran.out
    assert "\x1b" not in ran.out


def in_ascii(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """A command where standard output and standard error are told to be ASCII."""
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii"}
    return subprocess.run([sys.executable, "-m", "rekje", *arguments], capture_output=True, env=surroundings)
