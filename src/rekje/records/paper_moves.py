"""The moves of a record in games where words are written down, from the events of a table."""

from __future__ import annotations

from rekje.model import commands as cmd
from rekje.model import events as ev
from rekje.model import paper_events as paper
from rekje.model.commands import AnyCommand, PlacedTile
from rekje.model.paper_events import Dropped, Laid, Named
from rekje.model.sizes import face_of, size_of
from rekje.model.tiles import split_tiles


class PaperMoves:
    """Puts events into moves one after another: dice belong to the knock that comes after them."""

    def __init__(self) -> None:
        self._dice: dict[str, int] | None = None

    def move(self, event: ev.AnyEvent) -> AnyCommand | None:
        """The move that an event is, if any."""
        match event:
            case ev.TilesDrawn():
                return _draw(event)
            case paper.DrawTold():
                return cmd.Draw(seat=event.seat, size=event.size)
            case paper.Placed():
                return _place(event)
            case paper.Claimed():
                return cmd.Claim(seat=event.seat, words=_said(event.words, event.dropped), ms=event.ms or None)
            case paper.LetterFreed() if event.why == "choice":
                return cmd.Free(seat=event.seat, tile=event.tile, ms=event.ms or None)
            case paper.TokenLaid():
                return cmd.LayToken(seat=event.seat, at=event.square, size=_size(event.tile), ms=event.ms or None)
            case paper.TurnEnded():
                return (cmd.TimeUp if event.timed_out else cmd.Pass)(seat=event.seat, ms=event.ms or None)
            case paper.TurnClosed() if event.told_by is not None:
                return cmd.TimeUp(seat=event.told_by, ms=event.ms or None)
            case paper.DiceThrown() if event.rounds:
                self._dice = {str(seat): side for seat, side in event.rounds[-1].items()}
            case paper.KnockMade():
                return self._knock(event)
        return None

    def _knock(self, event: paper.KnockMade) -> AnyCommand:
        dice, self._dice = self._dice, None
        words = _said(event.words, event.dropped)
        named = event.named_ms if event.named_ms != event.ms else None
        return cmd.Knock(seat=event.seat, words=words, dice=dice, ms=event.ms or None, named_ms=named)


def _draw(event: ev.TilesDrawn) -> AnyCommand | None:
    size = size_of(split_tiles(event.tiles)[0])
    return cmd.Draw(seat=event.seat, size=size) if size else None


def _place(event: paper.Placed) -> AnyCommand:
    words, tiles = _said(event.words, event.dropped), [_tile(laid) for laid in event.laid]
    if event.swapped:
        return _swap(event, words, *tiles)
    if len(tiles) == 1 and not tiles[0].free:
        own = tiles[0]
        return cmd.Place(seat=event.seat, tile=own.tile, at=own.at, size=own.size, words=words, ms=event.ms or None)
    return cmd.Place(seat=event.seat, tiles=tiles, words=words, ms=event.ms or None)


def _swap(event: paper.Placed, words: list[str], own: PlacedTile, *free: PlacedTile) -> AnyCommand:
    return cmd.Swap(
        seat=event.seat, tile=own.tile, at=own.at, size=own.size, tiles=list(free), words=words, ms=event.ms or None
    )


def _tile(laid: Laid) -> PlacedTile:
    return PlacedTile(tile=face_of(laid.tile), at=laid.square, size=_size(laid.tile), free=laid.free)


def _size(tile: str) -> tuple[int, int]:
    return size_of(tile) or (1, 1)


def _said(words: tuple[Named, ...], dropped: tuple[Dropped, ...]) -> list[str]:
    """The words as they were named."""
    return [*(word.word for word in words), *(word.word for word in dropped)]
