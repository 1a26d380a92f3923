"""`rekje.guides.family.GuideFamily` of this family."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.board.path.paths import neighbours
from rekje.games.path.words import pieces_of
from rekje.guides.example import Moment
from rekje.locale import say
from rekje.model.path.events import KnockMade, Named, Placed
from rekje.model.sizes import face_of
from rekje.model.state import State


def sentences(moment: Moment, language: str) -> Iterator[str]:
    """`GuideFamily.sentences`: letters laid, knocks, and the words written down with them."""
    for event in moment.events:
        match event:
            case Placed():
                tiles = ", ".join(face_of(laid.tile) for laid in event.laid)
                yield say("lays-news-place", language, name=moment.name(event.seat), tiles=tiles)
                yield from _written(event.words, event.score, language)
            case KnockMade():
                yield say("lays-news-knock", language, name=moment.name(event.seat))
                yield from _written(event.words, event.score, language)


def _written(words: Sequence[Named], score: int, language: str) -> Iterator[str]:
    if words:
        yield say("lays-news-words", language, words=", ".join(word.word for word in words), score=score)


def counted(moment: Moment, language: str) -> tuple[str, ...]:
    """`GuideFamily.counted`: nothing, since there is nothing to add up."""
    return ()


def picture(moments: Sequence[Moment], language: str) -> str:
    """`GuideFamily.picture`: which tiles touch."""
    return say("guide-picture-letters", language, touching="; ".join(_touching(moments[-1].after, language)))


def _touching(state: State, language: str) -> Iterator[str]:
    for square, others in neighbours(pieces_of(state)).items():
        faces = [face_of(state.board[other]) for other in others]
        code = "guide-touches" if faces else "guide-touches-none"
        yield say(code, language, letter=face_of(state.board[square]), others=", ".join(faces))
