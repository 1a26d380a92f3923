"""How the games of each family are judged."""

from __future__ import annotations

from rekje.analysis.family import AnalysisFamily
from rekje.games.registry import get_game
from rekje.model.by_family import ByFamily
from rekje.model.state import State


def _crossword() -> AnalysisFamily:
    from rekje.analysis.crossword import family

    return family


def _walk() -> AnalysisFamily:
    from rekje.analysis.walk import family

    return family


def _path() -> AnalysisFamily:
    from rekje.analysis.path import family

    return family


ANALYSES = ByFamily[AnalysisFamily](crossword=_crossword, walk=_walk, path=_path)


def analysis_of(state: State) -> AnalysisFamily:
    """How the game of a state is judged."""
    return ANALYSES[get_game(state.config.game).family]
