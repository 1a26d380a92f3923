"""An opening in which all seats choose a word in secret at the same time, and the longest word is laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from rekje.model.commands import TimeUp
from rekje.model.families import AnyCommand
from rekje.model.seats import by_seat
from rekje.model.squares import Square
from rekje.model.state import Awaited, State
from rekje.model.tiles import Tiles, split_tiles
from rekje.model.walk.commands import Open
from rekje.model.walk.events import Chosen

Fits = Callable[[int, Tiles, Sequence[Square]], bool]
"""Whether a seat could lay a word on these squares."""


class Choice(msgspec.Struct, frozen=True):
    """What a seat has chosen: a word and its squares, or no word. ``hidden``: the reader may not know."""

    word: str | None = None
    path: tuple[Square, ...] = ()
    hidden: bool = False


class Opening(msgspec.Struct, frozen=True):
    """A round of choosing: its number, when it began, and the choices so far."""

    round: int = 1
    since: int = 0
    choices: dict[int, Choice] = {}

    def missing(self, seats: Sequence[int]) -> tuple[int, ...]:
        """The seats that have not chosen yet."""
        return tuple(seat for seat in seats if seat not in self.choices)

    def with_choice(self, event: Chosen) -> Opening:
        """This opening after one more choice."""
        choice = Choice(event.word, event.path, event.hidden)
        return msgspec.structs.replace(self, choices={**self.choices, event.seat: choice})

    def seen_by(self, reader: int | None) -> Opening:
        """This opening with the others' choices hidden."""
        choices = {seat: own if seat == reader else Choice(hidden=True) for seat, own in self.choices.items()}
        return msgspec.structs.replace(self, choices=choices)


def longest(words: Mapping[int, str | None], youngest: int | None, told: int | None = None) -> tuple[int, ...]:
    """The seats with the longest word, counted in letters. If the youngest is among them, it is the only one. If a
    record doesn't tell the lot, ``told`` is the seat on which it fell, as later moves show; it is then the only one."""
    lengths = {seat: len(split_tiles(word)) for seat, word in words.items() if word}
    seats = tuple(seat for seat, length in lengths.items() if length == max(lengths.values()))
    if youngest is not None and youngest in seats:
        return (youngest,)
    return seats if told is None else (told,) if told in seats else seats[:1]


def choices_of(state: State, opening: Opening, move: Open, told: int | None, fits: Fits) -> tuple[AnyCommand, ...]:
    """The choices of all seats, which one move of a record tells. The move's path is that of the winning word."""
    words = dict(enumerate(by_seat(move.words, len(state.seats))))
    choosing = opening.missing(state.active)
    named = [seat for seat in words if seat in choosing or words[seat] is not None]
    late = {one.seat for one in state.awaiting if _too_late(one, move)}
    if late.issuperset(named) and all(words[seat] for seat in named):
        # Nobody can have chosen last. The referee refuses it.
        late.clear()
    tied = longest(words, state.config.youngest, told)
    on_path = _on_path(words, tied, move.path, fits)
    commands: list[AnyCommand] = []
    # The moment is that of the last choice. A seat whose time was up by then (vacations make it differ, C13) has chosen
    # before that, or its time ran out.
    for seat in sorted(named, key=lambda seat: words[seat] is None):
        if seat in late and words[seat] is None:
            commands.append(TimeUp(seat=seat, ms=move.ms))
        else:
            path = move.path if seat in on_path else None
            ms = None if seat in late else move.ms
            commands.append(Open(seat=seat, words={str(seat): words[seat]}, path=path, ms=ms))
    return tuple(sorted(commands, key=lambda command: command.ms is not None))


def _too_late(awaited: Awaited, move: Open) -> bool:
    return move.ms is not None and awaited.deadline is not None and move.ms >= awaited.deadline


def _on_path(
    words: Mapping[int, str | None], tied: tuple[int, ...], path: list[Square] | None, fits: Fits
) -> tuple[int, ...]:
    """The seats to whose word the path can belong: of several that tie, those whose word it fits, if any."""
    if path is None:
        return ()
    fitting = tuple(seat for seat in tied if fits(seat, split_tiles(words[seat] or ""), path))
    return tied if len(tied) == 1 or not fitting else fitting
