"""The room: it proposes, and whoever drives it stores and commits."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rekje
from rekje.games.registry import GAMES
from rekje.model.commands import Pass
from rekje.model.problems import Refusal
from rekje.model.tiles import UNKNOWN
from rekje.referee import replay, view
from rekje.tables.facts import LiveFacts
from rekje.tables.room import Applied, Moved, Renamed, Room, Step
from tests.conformance.walls import imported
from tests.property.tables import builtin_room, random_command

ROOM = Path(rekje.__file__).parent / "tables" / "room.py"
PURE = ("__future__", "collections", "msgspec", "typing", "rekje.games", "rekje.model", "rekje.referee")


def opened(game: str = "scrabble", **options: object) -> Room[LiveFacts]:
    table = builtin_room("nl", 2, 4, game, **options)
    return Room(table.state, table.facts)


def passing(room: Room[LiveFacts]) -> Pass:
    assert room.state.turn is not None
    return Pass(seat=room.state.turn.seat)


def proposed(room: Room[LiveFacts], receipt: str | None = None) -> Step:
    step = room.propose(passing(room), receipt)
    assert isinstance(step, Step)
    return step


def test_a_proposal_changes_nothing() -> None:
    room = opened()
    before = room.state
    assert proposed(room) == proposed(room)
    assert room.state is before
    assert isinstance(room.propose(Pass(seat=1 - passing(room).seat)), Refusal)
    assert room.state is before


def test_a_step_is_taken_once_and_told_to_who_listens() -> None:
    room = opened()
    told: list[Step | Renamed] = []
    leave = room.subscribe(told.append)
    step = proposed(room)
    room.commit(step)
    assert room.state == step.state
    with pytest.raises(Moved):
        room.commit(step)
    leave()
    room.commit(proposed(room))
    assert told == [step]


def test_a_command_meant_for_another_version_is_not_decided() -> None:
    room = opened()
    version = room.state.version
    assert isinstance(room.propose(passing(room), version=version), Step)
    with pytest.raises(Moved):
        room.propose(passing(room), version=version - 1)


def test_a_command_whose_receipt_is_known_has_been_carried_out() -> None:
    room = opened()
    assert room.applied("0/a") is None
    room.commit(proposed(room, "0/a"))
    version = room.state.version
    room.commit(proposed(room))
    # It would be somebody else's turn by now.
    assert room.propose(Pass(seat=0), "0/a", version=0) == Applied(version)
    assert room.applied(None) is None


def test_a_seat_is_handed_over() -> None:
    room = opened()
    room.commit(room.propose_player(1, "greedy"))
    assert [seat.player for seat in room.state.seats] == ["person", "greedy"]


def test_new_names_are_told_to_who_listens() -> None:
    room = opened()
    told: list[Step | Renamed] = []
    room.subscribe(told.append)
    other, version = room.state.seats[1].name, room.state.version
    room.rename({0: "Ada"})
    assert [seat.name for seat in room.state.seats] == list(room.state.config.seats) == ["Ada", other]
    assert (told, room.state.version) == ([Renamed({0: "Ada"})], version)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_seen_as_its_state_is(game: str) -> None:
    table = builtin_room("nl", 2, 6, game)
    room, chance, log = Room(table.state, table.facts), random.Random(6), list(table.events)
    while room.state.outcome is None and len(log) < 60:
        step = room.propose(random_command(table, room.state, chance))
        if isinstance(step, Step):
            room.commit(step)
            log += step.events
            for reader in (0, 1, None):
                seen = room.seen(step, reader)
                assert (seen.since, seen.state) == (step.since, view(room.state, reader))
    assert replay(log) == room.state


def test_a_step_shows_nobody_what_another_draws() -> None:
    room = opened("scrabble")
    racks = [seat.rack for seat in room.state.seats]
    step = proposed(room)
    for reader, rack in enumerate(racks):
        seats = room.seen(step, reader).state.seats
        assert seats[reader].rack == rack
        assert set(seats[1 - reader].rack) == {UNKNOWN}


def test_racks_that_all_agree_to_show_are_seen_by_spectators_alone() -> None:
    room = opened("scrabble")
    step = proposed(room)
    shown = room.seen(step, None, racks=True)
    assert [seat.rack for seat in shown.state.seats] == [seat.rack for seat in step.state.seats]
    assert (shown.state.secret, shown.state.cursor) == ("", 0)
    assert shown.events == room.seen(step, None).events
    assert room.seen(step, 0, racks=True) == room.seen(step, 0)


def test_the_room_knows_no_store_clock_lock_or_log() -> None:
    assert [name for name in imported(ROOM.read_text("utf-8")) if not name.startswith(PURE)] == []


@pytest.mark.parametrize(
    "breach", ["import time", "from threading import Lock", "from rekje.storage.clock import SteadyClock"]
)
def test_a_room_that_does_would_be_found(breach: str) -> None:
    assert not all(name.startswith(PURE) for name in imported(breach))
