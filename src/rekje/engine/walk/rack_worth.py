"""What a rack is worth in a race, in letters of words still to come."""

from __future__ import annotations

from collections.abc import Iterable

from rekje.model.tiles import LetterSet
from rekje.players.leave_values import LeaveValues


class RackWorth:
    """The worth of tiles by leave values: of each by itself, and less for another one of the same letter. It is in
    letters that they add, to the next word (``far`` 0), to all words to come (1), or to what lies between."""

    def __init__(self, leave_values: LeaveValues, letters: LetterSet, far: float) -> None:
        self._single = leave_values.single(letters, far)
        self._alike = leave_values.alike(letters, far)
        self._counts = (letters.blanks, *letters.counts)

    def of(self, rack: Iterable[int]) -> float:
        """The worth of tiles, in codes."""
        worth, held = 0.0, [0] * len(self._single)
        for tile in rack:
            worth += self._single[tile] + held[tile] * self._alike[tile]
            held[tile] += 1
        return worth

    def usual(self, count: int) -> float:
        """The mean worth of so many tiles from a full box."""
        box = max(2, sum(self._counts))
        single = sum(there * worth for there, worth in zip(self._counts, self._single, strict=True)) / box
        alike = sum(there * (there - 1) * worth for there, worth in zip(self._counts, self._alike, strict=True))
        return count * single + count * (count - 1) / 2 * alike / (box * (box - 1))
