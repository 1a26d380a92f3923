"""Players who play as people do: with the words they know, and not seeing everything."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from rekje.model.families import AnyCommand
from rekje.model.tiles import Tiles
from rekje.players.base import Budget
from rekje.players.buying import worth_buying
from rekje.players.ports import Candidate, Knowledge
from rekje.players.racks import RackPlayer, exchangeable
from rekje.referee.view import Seen

EASY_TILES = (3, 4)
"""The numbers of tiles that people see most easily. Fewer seem too few to them, and more are hard to find."""
A_FEW = 5
"""A player who sees nothing at once looks until so many plays are found, and takes the best of them."""


class Style(msgspec.Struct, frozen=True):
    """How somebody plays.

    ``level`` is the vocabulary (1: the most frequent words); ``sees`` the chance of noticing a play of three
    or four tiles that forms one word; ``tile`` and ``hook`` what each tile more or less and each further word leave of
    that chance; ``dares`` the chance of challenging a word that is none;
    ``bend`` what each bend over lying tiles leaves of the chance of noticing a play; ``buys_below``: with fewer tiles
    than this it buys before it looks for a play.
    """

    level: int
    sees: float
    tile: float
    hook: float
    dares: float
    bend: float = 1
    buys_below: int = 0

    def chance_to_see(self, play: Candidate) -> float:
        """How likely this player is to notice a play."""
        fewest, most = EASY_TILES
        off = max(fewest - play.laid, play.laid - most, 0)
        return float(self.sees * self.tile**off * self.hook ** (play.words - 1) * self.bend**play.bends)


class Human(RackPlayer):
    """Takes the best of the plays it happens to see; if it sees none at once, the best of a few."""

    def __init__(self, name: str, style: Style) -> None:
        self.name = name
        self.style = style
        self.level = style.level

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The first play noticed, from the best downwards."""
        plays = knowledge.plays(view, seat, self.level)
        if budget.plays is not None:
            plays = plays[: max(1, budget.plays)]
        for play in plays:
            if chance.random() < self.style.chance_to_see(play):
                return play.command
        return self._one_of_a_few(plays, chance)

    def _one_of_a_few(self, plays: Sequence[Candidate], chance: Random) -> AnyCommand | None:
        if not plays:
            return None
        place = min(chance.randrange(len(plays)) for _ in range(A_FEW))
        return plays[place].command

    def buys_first(self, view: Seen, seat: int, knowledge: Knowledge) -> bool:
        """With few tiles left, if another can still be laid; else only for want of a play."""
        return len(view.seats[seat].rack) < self.style.buys_below and worth_buying(view, seat, knowledge, self.level)

    def give_back(self, view: Seen, seat: int, chance: Random) -> Tiles:
        """Some of the tiles, as the mood takes it: at least half of what can be exchanged."""
        can = exchangeable(view, seat)
        count = chance.randint((len(can) + 1) // 2, len(can))
        return tuple(chance.sample(view.seats[seat].rack, count)) if can else ()

    def dares(self, chance: Random) -> bool:
        """Now and then."""
        return chance.random() < self.style.dares


PEOPLE = {
    one.name: one
    for one in (
        Human("novice", Style(level=1, sees=0.2, tile=0.3, hook=0.2, dares=0.2, bend=0.6, buys_below=4)),
        Human("amateur", Style(level=3, sees=0.4, tile=0.6, hook=0.5, dares=0.7, bend=0.85, buys_below=8)),
    )
}
"""Those who play as people do, the weaker first."""
