"""Full records of every game: the proof holds for all that was drawn and thrown, and for nothing else."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.path.commands import Knock
from rekje.records.export import export_record
from rekje.records.record import Drawn, Record, read_record, write_record
from rekje.records.replay import RecordFacts, Replay, replay_record
from tests.property.tables import Room
from tests.referee.shuffle_vectors import ROOMS, played

Played = tuple[str, str, int, int]
played_once = cache(played)


def recorded(room: Room) -> Record:
    return read_record(write_record(export_record(room.events, "any")))


def referee(room: Room, record: Record) -> Replay:
    return replay_record(record, RecordFacts(record, room.source, room.source))


def check_refused(room: Room, record: Record) -> None:
    result = referee(room, record)
    assert result.refusal is not None
    assert (result.refusal.rule, result.shuffle) == (get_game(record.game).shuffle_rule, False)


@pytest.mark.parametrize("kind", ROOMS, ids=[game for game, *_ in ROOMS])
def test_what_was_drawn_follows_from_the_secret_and_the_nonces(kind: Played) -> None:
    room = played_once(*kind)
    result = referee(room, recorded(room))
    assert (result.refusal, result.shuffle) == (None, True)


@pytest.mark.parametrize("kind", ROOMS, ids=[game for game, *_ in ROOMS])
def test_another_proof_or_other_draws_are_refused(kind: Played) -> None:
    room = played_once(*kind)
    record = recorded(room)
    assert record.proof is not None
    assert record.draws is not None
    for part in ({"commit": "00" * 32}, {"secret": "5f" * 32}, {"nonces": ["", *record.proof.nonces[1:]]}):
        check_refused(room, replace(record, proof=replace(record.proof, **part)))
    first, second = [at for at, draw in enumerate(record.draws) if not draw.lot][:2]
    swapped = list(record.draws)
    swapped[first] = Drawn(record.draws[first].seat, record.draws[second].tiles)
    swapped[second] = Drawn(record.draws[second].seat, record.draws[first].tiles)
    assert swapped != record.draws
    check_refused(room, replace(record, draws=swapped))


def test_other_dice_than_those_of_the_shuffle_are_refused() -> None:
    room = played_once(*next(kind for kind in ROOMS if kind[0] == "letter"))
    record = recorded(room)
    thrown = [at for at, move in enumerate(record.moves) if isinstance(move, Knock) and move.dice]
    assert thrown
    knock = record.moves[thrown[0]]
    assert isinstance(knock, Knock)
    assert isinstance(knock.dice, dict)
    other = {seat: side % 6 + 1 for seat, side in knock.dice.items()}
    moves = [*record.moves]
    moves[thrown[0]] = replace(knock, dice=other)
    result = referee(room, replace(record, moves=moves))
    assert result.refusal is not None
    assert result.turn == thrown[0] + 1
