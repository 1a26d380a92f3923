"""The end game of two seats: the bag is empty, and each seat knows the other rack. It tells what a play leads to
under best play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest

import msgspec
from msgspec.structs import replace

from rekje.analysis.crossword.plays import is_same, move_of
from rekje.analysis.moves import Move
from rekje.games.base import Ending
from rekje.games.registry import get_game
from rekje.model.state import Seat, State
from rekje.model.tiles import UNKNOWN, Tiles, as_held, without
from rekje.players.ports import Candidate, DeepKnowledge, EndEffort, Knowledge, WorkedOut
from rekje.referee.view import Seen

NODES = 50_000
"""The positions that the search may visit to solve the end after a move."""
FEW = 2
"""Other plays that are worked out besides the best."""
WEIGHED = 12
"""So many plays and answers are weighed."""


class Gain(msgspec.Struct, frozen=True):
    """The change of the final lead by a move; whether the move ends the game (``over``); and whether the change is
    proven for best play by both (``sure``)."""

    points: float
    over: bool
    sure: bool


class LastTurns:
    """The last turns, from the view ``seen`` of a seat."""

    def __init__(self, seen: Seen, seat: int, knowledge: Knowledge) -> None:
        theirs = tuple(seen.unseen.elements())
        seats = tuple(one if i == seat else replace(one, rack=theirs) for i, one in enumerate(seen.seats))
        self._table = replace(seen, seats=seats)
        self._seat = seat
        self._knowledge = knowledge

    def promising(self, plays: Sequence[Candidate]) -> list[Candidate]:
        """The few plays that gain the most if nothing follows them, and the play with the highest score."""
        return [*plays[:1], *nlargest(WEIGHED, plays[1:], key=lambda play: self._settled(play.score, play.tiles))]

    def first(self, plays: Sequence[Candidate], others: int = FEW) -> list[Candidate]:
        """The plays to weigh: first the best play of the solved end, then ``others`` further ones."""
        found = self._worked_out(self._table, self._seat)
        if found is None:
            return self.promising(plays)
        best = [play for play in plays if is_same(move_of(play, self._table), found.command, self._table)]
        return [*best[:1], *self.promising(plays)[:others]]

    def gain(self, move: Move) -> Gain:
        """The change of the seat's final lead by a move: from the solved end, or otherwise from the other seat's best
        single answer."""
        laid = dict(move.laid) if move.kind == "play" else {}
        mine = without(self._rack(self._seat), tuple(map(as_held, laid.values())))
        theirs = self._rack(1 - self._seat)
        if not mine:
            return Gain(move.score + self._settlement(mine, theirs, self._seat), True, True)
        after = replace(self._table, board={**self._table.board, **laid}, pending=None)
        after = replace(after, passes=0 if laid else after.passes + 1)
        if not laid and get_game(after.config.game).passes_left(self._table) <= 1:
            return Gain(self._settlement(mine, theirs, None), True, True)
        after = replace(after, seats=self._seen_by(1 - self._seat, mine))
        found = self._worked_out(after, 1 - self._seat)
        if found:
            return Gain(move.score - found.gain, False, found.proven)
        return Gain(move.score + min(self._answers(after, mine)), False, False)

    def _worked_out(self, view: Seen, seat: int) -> WorkedOut | None:
        if not isinstance(self._knowledge, DeepKnowledge):
            return None
        own = replace(view, seats=self._seen_by(seat, view.seats[seat].rack)) if seat == self._seat else view
        return self._knowledge.work_out(own, seat, None, EndEffort(NODES))

    def _seen_by(self, seat: int, mine: Tiles) -> tuple[Seat, ...]:
        """The seats as one of them sees them; ``mine`` are the tiles that the seat on turn has left."""
        racks = {self._seat: mine, 1 - self._seat: self._rack(1 - self._seat)}
        hidden = (UNKNOWN,) * len(racks[1 - seat])
        return tuple(replace(one, rack=racks[i] if i == seat else hidden) for i, one in enumerate(self._table.seats))

    def _answers(self, after: State, mine: Tiles) -> Iterator[int]:
        """The lead that remains after each answer of the other seat. A pass is one of them."""
        other = 1 - self._seat
        theirs = self._rack(other)
        yield self._settlement(mine, theirs, None)
        plays = self._knowledge.plays(after, other, None)
        out = (play for play in plays if play.laid == len(theirs))
        for play in (*plays[:WEIGHED], *out):
            left = without(theirs, play.tiles)
            yield self._settlement(mine, left, other if not left else None) - play.score

    def _settled(self, score: int, laid: Tiles) -> int:
        left = without(self._rack(self._seat), laid)
        return score + self._settlement(left, self._rack(1 - self._seat), self._seat if not left else None)

    def _settlement(self, mine: Tiles, theirs: Tiles, out: int | None) -> int:
        """The change of the seat's lead by the tiles left."""
        game = get_game(self._table.config.game)
        racks = (mine, theirs) if self._seat == 0 else (theirs, mine)
        seats = tuple(replace(one, rack=rack) for one, rack in zip(self._table.seats, racks, strict=True))
        ending = Ending("told", game.stop_rule) if out is None else Ending("out", game.out_rule, out)
        changes = game.settlement(replace(self._table, seats=seats), ending)
        return changes[self._seat] - changes[1 - self._seat]

    def _rack(self, seat: int) -> Tiles:
        return self._table.seats[seat].rack
