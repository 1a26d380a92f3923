"""The review of a game over HTTP."""

from __future__ import annotations

import msgspec

from rekje.analysis.review import Review
from rekje.drawing.review.document import Document
from rekje.wire.bodies import PastPosition


class ReviewAnswer(msgspec.Struct, frozen=True):
    """The progress of a review: ``done`` of ``of`` steps. At the end also the ``review`` in figures, the ``document``
    that tells it in the reader's language, and for each of its misses the table as the player saw it before."""

    done: int
    of: int
    review: Review | None = None
    document: Document | None = None
    tables: tuple[PastPosition, ...] = ()
