"""Judges turns of a race by how far a seat is ahead of the others some turns later, in `Racer`'s simulation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rekje.analysis.chances import Chances, left_of
from rekje.analysis.judging import SHOWN, Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.games.registry import get_game
from rekje.model.commands import Pass, Play
from rekje.model.families import AnyCommand
from rekje.model.tiles import split_tiles
from rekje.players.ports import Candidate, Knowledge
from rekje.players.walk.racer import race, worth_a_thought
from rekje.players.walk.simulation import imagine
from rekje.referee.view import Seen

CONSIDERED = 16
"""So many of the best plays are played on in thought."""


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
            command = _command(move, seat)
            far = race(table, seat, command, facts, self.knowledge, goal)
            # Between coming home and letting another come home lies the whole track.
            return Judged(move, max(-goal / 2, min(goal / 2, float(far))), chance=self._chance(seen, seat, move, goal))

        moves = [*_considered(plays, seen)] or [Move("pass")]
        rated = sorted(map(measured, moves), key=lambda one: -one.equity)
        top = plays[0].score if plays else 0
        return JudgedTurn(tuple(rated[: self.shown]), measured(did) if did else None, top)

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
        command = play.command
        assert isinstance(command, Play)
        path = tuple((x, y) for x, y in command.path or ())
        word = dict(zip(path, split_tiles(command.word), strict=True))
        laid = tuple((square, tile) for square, tile in word.items() if square not in seen.board)
        yield Move("play", "", command.word, path, laid, count=play.laid, score=play.score)


def _command(move: Move, seat: int) -> AnyCommand:
    """The command that does it again; what was taken back is as good as nothing."""
    if move.kind != "play":
        return Pass(seat=seat)
    return Play(seat=seat, word=move.word, path=list(move.path))
