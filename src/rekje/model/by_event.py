"""Tables of what is done with each type of event. Every type is listed, also those with which nothing is done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from rekje.model.event import Event

T = TypeVar("T")


class ByEvent(Generic[T]):
    """What one part of the program does with events, by their types.

    ``does`` says what is done with a type, ``nothing`` lists those with which nothing is done, on purpose. A test goes
    over the types of `rekje.model.families.AnyEvent`: each must stand in one of the two, in the table of all families
    or in that of its own.
    """

    def __init__(self, does: Mapping[type[Event], T], *, nothing: Iterable[type[Event]] = ()) -> None:
        self._does = dict(does)
        self.types = frozenset(self._does) | frozenset(nothing)

    def joined(self, other: ByEvent[T]) -> ByEvent[T]:
        """Both tables in one. Where a type is in both, the other table wins."""
        return ByEvent({**self._does, **other._does}, nothing=(self.types | other.types) - other._does.keys())

    def get(self, event: Event) -> T | None:
        """What is done with an event; None where that is nothing."""
        return self._does.get(type(event))
