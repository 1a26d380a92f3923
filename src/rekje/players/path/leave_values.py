"""What letters kept are worth where words are written down, told from the letters of an edition."""

from __future__ import annotations

from math import log2

from rekje.model.edition import Edition
from rekje.players.leave_values import LeaveValues, rounded

LETTER, TWICE, LEAST, MOST = 20.0, 4.0, 5.0, 28.0
"""What a letter of average frequency is worth, what it adds each time the frequency doubles, and the bounds."""


def derive_leave_values(edition: Edition) -> LeaveValues:
    """Derive leave values for an edition from its letters, where none have been learned: frequent letters make more
    words."""
    letters = edition.letter_set
    there = {face: count for face, count in zip(letters.faces, letters.counts, strict=True) if count}
    usual = sum(there.values()) / max(1, len(there))
    worths = {face: LETTER + TWICE * log2(count / usual) for face, count in there.items()}
    return LeaveValues(rounded({face: min(MOST, max(LEAST, worth)) for face, worth in worths.items()}))
