"""What happens where all seats choose in secret the word to open with (K2)."""

from __future__ import annotations

from rekje.model.event import Event, PublicEvent
from rekje.model.squares import Square


class Chosen(Event, tag="chosen", frozen=True):
    """A seat has chosen, in secret, the word it would open with (None: no word) and where it would lie (K2).

    ``hidden`` where the reader may know only that it has chosen.
    """

    seat: int
    word: str | None = None
    path: tuple[Square, ...] = ()
    hidden: bool = False

    def seen_by(self, reader: int | None) -> Chosen:
        """Only the seat itself knows what it has chosen."""
        return self if reader == self.seat else Chosen(self.seat, hidden=True)


class ChoicesShown(PublicEvent, tag="choices-shown", frozen=True):
    """All have chosen; their words, by seat, are shown to everybody (K2)."""

    words: dict[int, str | None]
    ms: int = 0
