"""`rekje best`, `selfplay` and `bench` for games in which words are walked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rekje.bootstrap import record_facts
from rekje.games.registry import get_game
from rekje.players import players_for
from rekje.records.record import read_record
from rekje.records.replay import replay_record
from tests.library.test_commands import run, write  # noqa: F401

RECORD = {
    "format": "rekje-record/1",
    "game": "koning",
    "edition": "nl",
    "lexicon": {"words": ["LEPEL", "LEPELS", "SPEL", "PEL"]},
    "seats": ["Anna", "Bram"],
    "setup": {"tiles": {"A1": "L", "B1": "E", "C1": "P"}, "racks": ["S?", "AB"], "bag": ""},
    "moves": [],
}


def test_best_walks_after_a_record(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    done = run("best", write(tmp_path / "r.json", RECORD), "--json", "--top", 3)
    assert done.status == 0, done.err
    found = json.loads(done.out)
    assert (found["optimal"], found["bound"]) == (True, 6)
    assert [(walk["word"].upper(), walk["length"]) for walk in found["walks"]] == [
        ("LEPELS", 6),
        ("LEPEL", 5),
        ("SPEL", 4),
    ]
    best = found["walks"][0]
    assert best["path"][:5] == [[0, 0], [1, 0], [2, 0], [1, 0], [0, 0]]
    assert list(best["tiles"].values()) == ["S"]


def test_best_walks_as_a_list(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    done = run("best", write(tmp_path / "r.json", RECORD), "--top", 1)
    drawn, told = done.out.split("\n\n")
    rank, word, length, new, *path = told.splitlines()[0].split()
    assert (rank, word, length) == ("1", "LEPELS", "6")
    # Squares go by the names that stand at the table as it is drawn above.
    columns, *rows = map(str.split, drawn.splitlines())
    lies = {f"{column}{row[0]}": tile for row in rows for column, tile in zip(columns, row[1:], strict=True)}
    letter, laid_on = new.split(":")
    assert (letter, lies[laid_on], path[-1]) == ("S", "·", laid_on)
    assert [lies[square] for square in path[:-1]] == [*"LEPEL"]
    assert "Proven" in told


def test_words_to_open_with(run, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    opening = {**RECORD, "setup": {"racks": ["LEPSXXXXXX", "ABCDEFGHIJ"]}}
    found = json.loads(run("best", write(tmp_path / "r.json", opening), "--json", "--top", 1).out)
    assert [walk["word"] for walk in found["walks"]] == ["LEPELS"]


@pytest.mark.parametrize("players", ["greedy,amateur", "racer,novice"])
def test_emitted_records_replay_to_the_same_winners(run, tmp_path: Path, players: str) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    path = tmp_path / "games.jsonl"
    done = run(
        "selfplay", "--game", "koning", "--edition", "nl", "--games", 2, "--players", players, "--seed", 4,
        "--json", "--emit", path,
    )  # fmt: skip
    told = json.loads(done.out)
    wins = [0, 0]
    for line in path.read_bytes().splitlines():
        record = read_record(line)
        result = replay_record(record, record_facts(record))
        assert result.ok
        assert result.outcome
        for winner in result.outcome.winners:
            wins[winner] += 1
    assert wins == [seat["wins"] for seat in told["seats"]]
    assert wins[0] == 2


def test_a_racer_has_no_place_where_there_is_no_race(run) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    done = run("selfplay", "--players", "racer,greedy", "--games", 1)
    assert done.status == 2
    assert ", ".join(players_for(get_game("scrabble"))) in done.err


def test_the_measurement_counts_what_was_proven(run) -> None:  # type: ignore[no-untyped-def]  # noqa: F811
    told = json.loads(run("bench", "walks", "--positions", 3, "--tiles", 12, "--json").out)
    assert (told["positions"], told["proven"], told["letters"]) == (3, 3, told["bound"])
    assert 0 < told["median_ms"] <= told["p90_ms"] <= told["most_ms"]
    short = json.loads(run("bench", "walks", "--positions", 3, "--tiles", 12, "--seconds", 0, "--json").out)
    assert short["proven"] < 3
    assert short["bound"] > short["letters"]
