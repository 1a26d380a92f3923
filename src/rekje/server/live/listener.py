"""A connection at a table, as the table sees it."""

from __future__ import annotations

from typing import Protocol

from rekje.model.problems import FormError
from rekje.tables.room import Step
from rekje.wire.messages import ServerMessage


class Listener(Protocol):
    """A connection at the table, of a person (``who``) on a device."""

    who: bytes
    device: bytes

    def begun(self) -> None:
        """The game has begun, or everything must be shown again."""

    def happened(self, step: Step) -> None:
        """Events have been stored."""

    def tell(self, message: ServerMessage) -> None:
        """Send a message that isn't part of the game."""

    def warn(self, problem: FormError) -> None:
        """Tell a problem of the table in the reader's language."""

    def leave(self, code: int) -> None:
        """Close the connection with a code."""
