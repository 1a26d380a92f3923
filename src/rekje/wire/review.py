"""The review of a game over HTTP."""

from __future__ import annotations

import msgspec

from rekje.analysis.review import Review
from rekje.wire.bodies import PastPosition


class ReviewAnswer(msgspec.Struct, frozen=True):
    """The progress of a review: ``done`` of ``of`` steps. At the end also the ``review``, and for each of its misses
    the table as the player saw it before."""

    done: int
    of: int
    review: Review | None = None
    tables: tuple[PastPosition, ...] = ()
