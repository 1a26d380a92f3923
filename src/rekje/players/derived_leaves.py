"""Leave values told from the letters of an edition."""

from __future__ import annotations

from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.players.families import DERIVED_LEAVES
from rekje.players.leave_values import LeaveValues


def derive_leave_values(edition: Edition) -> LeaveValues:
    """Derive leave values for an edition from its letters, where none have been learned, as its family does. In a
    family that keeps no tiles they are all 0."""
    family = get_game(edition.game).family
    return DERIVED_LEAVES[family](edition) if family in DERIVED_LEAVES else LeaveValues({})
