"""What a rack is worth in a race, in letters of words still to come."""

from __future__ import annotations

from collections.abc import Iterable

from rekje.model.tiles import LetterSet
from rekje.players.leave_values import LeaveValues

UNSEEN = 255
"""The code of a tile that was drawn in thought, and may be any."""


class RackWorth:
    """The worth of tiles by leave values: of each by itself, and less for another one of the same letter. It is in
    letters that they add, to the next word (``far`` 0), to all words to come (1), or to what lies between. `UNSEEN`
    tiles count as the mean of the box."""

    def __init__(self, leave_values: LeaveValues, letters: LetterSet, far: float) -> None:
        self._single = leave_values.single(letters, far)
        self._alike = leave_values.alike(letters, far)
        counts = (letters.blanks, *letters.counts)
        self._shares = [count / max(1, sum(counts)) for count in counts]
        self._mean = sum(share * worth for share, worth in zip(self._shares, self._single, strict=True))
        self._alike_drawn = [share * worth for share, worth in zip(self._shares, self._alike, strict=True)]

    def of(self, rack: Iterable[int]) -> float:
        """The worth of tiles, in codes."""
        worth, held = 0.0, [0.0] * len(self._single)
        for tile in rack:
            if tile == UNSEEN:
                worth += self._mean + sum(map(float.__mul__, held, self._alike_drawn))
                held = [*map(float.__add__, held, self._shares)]
            else:
                worth += self._single[tile] + held[tile] * self._alike[tile]
                held[tile] += 1
        return worth
