"""Leave values: what tiles kept for later turns are worth, in points. They are learned from games, or derived from
the letters of a box."""

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
    """The worth of tiles kept: the sum of what each is worth by itself (``ones``, by tile) and of what each two of them
    are worth more together (``twos``, by both tiles in the order of `tiles_of`, ``"QU"``); tiles left out add nothing.

    Where nothing is drawn after a play, ``late`` is what tiles are worth when the bag is about to be empty, as ``ones``
    is when it is full; in between both count by its share. In a race ``late`` is what tiles add to the next word, and
    ``ones`` what they add to all words to come, both in letters.
    """

    ones: dict[str, float]
    twos: dict[str, float] = {}
    late: dict[str, float] = {}

    def of(self, kept: tuple[Tile, ...], letters: LetterSet) -> float:
        """What a set of tiles is worth."""
        order = {tile: place for place, tile in enumerate(tiles_of(letters))}
        held = sorted(kept, key=order.__getitem__)
        pairs = (join_tiles((one, other)) for i, other in enumerate(held) for one in held[:i])
        return sum(self.ones.get(tile, 0.0) for tile in held) + sum(self.twos.get(pair, 0.0) for pair in pairs)

    def single(self, letters: LetterSet, full: float = 1.0) -> list[float]:
        """What each tile of a letter set is worth by itself, the blank first; ``full`` is the share of the bag that is
        still there."""
        late = self.late or self.ones
        return [full * self.ones.get(tile, 0.0) + (1 - full) * late.get(tile, 0.0) for tile in tiles_of(letters)]

    def double(self, letters: LetterSet) -> list[float]:
        """What each two tiles of a letter set are worth more together: a row for each tile, the blank first."""
        tiles = tiles_of(letters)
        rows = ((tiles[min(i, j)], tiles[max(i, j)]) for i in range(len(tiles)) for j in range(len(tiles)))
        return [self.twos.get(join_tiles(pair), 0.0) for pair in rows]


def tiles_of(letters: LetterSet) -> tuple[Tile, ...]:
    """The tiles that a set's racks are made of: the blank, then the letters in order."""
    return (BLANK, *letters.faces)


BLANK_WORTH = 25.0
"""A blank: half of what laying a whole rack brings."""
TWICE = -2.5
"""A letter and its like."""
FREQUENT = 0.8
"""A letter that is twice as frequent as usual fits into more words."""
POINT = 0.15
"""Each point that a letter has more than others."""
ASTRAY = -0.9
"""How vowels and consonants come to be too many: this, times the square of what there is too much of either."""
HELD = 1.0
HELD_BESIDES = 2.0
"""What a tile is worth where nothing is drawn after a play, in shares of its points and in points, early in a game."""
HELD_LATE = 0.4
"""The share of its points that it is still worth late in a game."""
LETTER, LETTER_TWICE, LETTER_MOST = 0.35, 0.4, 1.5
"""In a race by letters: what a letter as frequent as usual adds to the next word, the share by which one twice as
frequent adds more, and how much more at most."""
IN_THE_LONG_RUN = 2.0
"""So many times as much it adds to all words to come."""
BLANK_LATE, BLANK_EARLY = 2.4, 2.9
"""What a blank adds to the next word, and in the long run."""


def derive_leave_values(edition: Edition) -> LeaveValues:
    """Leave values for an edition that nobody has learned anything about, from its letters alone.

    Where tiles are drawn after each play: letters are worth more the more frequent they are (`FREQUENT`, by doubling)
    and the more points they have (`POINT`), the blank `BLANK_WORTH`; a letter held twice costs `TWICE`. Vowels and
    consonants should be held as the box has them: with ``v`` the share of consonants, each vowel counts ``v``, each
    consonant ``v - 1``, and the square of the sum costs `ASTRAY`.

    Where nothing is drawn a tile held is worth its points (`HELD`) and `HELD_BESIDES`, as it can wait for a better
    place, and less and less down to `HELD_LATE` of them.

    In a race by the letters of words they are worth what they add to words (`LETTER`, `BLANK_LATE`).
    """
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
    """What tiles are worth where letters walked are counted: the more frequent they are, the more words they fit."""
    there = {face: count for face, count in zip(letters.faces, letters.counts, strict=True) if count}
    usual = sum(there.values()) / max(1, len(there))
    late = {face: LETTER * (1 + LETTER_TWICE * log2(count / usual)) for face, count in there.items()}
    late = {face: min(LETTER_MOST * LETTER, worth) for face, worth in late.items()}
    early = {tile: IN_THE_LONG_RUN * worth for tile, worth in late.items()}
    return LeaveValues(_rounded({BLANK: BLANK_EARLY, **early}), late=_rounded({BLANK: BLANK_LATE, **late}))


def _excess(counts: Mapping[str, int]) -> dict[str, float]:
    """How much of a vowel too many, or too few, each letter is."""
    vowels = sum(count for face, count in counts.items() if is_vowel(face))
    share = vowels / max(1, sum(counts.values()))
    return {face: (1 - share) if is_vowel(face) else -share for face in counts}


def is_vowel(face: str) -> bool:
    """Whether a letter is a vowel, marks or none; a tile of several letters by its first."""
    return normalize("NFD", face)[0] in "AEIOU"


def _rounded(worths: Mapping[str, float]) -> dict[str, float]:
    return {tiles: round(worth, 2) for tiles, worth in worths.items()}
