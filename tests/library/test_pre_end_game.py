"""`Position.preendgame`: what it tells, and what it turns down."""

from __future__ import annotations

from typing import Any

import pytest

import rekje

BOARD = {"8D": "BOARD", "F6": "TRACE"}


def close(**more: Any) -> rekje.Position:
    return rekje.Position("EN", BOARD, edition="en", **{"scores": (20, 22), **more})


def test_the_turns_are_told_with_what_is_proven() -> None:
    found = close().preendgame("ATQ", bag=1, nodes=200_000)
    assert found == close().preendgame("ATQ", bag=1, nodes=200_000)
    assert found.proven
    assert [(turn.chance, turn.lead) for turn in found.turns] == sorted(
        ((turn.chance, turn.lead) for turn in found.turns), reverse=True
    )
    assert all(turn.least <= turn.chance <= turn.most for turn in found.turns)
    assert found.turns[0].chance == pytest.approx(2 / 3)
    assert sum(turn.play is None for turn in found.turns) == 1


def test_the_scores_decide_what_wins() -> None:
    ahead = close(scores=(60, 0)).preendgame("ATQ", bag=1, nodes=200_000)
    behind = close(scores=(0, 99)).preendgame("ATQ", bag=1, nodes=200_000)
    assert (ahead.turns[0].chance, behind.turns[0].chance) == (1, 0)
    assert ahead.turns[0].lead > 0 > behind.turns[0].lead


def test_a_play_that_is_asked_for_is_weighed_to_the_end() -> None:
    position = close()
    worst = position.plays()[-1]
    found = position.preendgame("ATQ", bag=1, plays=[worst], nodes=200_000)
    turn = next(turn for turn in found.turns if turn.play and turn.play.tiles == worst.tiles)
    assert turn.exact


def test_a_little_time_is_enough_for_an_answer() -> None:
    assert close().preendgame("ATQ", bag=1, seconds=0.001).turns


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"bag": 0}, "engine-pre-end-bag"),
        ({"bag": 5}, "engine-pre-end-bag"),
        ({"unseen": "A", "bag": 1}, "engine-pre-end-tiles"),
        ({"unseen": "A1"}, "form-rack-tile"),
        ({"passes": 4}, "engine-game-over"),
        ({"nodes": 0}, "form-argument"),
        ({"seconds": 0}, "form-argument"),
        ({"plays": "EN"}, "form-argument"),
    ],
)
def test_what_makes_no_sense_is_turned_down(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(rekje.FormError) as caught:
        close().preendgame(**{"unseen": "ATQ", "bag": 1, "nodes": 100, **arguments})
    assert caught.value.code == code


def test_by_default_many_tiles_are_in_the_bag() -> None:
    with pytest.raises(rekje.FormError) as caught:
        close().preendgame()
    assert (caught.value.code, caught.value.params["most"]) == ("engine-pre-end-bag", 4)


def test_between_three_and_where_tiles_are_bought_there_is_none() -> None:
    with pytest.raises(rekje.FormError) as caught:
        close(scores=(1, 2, 3)).preendgame("ATQ", bag=1)
    assert caught.value.code == "engine-selfplay-seats"
    bought = rekje.Position("EN", {"8H": "NEEN"}, edition="woordenspel/nl")
    with pytest.raises(rekje.FormError) as caught:
        bought.preendgame("ATQ", bag=1)
    assert caught.value.code == "engine-pre-end-buys"
