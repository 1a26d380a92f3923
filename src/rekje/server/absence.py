"""Who has left their seat, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rekje.adapters.database.register import Holding


class Absence:
    """Since when nobody who holds a seat has been there (ms since 1970). Where the store doesn't know when somebody
    last was, since the table was read from it."""

    def __init__(self, holdings: Iterable[Holding], now: Callable[[], int]) -> None:
        self._now = now
        self._read = now()
        seen: dict[int, list[int | None]] = {}
        for one in holdings:
            seen.setdefault(one.seat, []).append(one.seen)
        self._since = {
            seat: max(self._read if moment is None else moment for moment in moments) for seat, moments in seen.items()
        }

    def begins(self, seats: Iterable[int]) -> None:
        """Whoever held these seats has just gone."""
        self._since |= dict.fromkeys(seats, self._now())

    def seconds(self, seat: int) -> int:
        """For how long a seat has been empty at which nobody is now."""
        return max(0, self._now() - self._since.get(seat, self._read)) // 1000
