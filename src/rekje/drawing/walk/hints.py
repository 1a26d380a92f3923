"""Words that walk as hints (`rekje.drawing.family.HintTeller`)."""

from __future__ import annotations

from rekje.locale import say
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.model.walk.commands import Open
from rekje.players.ports import Candidate
from rekje.telling.walk.news import shown


def told(best: Candidate, seat: int, language: str) -> tuple[str, ...]:
    """`HintTeller.told`: first how long the word is, and how many tiles it lays."""
    word = _word_of(best, seat)
    if not word:
        return ()
    part = say("heap-hint-length", language, count=best.score, laid=best.laid)
    return part, say("heap-hint-word", language, word=shown(word))


def nothing(state: State, language: str) -> str:
    """`HintTeller.nothing`."""
    return say("heap-hint-none", language)


def _word_of(best: Candidate, seat: int) -> str:
    match best.command:
        case Play():
            return best.command.word
        case Open():
            return best.command.words.get(str(seat)) or ""
        case _:
            return ""
