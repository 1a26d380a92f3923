"""What tiles kept are worth where words cross, told from the letters of an edition."""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from statistics import mean
from unicodedata import normalize

from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.tiles import BLANK, join_tiles
from rekje.players.leave_values import LeaveValues, rounded

BLANK_WORTH = 25.0
"""A blank: half the bonus for laying a whole rack."""
TWICE = -2.5
"""Two tiles of the same letter."""
FREQUENT = 0.8
"""Added each time a letter's frequency doubles: frequent letters fit into more words."""
POINT = 0.15
"""Added for each point above the average of the letters."""
ASTRAY = -0.9
"""The cost of too many vowels or consonants: a factor on the square of the excess."""
HELD = 1.0
HELD_BESIDES = 2.0
"""If nothing is drawn after a play, the worth of a tile early in a game: this share of its points, and these points
besides."""
HELD_LATE = 0.4
"""The share of its points that a tile is worth late in a game."""


def derive_leave_values(edition: Edition) -> LeaveValues:
    """Derive leave values for an edition from its letters, where none have been learned.

    If tiles are drawn after each play: frequent letters are worth more (`FREQUENT`, each time the frequency doubles),
    and so are letters with more points (`POINT`). A blank is worth `BLANK_WORTH`; two tiles of one letter cost `TWICE`.
    The share of vowels kept should be that of the box. With ``v`` the share of vowels in the box, each vowel counts
    ``1 - v`` and each consonant ``-v``; the square of the sum is multiplied by `ASTRAY`.

    If nothing is drawn, a tile is worth its points (`HELD`) and `HELD_BESIDES`, because it can wait for a better place.
    This falls to `HELD_LATE` of its points."""
    letters = edition.letter_set
    if not get_game(edition.game).refills:
        values = dict(zip(letters.faces, letters.values, strict=True))
        early = {face: HELD * value + HELD_BESIDES for face, value in values.items()}
        return LeaveValues(rounded(early), late=rounded({face: HELD_LATE * value for face, value in values.items()}))
    counts = dict(zip(letters.faces, letters.counts, strict=True))
    usual = sum(counts.values()) / max(1, len(counts))
    points = mean(letters.values)
    excess = _excess(counts)
    ones = {
        face: FREQUENT * log2(max(1, counts[face]) / usual) + POINT * (value - points) + ASTRAY * excess[face] ** 2
        for face, value in zip(letters.faces, letters.values, strict=True)
    }
    twos = {
        join_tiles((one, other)): 2 * ASTRAY * excess[one] * excess[other] + (TWICE if one == other else 0.0)
        for i, other in enumerate(letters.faces)
        for one in letters.faces[: i + 1]
    }
    return LeaveValues(rounded({BLANK: BLANK_WORTH, **ones}), rounded(twos))


def _excess(counts: Mapping[str, int]) -> dict[str, float]:
    """The excess of vowels that each letter brings; negative for consonants."""
    vowels = sum(count for face, count in counts.items() if is_vowel(face))
    share = vowels / max(1, sum(counts.values()))
    return {face: (1 - share) if is_vowel(face) else -share for face in counts}


def is_vowel(face: str) -> bool:
    """Whether a letter is a vowel, with or without an accent. A tile of several letters counts by its first."""
    return normalize("NFD", face)[0] in "AEIOU"
