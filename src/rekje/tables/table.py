"""One live table: a command is decided, its events are stored, and only then told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rekje.games.base import Facts
from rekje.model.events import SeatGiven
from rekje.model.families import AnyCommand, AnyEvent
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.referee import Decided, decide, evolve, replay
from rekje.tables.ports import EventStore

Listener = Callable[[State, tuple[AnyEvent, ...]], None]


class Table:
    """A table in a store. ``listeners`` are told of the events, unredacted: what leaves the table goes through
    `rekje.referee.view` first."""

    def __init__(self, name: str, events: Sequence[AnyEvent], facts: Facts, store: EventStore) -> None:
        self.name = name
        self.events: list[AnyEvent] = list(events)
        self.state = replay(events)
        self.facts = facts
        self.listeners: list[Listener] = []
        self._store = store

    @classmethod
    def create(cls, name: str, events: Sequence[AnyEvent], facts: Facts, store: EventStore) -> Table:
        """Store a new table with its first events (`rekje.referee.begin`)."""
        store.append(name, 0, events)
        return cls(name, events, facts, store)

    @classmethod
    def resume(cls, name: str, facts: Facts, store: EventStore) -> Table:
        """A stored table, as it was left."""
        return cls(name, store.load(name), facts, store)

    def send(self, command: AnyCommand) -> Refusal | tuple[AnyEvent, ...]:
        """Decide a command. A refusal changes nothing; events are stored before they count."""
        answer = decide(self.state, command, self.facts)
        if isinstance(answer, Refusal):
            return answer
        self._append(answer)
        return answer.events

    def give_seat(self, seat: int, player: str) -> None:
        """Hand a seat to a person or to a computer player (C5)."""
        event = SeatGiven(seat, player)
        self._append(Decided((event,), evolve(self.state, event)))

    def _append(self, step: Decided) -> None:
        self._store.append(self.name, len(self.events), step.events)
        self.events.extend(step.events)
        self.state = step.state
        for listener in self.listeners:
            listener(step.state, step.events)
