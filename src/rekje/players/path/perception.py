"""Which words a person would notice on a table, and how long a person would take to act."""

from __future__ import annotations

from random import Random

import msgspec

from rekje.games.path.words import paper_of
from rekje.games.registry import get_game
from rekje.model.tiles import split_tiles
from rekje.players.base import Pace
from rekje.referee.view import Seen

SHORT = 3
"""Words of so many letters are seen most readily."""
A_WORD = 400
"""What each word named adds to a turn, in ms: so long it takes to say and to write down."""
SPARE_TIME = 1000
"""So long before the glass runs out a turn is done, in ms."""
SPREAD = 0.4
"""How much people's times differ from what is usual for them (the deviation of their logarithm)."""


class Perception(msgspec.Struct, frozen=True):
    """How well and how fast somebody sees.

    ``sees`` is the chance of noticing a word of three letters, and what each further letter leaves of it is ``longer``;
    ``looks`` how many ways to lay a letter are looked at (None: all). ``knocks`` is how long it usually takes, in ms,
    to say whether there is anything to knock for; ``lays`` how long to lay. To draw a letter takes no thought.
    """

    sees: float = 1.0
    longer: float = 1.0
    looks: int | None = None
    knocks: int = 1800
    lays: int = 4000

    def sees_word(self, who: str, view: Seen, seat: int, word: str) -> bool:
        """Whether a word is noticed in this turn: one missed is missed until the next."""
        chance = self.sees * self.longer ** max(0, len(split_tiles(word)) - SHORT)
        return chance >= 1 or chance_for(who, view, seat, word).random() < chance

    def delay(self, who: str, view: Seen, seat: int, pace: Pace) -> int:
        """How long after `rekje.games.base.GameDefinition.awaited_since` the next command comes, in ms. With a glass
        a turn is done in time (L13)."""
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
    """The chance that a player's turn or answer depends on: the same as long as the turn lasts."""
    return Random(f"{who}/{seat}/{turn_number(view)}/{what}")


def turn_number(view: Seen) -> int:
    """The number of the turn; 0 before the first."""
    return view.turn.number if view.turn else 0


def is_asked(view: Seen, seat: int) -> bool:
    """Whether a seat is asked about another's turn and hasn't said yet that it has nothing to add."""
    return any(one.seat == seat and {"accept", "vote"} & set(one.commands) for one in view.awaiting)
