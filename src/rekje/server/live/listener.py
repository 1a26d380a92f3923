"""A connection at a table, as the table sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from rekje.model.problems import FormError
from rekje.tables.room import Step
from rekje.wire.messages import ServerMessage


class Listener(Protocol):
    """A connection at the table, of a person (``who``) on a device."""

    who: bytes
    device: bytes
    hidden: bool
    """Whether nobody is looking at the page."""

    def begun(self) -> None:
        """The game has begun, or everything must be shown again."""

    def moved(self, seats: Mapping[int, int]) -> None:
        """Seats have other numbers now: the new ones by the old ones. Seats that aren't there are gone."""

    def happened(self, step: Step) -> None:
        """Events have been stored."""

    def tell(self, message: ServerMessage) -> None:
        """Send a message that isn't part of the game."""

    def warn(self, problem: FormError) -> None:
        """Tell a problem of the table in the reader's language."""

    def leave(self, code: int) -> None:
        """Close the connection with a code."""
