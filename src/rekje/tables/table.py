"""A room whose events are stored. A command is decided, and its events are stored before they are told."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.games.base import Facts
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.referee import Decided, replay
from rekje.tables.ports import EventStore
from rekje.tables.room import Applied, Room, Step


class Table:
    """A table in a store: its ``room``, and its whole log."""

    def __init__(self, name: str, events: Sequence[AnyEvent], state: State, facts: Facts, store: EventStore) -> None:
        self.name = name
        self.events: list[AnyEvent] = list(events)
        self.room = Room(state, facts)
        self._store = store

    @property
    def state(self) -> State:
        """The table as it is now."""
        return self.room.state

    @property
    def facts(self) -> Facts:
        """The facts by which commands are decided, besides the state."""
        return self.room.facts

    @classmethod
    def create(cls, name: str, begun: Decided, facts: Facts, store: EventStore) -> Table:
        """Store a new table with its first events (`rekje.referee.begin`)."""
        store.append(name, 0, begun.events)
        return cls(name, begun.events, begun.state, facts, store)

    @classmethod
    def resume(cls, name: str, facts: Facts, store: EventStore) -> Table:
        """A stored table, as it was left."""
        events = store.load(name)
        return cls(name, events, replay(events), facts, store)

    def send(self, command: AnyCommand) -> Refusal | tuple[AnyEvent, ...]:
        """Decide a command. A refusal changes nothing; events are stored before they count."""
        step = self.room.propose(command)
        # Only a command with a receipt can count as carried out already.
        assert not isinstance(step, Applied)
        if isinstance(step, Refusal):
            return step
        self._take(step)
        return step.events

    def give_seat(self, seat: int, player: str) -> None:
        """Hand a seat to a person or to a computer player (C5)."""
        self._take(self.room.propose_player(seat, player))

    def _take(self, step: Step) -> None:
        """Store, then tell."""
        self._store.append(self.name, step.since, step.events)
        self.events.extend(step.events)
        self.room.commit(step)
