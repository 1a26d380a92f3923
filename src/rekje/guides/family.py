"""What each family of games has in guides (`rekje.guides.families`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from rekje.guides.example import Moment


class GuideFamily(Protocol):
    """How the example of a guide is told for games of one family."""

    def sentences(self, moment: Moment, language: str) -> Iterator[str]:
        """A sentence for each event of a move worth telling, except events that all families share."""

    def counted(self, moment: Moment, language: str) -> tuple[str, ...]:
        """How the score of a move is computed, a line for each sum; empty if the move has nothing to count."""

    def picture(self, moments: Sequence[Moment], language: str) -> str:
        """What the picture after the last of these moves shows, in words for a screen reader."""
