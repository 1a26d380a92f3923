"""Playouts: games of the core, which the referee goes over."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

import rekje
from tests.records.command import run

WORDS = [
    "AT",
    "TA",
    "EAT",
    "TEA",
    "ETA",
    "SEAT",
    "TEAS",
    "EATS",
    "ATE",
    "AE",
    "ST",
    "IN",
    "TIN",
    "NIT",
    "ON",
    "TON",
    "OR",
]
LEAVES = rekje.Leaves({"S": 8.0, "?": 25.0, "Q": -7.0})


@pytest.mark.parametrize("leaves", [None, LEAVES])
def test_the_referee_comes_to_the_same_scores(leaves: rekje.Leaves | None) -> None:
    played = rekje.playouts(3, seats=3, lexicon=WORDS, leaves=leaves, seed=5)
    for one in played:
        game = rekje.Game.from_record(one.to_json())
        assert game.outcome
        assert game.outcome.scores == one.scores
        assert one.turns >= len(one.scores)


def test_a_game_hangs_on_its_seed_alone() -> None:
    several = rekje.playouts(4, lexicon=WORDS, seed=7, threads=2)
    (third,) = rekje.playouts(1, lexicon=WORDS, seed=9, threads=1)
    assert several[2].to_json() == third.to_json() != several[1].to_json()


@pytest.mark.parametrize(("leaves", "player"), [(None, "greedy"), ("learned", "strong")])
def test_the_games_are_those_of_self_play(leaves: Literal["learned"] | None, player: str, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    asked = ("--games", "60", "--players", f"{player},{player}", "--edition", "en", "--seed", "1", "--emit", file)
    assert run("selfplay", *asked).status == 0
    played = rekje.playouts(60, edition="en", leaves=leaves, seed=1)
    moves = [json.loads(line)["moves"] for line in Path(file).read_text().splitlines()]
    assert [json.loads(one.to_json())["moves"] for one in played] == moves
    coarse = rekje.playouts(60, edition=rekje.rules("en", offensive=True), leaves=leaves, seed=1)
    assert [json.loads(one.to_json())["moves"] for one in coarse] != moves, "else the list makes no difference here"


def test_playouts_go_to_another_process_and_are_copied_with_their_records() -> None:
    (played,) = rekje.playouts(1, lexicon=WORDS, seed=5)
    for again in (pickle.loads(pickle.dumps(played)), copy.copy(played), copy.deepcopy(played)):
        assert (again.scores, again.turns, again.reason) == (played.scores, played.turns, played.reason)
        assert again.to_json() == played.to_json()
        assert repr(again) == repr(played)


def test_who_counts_what_is_kept_plays_otherwise() -> None:
    plain, rated = (rekje.playouts(5, lexicon=WORDS, leaves=leaves, seed=1) for leaves in (None, LEAVES))
    assert [one.to_json() for one in plain] != [one.to_json() for one in rated]


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda: rekje.playouts(-1), "usage-whole-between"),
        (lambda: rekje.playouts(1, threads=0), "form-argument"),
        (lambda: rekje.playouts(1, leaves="learnt"), "form-argument"),  # type: ignore[arg-type]
        (lambda: rekje.playouts(1, leaves={"S": 2.0}), "form-argument"),  # type: ignore[arg-type]
        (lambda: rekje.playouts(1, seats=9), "engine-selfplay-seats"),
        (lambda: rekje.playouts(1, edition="koning/nl"), "engine-no-playouts"),
        (lambda: rekje.playouts(1, lexicon=WORDS, leaves=rekje.Leaves({}, most=2)), "engine-leaves"),
        (lambda: rekje.playouts(1, lexicon=WORDS, leaves=rekje.Leaves({}, edition="de")), "engine-leaves-other"),
    ],
)
def test_what_makes_no_sense(ask: Callable[[], object], code: str) -> None:
    with pytest.raises(rekje.FormError) as problem:
        ask()
    assert problem.value.code == code


def _on_all_cores(question: str) -> int:
    """Ask what all cores work on: how many answers there are."""
    position = rekje.Position("AEINRST", {"8D": "BOARD"}, edition="en")
    answers: dict[str, Callable[[], int]] = {
        "best": lambda: len(rekje.best_many([position] * 50)),
        "games": lambda: len(rekje.playouts(3, edition="en", seed=1)),
        "grids": lambda: len(rekje.Grids(edition="en").counts(["A" * 16] * 100)),
    }
    return answers[question]()


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="there is no fork here")
def test_all_cores_work_in_a_forked_process_too() -> None:
    """It has none of the threads of its parent, whose pool it used to wait for."""
    assert _on_all_cores("best") == 50
    with multiprocessing.get_context("fork").Pool(1) as pool:
        asked = [pool.apply_async(_on_all_cores, [question]) for question in ("best", "games", "grids")]
        assert [one.get(timeout=60) for one in asked] == [50, 3, 100]
