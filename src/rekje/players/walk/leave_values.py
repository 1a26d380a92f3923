"""What tiles kept are worth in a race by the letters of words, told from the letters of an edition."""

from __future__ import annotations

from math import log2

from rekje.model.edition import Edition
from rekje.model.tiles import BLANK
from rekje.players.leave_values import LeaveValues, rounded

LETTER, LETTER_TWICE, LETTER_MOST = 0.35, 0.4, 1.5
"""What a letter of average frequency adds to the next word, the share added each time the
frequency doubles, and the highest multiple."""
IN_THE_LONG_RUN = 2.0
"""The factor from what a letter adds to the next word to what it adds to all words to come."""
BLANK_LATE, BLANK_EARLY = 2.4, 2.9
"""What a blank adds to the next word, and to all words to come."""


def derive_leave_values(edition: Edition) -> LeaveValues:
    """Derive leave values for an edition from its letters, where none have been learned. The letters of words are
    counted, so tiles are worth what they add to words: the more frequent a letter, the more words it fits (`LETTER`,
    `BLANK_LATE`)."""
    letters = edition.letter_set
    there = {face: count for face, count in zip(letters.faces, letters.counts, strict=True) if count}
    usual = sum(there.values()) / max(1, len(there))
    late = {face: LETTER * (1 + LETTER_TWICE * log2(count / usual)) for face, count in there.items()}
    late = {face: min(LETTER_MOST * LETTER, worth) for face, worth in late.items()}
    early = {tile: IN_THE_LONG_RUN * worth for tile, worth in late.items()}
    return LeaveValues(rounded({BLANK: BLANK_EARLY, **early}), late=rounded({BLANK: BLANK_LATE, **late}))
