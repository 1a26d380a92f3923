"""The one gate for hidden information (C4): what a seat or a spectator may see of the state and of every event.

A tile that the reader may not see is ``_``. Readers are seat numbers, or None for a spectator. Once the game is over
everything is public.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.events import AnyEvent, Bought, Chosen, Ended, Exchanged, ShuffleCommitted, TilesDrawn
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, split_tiles
from rekje.referee.evolve import evolve


def view(state: State, reader: int | None) -> State:
    """The state as a reader may see it."""
    if state.outcome:
        return state
    game = get_game(state.config.game)
    seats = state.seats
    if not game.open_racks(state.config):
        faceless = (replace(seat, rack=(UNKNOWN,) * len(seat.rack)) for seat in seats)
        seats = tuple(
            seat if i == reader else hidden for i, (seat, hidden) in enumerate(zip(seats, faceless, strict=True))
        )
    own = game.hide(state.own, reader) if state.own else None
    return replace(state, seats=seats, own=own, secret="", cursor=0)


def see(event: AnyEvent, reader: int | None) -> AnyEvent:
    """An event as a reader may see it while the game is on."""
    match event:
        case ShuffleCommitted():
            return replace(event, secret="")
        case TilesDrawn() if event.seat != reader and not event.open:
            return replace(event, tiles=_faceless(event.tiles))
        case Bought() if event.seat != reader:
            return replace(event, tiles=_faceless(event.tiles))
        case Exchanged() if event.seat != reader:
            return replace(event, given=_faceless(event.given), drawn=_faceless(event.drawn))
        case Chosen() if event.seat != reader:
            return Chosen(event.seat, hidden=True)
        case _:
            return event


def see_all(events: Iterable[AnyEvent], reader: int | None) -> Iterator[AnyEvent]:
    """A whole log as a reader may see it: hidden while the game is on, open once it has ended."""
    log = list(events)
    over = any(isinstance(event, Ended) for event in log)
    return iter(log) if over else (see(event, reader) for event in log)


def view_of_log(events: Iterable[AnyEvent], reader: int | None) -> State:
    """A reader's state, folded from the events as that reader sees them."""
    state: State | None = None
    for event in see_all(events, reader):
        state = evolve(state, event)
    assert state is not None
    return view(state, reader)


def _faceless(tiles: str) -> str:
    return UNKNOWN * len(split_tiles(tiles))
