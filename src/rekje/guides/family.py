"""What each family of games provides for guides (`rekje.guides.families`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rekje.guides.example import Moment


class GuideFamily(Protocol):
    """Describes the example of a guide for games of one family."""

    def sentences(self, moment: Moment, language: str) -> Iterator[str]:
        """A sentence for each event of a move that is worth describing, except events that all families share."""

    def counted(self, moment: Moment, language: str) -> tuple[str, ...]:
        """How the score of a move is computed, a line for each sum; empty if the move has nothing to count."""

    def picture(self, moments: Sequence[Moment], language: str) -> str:
        """What the picture after the last of these moves shows, in words for a screen reader."""
