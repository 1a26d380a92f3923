"""The room: a game being played. A table in a terminal and a table in a server both drive one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from rekje.games.base import Facts
from rekje.model.events import SeatGiven
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.work import Work
from rekje.referee import decide, evolve, view
from rekje.referee.view import Seen, SeenEvents, see_events

F = TypeVar("F", bound=Facts)


class Step(msgspec.Struct, frozen=True):
    """A step: the ``events`` after version ``since``, the ``state`` after them, and the ``receipt`` of the command that
    causes them, if its sender gave one."""

    since: int
    events: tuple[AnyEvent, ...]
    state: State
    receipt: str | None = None


class SeenStep(msgspec.Struct, frozen=True):
    """A step as one reader may see it."""

    since: int
    events: SeenEvents
    state: Seen


class Renamed(msgspec.Struct, frozen=True):
    """Some seats have new ``names``. That is no step: names agreed on at the table are in no event."""

    names: Mapping[int, str]


class Applied(msgspec.Struct, frozen=True):
    """A command has been carried out: the version after it."""

    version: int


class Moved(Exception):
    """The game has moved on since the version that a command or a step was meant for."""


class Room(Generic[F]):
    """A game being played: its ``state``, and the ``facts`` by which commands are decided.

    It proposes a step. Its driver stores the events. Then it commits the step and tells its listeners. It has no store,
    clock, lock or log of its own. Listeners get whole steps; whatever they pass on must go through `seen`. They also
    hear of new names.
    """

    def __init__(self, state: State, facts: F, receipts: Mapping[str, int] | None = None) -> None:
        """``receipts``: the receipts of the commands carried out so far, each with the version after it."""
        self.state = state
        self.facts = facts
        self._receipts = dict(receipts or {})
        self._listeners: list[Callable[[Step | Renamed], None]] = []

    def applied(self, receipt: str | None) -> Applied | None:
        """The result of the command with a receipt, if it has been carried out."""
        known = None if receipt is None else self._receipts.get(receipt)
        return None if known is None else Applied(known)

    def propose(
        self, command: AnyCommand, receipt: str | None = None, version: int | None = None, work: Work | None = None
    ) -> Step | Applied | Refusal:
        """The step that a command would cause. Nothing is changed. For a command whose receipt is known, `Applied`.

        Raises `Moved` if the command was meant for another version, and `rekje.model.problems.FormError` if it takes
        more than the ``work`` left (None: as much as any command may).
        """
        if done := self.applied(receipt):
            return done
        state = self.state
        if version is not None and version != state.version:
            raise Moved
        answer = decide(state, command, self.facts, work)
        if isinstance(answer, Refusal):
            return answer
        return Step(state.version, answer.events, answer.state, receipt)

    def propose_player(self, seat: int, player: str) -> Step:
        """The step that hands a seat to a person or to a computer player (C5). Nothing is changed."""
        event = SeatGiven(seat, player)
        return Step(self.state.version, (event,), evolve(self.state, event))

    def commit(self, step: Step) -> None:
        """Take a step whose events are stored, and tell the listeners. Raises `Moved` for one from another version."""
        if step.since != self.state.version:
            raise Moved
        self.state = step.state
        if step.receipt is not None:
            self._receipts[step.receipt] = step.state.version
        self._tell(step)

    def rename(self, names: Mapping[int, str]) -> None:
        """Give some seats new names, which are stored, and tell the listeners."""
        self.state = with_names(self.state, names)
        self._tell(Renamed(names))

    def seen(self, step: Step, reader: int | None, *, racks: bool = False) -> SeenStep:
        """A step as a reader may see it: a seat, or a spectator (None), who sees the ``racks`` if all players have
        agreed to that."""
        events = see_events(step.events, reader, over=step.state.outcome is not None)
        return SeenStep(step.since, events, view(step.state, reader, racks=racks))

    def subscribe(self, listener: Callable[[Step | Renamed], None]) -> Callable[[], None]:
        """Call a listener with every step committed and with all new names from now on. Calling the returned function
        ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _tell(self, news: Step | Renamed) -> None:
        for listener in tuple(self._listeners):
            listener(news)


def with_names(state: State, names: Mapping[int, str]) -> State:
    """A game with new names for some seats."""
    seats = tuple(replace(one, name=names.get(seat, one.name)) for seat, one in enumerate(state.seats))
    return replace(state, seats=seats, config=replace(state.config, seats=tuple(one.name for one in seats)))
