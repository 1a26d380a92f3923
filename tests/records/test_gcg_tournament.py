"""Games scored as in tournaments: GCG in, the written totals out, and GCG again in the order that others take."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekje.records.gcg.read import read_gcg
from rekje.records.gcg.write import write_gcg
from tests.records.command import run

GAME = """#character-encoding UTF-8
#title Round 3
#note Played in a tent
#lexicon CSW21
#player1 Anna Anna
#player2 Bram Bram
>Anna: AEINRST 8D RETAINS +66 66
>Bram: AEILNPT E7 P.AT +6 6
#note is that a word?
>Bram: AEILNPT -- -6 0
>Anna: EFGOQUU J6 QU.E +33 99
>Anna: EFGOQUU -- -33 66
>Bram: AEILNPT 9F PAL +15 15
>Bram: DEINTTY (challenge) +10 25
>Anna: EFGOQUU - +0 66
>Bram: DEINTTY -DY +0 25
>Anna: EFGOQUU (EFGOQUU) -20 46
>Bram: EINTTVX (EINTTVX) -17 8
>Bram: EINTTVX (time) -20 -12
"""


def replayed(path: Path, *more: str) -> dict[str, object]:
    ran = run("replay", str(path), "--json", *more)
    assert ran.status == 0, ran.err
    return dict(json.loads(ran.out))


@pytest.fixture
def gcg(tmp_path: Path) -> Path:
    path = tmp_path / "game.gcg"
    path.write_text(GAME)
    return path


def test_a_tournament_game_ends_with_the_scores_written_in_it(gcg: Path) -> None:
    told = replayed(gcg)
    assert "remarks" not in told
    assert told["outcome"]["scores"] == [46, -12]  # type: ignore[index]
    assert [turn["totals"] for turn in told["turns"]] == [  # type: ignore[attr-defined]
        [66, 0],
        [66, 6],
        [66, 0],
        [99, 0],
        [66, 0],
        [66, 15],
        [66, 25],
        [66, 25],
        [66, 25],
        [66, 25],
    ]


def test_racks_survive_the_way_through_a_record(gcg: Path, tmp_path: Path) -> None:
    record, again = tmp_path / "game.json", tmp_path / "again.gcg"
    assert run("replay", str(gcg), "--save", str(record)).status == 0
    assert run("replay", str(record), "--save", str(again)).status == 0
    lines = [line for line in again.read_text().splitlines() if line.startswith(">")]
    assert lines == [line for line in GAME.splitlines() if line.startswith(">")]


def test_pragmas_come_before_players_and_players_before_moves(gcg: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.gcg"
    assert run("replay", str(gcg), "--save", str(saved)).status == 0
    heads = [line.split()[0] for line in saved.read_text().splitlines() if line[0] == "#"]
    assert heads == [
        "#character-encoding",
        "#title",
        "#description",
        "#lexicon",
        "#game-type",
        "#board-layout",
        "#tile-distribution",
        "#player1",
        "#player2",
        "#note",
    ]
    assert "#description Played in a tent\n" in saved.read_text()
    assert saved.read_text().splitlines()[6] == "#tile-distribution english"


def test_what_is_not_known_here_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "polish.gcg"
    path.write_text(GAME.replace("#lexicon CSW21", "#tile-distribution polish"))
    ran = run("replay", str(path))
    assert (ran.status, ran.err.count("\n")) == (2, 1)
    assert "polish" in ran.err
    assert "4" in ran.err
    assert run("replay", str(path), "--edition", "en").status == 0


def test_others_find_the_time_of_who_has_no_rack() -> None:
    data = "#player1 a A\n#player2 b B\n>a: AB 8H AB +8 8\n>b:  (time) -10 -10\n"
    assert ">b:  (time) -10 -10\n" in write_gcg(read_gcg(data.encode())).decode()


def test_best_goes_by_the_racks_of_an_open_record(gcg: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    assert run("replay", str(gcg), "--save", str(record)).status == 0
    asked = ("--move", "2", "--lexicon", "en", "--json")
    from_gcg, from_record = run("best", str(gcg), *asked), run("best", str(record), *asked)
    assert from_gcg.status == 0
    assert from_gcg.out == from_record.out
