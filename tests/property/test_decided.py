"""What `decide` gives besides the events, the state after them, is what the log tells then: nobody folds it again."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rekje.model.families import AnyEvent
from rekje.model.problems import Refusal
from rekje.referee import Decided, begin, decide, replay
from tests.property.tables import Room, builtin_room, random_command
from tests.property.test_invariants import ROOMS


def is_told_by_the_log(log: Sequence[AnyEvent], decided: Decided) -> bool:
    return decided.state == replay([*log, *decided.events])


def steps(room: Room, seed: int, most: int) -> list[tuple[int, Decided]]:
    """Random commands that are taken, each with the number of events before it."""
    chance = random.Random(seed)
    taken = []
    for _ in range(most):
        if room.state.outcome:
            break
        answer = decide(room.state, random_command(room, room.state, chance), room.facts)
        if not isinstance(answer, Refusal):
            taken.append((len(room.events), answer))
            room.events += answer.events
            room.state = answer.state
    return taken


@pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))
def test_the_state_that_a_game_begins_in_is_the_state_replayed(
    game: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    room = builtin_room(edition, seats, 3, game, **options)
    begun = begin(room.config, room.facts, secret="3" * 64, nonces=("4" * 32,) * seats, players=("person",) * seats)
    assert is_told_by_the_log((), begun)


@pytest.mark.parametrize(("game", "edition", "seats", "options"), ROOMS, ids=lambda value: str(value))
def test_the_state_decided_is_the_state_replayed(
    game: str, edition: str, seats: int, options: dict[str, object]
) -> None:
    room = builtin_room(edition, seats, 3, game, **options)
    taken = steps(room, 3, 400)
    # Some of them: a replay takes as long as its log. What one of them left out would be lacking in all after it.
    assert all(is_told_by_the_log(room.events[:before], decided) for before, decided in (*taken[::9], taken[-1]))


def test_a_state_that_the_log_does_not_tell_would_be_found() -> None:
    room = builtin_room("nl", 2, 3, "koning")
    before, decided = steps(room, 3, 20)[-1]
    log = room.events[:before]
    assert is_told_by_the_log(log, decided)
    assert not is_told_by_the_log(log, replace(decided, events=decided.events[:-1]))
    assert not is_told_by_the_log(log, replace(decided, state=replace(decided.state, passes=decided.state.passes + 1)))
