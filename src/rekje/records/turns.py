"""A refereed game by its turns, with the racks that its record tells."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rekje.analysis.moves import GameMoves, TurnPlayed, played
from rekje.analysis.review import check_over, with_rack
from rekje.model.commands import Exchange, Pass, Play
from rekje.records.numbering import numbered
from rekje.records.record import Record
from rekje.records.replay import Replay
from rekje.referee.opening import check_held


def as_played(record: Record, result: Replay) -> GameMoves:
    """A refereed game by its turns, with the racks in its record. Raises `FormError` if the game isn't over."""
    found = played(result.events)
    check_over(found.course.state)
    told = tuple(_with_racks(record, found.turns))
    return msgspec.structs.replace(found, turns=tuple(numbered(told, result)))


def _with_racks(record: Record, turns: Sequence[TurnPlayed]) -> Iterator[TurnPlayed]:
    """The turns with the racks that an open record tells."""
    told = iter([move.rack for move in record.moves if isinstance(move, Play | Exchange | Pass)])
    for turn in turns:
        rack = next(told, None) if turn.seen else None
        yield with_rack(turn, check_held(turn.seen.edition, rack)) if rack and turn.seen else turn
