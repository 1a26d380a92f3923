"""Plays on a board as hints (`rekje.drawing.family.HintTeller`)."""

from __future__ import annotations

from rekje.locale import say, say_in
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.players.ports import Candidate


def told(best: Candidate, seat: int, language: str) -> tuple[str, ...]:
    """`HintTeller.told`: first what the play scores, how many tiles it lays and where it begins."""
    if not isinstance(best.command, Play):
        return ()
    params: dict[str, str | int] = {"score": best.score, "at": best.command.at or "", "count": best.laid}
    part = say("screen-hint-place", language, **params)
    return part, say("screen-hint-play", language, **params, word=best.command.word)


def nothing(state: State, language: str) -> str:
    """`HintTeller.nothing`."""
    return say_in(state.config.game, "screen-hint-none", language)
