"""`rekje.guides.family.GuideFamily` of this family."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.board.crossword.words import words_lying
from rekje.board.sums import Sum, SumPart
from rekje.games.registry import get_game
from rekje.guides.example import Moment
from rekje.locale import say
from rekje.model.events import PlayLaid
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import join_tiles, letter, letters


def sentences(moment: Moment, language: str) -> Iterator[str]:
    """`GuideFamily.sentences`: each play."""
    for event in moment.events:
        if isinstance(event, PlayLaid):
            params: dict[str, str | int] = {"word": event.word, "at": event.at, "score": event.score}
            yield say("screen-news-play", language, name=moment.name(event.seat), **params)


def counted(moment: Moment, language: str) -> tuple[str, ...]:
    """`GuideFamily.counted`: the sum of each word that scores."""
    play = next((event for event in moment.events if isinstance(event, PlayLaid)), None)
    if play is None:
        return ()
    sums = get_game(moment.before.config.game).sums(moment.before, play)
    words = [word.word for word in play.words] if len(sums) == len(play.words) else [play.word]
    return tuple(
        say("guide-sum", language, word=word, sum=sum_text(one)) for word, one in zip(words, sums, strict=True)
    )


def sum_text(one: Sum) -> str:
    """A sum as it is reckoned on paper: ``(T 1 + A 1×2) × 2 = 6``."""
    added = " + ".join(map(_part_text, one.parts))
    return f"({added}) × {one.factor} = {one.total}" if one.factor > 1 else f"{added} = {one.total}"


def _part_text(part: SumPart) -> str:
    times = f"×{part.factor}" if part.factor > 1 else ""
    return f"{letter(part.tile)} {part.value}{times}"


def picture(moments: Sequence[Moment], language: str) -> str:
    """`GuideFamily.picture`: the words on the board."""
    return say("guide-picture-board", language, words=", ".join(_board_words(moments[-1].after, language)))


def _board_words(state: State, language: str) -> Iterator[str]:
    """The words on a board, those across before those downwards."""
    for square, across, word in words_lying(state.board):
        code = "guide-word-across" if across else "guide-word-down"
        yield say(code, language, word=join_tiles(letters(word)), square=square_name(square))
