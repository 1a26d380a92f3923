"""The end of a game between two, when there is nothing left to draw and each knows what the other holds: what a play
leads to if the other answers it as well as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from heapq import nlargest

from msgspec.structs import replace

from rekje.analysis.moves import Move
from rekje.games.base import Ending
from rekje.games.registry import get_game
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, as_held, unpack
from rekje.players.ports import Candidate, Knowledge

WEIGHED = 12
"""So many plays and answers are weighed."""


class LastTurns:
    """The last turns as a seat sees them, whose view is ``seen``."""

    def __init__(self, seen: State, seat: int, knowledge: Knowledge) -> None:
        theirs = tuple(seen.unseen.elements())
        seats = tuple(one if i == seat else replace(one, rack=theirs) for i, one in enumerate(seen.seats))
        self._table = replace(seen, seats=seats)
        self._seat = seat
        self._knowledge = knowledge

    def promising(self, plays: Sequence[Candidate]) -> list[Candidate]:
        """The few plays that gain the most if nothing came after them, and that with the highest score."""
        return [*plays[:1], *nlargest(WEIGHED, plays[1:], key=lambda play: self._settled(play.score, play.tiles))]

    def gain(self, move: Move) -> tuple[int, bool]:
        """What a move changes in the seat's lead at the end, the other answering once as well as it can; and whether
        the game is over with it."""
        laid = tuple(as_held(tile) for _, tile in move.laid) if move.kind == "play" else ()
        mine = _without(self._rack(self._seat), laid)
        if not mine:
            return move.score + self._settlement(mine, self._rack(1 - self._seat), self._seat), True
        board = {**self._table.board, **(dict(move.laid) if move.kind == "play" else {})}
        after = replace(self._table, board=board)
        return move.score + min(self._answers(after, mine)), False

    def _answers(self, after: State, mine: Tiles) -> Iterator[int]:
        """What is left of the lead after each of the other's answers; to pass is one."""
        other = 1 - self._seat
        theirs = self._rack(other)
        yield self._settlement(mine, theirs, None)
        hidden = (UNKNOWN,) * len(mine)
        seats = tuple(replace(one, rack=theirs if i == other else hidden) for i, one in enumerate(after.seats))
        plays = self._knowledge.plays(replace(after, seats=seats), other, None)
        out = (play for play in plays if play.laid == len(theirs))
        for play in (*plays[:WEIGHED], *out):
            left = _without(theirs, play.tiles)
            yield self._settlement(mine, left, other if not left else None) - play.score

    def _settled(self, score: int, laid: Tiles) -> int:
        left = _without(self._rack(self._seat), laid)
        return score + self._settlement(left, self._rack(1 - self._seat), self._seat if not left else None)

    def _settlement(self, mine: Tiles, theirs: Tiles, out: int | None) -> int:
        """What the tiles left change in the seat's lead."""
        game = get_game(self._table.config.game)
        racks = (mine, theirs) if self._seat == 0 else (theirs, mine)
        seats = tuple(replace(one, rack=rack) for one, rack in zip(self._table.seats, racks, strict=True))
        ending = Ending("told", game.stop_rule) if out is None else Ending("out", game.out_rule, out)
        changes = game.settlement(replace(self._table, seats=seats), ending)
        return changes[self._seat] - changes[1 - self._seat]

    def _rack(self, seat: int) -> Tiles:
        return self._table.seats[seat].rack


def _without(rack: Tiles, gone: Tiles) -> Tiles:
    return tuple(unpack(Counter(rack) - Counter(gone)))
