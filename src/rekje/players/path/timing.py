"""How long a person would take to act, and the chance by which a player acts in a turn."""

from __future__ import annotations

from random import Random

import msgspec

from rekje.games.path.words import paper_of
from rekje.games.registry import get_game
from rekje.players.base import Pace
from rekje.referee.view import Seen

A_WORD = 400
"""Time that each named word adds to a turn, in ms: it has to be said and written down."""
SPARE_TIME = 1000
"""Time that a turn leaves in the glass, in ms."""
SPREAD = 0.4
"""The spread of a person's times (the standard deviation of their logarithm)."""


class Timing(msgspec.Struct, frozen=True):
    """How fast a player acts. ``knocks`` is the usual time, in ms, to say whether there is anything to knock for;
    ``lays`` is the usual time to lay. Drawing a letter takes only the least delay."""

    knocks: int = 1800
    lays: int = 4000

    def delay(self, who: str, view: Seen, seat: int, pace: Pace) -> int:
        """The delay of the next command after `rekje.games.base.Game.awaited_since`, in ms. A turn ends before the
        glass runs out (L13)."""
        if view.turn is None:
            return pace.least
        paper = paper_of(view)
        since = get_game(view.config.game).awaited_since(view)
        chance = chance_for(who, view, seat, f"delay {since}").lognormvariate(0, SPREAD)
        if paper.window and (is_asked(view, seat) or paper.window.order or paper.window.owed):
            return max(pace.least, round(self.knocks * chance * pace.factor))
        took = max(pace.least, round(self.lays * chance * pace.factor))
        if paper.window:
            # The next turn: the others have their time to knock first (L14).
            return max(took, view.milliseconds("knock_window"))
        took += A_WORD * sum(len(paper.words_of(act)) for act in paper.acts)
        glass = view.milliseconds("glass")
        return min(took, max(pace.least, glass - SPARE_TIME)) if glass else took


def chance_for(who: str, view: Seen, seat: int, what: str) -> Random:
    """The random numbers for a player's turn or answer; they stay the same during the turn."""
    return Random(f"{who}/{seat}/{turn_number(view)}/{what}")


def turn_number(view: Seen) -> int:
    """The number of the turn; 0 before the first."""
    return view.turn.number if view.turn else 0


def is_asked(view: Seen, seat: int) -> bool:
    """Whether a seat is asked about another's turn and hasn't said yet that it has nothing to add."""
    return any(one.seat == seat and {"accept", "vote"} & set(one.commands) for one in view.awaiting)
