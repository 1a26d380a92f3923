"""What has happened where words are walks and totals are places on a track, and how such a game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from rekje.locale import say
from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.model.tiles import BLANK, join_tiles, letters, split_tiles
from rekje.model.walk.events import ChoicesShown, Chosen
from rekje.terminal import look
from rekje.terminal.panel import shortened
from rekje.terminal.screen import Screen

Lines = list[Text | str]


def heap_sentence(state: State, event: AnyEvent, language: str) -> str:
    """A sentence for an event that is told in another way, or only, on a track; nothing for all others."""
    tell = SENTENCES.get(event)
    return tell(state, event, language) if tell else ""


def _lot(state: State, event: ev.LotDrawn, language: str) -> str:
    tile = say("screen-blank", language) if event.tile == BLANK else event.tile
    return say("screen-lot", language, name=state.seats[event.seat].name, tile=tile)


def _word(state: State, event: ev.PlayLaid, language: str) -> str:
    """The word, its new tiles, where it brings the king, and who is sent back."""
    name, place = state.seats[event.seat].name, state.seats[event.seat].score
    word = shown(event.word)
    told = say("heap-news-word", language, name=name, word=word, new=len(event.tiles), place=place)
    back = [
        say("heap-news-back", language, name=seat.name, place=seat.score)
        for number, seat in enumerate(state.seats)
        if event.changes and event.changes[number] < 0
    ]
    return " ".join([told, *back])


def _choices(state: State, event: ChoicesShown, language: str) -> str:
    if not any(event.words.values()):
        return say("heap-news-none", language)
    told = (f"{state.seats[seat].name} {shown(word) if word else '–'}" for seat, word in event.words.items())
    return say("heap-news-choices", language, words=" · ".join(told))


def shown(word: str) -> str:
    """A word in tile notation as everybody reads it."""
    return join_tiles(letters(split_tiles(word)))


def track_ending(screen: Screen, state: State, outcome: ev.Outcome) -> Lines:
    """Why the game is over, where the kings stand, what was left, who has won."""
    reason = screen.say(f"screen-reason-{outcome.reason}")
    lines: Lines = [Text(f"{reason} ({outcome.rule})", look.TITLE), ""]
    heads = (screen.say("screen-column-player"), screen.say("heap-column-place"), screen.say("screen-column-rest"))
    lines.append(Text(_row(*heads), look.QUIET))
    for seat, place in zip(state.seats, outcome.scores, strict=True):
        lines.append(_row(seat.name, str(place), join_tiles(state.letter_set.sort(seat.rack)) or "–"))
    names = ", ".join(state.seats[seat].name for seat in outcome.winners)
    won = screen.say("heap-winners", names=names, count=len(outcome.winners))
    return [*lines, "", Text(won, look.GOOD), ""]


def _row(name: str, place: str, rest: str) -> str:
    return f"  {shortened(name, 20):<20} {place:>8}  {rest[:40]}"


SENTENCES: ByEvent[Callable[[State, Any, str], str]] = ByEvent(
    {ev.PlayLaid: _word, ChoicesShown: _choices, ev.LotDrawn: _lot},
    # Who has chosen is shown on the page.
    nothing=[Chosen],
)
