"""What has happened where words are walks and totals are places on a track."""

from __future__ import annotations

from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.tiles import join_tiles, letters, split_tiles
from rekje.model.walk.events import ChoicesShown, Chosen
from rekje.telling.blanks import blanks_of
from rekje.telling.family import Teller
from rekje.telling.lots import lot_message
from rekje.telling.message import Messages, TellingContext, message


def shown(word: str) -> str:
    """A word in tile notation as everybody reads it."""
    return join_tiles(letters(split_tiles(word)))


def _lot(context: TellingContext, event: ev.LotDrawn) -> Messages:
    return (lot_message(context, event),)


def _word(context: TellingContext, event: ev.PlayLaid) -> Messages:
    """The word, its new tiles, where it brings the king, and who is sent back."""
    place = context.state.seats[event.seat].score
    played: dict[str, str | int] = {"word": shown(event.word), "new": len(event.tiles), "place": place}
    back = (
        message("heap-news-back", name=seat.name, place=seat.score)
        for number, seat in enumerate(context.state.seats)
        if event.changes and event.changes[number] < 0
    )
    return (message("heap-news-word", name=context.name(event.seat), **played), *blanks_of(event.tiles.values()), *back)


def _choices(context: TellingContext, event: ChoicesShown) -> Messages:
    if not any(event.words.values()):
        return (message("heap-news-none"),)
    told = ", ".join(f"{context.name(seat)} {shown(word)}" for seat, word in event.words.items() if word)
    without = ", ".join(context.name(seat) for seat, word in event.words.items() if not word)
    unchosen = (message("heap-news-unchosen", names=without),) if without else ()
    return (message("heap-news-choices", words=told), *unchosen)


TELLER: Teller = ByEvent(
    {ev.PlayLaid: _word, ChoicesShown: _choices, ev.LotDrawn: _lot},
    # Who has chosen is shown on the page.
    nothing=[Chosen],
)
