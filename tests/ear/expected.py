"""What must be heard of a table's events, in the sentences of the catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rekje.games.registry import get_game
from rekje.locale import say
from rekje.model.events import Bought, Ended, Exchanged, Passed, PlayLaid, Resigned, TurnBegan
from rekje.model.families import AnyEvent
from rekje.model.path.events import KnockBid, Placed
from rekje.model.sizes import extent, face_of, size_name
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.model.tiles import is_blank, letters, split_tiles
from rekje.referee import evolve


def expected(events: Sequence[AnyEvent], me: int, language: str) -> list[str]:
    """What must be heard of what has happened, in order."""
    state: State | None = None
    told: list[str] = []
    for number, event in enumerate(events):
        state = evolve(state, event)
        if not over_at_once(event, events[number + 1 :], me):
            told += sentences(state, event, me, language)
    return told


def over_at_once(event: AnyEvent, later: Sequence[AnyEvent], me: int) -> bool:
    """Whether it is a turn that the word chosen secretly before has filled already."""
    after = next(iter(later), None)
    filled = isinstance(event, TurnBegan) and event.number == 1 and event.seat == me
    return filled and isinstance(after, PlayLaid) and after.seat == me


def unheard(told: Sequence[str], heard: Sequence[str]) -> list[str]:
    """The sentences that were not said, or not after the one before."""
    text, at, lacking = "\n".join(heard), 0, []
    for sentence in told:
        found = text.find(sentence, at)
        if found < 0:
            lacking.append(sentence)
        else:
            at = found + len(sentence)
    return lacking


def sentences(state: State, event: AnyEvent, me: int, language: str) -> Iterator[str]:
    """The sentences of an event, in the state just after it."""
    name = state.seats[event.seat].name if hasattr(event, "seat") else ""
    match event:
        case PlayLaid() if get_game(state.config.game).bare_table(state.config) is not None:
            place = state.seats[event.seat].score
            yield say("heap-news-word", language, name=name, word=word(event.word), new=len(event.tiles), place=place)
            yield from blanks(event, language)
        case PlayLaid():
            yield say("screen-news-play", language, name=name, word=word(event.word), at=event.at, score=event.score)
            yield from blanks(event, language)
        case Placed():
            tiles = ", ".join(
                f"{face_of(one.tile).upper()} {size_name(extent(one.tile))} {square_name(one.square)}"
                for one in event.laid
            )
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


def blanks(event: PlayLaid, language: str) -> Iterator[str]:
    """The sentence about the blanks of a play, if it has some."""
    letters = [tile.upper() for tile in event.tiles.values() if is_blank(tile)]
    if letters:
        yield say("screen-preview-blanks", language, letters=", ".join(letters))
