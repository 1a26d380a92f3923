"""Hints of the tiny family."""

from __future__ import annotations

from rekje.locale import say
from rekje.model.state import State
from rekje.players.ports import Candidate


def told(best: Candidate, seat: int, language: str) -> tuple[str, ...]:
    """The number of tiles."""
    return (say("lays-hint-any", language),) if best.laid else ()


def nothing(state: State, language: str) -> str:
    """There is nothing."""
    return say("screen-hint-none", language)
