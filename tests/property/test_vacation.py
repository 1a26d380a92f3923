"""Whole random games in which players take vacations and come back (C13)."""

from __future__ import annotations

import random

import pytest

from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.referee import decide
from rekje.referee.clock import time_of_turn
from rekje.referee.vacation import days_left
from tests.property.tables import Room, builtin_room, random_command

GAMES = [
    ("scrabble", "en", 3, {"judging": "challenge"}),
    ("woordenspel", "nl", 2, {}),
    ("koning", "de", 3, {}),
]


def begin_of(state: State) -> int:
    return state.turn.ms if state.turn else 0


def holds(room: Room, vacation: int) -> None:
    length = time_of_turn(room.state)
    assert length is not None
    for one in room.state.awaiting:
        assert one.deadline is None or begin_of(room.state) + length <= one.deadline
    for seat, one in enumerate(room.state.seats):
        assert 0 <= days_left(room.state, seat) <= vacation
        ends = [moment for off in one.vacations for moment in (off.since, off.until)]
        assert ends == sorted(ends)


@pytest.mark.parametrize(("game", "edition", "seats", "options"), GAMES, ids=lambda value: str(value))
@pytest.mark.parametrize("seed", range(3))
def test_C13_no_time_is_cut_and_no_more_days_are_taken_than_there_are(
    game: str, edition: str, seats: int, options: dict[str, object], seed: int
) -> None:
    vacation = 4 * seed
    room = builtin_room(edition, seats, seed, game, clock="days:1", vacation=vacation, **options)
    chance = random.Random(seed)
    for _ in range(150):
        if room.state.outcome:
            break
        answer = decide(room.state, random_command(room, room.state, chance), room.facts)
        if isinstance(answer, Refusal):
            continue
        room.state = answer.state
        holds(room, vacation)
    assert bool(vacation) == any(seat.vacations for seat in room.state.seats)
