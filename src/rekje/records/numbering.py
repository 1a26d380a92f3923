"""The numbers of a game's turns: the move of the record with which each began."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

import msgspec

from rekje.analysis.course import Follower
from rekje.analysis.moves import TurnPlayed
from rekje.records.replay import Replay


def numbered(turns: Iterable[TurnPlayed], result: Replay) -> Iterator[TurnPlayed]:
    """The turns with the move of the record with which each began, as ``rekje best --move`` counts.
    ``result`` is the game refereed from its record."""
    follower = Follower()
    begun: dict[tuple[int, int], int] = {}
    for number, (start, end) in enumerate(pairwise((0, *result.ends)), 1):
        told = len(follower.lines)
        for event in result.events[start:end]:
            follower.add(event)
        for line in follower.lines[told:]:
            begun.setdefault((line.turn, line.line.seat), number)
    for turn in turns:
        yield msgspec.structs.replace(turn, move=begun.get((turn.number, turn.seat)))
