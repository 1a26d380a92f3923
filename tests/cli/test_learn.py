"""``rekje learn`` as a command: one file whatever the threads, going on after a kill, errors in a sentence."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from rekje.cli import learn as learning
from rekje.cli import main
from rekje.storage.leave_files import leaves_bytes, read_leaves

WORDS = """tas taart at ster reet eten net en nee tot ten rest aren sar nar sta star ras tram meer mee arm ramen mens
sen"""
REKJE = [sys.executable, "-c", "from rekje.cli import main; main()"]


def learn(folder: Path, *arguments: str) -> list[str]:
    return [*REKJE, "learn", "--lexicon", str(folder / "words.txt"), *arguments]


@pytest.fixture
def place(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "words.txt").write_text(WORDS, "utf-8")
    return {**os.environ, "REKJE_DATA": str(tmp_path / "data"), "REKJE_CACHE": str(tmp_path), "REKJE_LANG": "en"}


def run(command: list[str], place: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=place, capture_output=True, text=True, timeout=120)


def test_threads_and_a_kill_make_no_difference(tmp_path: Path, place: dict[str, str]) -> None:
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    edition = ("--edition", "scrabble/nl", "--games", "1000")
    done = run(learn(tmp_path, *edition, "--threads", "1", "--out", str(one)), place)
    assert done.returncode == 0, done.stderr
    assert "1,000 games" in done.stdout
    assert one.stat().st_mode & 0o777 == 0o644, "others on this machine may read it"
    unfinished = tmp_path / "other.json.unfinished"
    again = learn(tmp_path, *edition, "--threads", "2", "--out", str(other))
    going = subprocess.Popen(again, env=place)
    while not unfinished.exists() and going.poll() is None:
        time.sleep(0.01)
    going.send_signal(signal.SIGKILL)
    going.wait()
    assert run(again, place).returncode == 0
    assert other.read_bytes() == one.read_bytes()
    assert not unfinished.exists()


@pytest.mark.parametrize("held", ["TAART\nTAFEL\n", '{"format": "rekje-record/1"}', "[1]"])
def test_a_file_of_something_else_is_not_replaced(held: str, tmp_path: Path, place: dict[str, str]) -> None:
    club = tmp_path / "club.txt"
    club.write_text(held)
    refused = run(learn(tmp_path, "--edition", "scrabble/nl", "--games", "20", "--out", str(club)), place)
    told = f"{club} is there already, and holds something else than tile values; name another file with --out.\n"
    assert (refused.returncode, refused.stdout, refused.stderr) == (2, "", told)
    assert club.read_text() == held


@pytest.mark.parametrize("held", ["", '{"format": "rekje-leaves/1"}'])
def test_an_empty_file_and_older_values_are_replaced(held: str, tmp_path: Path, place: dict[str, str]) -> None:
    mine = tmp_path / "mine.json"
    mine.write_text(held)
    done = run(learn(tmp_path, "--edition", "scrabble/nl", "--games", "20", "--out", str(mine)), place)
    assert done.returncode == 0, done.stderr
    assert read_leaves(mine.read_bytes(), "mine").edition == "nl"


def test_what_cannot_be_learned_is_said(tmp_path: Path, place: dict[str, str]) -> None:
    (tmp_path / "mine.json.unfinished").write_bytes(b"no")
    refused = run(learn(tmp_path, "--edition", "scrabble/nl", "--out", str(tmp_path / "mine.json")), place)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "mine.json.unfinished is damaged" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("edition", "games"), [("scrabble/nl", 11), ("scrabble/nl", 101), ("koning/nl", 7), ("letter/nl", 5)]
)
def test_as_many_games_as_asked_for(edition: str, games: int, tmp_path: Path, place: dict[str, str]) -> None:
    done = run(learn(tmp_path, "--edition", edition, "--games", str(games), "--out", str(tmp_path / "one")), place)
    assert done.stdout.startswith(f"Learned from {games} games"), done.stderr
    assert done.stderr == ""


def test_games_that_are_played_in_steps_are_rounded_up_once_and_it_is_said(
    tmp_path: Path, place: dict[str, str]
) -> None:
    out = tmp_path / "one"
    asked = ("--edition", "woordenspel/nl", "--games", "305", "--out", str(out))
    done = run(learn(tmp_path, *asked), place)
    assert done.stdout.startswith("Learned from 320 games"), done.stderr
    assert done.stderr == "Rounded up to 320 games: there are 6 generations, each in steps of 20.\n"
    assert json.loads(out.read_bytes())["games"] == 320


@pytest.mark.parametrize(
    "asked",
    [["learn", "--edition", "scrabble/en", "--games", "1", "--out", "-"], ["selfplay", "--games", "1", "--emit", "-"]],
)
def test_what_only_a_file_can_take_goes_to_no_file_called_dash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(asked)
    assert ended.value.code == 2
    assert asked[-2] in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def succeed(asked: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(asked)
    assert ended.value.code == 0


def test_missing_and_stale_values_are_learned_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learning, "edition_names", lambda game: {"scrabble": ("nl", "en")}.get(game, ()))
    asked = ["learn", "--missing", "--games", "8", "--threads", "1", "--out", str(tmp_path)]
    files = [tmp_path / f"scrabble-{name}-{name}.json" for name in ("nl", "en")]
    succeed(asked)
    assert capsys.readouterr().out.count("Learned from 8 games") == 2
    assert sorted(tmp_path.iterdir()) == sorted(files)
    stale = read_leaves(files[0].read_bytes(), "nl")
    files[0].write_bytes(leaves_bytes(msgspec.structs.replace(stale, lexicon_sha256="0" * 64)))
    succeed(asked)
    told = capsys.readouterr().out
    assert (told.count("Learned"), str(files[0]) in told) == (1, True)
    succeed(asked)
    assert capsys.readouterr().out == (
        "Nothing is missing: every edition has values learned with its present word list.\n"
    )
    with pytest.raises(SystemExit) as ended:
        main(["learn", "--missing", "--edition", "nl"])
    assert ended.value.code == 2
    assert "--missing and --edition don’t go together" in capsys.readouterr().err
