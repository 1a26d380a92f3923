"""What is best in a turn, by the measure of reviews, in sentences that each tell more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rekje.analysis.judging import Judge, Judged
from rekje.analysis.moves import Move, is_another
from rekje.drawing.families import HINTS
from rekje.drawing.review.why import why_instead_text
from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players.buying import wins_by_passing
from rekje.players.ports import Candidate, Knowledge
from rekje.referee.view import Seen


class Hint(msgspec.Struct, frozen=True):
    """A hint: ``told`` tells what is best, each sentence more of it, and ``why`` how it compares with the next best, ""
    where nobody can tell. Where there is nothing to hint at, ``told`` is empty and ``why`` says so. ``more`` says how
    to ask for the next sentence, ``again`` how to ask for ``why``, "" where there is none."""

    told: tuple[str, ...]
    why: str = ""
    more: str = ""
    again: str = ""


_PLAYING = frozenset({"play", "place", "swap", "open"})
"""Commands that a hint may be about."""


def may_look_up(state: State) -> bool:
    """Whether hints and looking words up are allowed (S8)."""
    return bool(state.config.options.get("lookup", True)) and state.option("judging") != "challenge"


def check_look_up(state: State) -> None:
    """Raise `FormError` where nothing may be looked up: where words count until somebody doubts them, and where the
    table says so (S8)."""
    if not may_look_up(state):
        raise FormError("screen-no-lookup", rule=get_game(state.config.game).flaws.get("play-no-word", "C2"))


def check_hint(state: State, seat: int) -> None:
    """Raise `FormError` where nothing may be looked up, and for a seat that can't play now nor choose a word to open
    with."""
    check_look_up(state)
    if not any(one.seat == seat and not _PLAYING.isdisjoint(one.commands) for one in state.awaiting):
        raise FormError("serve-hint-turn")


def hint_of(seen: Seen, seat: int, knowledge: Knowledge, judge: Judge, language: str) -> Hint:
    """A hint for a seat that can play, from its view. Raises `FormError` where there are no words to search."""
    choices = judge.judge(seen, seat, None).choices if seen.turn else ()
    best = _best(choices, seen, seat, knowledge, judge)
    told = _told(best, seen, seat, language) if best else ()
    if best is None or not told:
        return Hint((), HINTS[get_game(seen.config.game).family].nothing(seen, language))
    if isinstance(best, Move) and best.kind == "pass" and wins_by_passing(seen, seat):
        why = say("why-pass-wins", language, rule=get_game(seen.config.game).stop_rule)
    else:
        why = _why(choices, seen, seat, judge, language)
    word = say("screen-command-hint", language)
    return Hint(told, why, say("why-more", language, word=word), say("why-again", language, word=word) if why else "")


def _best(
    choices: Sequence[Judged], seen: Seen, seat: int, knowledge: Knowledge, judge: Judge
) -> Candidate | Move | None:
    """The best choice: a play, an exchange or a pass. Where turns aren't judged, the play with the highest score."""
    highest = knowledge.best(seen, seat, None)
    best = choices[0].move if choices else None
    if best is None or (best.kind == "pass" and highest is None):
        return highest
    if best.kind in ("exchange", "pass"):
        return best
    plays = ((play, judge.move_of(play, seen)) for play in knowledge.plays(seen, seat, None))
    alike = [(move != best, place, play) for place, (play, move) in enumerate(plays) if not is_another(move, best)]
    return min(alike)[2] if alike else highest


def _told(best: Candidate | Move, seen: Seen, seat: int, language: str) -> tuple[str, ...]:
    if isinstance(best, Candidate):
        return HINTS[get_game(seen.config.game).family].told(best, seat, language)
    if best.kind == "pass":
        return (say("screen-hint-pass", language),)
    line = f"{say('screen-command-exchange', language)} {best.tiles}"
    part = say("screen-hint-exchange", language, count=best.count)
    return part, say("screen-hint-type", language, line=line)


def _why(choices: Sequence[Judged], seen: Seen, seat: int, judge: Judge, language: str) -> str:
    """How the best choice compares with the next other one; "" where there is none, or turns aren't judged."""
    best, other = next(((choices[0], one) for one in choices if is_another(one.move, choices[0].move)), (None, None))
    if best is None or other is None:
        return ""
    return why_instead_text(judge.compare(seen, seat, best, other), best.move, other.move, language)
