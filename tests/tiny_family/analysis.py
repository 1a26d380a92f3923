"""How the tiny family's turns are judged (`rekje.analysis.family.AnalysisFamily`)."""

from __future__ import annotations

from rekje.analysis.chances import left_of
from rekje.analysis.family import ChancesOf, Unread
from rekje.analysis.judging import Judge, Judged, JudgedTurn, ListJudge
from rekje.analysis.moves import Move
from rekje.analysis.plays import plays_of
from rekje.analysis.reasons import Why, compared, difference
from rekje.model.events import Config
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.players.base import Budget
from rekje.players.ports import Candidate, Knowledge
from rekje.referee.view import Seen

measure = "points"
unread: Unread | None = None


class RowJudge(ListJudge):
    """By score."""

    def move_of(self, play: Candidate, seen: Seen) -> Move:
        square = len(seen.board), 0
        return Move("play", square_name(square), play.tiles[0], words=play.tiles, score=play.score)

    def compare(self, seen: Seen, seat: int, mine: Judged, other: Judged) -> Why:
        gain = mine.equity - other.equity
        return compared(gain, gain, 0.0, [difference("score", mine.move.score, other.move.score)])

    def weigh(self, seen: State, seat: int, did: Move | None) -> JudgedTurn:
        plays = [Judged(self.move_of(one, seen), one.score) for one in self.knowledge.plays(seen, seat, None)]
        return JudgedTurn(tuple(plays[: self.shown]), Judged(did, did.score) if did else None, plays[0].move.score)


def judge(config: Config, knowledge: Knowledge, chances: ChancesOf, shown: int, budget: Budget) -> Judge:
    return RowJudge(knowledge, shown)


def left(state: State, mover: int) -> float | None:
    return left_of(state, mover)


def acts(state: State, seat: int) -> list[tuple[list[str], int]]:
    return list(plays_of(state, seat))
