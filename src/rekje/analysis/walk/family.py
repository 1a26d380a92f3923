"""Judging games where words are walked (`rekje.analysis.family.AnalysisFamily`)."""

from __future__ import annotations

from rekje.analysis.chances import left_of
from rekje.analysis.family import ChancesOf, Unread
from rekje.analysis.judging import Judge
from rekje.analysis.plays import plays_of
from rekje.analysis.walk.judge import RaceJudge
from rekje.model.events import Config
from rekje.model.state import State
from rekje.players.base import Budget
from rekje.players.ports import Knowledge
from rekje.players.thinking import refuse_budget

measure = "places"
unread: Unread | None = None


def judge(config: Config, knowledge: Knowledge, chances: ChancesOf, shown: int, budget: Budget) -> Judge:
    """`AnalysisFamily.judge`."""
    refuse_budget(budget, config.game)
    return RaceJudge(knowledge, chances(config), shown)


def left(state: State, mover: int) -> float | None:
    """`AnalysisFamily.left`."""
    return left_of(state, mover)


def acts(state: State, seat: int) -> list[tuple[list[str], int]]:
    """`AnalysisFamily.acts`."""
    return list(plays_of(state, seat))
