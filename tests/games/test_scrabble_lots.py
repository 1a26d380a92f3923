"""Scrabble, rule S0: who begins, and what is dealt."""

from __future__ import annotations

import json

import pytest

from rekje.model.commands import Pass
from rekje.records.export import export_record
from rekje.records.record import read_record, write_record
from rekje.referee import begin, decide, replay
from rekje.tables.facts import LiveFacts
from tests.support import AnyWord, PlainSearch, after, passes, referee, refused, scrabble

Lots = list[tuple[int, str]]


def dealt(*moves, lots: Lots, racks: Lots, **more):
    """A record that says which tiles were drawn: for the lot, then onto the racks."""
    draws = [{"seat": seat, "tiles": tile, "lot": True} for seat, tile in lots]
    return scrabble(*moves, draws=draws + [{"seat": seat, "tiles": tiles} for seat, tiles in racks], **more)


def test_S0_the_tile_nearest_to_A_begins():
    lots, racks = [(0, "N"), (1, "C")], [(1, "TAARTEN"), (0, "AFELPOS")]
    assert refused(dealt(*passes(1), lots=lots, racks=racks)) is None
    assert refused(dealt(*passes(0), lots=lots, racks=racks)) == "C6"


def test_S0_a_blank_beats_every_letter():
    lots, racks = [(0, "A"), (1, "?")], [(1, "TAARTEN"), (0, "AFELPOS")]
    assert refused(dealt(*passes(1), lots=lots, racks=racks)) is None


def test_S0_those_tied_draw_again():
    lots = [(0, "D"), (1, "A"), (2, "A"), (1, "K"), (2, "E")]
    racks = [(2, "TAARTEN"), (0, "AFELPOS"), (1, "DEENRGI")]
    assert refused(dealt(*passes(2, 0, 1), lots=lots, racks=racks, seats=3, edition="nl-late")) is None


def test_S0_two_blanks_are_tied_too():
    lots, racks = [(0, "?"), (1, "?"), (0, "B"), (1, "A")], [(1, "TAARTEN"), (0, "AFELPOS")]
    assert refused(dealt(*passes(1), lots=lots, racks=racks)) is None


def test_S0_the_lots_go_back_before_the_tiles_are_dealt():
    # There is one Q in the box: drawn for the lot by one, it is dealt to the other.
    racks = [(1, "TAARTEQ"), (0, "AFELPOS")]
    assert refused(dealt(*passes(1), lots=[(0, "Q"), (1, "C")], racks=racks)) is None


def test_S0_each_draws_seven():
    state = after(dealt(lots=[(0, "A"), (1, "C")], racks=[(0, "TAARTEN"), (1, "AFELPOS")]))
    assert [len(seat.rack) for seat in state.seats] == [7, 7]
    assert state.bag == 102 - 14


def shuffled() -> dict:
    """The full record of a game in which everybody passed, dealt by Rekje's own shuffle."""
    words = AnyWord()
    facts = LiveFacts(words, PlainSearch(words))
    config = read_record(json.dumps(scrabble(draws=[])).encode()).config
    events = begin(config, facts, secret="5e" * 32, nonces=("01" * 16, "02" * 16)).events
    first = replay(events).turn.seat
    for seat in (first, 1 - first):
        events += decide(replay(events), Pass(seat=seat), facts).events
    return json.loads(write_record(export_record(events, "any")))


def test_S0_who_begins_and_what_is_dealt_can_be_checked_afterwards():
    result = referee(shuffled())
    assert result.ok
    assert result.shuffle is True


@pytest.mark.parametrize("part", ["secret", "commit", "nonces", "algorithm"])
def test_S0_another_shuffle_than_the_one_promised_is_found_out(part):
    record = shuffled()
    wrong = {"secret": "5f" * 32, "commit": "00" * 32, "nonces": ["01" * 16, "03" * 16], "algorithm": "dice"}
    record["proof"][part] = wrong[part]
    result = referee(record)
    assert not result.ok
    assert result.refusal.rule == "S0"


def test_S0_other_tiles_than_those_shuffled_are_found_out():
    record = shuffled()
    dealt_tiles = record["draws"][-1]["tiles"]
    record["draws"][-1]["tiles"] = dealt_tiles[::-1]
    assert dealt_tiles != dealt_tiles[::-1]
    assert referee(record).refusal.rule == "S0"
