"""What is told of a review of a game."""

from __future__ import annotations

import msgspec

from rekje.analysis.review import Review
from rekje.wire.bodies import Position


class ReviewAnswer(msgspec.Struct, frozen=True):
    """How far the review of a game is: ``done`` of so many steps; then the ``review``, and for each of its misses the
    table as the player saw it before."""

    done: int
    of: int
    review: Review | None = None
    tables: tuple[Position, ...] = ()
