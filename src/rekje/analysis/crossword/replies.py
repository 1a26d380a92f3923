"""What the next seat can answer where words lie in lines. The tiles that the seat on turn doesn't see are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from rekje.analysis.moves import Move
from rekje.analysis.reasons import Means, means
from rekje.model.tiles import UNKNOWN, Tiles
from rekje.players.crossword.holding import held_by_others
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

DEALS = 200
"""Racks of the next seat that are dealt, the same ones for both moves."""


def replies(seen: Seen, seat: int, knowledge: Knowledge, mine: Move, other: Move) -> Means | None:
    """The scores of the next seat's best answers to two moves; None if there is no other seat."""
    order = [(seat + n) % len(seen.seats) for n in range(1, len(seen.seats))]
    after = next((one for one in order if one in seen.active), None)
    if after is None:
        return None
    racks = _racks(seen, seat, held_by_others(seen, seat)[0])
    return means(*(_answers(seen, after, knowledge, move, racks) for move in (mine, other)))


def _racks(seen: Seen, seat: int, count: int) -> list[Tiles]:
    hidden = seen.letter_set.sort(seen.unseen.elements())
    chance = Random(f"why/{seen.turn and seen.turn.number}/{seat}")
    return [tuple(chance.sample(hidden, min(count, len(hidden)))) for _ in range(DEALS)]


def _answers(seen: Seen, seat: int, knowledge: Knowledge, move: Move, racks: Sequence[Tiles]) -> list[int]:
    """The scores of a seat's best plays after a move, with each of some racks. It sees no other rack."""
    laid = dict(move.laid) if move.kind == "play" else {}
    hidden = tuple(replace(one, rack=(UNKNOWN,) * len(one.rack)) for one in seen.seats)
    table = replace(seen, board={**seen.board, **laid}, pending=None)
    found = []
    for rack in racks:
        seats = (*hidden[:seat], replace(hidden[seat], rack=rack), *hidden[seat + 1 :])
        best = knowledge.best(replace(table, seats=seats), seat, None)
        found.append(best.score if best else 0)
    return found
