"""Judges turns of a race by how far a seat is ahead of the others some turns later, in `Racer`'s simulation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rekje.analysis.chances import Chances, left_of
from rekje.analysis.judging import SHOWN, Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.analysis.reasons import Why, compared, difference, means
from rekje.analysis.walk.after import differences_after
from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import split_tiles
from rekje.players.ports import Candidate, Knowledge
from rekje.players.walk.racer import race, worth_a_thought
from rekje.players.walk.simulation import Imagined, imagine
from rekje.referee.view import Seen

CONSIDERED = 16
"""So many of the best plays are played on in thought."""
DEALS = 12
"""Deals of the hidden tiles in which two ways are compared; none of them is the one by which the turn was judged."""


class RaceJudge(ListJudge):
    """Draws of hidden tiles are random, and the same for all plays measured in a turn."""

    def __init__(self, knowledge: Knowledge, chances: Chances | None = None, shown: int = SHOWN) -> None:
        super().__init__(knowledge, shown)
        self._chances = chances

    def weigh(self, seen: Seen, seat: int, did: Move | None) -> JudgedTurn:
        """By how far the seat comes before the others; nothing where there is no goal."""
        goal = get_game(seen.config.game).goal(seen.config)
        if goal is None:
            return JudgedTurn()
        plays = self.knowledge.plays(seen, seat, None)
        table, facts = imagine(seen, Random(f"review/{seen.turn and seen.turn.number}/{seat}"))

        def measured(move: Move) -> Judged:
            far = self._ahead(table, seat, move, facts, goal)
            return Judged(move, far, chance=self._chance(seen, seat, move, goal))

        moves = [*_considered(plays, seen)] or [Move("pass")]
        rated = sorted(map(measured, moves), key=lambda one: -one.equity)
        top = plays[0].score if plays else 0
        return JudgedTurn(tuple(rated[: self.shown]), measured(did) if did else None, top)

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        """`Judge.move_of`."""
        return _move(play, seen)

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        """By the places that the kings go, by the tiles held, by the next seat's longest word, and by how far the seat
        is ahead some turns later."""
        goal = get_game(seen.config.game).goal(seen.config)
        assert goal is not None, "where there is no goal nothing is measured"
        number = seen.turn.number if seen.turn else 0
        deals = [imagine(seen, Random(f"why/{number}/{seat}/{deal}")) for deal in range(DEALS)]
        acts = (mine.move, other.move)
        ahead = means(*([self._ahead(table, seat, act, facts, goal) for table, facts in deals] for act in acts))
        gone, *besides = differences_after(deals, seat, self.knowledge, *(_command(act, seat) for act in acts))
        far = difference("ahead", ahead.mine, ahead.other, ahead.margin)
        found = [gone, far, *besides, difference("chance", mine.chance, other.chance)]
        return compared(mine.equity - other.equity, ahead.gain, ahead.margin, found)

    def _ahead(self, table: State, seat: int, move: Move, facts: Imagined, goal: int) -> float:
        """How far a seat is ahead of the others some turns after a move. Between coming home and letting another come
        home lies the whole track."""
        far = race(table, seat, _command(move, seat), facts, self.knowledge, goal)
        return max(-goal / 2, min(goal / 2, float(far)))

    def _chance(self, seen: Seen, seat: int, move: Move, goal: int) -> float | None:
        scores = [one.score for one in seen.seats]
        scores[seat] += move.score
        if scores[seat] >= goal:
            return 1.0
        left = left_of(seen, seat)
        if self._chances is None or left is None:
            return None
        after = (seat + 1) % len(scores)
        return self._chances.of_seat(seat, scores, min(left, goal - scores[seat]), after)


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
