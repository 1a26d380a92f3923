"""The sheet of ``rekje replay``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekje.locale import LANGUAGES, say
from tests.records.command import run
from tests.support import LONG_NAMES, move, passes, play, record_of, woordenspel


@pytest.mark.parametrize("width", [60, 80])
def test_long_names_leave_room_for_every_total(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    record = {**woordenspel(play(0, "8H", "HOND"), *passes(1, 2), seats=6), "seats": LONG_NAMES}
    ran = run("replay", "-", stdin=json.dumps(record).encode())
    sheet = ran.out.partition("\n\n")[0].splitlines()
    assert max(map(len, sheet)) <= width
    assert [line.split()[-6:] for line in sheet[-2:]] == [["13", "0", "0", "0", "0", "0"]] * 2


def test_a_heap_is_drawn_where_there_is_no_board() -> None:
    opening = move(0, "open", words={"0": "LEPEL", "1": None}, path=[[0, 0], [1, 0], [2, 0], [1, 0], [0, 0]])
    record = record_of("koning", opening, edition="nl", seats=2)
    ran = run("replay", "-", stdin=json.dumps(record).encode())
    assert "L  E  P" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_has_a_word_to_open_with_nobody_is_named(language: str) -> None:
    record = record_of("koning", move(0, "open", words={"0": None, "1": None}), edition="nl", seats=2)
    ran = run("--language", language, "replay", "-", "--no-color", stdin=json.dumps(record).encode())
    first = ran.out.splitlines()[1]
    assert say("replay-did-open", language) in first
    assert "Anna" not in first


def test_a_long_word_of_a_heap_is_told_whole_in_sixty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    word = "LE" * 7
    opening = move(0, "open", words={"0": word, "1": None}, path=[[n % 2, 0] for n in range(len(word))])
    record = {**record_of("koning", opening, edition="nl", seats=2), "seats": ["Johannes", "Veelvraat"]}
    sheet = run("replay", "-", stdin=json.dumps(record).encode()).out.partition("\n\n")[0]
    assert max(map(len, sheet.splitlines())) <= 60
    assert f"{word} " in sheet


def test_nobody_stops_a_game_that_its_own_rules_ended(tmp_path: Path) -> None:
    record, gcg = tmp_path / "game.json", tmp_path / "game.gcg"
    played = ("selfplay", "--games", "1", "--edition", "scrabble/en", "--seed", "5", "--emit", str(record))
    assert run(*played).status == 0
    assert run("replay", str(record), "--save", str(gcg)).status == 0
    assert [turn["words"] for turn in json.loads(run("replay", str(gcg), "--json").out)["turns"]][-1] == []
    sheet = run("replay", str(gcg), "--no-color").out
    assert say("replay-reason-out", "en") in sheet
    assert say("replay-did-end", "en") not in sheet
    stopped = woordenspel(play(0, "8H", "HOND"), move(1, "end", racks=["ENNNNN", "AAEEEEIIOO"]))
    sheet = run("replay", "-", "--no-color", stdin=json.dumps(stopped).encode()).out
    assert say("replay-did-end", "en") in sheet.split()
