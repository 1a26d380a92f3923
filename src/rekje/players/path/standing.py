"""What a moment of a game is worth to a seat, where words are written down."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

A_GAME = 1000.0
"""The worth of winning the game: more than any turn in it."""
A_SHARED_GAME = -3.0
"""The worth of a game that ends with a shared win, in words of lead: as bad as being behind by what a lay gains early
in a game. A player that is no weaker than the others wins at least its share of a game that goes on, so it does without
a safe draw (chess programs call that contempt)."""
LAST_SHARE = 0.5
"""The share of its gain that the last turn looked at counts. Lays gain more from turn to turn, because the board is
fuller. So whoever has the last turn would always seem to be ahead, and doing nothing would seem best to the others."""
A_LETTER_SPREADS = 4.0
"""By so many words, times the root of their number, do the letters of a seat spread what it still gains."""


def spread_of(letters: int) -> float:
    """The spread of what a seat still gains with so many letters."""
    return A_LETTER_SPREADS * sqrt(1 + letters)


def standing(totals: Sequence[float], seat: int, spread: float, *, over: bool = False) -> float:
    """How far a seat is ahead, in words. Of two, that is its lead. Of several others the likely winners count most: the
    chances to win are taken to be proportional to ``exp(total / spread)`` (Luce's choice axiom), and the larger this
    number the larger a seat's chance. If the game is ``over``, winning it is what counts."""
    others = [total for other, total in enumerate(totals) if other != seat]
    if not others:
        return totals[seat] - (A_GAME if over else 0.0)
    most = max(others)
    field = most + spread * log(sum(exp((total - most) / spread) for total in others) / len(others))
    if not over:
        return totals[seat] - field
    if totals[seat] == most:
        return A_SHARED_GAME
    return totals[seat] - field + (A_GAME if totals[seat] > most else -A_GAME)
