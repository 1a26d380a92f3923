"""The example of a guide in words: what was done, how it was counted, and what a picture of it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, takewhile

from rekje.board.path.paths import neighbours
from rekje.board.sums import Part, Sum
from rekje.games.path.words import pieces_of
from rekje.games.registry import get_game
from rekje.guides.example import Moment
from rekje.locale import say
from rekje.model.events import Bought, ChoicesShown, PlayLaid
from rekje.model.path.events import KnockMade, Named, Placed
from rekje.model.sizes import face_of
from rekje.model.squares import Square, parse_square, square_name, step
from rekje.model.state import State
from rekje.model.tiles import join_tiles, letter, letters, split_tiles


def sentences(moment: Moment, language: str) -> Iterator[str]:
    """What was done in a move, a sentence an event worth telling."""
    for event in moment.events:
        match event:
            case ChoicesShown():
                told = (f"{moment.after.seats[seat].name} {word or '–'}" for seat, word in event.words.items())
                yield say("heap-news-choices", language, words=" · ".join(told))
            case PlayLaid(path=path) if path:
                yield from _walked(moment.after, event, language)
            case PlayLaid():
                params: dict[str, str | int] = {"word": event.word, "at": event.at, "score": event.score}
                yield say("screen-news-play", language, name=_name(moment, event.seat), **params)
            case Placed():
                tiles = ", ".join(face_of(laid.tile) for laid in event.laid)
                yield say("lays-news-place", language, name=_name(moment, event.seat), tiles=tiles)
                yield from _written(event.words, event.score, language)
            case KnockMade():
                yield say("lays-news-knock", language, name=_name(moment, event.seat))
                yield from _written(event.words, event.score, language)
    if bought := [event.seat for event in moment.events if isinstance(event, Bought)]:
        many = moment.after.turn.bought if moment.after.turn else len(bought)
        yield say("screen-news-buy", language, name=_name(moment, bought[0]), count=many)


def _walked(state: State, event: PlayLaid, language: str) -> Iterator[str]:
    mover = state.seats[event.seat]
    new = len(event.tiles)
    yield say("heap-news-word", language, name=mover.name, word=event.word, new=new, place=mover.score)
    for seat, change in zip(state.seats, event.changes, strict=True):
        if change < 0:
            yield say("heap-news-back", language, name=seat.name, place=seat.score)


def _written(words: Sequence[Named], score: int, language: str) -> Iterator[str]:
    if words:
        yield say("lays-news-words", language, words=", ".join(word.word for word in words), score=score)


def counted(moment: Moment, language: str) -> tuple[str, ...]:
    """How the score of a move comes about, a line a sum; nothing where nobody has laid anything to count."""
    play = next((event for event in moment.events if isinstance(event, PlayLaid)), None)
    if play is None:
        return ()
    if play.path:
        word = "-".join(map(letter, split_tiles(play.word)))
        return (say("guide-walked", language, word=word, count=play.score),)
    sums = get_game(moment.before.config.game).sums(moment.before, play)
    words = [word.word for word in play.words] if len(sums) == len(play.words) else [play.word]
    return tuple(
        say("guide-sum", language, word=word, sum=sum_text(one)) for word, one in zip(words, sums, strict=True)
    )


def sum_text(one: Sum) -> str:
    """A sum as it is reckoned on paper: ``(T 1 + A 1×2) × 2 = 6``."""
    added = " + ".join(map(_part_text, one.parts))
    return f"({added}) × {one.factor} = {one.total}" if one.factor > 1 else f"{added} = {one.total}"


def _part_text(part: Part) -> str:
    times = f"×{part.factor}" if part.factor > 1 else ""
    return f"{letter(part.tile)} {part.value}{times}"


def totals(moment: Moment, language: str) -> str:
    """Everybody's points, or where their kings stand, if a move has changed anything."""
    state = moment.after
    if [seat.score for seat in state.seats] == [seat.score for seat in moment.before.seats]:
        return ""
    scores = " · ".join(f"{seat.name} {seat.score}" for seat in state.seats)
    race = get_game(state.config.game).race
    return say("guide-places" if race else "guide-totals", language, scores=scores)


def drawn(moment: Moment) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """What a picture of a move marks: the new tiles, and the way of its longest word where one isn't read in a line."""
    marked: list[Square] = []
    path: tuple[Square, ...] = ()
    for event in moment.events:
        match event:
            case PlayLaid():
                marked += map(parse_square, event.tiles)
                path = event.path
            case Placed() | KnockMade():
                marked += (laid.square for laid in event.laid) if isinstance(event, Placed) else ()
                path = max((word.tiles for word in event.words), key=len, default=())
    return tuple(marked), path


def label(moments: Sequence[Moment], language: str) -> str:
    """What the picture after the last of these moves shows, said aloud: the words that lie there or what touches what,
    and the way of the word that was made last."""
    state = moments[-1].after
    if state.edition.sizes:
        told = say("guide-picture-letters", language, touching="; ".join(_touching(state, language)))
    elif state.edition.board:
        told = say("guide-picture-board", language, words=", ".join(_lying(state, language)))
    else:
        events = (event for moment in moments for event in moment.events)
        words = ", ".join(event.word for event in events if isinstance(event, PlayLaid))
        told = say("guide-picture-heap", language, words=words)
    path = drawn(moments[-1])[1]
    way = [face_of(state.board[square]) for square in path]
    line = say("guide-picture-line", language, letters=", ".join(map(letter, way))) if way else ""
    return f"{told} {line}".strip()


def _lying(state: State, language: str) -> Iterator[str]:
    """The words on a board, those across before those downwards."""
    for across in (True, False):
        begins = (square for square in state.board if step(square, across, -1) not in state.board)
        for square in sorted(begins, key=lambda place: place[::-1]):
            run = takewhile(state.board.__contains__, (step(square, across, i) for i in count()))
            word = join_tiles(letters(state.board[place] for place in run))
            if step(square, across) in state.board:
                code = "guide-word-across" if across else "guide-word-down"
                yield say(code, language, word=word, square=square_name(square))


def _touching(state: State, language: str) -> Iterator[str]:
    for square, others in neighbours(pieces_of(state)).items():
        faces = [face_of(state.board[other]) for other in others]
        code = "guide-touches" if faces else "guide-touches-none"
        yield say(code, language, letter=face_of(state.board[square]), others=", ".join(faces))


def _name(moment: Moment, seat: int) -> str:
    return moment.after.seats[seat].name
