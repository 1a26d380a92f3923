"""Time at the terminal: milliseconds since the start of a game. In a resumed game it goes on where it stopped."""

from __future__ import annotations

import time
from collections.abc import Callable

from rekje.games.registry import get_game
from rekje.model.state import State
from rekje.referee.clock import allowance, deadline

_SECOND = 1000


class Stopwatch:
    """The time of one game. It stands still while the game is left, unless a turn may take days (C10)."""

    def __init__(self, state: State, away: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        """``away``: the seconds since a resumed game was left."""
        clock = str(state.config.options.get("clock", "none"))
        self._now = now
        self._zero = (
            now()
            - get_game(state.config.game).last_moment(state) / _SECOND
            - (away if clock.startswith("days") else 0.0)
        )
        self.runs = clock != "none" or get_game(state.config.game).always_timed

    def ms(self) -> int | None:
        """Milliseconds since the start; None if time doesn't matter at the table."""
        return int((self._now() - self._zero) * _SECOND) if self.runs else None

    def wait(self, until: int, watched: bool) -> None:
        """Wait until a moment (ms). If nobody is watching, set the time to that moment at once."""
        seconds = until / _SECOND - (self._now() - self._zero)
        if seconds > 0 and watched:
            time.sleep(seconds)
        elif seconds > 0:
            self._zero -= seconds

    def seconds_left(self, state: State) -> float | None:
        """The seconds until the time of the awaited seat runs out; None if there is no limit."""
        until = min((one.deadline for one in state.awaiting if one.deadline is not None), default=None)
        now = self.ms()
        return None if until is None or now is None else (until - now) / _SECOND

    def readings(self, state: State) -> list[str]:
        """The reading of each seat's clock; empty if there is none to show."""
        return [self._reading(state, seat) for seat in range(len(state.seats))]

    def _reading(self, state: State, seat: int) -> str:
        now = self.ms()
        if now is None or state.turn is None:
            return ""
        on_turn = state.turn.seat == seat and not state.turn.over
        allowed = allowance(state, seat)
        if allowed is not None:
            return clock_text(allowed - state.seats[seat].used_ms - (now - state.turn.ms if on_turn else 0))
        until = deadline(state, seat)
        return clock_text(until - now) if until is not None and on_turn else ""


def clock_text(ms: int) -> str:
    """``1:05``, ``2:00:00``; ``−0:30`` if the time is overrun."""
    minutes, seconds = divmod(abs(ms) // _SECOND, 60)
    hours, minutes = divmod(minutes, 60)
    text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
    return f"−{text}" if ms <= -_SECOND else text
