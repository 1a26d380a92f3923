"""The one gate for hidden information (C4): what a seat or a spectator may see of the state and of every event.

A tile that the reader may not see is ``_``. Readers are seat numbers, or None for a spectator. Once the game is over
everything is public.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Never, NewType, cast

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.events import Ended, Setup, TableOpened
from rekje.model.families import AnyEvent
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN
from rekje.referee.rewinding import effective_log

if TYPE_CHECKING:

    class Seen(State, frozen=True):
        """A state as one reader may see it. Only `view` makes one: what leaves the referee's floor takes this type, so
        that mypy refuses a state that hasn't come through the gate. At run time it is a `State` like any other."""

        def __init__(self, made_by_view: Never) -> None: ...

else:
    Seen = State

SeenEvents = NewType("SeenEvents", tuple[AnyEvent, ...])
"""Events as one reader may see them. `see_events` and `see_all` alone make them."""


def view(state: State, reader: int | None, *, over: bool = False, racks: bool = False) -> Seen:
    """The state as a reader may see it; with ``over`` it is a moment of a game that has ended since. With ``racks`` a
    spectator sees everybody's rack, because all players have agreed to that; a seat never sees another's by it."""
    if state.outcome or over:
        return cast("Seen", state)
    game = get_game(state.config.game)
    seats, config = state.seats, state.config
    if not game.open_racks(state.config) and (reader is not None or not racks):
        faceless = (replace(seat, rack=(UNKNOWN,) * len(seat.rack)) for seat in seats)
        seats = tuple(
            seat if i == reader else hidden for i, (seat, hidden) in enumerate(zip(seats, faceless, strict=True))
        )
    if not game.open_racks(state.config):
        config = replace(config, setup=hide_setup(config.setup, reader))
    own = game.hide(state.own, reader) if state.own else None
    return cast("Seen", replace(state, config=config, seats=seats, own=own, secret="", cursor=0))


def see(event: AnyEvent, reader: int | None) -> AnyEvent:
    """An event as a reader may see it while the game is on."""
    if isinstance(event, TableOpened) and get_game(event.config.game).open_racks(event.config):
        return event
    return event.seen_by(reader)


def see_events(events: Iterable[AnyEvent], reader: int | None, *, over: bool) -> SeenEvents:
    """Events as a reader may see them: hidden while the game is on, open once it is ``over``."""
    return SeenEvents(tuple(events if over else (see(event, reader) for event in events)))


def see_all(events: Iterable[AnyEvent], reader: int | None) -> SeenEvents:
    """What counts of a whole log, as a reader may see it: hidden while the game is on, open once it has ended."""
    log = effective_log(list(events))
    return see_events(log, reader, over=any(isinstance(event, Ended) for event in log))


def hide_setup(setup: Setup | None, reader: int | None) -> Setup | None:
    """A position to start from without the racks of others and the tiles of the bag: only how many there are."""
    return setup and setup.seen_by(reader)
