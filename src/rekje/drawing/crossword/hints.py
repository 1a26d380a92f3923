"""Plays on a board as hints (`rekje.drawing.family.HintTeller`)."""

from __future__ import annotations

from rekje.locale import say, say_in
from rekje.model.commands import Play
from rekje.model.state import State
from rekje.model.tiles import BLANK, is_blank, split_tiles
from rekje.players.ports import Candidate
from rekje.telling.blanks import blanks_of


def told(best: Candidate, seat: int, language: str) -> tuple[str, ...]:
    """`HintTeller.told`: first what the play scores, how many tiles it lays and where it begins."""
    if not isinstance(best.command, Play):
        return ()
    params: dict[str, str | int] = {"score": best.score, "at": best.command.at or "", "count": best.laid}
    part = say("screen-hint-place", language, **params)
    play = say("screen-hint-play", language, **params, word=best.command.word)
    return part, " ".join([play, *_blanks(best, best.command.word, language)])


def _blanks(best: Candidate, word: str, language: str) -> list[str]:
    """What the blanks of a play stand for, which nobody hears; nothing where blanks that lie there look the same."""
    small = [tile for tile in split_tiles(word) if is_blank(tile)]
    laid = small if len(small) == best.tiles.count(BLANK) else []
    return [say(one.code, language, **one.params) for one in blanks_of(laid)]


def nothing(state: State, language: str) -> str:
    """`HintTeller.nothing`."""
    return say_in(state.config.game, "screen-hint-none", language)
