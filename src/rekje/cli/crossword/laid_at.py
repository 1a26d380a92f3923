"""Where a move of a record laid its tiles."""

from __future__ import annotations

from rekje.model.commands import Play
from rekje.model.families import AnyCommand


def laid_at(move: AnyCommand) -> str:
    """The first square of a play's word, named so that it tells the direction too: ``8D``."""
    return (move.at or "").upper() if isinstance(move, Play) else ""
