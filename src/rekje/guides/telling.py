"""The example of a guide in words: what was done, how it was counted, and what a picture shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.games.registry import get_game
from rekje.guides.example import Moment
from rekje.guides.families import GUIDES
from rekje.guides.family import GuideFamily
from rekje.locale import say
from rekje.model.events import Bought
from rekje.model.sizes import face_of
from rekje.model.squares import Square
from rekje.model.tiles import letter


def sentences(moment: Moment, language: str) -> Iterator[str]:
    """A sentence for each event of a move that is worth describing."""
    yield from _family(moment).sentences(moment, language)
    if bought := [event.seat for event in moment.events if isinstance(event, Bought)]:
        many = moment.after.turn.bought if moment.after.turn else len(bought)
        yield say("screen-news-buy", language, name=moment.name(bought[0]), count=many)


def counted(moment: Moment, language: str) -> tuple[str, ...]:
    """How the score of a move is computed, a line for each sum; empty if the move has nothing to count."""
    return _family(moment).counted(moment, language)


def totals(moment: Moment, language: str) -> str:
    """Everybody's points, or the places of their kings; empty if the move changed nothing."""
    state = moment.after
    if [seat.score for seat in state.seats] == [seat.score for seat in moment.before.seats]:
        return ""
    scores = " · ".join(f"{seat.name} {seat.score}" for seat in state.seats)
    race = get_game(state.config.game).race
    return say("guide-places" if race else "guide-totals", language, scores=scores)


def drawn(moment: Moment) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """What a picture of a move marks: the new tiles, and the path of its longest word if words don't lie in lines."""
    game = get_game(moment.after.config.game)
    marked: list[Square] = []
    path: tuple[Square, ...] = ()
    for event in moment.events:
        if formed := game.formed(event):
            marked += (square for square, _ in game.laid(event))
            path = max((word.path for word in formed.words), key=len, default=())
    return tuple(marked), path


def label(moments: Sequence[Moment], language: str) -> str:
    """What the picture after the last of these moves shows, in words for a screen reader: the words on the table or
    which tiles touch, and the path of the last word."""
    last = moments[-1]
    told = _family(last).picture(moments, language)
    way = [face_of(last.after.board[square]) for square in drawn(last)[1]]
    line = say("guide-picture-line", language, letters=", ".join(map(letter, way))) if way else ""
    return f"{told} {line}".strip()


def _family(moment: Moment) -> GuideFamily:
    return GUIDES[get_game(moment.after.config.game).family]
