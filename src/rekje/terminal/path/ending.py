"""How a game of words written down ended: the words and letters of all seats, the tie-break, words nobody saw."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from rekje.games.path.words import letters_held, paper_of
from rekje.model.events import Outcome
from rekje.model.state import State
from rekje.model.tiles import letters, split_tiles
from rekje.players.path.ports import PaperKnowledge
from rekje.players.ports import Knowledge
from rekje.terminal import look
from rekje.terminal.page import NONE, table_lines
from rekje.terminal.screen import Screen

Lines = list[Text | str]
UNSEEN_LINES = 5
UNSEEN_HEARD = 8
"""How many of them are said by ear."""


def lay_ending(screen: Screen, state: State, outcome: Outcome, knowledge: Knowledge | None) -> Lines:
    """Why the game is over, what everybody has written down, who has won, and what could still be read."""
    given_up = len(state.seats) == 1 and outcome.reason == "resigned"
    reason = screen.say("lays-given-up") if given_up else screen.say(f"screen-reason-{outcome.reason}")
    lines: Lines = [Text(f"{reason} ({outcome.rule})", look.TITLE), ""]
    heads = (screen.say("screen-column-player"), screen.say("lays-column-words"), screen.say("lays-column-letters"))
    more = (screen.say("screen-column-total"), screen.say("lays-column-longest"))
    rows = []
    for number, seat in enumerate(state.seats):
        words, count = _counted(state, number)
        longest = max((one.word for one in paper_of(state).written if one.seat == number), key=_length, default=NONE)
        rows.append((seat.name, str(words), str(count), str(outcome.scores[number]), longest))
    lines += table_lines(screen, (*heads, *more), rows, _row)
    lines += ["", *screen.wrapped(Text(_won(screen, state, outcome), look.GOOD)), ""]
    return [*lines, *_unseen(screen, state, knowledge), ""]


def _won(screen: Screen, state: State, outcome: Outcome) -> str:
    """Who has won, and what broke the tie if points are equal (L19)."""
    if len(state.seats) == 1:
        return _alone(screen, state)
    first = outcome.winners[0]
    score, name = outcome.scores[first], state.seats[first].name
    words, count = _counted(state, first)
    names = ", ".join(state.seats[seat].name for seat in outcome.winners)
    if len(outcome.winners) > 1:
        return screen.say("lays-winners", names=names, score=score)
    level = [state.seats[seat].name for seat in state.active if outcome.scores[seat] == score]
    if len(level) == 1:
        return screen.say("lays-winner", name=name, score=score)
    by_words = state.option("scoring") == "letters"
    code = "lays-winner-words" if by_words else "lays-winner-letters"
    tie = words if by_words else count
    return screen.say(code, names=", ".join(level), name=name, score=score, tie=tie)


def _alone(screen: Screen, state: State) -> str:
    """How far somebody came who played alone, to the end or until giving up."""
    words, count = _counted(state, 0)
    left = len(letters_held(state, 0))
    return screen.say("lays-alone", name=state.seats[0].name, words=words, letters=count, left=left)


def _counted(state: State, seat: int) -> tuple[int, int]:
    """How many words a seat has written down, and how many letters they have together."""
    mine = [one for one in paper_of(state).written if one.seat == seat]
    return len(mine), sum(len(one.tiles) for one in mine)


def _unseen(screen: Screen, state: State, knowledge: Knowledge | None) -> Lines:
    """New words that could still be read on the board, the longest first, as many as fit in a few lines or are told."""
    if not isinstance(knowledge, PaperKnowledge):
        return []
    words = sorted((found.word for found in knowledge.readable(state, None)), key=lambda word: (-_length(word), word))
    if not words:
        return list(screen.wrapped(screen.say("lays-unseen-none")))
    title = Text(screen.say("lays-unseen", count=len(words)), look.TITLE)
    if screen.by_ear:
        few, left = ", ".join(words[:UNSEEN_HEARD]), len(words) - UNSEEN_HEARD
        return [title, f"{screen.say('spoken-and-more', words=few, count=left) if left > 0 else few}."]
    lines = screen.wrapped("  ".join(words))
    cut: Sequence[Text | str] = lines[:UNSEEN_LINES]
    more: Lines = ["…"] if len(lines) > UNSEEN_LINES else []
    return [title, *cut, *more]


def _length(word: str) -> int:
    return len(letters(split_tiles(word)))


def _row(name: str, words: str, count: str, total: str, longest: str) -> str:
    return f"  {name[:20]:<20} {words:>8} {count:>9} {total:>7}   {longest}"
