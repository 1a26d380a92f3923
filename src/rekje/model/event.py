"""What all events are made of."""

from __future__ import annotations

from abc import abstractmethod
from typing import Self

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """What all events have in common: their name, in the field ``event``, and that each says what of it is hidden."""

    def __init_subclass__(cls) -> None:
        if cls.seen_by is Event.seen_by:
            raise TypeError(f"{cls.__name__} doesn't say who may see it: define seen_by, or make it a PublicEvent")

    @abstractmethod
    def seen_by(self, reader: int | None) -> Self:
        """The event as a seat (or a spectator, None) may see it while the game is on. Asked by `rekje.referee.view`
        alone."""


class PublicEvent(Event, frozen=True):
    """An event that everybody may see whole."""

    def seen_by(self, reader: int | None) -> Self:
        """The whole event."""
        return self
