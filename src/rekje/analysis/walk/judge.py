"""Judges turns of a race by how far a seat is ahead once the others have answered, and what it then holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

from rekje.analysis.chances import Chances, left_of
from rekje.analysis.judging import SHOWN, Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Means, Why, compared, difference, means
from rekje.analysis.walk.after import Deal, differences_after
from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.tiles import split_tiles
from rekje.players.base import SEED_BITS
from rekje.players.ports import Candidate, Knowledge
from rekje.players.walk.odds import lead_for
from rekje.players.walk.ports import RaceKnowledge
from rekje.players.walk.racer import race, worth_a_thought
from rekje.players.walk.simulation import imagine
from rekje.referee.view import Seen

CONSIDERED = 40
"""So many of the best plays are played on in thought."""
JUDGED = 3
"""Deals of hidden tiles in which ways to use a turn are judged."""
DEALS = 12
"""Deals in which two ways are compared; none of them is one by which the turn was judged."""


class RaceJudge(ListJudge):
    """Where racks are hidden, unseen tiles are dealt at random, the same way for all plays measured in a turn. A chance
    of winning that is told counts as the lead that would bring it halfway."""

    def __init__(self, knowledge: Knowledge, chances: Chances | None = None, shown: int = SHOWN) -> None:
        super().__init__(knowledge, shown)
        self._chances = chances

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By how far the seat is ahead once the others have answered; nothing where there is no goal."""
        if _goal(seen) is None:
            return JudgedTurn()
        plays = self.knowledge.plays(seen, seat, None)
        moves = [*_considered(plays, seen)] or [Move("pass")]
        *found, played = self._judged(seen, seat, [*moves, did or moves[0]])
        rated = sorted(found, key=lambda one: -one.equity)
        top = plays[0].score if plays else 0
        return JudgedTurn(tuple(rated[: self.shown]), played if did else None, top)

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """`Judge.move_of`."""
        return _move(play, seen)

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """By the places that the kings go, by the tiles held, by the next seat's longest word, and by how far the seat
        is ahead once the others have answered."""
        number = seen.turn.number if seen.turn else 0
        deals = [imagine(seen, Random(f"why/{number}/{seat}/{deal}")) for deal in range(DEALS)]
        acts = (mine.move, other.move)
        ahead = self._means(seen, seat, acts, deals)
        gone, *besides = differences_after(deals, seat, self.knowledge, *(_command(act, seat) for act in acts))
        far = difference("ahead", ahead.mine, ahead.other, ahead.margin)
        found = [gone, far, *besides, difference("chance", mine.chance, other.chance)]
        return compared(mine.equity - other.equity, ahead.gain, ahead.margin, found)

    def _judged(self, seen: Seen, seat: int, moves: Sequence[Move]) -> list[Judged]:
        number = seen.turn.number if seen.turn else 0
        chance = Random(f"review/{number}/{seat}")
        if chances := self._chances_after(seen, seat, moves, JUDGED, chance):
            means_of = [*map(fmean, chances)]
            return [
                Judged(move, round(_lead(seen, one), 1), chance=one) for move, one in zip(moves, means_of, strict=True)
            ]
        deal = imagine(seen, chance)
        return [
            Judged(move, self._ahead(seen, deal, seat, move), chance=self._chance(seen, seat, move)) for move in moves
        ]

    def _means(self, seen: Seen, seat: int, acts: Sequence[Move], deals: Sequence[Deal]) -> Means:
        """How far the seat is ahead after each of two acts, on average."""
        number = seen.turn.number if seen.turn else 0
        chance = Random(f"why/{number}/{seat}")
        if chances := self._chances_after(seen, seat, acts, len(deals), chance):
            return means(*([_lead(seen, one) for one in each] for each in chances))
        return means(*([self._ahead(seen, deal, seat, act) for deal in deals] for act in acts))

    def _chances_after(
        self, seen: Seen, seat: int, moves: Sequence[Move], deals: int, chance: Random
    ) -> Sequence[Sequence[float]] | None:
        """The chance of winning after each move, by each deal; None where no player can tell."""
        if not isinstance(self.knowledge, RaceKnowledge):
            return None
        commands = [_command(move, seat) for move in moves]
        return self.knowledge.chances_after(seen, seat, commands, deals, chance.getrandbits(SEED_BITS))

    def _ahead(self, seen: Seen, deal: Deal, seat: int, move: Move) -> float:
        """How far a seat is ahead of the others once they have laid their longest words. To be home, or to let another
        come home, counts as half of the track."""
        goal = _goal(seen) or 0
        table, facts = deal
        far = race(table, seat, _command(move, seat), facts, self.knowledge, goal, len(seen.active) - 1)
        return max(-goal / 2, min(goal / 2, float(far)))

    def _chance(self, seen: Seen, seat: int, move: Move) -> float | None:
        goal = _goal(seen) or 0
        scores = [one.score for one in seen.seats]
        scores[seat] += move.score
        if scores[seat] >= goal:
            return 1.0
        left = left_of(seen, seat)
        if self._chances is None or left is None:
            return None
        after = (seat + 1) % len(scores)
        return self._chances.of_seat(seat, scores, min(left, goal - scores[seat]), after)


def _goal(seen: Seen) -> int | None:
    return get_game(seen.config.game).goal(seen.config)


def _lead(seen: Seen, chance: float) -> float:
    return lead_for(chance, len(seen.active), _goal(seen) or 0)


def _considered(plays: Sequence[Candidate], seen: Seen) -> Iterator[Move]:
    for play in worth_a_thought(plays, opening=False)[:CONSIDERED] if plays else ():
        yield _move(play, seen)


def _move(play: Candidate, seen: Seen) -> Move:
    command = play.command
    assert isinstance(command, Play)
    path = tuple((x, y) for x, y in command.path or ())
    word = dict(zip(path, split_tiles(command.word), strict=True))
    laid = tuple((square, tile) for square, tile in word.items() if square not in seen.board)
    return Move("play", "", command.word, path, laid, count=play.laid, score=play.score)


def _command(move: Move, seat: int) -> AnyCommand:
    """The command that does it again; what was taken back is as good as nothing."""
    if move.kind != "play":
        return Pass(seat=seat)
    return Play(seat=seat, word=move.word, path=list(move.path))
