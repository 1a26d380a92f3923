"""What must be heard of a table's events, in the sentences of the catalogues."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.events import AnyEvent, Bought, Ended, Exchanged, Passed, PlayLaid, Resigned, TurnBegan
from rekje.model.path.events import KnockBid, Placed
from rekje.model.sizes import face_of
from rekje.model.state import State
from rekje.model.tiles import letters, split_tiles


def sentences(state: State, event: AnyEvent, me: int, language: str) -> Iterator[str]:
    """The sentences of an event, in the state just after it."""
    name = state.seats[event.seat].name if hasattr(event, "seat") else ""
    match event:
        case PlayLaid() if get_game(state.config.game).bare_table(state.config) is not None:
            place = state.seats[event.seat].score
            yield say("heap-news-word", language, name=name, word=word(event.word), new=len(event.tiles), place=place)
        case PlayLaid():
            yield say("screen-news-play", language, name=name, word=word(event.word), at=event.at, score=event.score)
        case Placed():
            tiles = ", ".join(face_of(one.tile).upper() for one in event.laid)
            yield say("lays-news-swap" if event.swapped else "lays-news-place", language, name=name, tiles=tiles)
        case KnockBid():
            yield say("lays-news-knock", language, name=name)
        case Bought():
            yield say("screen-news-buy", language, name=name, count=len(split_tiles(event.tiles)))
        case Exchanged():
            yield say("screen-news-exchange", language, name=name, count=len(split_tiles(event.given)))
        case Passed(timed_out=False):
            yield say("screen-news-pass", language, name=name)
        case Resigned():
            yield say("screen-news-resign", language, name=name)
        case TurnBegan(seat=seat) if seat == me and state.config.game != "letter":
            yield say("web-your-turn", language)
        case Ended():
            yield say("web-news-over", language)


def word(notation: str) -> str:
    """A word as it is read."""
    return "".join(letters(split_tiles(notation)))
