"""The moves of a record in games where words are written down, from the events of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.commands import Pass, TimeUp
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.path import commands as cmd
from rekje.model.path import events as path_events
from rekje.model.path.commands import PlacedTile
from rekje.model.path.events import Laid, Named
from rekje.model.problems import Dropped
from rekje.model.sizes import extent, face_of, size_of
from rekje.model.tiles import split_tiles


def knocks_first(events: Iterable[AnyEvent]) -> Iterator[AnyEvent]:
    """The events in the order of a record, where a knock has its words at once. A player who left between others'
    knocks and their words comes after these words, unless that player had knocked too: then nobody waits for it. An
    answer that one won't knock just then has no effect and is left out."""
    knocked: set[int] = set()
    held: list[ev.Resigned] = []
    for event in events:
        if isinstance(event, path_events.KnockBid):
            knocked.add(event.seat)
        if isinstance(event, ev.Answered) and knocked and not event.vote:
            continue
        if isinstance(event, ev.Resigned) and knocked and event.seat not in knocked:
            held.append(event)
            continue
        if isinstance(event, path_events.KnockMade | ev.Resigned):
            knocked.discard(event.seat)
        yield event
        if isinstance(event, path_events.KnockMade) and not knocked:
            yield from (replace(one, ms=max(one.ms, event.named_ms)) for one in held)
            held = []
    yield from held


class PathMoves:
    """Puts events into moves one after another: dice belong to the knock that comes after them. Only a ``full`` record
    tells that the time for knocking ran out, or for choosing a letter: in an open one the next move says so, and a time
    that ran out is that of the next turn."""

    def __init__(self, full: bool) -> None:
        self._full = full
        self._dice: dict[str, int] | None = None
        self._owing: list[int] = []

    def move(self, event: AnyEvent) -> AnyCommand | None:
        """The move that an event is, if any."""
        make = MOVES.get(event)
        return make(self, event) if make else None

    def completed(self, last: AnyCommand, event: AnyEvent) -> AnyCommand | None:
        """None: no move is told by several events."""
        return None

    def owe(self, event: path_events.LetterOwed) -> None:
        """Remember that a letter is owed: the move that pays it comes later."""
        self._owing.append(event.seat)

    def throw(self, event: path_events.DiceThrown) -> None:
        """Keep the dice for the knock."""
        if event.rounds:
            self._dice = {str(seat): side for seat, side in event.rounds[-1].items()}

    def close(self, event: path_events.TurnClosed) -> AnyCommand | None:
        """Whose time ran out, in a full record."""
        if event.told_by is None or not self._full:
            return None
        return TimeUp(seat=event.told_by, ms=event.ms or None)

    def free(self, event: path_events.LetterFreed) -> AnyCommand | None:
        """A letter chosen, or the time that ran out for choosing one."""
        owed = event.seat in self._owing
        if owed:
            self._owing.remove(event.seat)
        if event.chosen or event.why == "choice":
            return cmd.Free(seat=event.seat, tile=event.tile, ms=event.ms or None)
        return TimeUp(seat=event.seat, ms=event.ms or None) if owed and self._full else None

    def knock(self, event: path_events.KnockMade) -> AnyCommand:
        """A knock with the dice thrown for it."""
        dice, self._dice = self._dice, None
        words = _said(event.words, event.dropped)
        named = event.named_ms if event.named_ms != event.ms else None
        return cmd.Knock(seat=event.seat, words=words, dice=dice, ms=event.ms or None, named_ms=named)


def _draw(event: ev.TilesDrawn) -> AnyCommand | None:
    size = size_of(split_tiles(event.tiles)[0])
    return cmd.Draw(seat=event.seat, size=size, ms=event.ms or None) if size else None


def _claim(event: path_events.Claimed) -> AnyCommand:
    return cmd.Claim(seat=event.seat, words=_said(event.words, event.dropped), ms=event.ms or None)


def _token(event: path_events.TokenLaid) -> AnyCommand:
    return cmd.LayToken(seat=event.seat, at=event.square, size=_size(event.tile), ms=event.ms or None)


def _turn_end(event: path_events.TurnEnded) -> AnyCommand:
    return (TimeUp if event.timed_out else Pass)(seat=event.seat, ms=event.ms or None)


def _place(event: path_events.Placed) -> AnyCommand:
    words, tiles = _said(event.words, event.dropped), [_tile(laid) for laid in event.laid]
    if event.swapped:
        return _swap(event, words, *tiles)
    if len(tiles) == 1 and not tiles[0].free:
        own = tiles[0]
        return cmd.Place(seat=event.seat, tile=own.tile, at=own.at, size=own.size, words=words, ms=event.ms or None)
    return cmd.Place(seat=event.seat, tiles=tiles, words=words, ms=event.ms or None)


def _swap(event: path_events.Placed, words: list[str], own: PlacedTile, *free: PlacedTile) -> AnyCommand:
    return cmd.Swap(
        seat=event.seat, tile=own.tile, at=own.at, size=own.size, tiles=list(free), words=words, ms=event.ms or None
    )


def _tile(laid: Laid) -> PlacedTile:
    return PlacedTile(tile=face_of(laid.tile), at=laid.square, size=_size(laid.tile), free=laid.free)


def _size(tile: str) -> tuple[int, int]:
    return extent(tile)


def _said(words: tuple[Named, ...], dropped: tuple[Dropped, ...]) -> list[str]:
    """The words as they were named."""
    return [*(word.word for word in words), *(word.word for word in dropped)]


# fmt: off
MOVES: ByEvent[Callable[[PathMoves, Any], AnyCommand | None]] = ByEvent(
    {
        ev.TilesDrawn: lambda _, event: _draw(event),
        path_events.DrawTold: lambda _, event: cmd.Draw(seat=event.seat, size=event.size, ms=event.ms or None),
        path_events.Placed: lambda _, event: _place(event),
        path_events.Claimed: lambda _, event: _claim(event),
        path_events.LetterOwed: PathMoves.owe,
        path_events.LetterFreed: PathMoves.free,
        path_events.TokenLaid: lambda _, event: _token(event),
        path_events.TurnEnded: lambda _, event: _turn_end(event),
        path_events.TurnClosed: PathMoves.close,
        path_events.DiceThrown: PathMoves.throw,
        path_events.KnockMade: PathMoves.knock,
    },
    # These follow from the moves. A bid has its words in the knock after it.
    nothing=[path_events.DrawingBegan, path_events.KnockBid, path_events.ActStruck, path_events.PassedOver],
)
# fmt: on
