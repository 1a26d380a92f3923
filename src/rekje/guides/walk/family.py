"""`rekje.guides.family.GuideFamily` of this family."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.guides.example import Moment
from rekje.locale import say
from rekje.model.events import PlayLaid
from rekje.model.tiles import letter, split_tiles
from rekje.model.walk.events import ChoicesShown


def sentences(moment: Moment, language: str) -> Iterator[str]:
    """`GuideFamily.sentences`: the words chosen to open with, and each walk with the kings that it sends back."""
    for event in moment.events:
        match event:
            case ChoicesShown():
                told = (f"{moment.name(seat)} {word or '–'}" for seat, word in event.words.items())
                yield say("heap-news-choices", language, words=" · ".join(told))
            case PlayLaid():
                yield from _walked(moment, event, language)


def _walked(moment: Moment, event: PlayLaid, language: str) -> Iterator[str]:
    seats = moment.after.seats
    mover, new = seats[event.seat], len(event.tiles)
    yield say("heap-news-word", language, name=mover.name, word=event.word, new=new, place=mover.score)
    for seat, change in zip(seats, event.changes, strict=True):
        if change < 0:
            yield say("heap-news-back", language, name=seat.name, place=seat.score)


def counted(moment: Moment, language: str) -> tuple[str, ...]:
    """`GuideFamily.counted`: the letters of the word."""
    play = next((event for event in moment.events if isinstance(event, PlayLaid)), None)
    if play is None:
        return ()
    word = "-".join(map(letter, split_tiles(play.word)))
    return (say("guide-walked", language, word=word, count=play.score),)


def picture(moments: Sequence[Moment], language: str) -> str:
    """`GuideFamily.picture`: the words walked so far."""
    events = (event for moment in moments for event in moment.events)
    words = ", ".join(event.word for event in events if isinstance(event, PlayLaid))
    return say("guide-picture-heap", language, words=words)
