"""Leave values: the worth in points of tiles kept for later turns. They are learned from games, or derived from the
letters of an edition."""

from __future__ import annotations

from collections.abc import Mapping
from math import log2
from statistics import mean
from unicodedata import normalize

import msgspec

from rekje.games.registry import get_game
from rekje.model.edition import Edition
from rekje.model.tiles import BLANK, LetterSet, Tile, join_tiles


class LeaveValues(msgspec.Struct, frozen=True):
    """The worth of a set of tiles is the sum over its tiles (``ones``) and over its pairs (``twos``: what two tiles are
    worth more together than apart). A pair is written in the order of `tiles_of`, as in ``"QU"``. Tiles left out add
    nothing.

    If nothing is drawn after a play, ``ones`` holds for a full bag and ``late`` for a bag that is about to be empty;
    between the two the share of the bag that is left decides. In a race ``late`` is what a tile adds to the next word,
    and ``ones`` what it adds to all words to come, both in letters."""

    ones: dict[str, float]
    twos: dict[str, float] = {}
    late: dict[str, float] = {}

    def of(self, kept: tuple[Tile, ...], letters: LetterSet) -> float:
        """The worth of a set of tiles."""
        order = {tile: place for place, tile in enumerate(tiles_of(letters))}
        held = sorted(kept, key=order.__getitem__)
        pairs = (join_tiles((one, other)) for i, other in enumerate(held) for one in held[:i])
        return sum(self.ones.get(tile, 0.0) for tile in held) + sum(self.twos.get(pair, 0.0) for pair in pairs)

    def single(self, letters: LetterSet, full: float = 1.0) -> list[float]:
        """The worth of each tile of a letter set by itself, the blank first. ``full`` is the share of the bag that is
        left."""
        late = self.late or self.ones
        return [full * self.ones.get(tile, 0.0) + (1 - full) * late.get(tile, 0.0) for tile in tiles_of(letters)]

    def double(self, letters: LetterSet) -> list[float]:
        """What each two tiles of a letter set are worth more together: a row for each tile, the blank first."""
        tiles = tiles_of(letters)
        rows = ((tiles[min(i, j)], tiles[max(i, j)]) for i in range(len(tiles)) for j in range(len(tiles)))
        return [self.twos.get(join_tiles(pair), 0.0) for pair in rows]


def tiles_of(letters: LetterSet) -> tuple[Tile, ...]:
    """The tiles of which racks are made: the blank, then the letters in order."""
    return (BLANK, *letters.faces)


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
LETTER, LETTER_TWICE, LETTER_MOST = 0.35, 0.4, 1.5
"""In a race by letters: what a letter of average frequency adds to the next word, the share added each time the
frequency doubles, and the highest multiple."""
IN_THE_LONG_RUN = 2.0
"""The factor from what a letter adds to the next word to what it adds to all words to come."""
BLANK_LATE, BLANK_EARLY = 2.4, 2.9
"""What a blank adds to the next word, and to all words to come."""


def derive_leave_values(edition: Edition) -> LeaveValues:
    """Derive leave values for an edition from its letters, where none have been learned.

    If tiles are drawn after each play: frequent letters are worth more (`FREQUENT`, each time the frequency doubles),
    and so are letters with more points (`POINT`). A blank is worth `BLANK_WORTH`; two tiles of one letter cost `TWICE`.
    The share of vowels kept should be that of the box. With ``v`` the share of vowels in the box, each vowel counts
    ``1 - v`` and each consonant ``-v``; the square of the sum is multiplied by `ASTRAY`.

    If nothing is drawn, a tile is worth its points (`HELD`) and `HELD_BESIDES`, because it can wait for a better place.
    This falls to `HELD_LATE` of its points.

    In a race by the letters of words, tiles are worth what they add to words (`LETTER`, `BLANK_LATE`)."""
    letters = edition.letter_set
    if get_game(edition.game).race:
        return _in_a_race(letters)
    if not get_game(edition.game).refills:
        values = dict(zip(letters.faces, letters.values, strict=True))
        early = {face: HELD * value + HELD_BESIDES for face, value in values.items()}
        return LeaveValues(_rounded(early), late=_rounded({face: HELD_LATE * value for face, value in values.items()}))
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
    return LeaveValues(_rounded({BLANK: BLANK_WORTH, **ones}), _rounded(twos))


def _in_a_race(letters: LetterSet) -> LeaveValues:
    """The values where letters walked are counted: the more frequent a letter, the more words it fits."""
    there = {face: count for face, count in zip(letters.faces, letters.counts, strict=True) if count}
    usual = sum(there.values()) / max(1, len(there))
    late = {face: LETTER * (1 + LETTER_TWICE * log2(count / usual)) for face, count in there.items()}
    late = {face: min(LETTER_MOST * LETTER, worth) for face, worth in late.items()}
    early = {tile: IN_THE_LONG_RUN * worth for tile, worth in late.items()}
    return LeaveValues(_rounded({BLANK: BLANK_EARLY, **early}), late=_rounded({BLANK: BLANK_LATE, **late}))


def _excess(counts: Mapping[str, int]) -> dict[str, float]:
    """The excess of vowels that each letter brings; negative for consonants."""
    vowels = sum(count for face, count in counts.items() if is_vowel(face))
    share = vowels / max(1, sum(counts.values()))
    return {face: (1 - share) if is_vowel(face) else -share for face in counts}


def is_vowel(face: str) -> bool:
    """Whether a letter is a vowel, with or without an accent. A tile of several letters counts by its first."""
    return normalize("NFD", face)[0] in "AEIOU"


def _rounded(worths: Mapping[str, float]) -> dict[str, float]:
    return {tiles: round(worth, 2) for tiles, worth in worths.items()}
