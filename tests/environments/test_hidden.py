"""No hidden tile is observed: the same seat with other hidden tiles observes the same."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace

from rekje.environments.episode import Episode
from rekje.environments.observation import Observation
from rekje.environments.table import EnvironmentTable
from rekje.games.walk.heap import Heap
from rekje.model.tiles import unpack, without
from tests.environments.verdicts import positions

HIDDEN = [("en", 3, {}), ("woordenspel/nl", 3, {}), ("koning/en", 3, {"open_tiles": False})]


def other_tiles(episode: Episode, reader: int, chance: random.Random) -> Episode:
    """The same moment with the tiles that a seat doesn't see dealt anew, and another shuffle to come."""
    state = episode.state
    unseen = unpack(
        Counter(state.unseen) + Counter(t for s, o in enumerate(state.seats) if s != reader for t in o.rack)
    )
    chance.shuffle(unseen)
    seats = []
    for seat, one in enumerate(state.seats):
        rack = one.rack if seat == reader else tuple(unseen.pop() for _ in one.rack)
        seats.append(replace(one, rack=rack))
    own = state.own
    if isinstance(own, Heap) and own.opening:
        others = {seat: replace(one, word=None, path=()) for seat, one in own.opening.choices.items() if seat != reader}
        own = replace(own, opening=replace(own.opening, choices={**own.opening.choices, **others}))
    changed = replace(state, seats=tuple(seats), own=own, secret="another", cursor=state.cursor + 5)
    return Episode(episode.table, changed, episode.events, None, ())


def same(one: Observation, other: Observation) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize(("edition", "seats", "options"), HIDDEN)
@pytest.mark.parametrize("actions", ["plays", "steps"])
def test_other_hidden_tiles_are_observed_alike(
    edition: str, seats: int, options: dict[str, bool], actions: str
) -> None:
    if edition == "koning/en" and actions == "steps":
        options = {**options, "offensive": True}
    lexicon = ["ANT", "TEA", "TEN", "NET", "EAT", "AT"] if edition == "koning/en" else None
    table = EnvironmentTable(edition, seats, lexicon, actions, 30, options)
    chance = random.Random(1)
    changed = 0
    for episode in positions(table, 25, seed=2):
        for seat in range(seats):
            other = other_tiles(episode, seat, chance)
            assert same(Episode(table, episode.state, (), None, ()).observe(seat), other.observe(seat))
            if seat == episode.seat:
                again = Episode(table, episode.state, (), None, ())
                assert again.menu.numbers == other.menu.numbers
                assert [again.menu.text(n) for n in again.menu.numbers] == [
                    other.menu.text(n) for n in other.menu.numbers
                ]
            changed += any(a.rack != b.rack for a, b in zip(episode.state.seats, other.state.seats, strict=True))
    assert changed > 20


def test_no_byte_tells_a_hidden_tile() -> None:
    """A kind of tile that others alone hold is in no count of tiles but that of the unseen ones."""
    table = EnvironmentTable("en", 2, None, "plays", 30, {})
    searched = 0
    for episode in positions(table, 60, seed=4):
        for seat in range(2):
            mine, theirs = (episode.state.seats[one].rack for one in (seat, 1 - seat))
            observed = episode.observe(seat)
            for tile in set(without(theirs, mine)) - set(mine) - set(episode.state.board.values()):
                kind = table.kinds[tile]
                assert observed["rack"][kind] == 0
                assert not observed["racks"][:, kind].any()
                letter = table.config.edition.letter_set.order(tile) + 1
                assert not (observed["board"][0] == letter).any() or tile.lower() in episode.state.board.values()
                searched += 1
            assert not observed["racks"][1:].any()
    assert searched > 50
