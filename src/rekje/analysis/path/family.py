"""Judging games where words are paths, written down (`rekje.analysis.family.AnalysisFamily`)."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.analysis.chances import as_of_two
from rekje.analysis.family import ChancesOf
from rekje.analysis.judging import Judge
from rekje.analysis.path.judge import PathJudge
from rekje.games.path.words import paper_of
from rekje.model.events import Config
from rekje.model.state import State
from rekje.model.tiles import letters, plain_word, split_tiles
from rekje.players.base import Budget
from rekje.players.path.ports import PaperKnowledge
from rekje.players.ports import Knowledge, Reading
from rekje.players.thinking import refuse_budget
from rekje.referee.view import Seen

measure = "words"


def judge(config: Config, knowledge: Knowledge, chances: ChancesOf, shown: int, budget: Budget) -> Judge:
    """`AnalysisFamily.judge`."""
    refuse_budget(budget, config.game)
    return PathJudge(knowledge, shown)


def left(state: State, mover: int) -> float | None:
    """The tiles that all still have."""
    seats = len(state.seats)
    return as_of_two(sum(len(seat.rack) for seat in state.seats), seats) if seats > 1 else None


def acts(state: State, seat: int) -> list[tuple[list[str], int]]:
    """The words that were written down together."""
    told: dict[int, list[tuple[str, int]]] = {}
    for one in paper_of(state).written:
        if one.seat == seat:
            told.setdefault(one.act, []).append((plain_word(one.word), one.score))
    return [([max((word for word, _ in act), key=len)], sum(score for _, score in act)) for act in told.values()]


def unread(seen: Seen, seat: int, knowledge: Knowledge) -> Sequence[Reading]:
    """The words that can still be read and that nobody has written down, the longest first."""
    assert isinstance(knowledge, PaperKnowledge), "where words are written down it is asked what can be read"
    return sorted(knowledge.readable(seen, None), key=lambda found: (-_length(found.word), found.word))


def _length(word: str) -> int:
    return len(letters(split_tiles(word)))
