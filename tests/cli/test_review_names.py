"""The review on a terminal: long names and long words break no line, and turns are numbered as `--move` counts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from rekje.terminal.panel import told_apart
from tests.records.command import run
from tests.support import move, passes, play, scrabble

NAMES = ["Annelieke Bosch", "Annelies van Dam", "Wilhelmina", "Maximilian"]
WORDS = Path("tests/golden/perft/words_en.txt.xz")


@pytest.fixture
def letter(tmp_path: Path) -> str:
    file = tmp_path / "letter.json"
    asked = ("--edition", "letter/en", "--players", "canny,canny,novice,greedy", "--seed", "3", "--games", "1")
    assert run("selfplay", *asked, "--emit", str(file)).status == 0
    record = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(record | {"seats": NAMES}), "utf-8")
    return str(file)


@pytest.mark.parametrize("width", [60, 80])
def test_a_turn_is_a_line_however_long_the_names(letter: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("REKJE_LANG", "en")
    ran = run("review", letter, "--no-color")
    lines = ran.out.splitlines()
    assert max(map(cell_len, lines)) <= width
    head = next(place for place, line in enumerate(lines) if "Played" in line)
    turns = lines[head + 1 : lines.index("", head)]
    assert len(turns) > 20
    names = told_apart(NAMES, 8)
    for line in turns:
        number, name = line.split()[:2]
        assert number.isdecimal()
        assert name in names, line


def test_names_that_begin_alike_stay_apart() -> None:
    assert told_apart(NAMES, 8) == ["Annel…ch", "Annel…am", "Wilhe…na", "Maxim…an"]
    assert told_apart(["canny 1", "canny 2", "novice 3"], 6) == ["can… 1", "can… 2", "nov… 3"]
    assert told_apart(["Wilhelmina de Wit", "Wilhelmina de Wit"], 6) == ["Wilhe…", "Wilhe…"]
    assert told_apart(["Annemarie A", "Annemiek A", "Bram"], 6) == ["Anne…1", "Anne…2", "Bram"]


def test_turns_are_numbered_as_best_counts_them_after_a_challenge_too(tmp_path: Path) -> None:
    record = scrabble(
        play(0, "8F", "STAR"),
        move(1, "challenge"),
        play(1, "G8", "TON"),
        move(0, "accept"),
        play(0, "10G", "NE"),
        *passes(1, 0),
        edition="en",
        options={"judging": "challenge", "challenge_penalty": "none"},
        setup={"racks": ["RETAINS", "DOGNOTA"], "bag": ""},
    )
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    told = json.loads(run("review", str(file), "--json", "--lexicon", "en").out)
    assert [turn["number"] for turn in told["turns"]] == [1, 3, 5, 6, 7]
    for turn in told["turns"]:
        made = record["moves"][turn["number"] - 1]
        assert (made["seat"], made["do"]) == (turn["seat"], turn["done"]["kind"])
        if turn["choices"]:
            best = run("best", str(file), "--move", str(turn["number"]), "--by", "equity", "--json", "--lexicon", "en")
            assert json.loads(best.out)[0]["move"] == turn["choices"][0]["move"]
