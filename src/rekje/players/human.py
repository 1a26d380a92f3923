"""Players who play as people do: with the words they know, and not seeing everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from random import Random

import msgspec

from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.model.tiles import BLANK, Tiles
from rekje.players.base import Budget, Player
from rekje.players.buying import worth_buying
from rekje.players.ideas import NUMBERED, ideas_today
from rekje.players.ports import Candidate, Knowledge
from rekje.players.racks import RackPlayer, exchangeable
from rekje.referee.view import Seen

EASY_TILES = (3, 4)
"""The numbers of tiles that people see most easily. Fewer seem too few to them, and more are hard to find."""
ALIKE = 3
"""A player who doesn't take the best play that it sees takes one of so many next."""


class Style(msgspec.Struct, frozen=True):
    """How somebody plays.

    ``level`` is the vocabulary (0: fifty words, 1: the most frequent ones, None: the whole list). A play of three or
    four tiles that forms one word comes to mind most easily; ``tile``, ``hook``, ``blank`` and ``bend`` are what each
    tile more or less, each further word, each blank and each bend over lying tiles leave of that. ``wastes`` is the
    chance of taking another play than the best one seen, ``gives_up`` of making none where none was seen, ``dares`` of
    challenging a word that is none. With fewer tiles than ``buys_below`` it buys before it looks for a play. ``form``
    is how much good days differ from bad ones: the standard deviation of the logarithm of the number of ideas, from
    game to game.
    """

    level: int | None
    tile: float = 1
    hook: float = 1
    blank: float = 1
    bend: float = 1
    wastes: float = 0
    gives_up: float = 0
    dares: float = 1
    buys_below: int = 0
    form: float = 0

    def ease(self, play: Candidate) -> float:
        """How easily this player notices a play, at most 1."""
        fewest, most = EASY_TILES
        off = max(fewest - play.laid, play.laid - most, 0)
        blanks = sum(tile == BLANK for tile in play.tiles)
        return float(self.tile**off * self.hook ** (play.words - 1) * self.blank**blanks * self.bend**play.bends)


class Human(RackPlayer):
    """Takes a good play of those that come to its mind: so many ``ideas`` in a turn, a mean number, each of them a play
    that it can make; None for what is written down for the game."""

    def __init__(self, name: str, style: Style, ideas: float | None = None) -> None:
        self.name = name
        self.style = style
        self.level = style.level
        self._ideas = ideas

    def with_ideas(self, ideas: float) -> Human:
        """The same player with another mean number of ideas, whatever the game."""
        return Human(self.name, self.style, ideas)

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The best play noticed, or another one that was noticed; if none was, any play, or none at all."""
        plays = knowledge.plays(view, seat, self.level)
        if budget.plays == 1 or not plays:
            return plays[0].command if plays else None
        if budget.plays is not None:
            plays = plays[: budget.plays]
        seen = self._noticed(plays, ideas_today(self.name, view, seat, self.style.form, self._ideas), chance)
        found = next(seen, None)
        if found is None:
            # Empty turns in a row end a game. Rather than end it, the player looks until it finds something.
            may_give_up = view.turn is not None and get_game(view.config.game).passes_left(view) > 1
            gives_up = may_give_up and chance.random() < self.style.gives_up
            return None if gives_up else chance.choice(plays).command
        if chance.random() < self.style.wastes:
            others = [play for play, _ in zip(seen, range(ALIKE), strict=False)]
            found = chance.choice(others) if others else found
        return found.command

    def _noticed(self, plays: Sequence[Candidate], ideas: float, chance: Random) -> Iterator[Candidate]:
        """The plays that come to mind, the best first. With a Poisson-distributed number of ideas, spread over all
        plays by their ease, each play is noticed or not whatever the others are."""
        each = ideas / max(1, len(plays))
        easiest = 1 - exp(-each)
        place = skipped(each, chance)
        while place < len(plays):
            play = plays[place]
            if chance.random() * easiest < 1 - exp(-each * self.style.ease(play)):
                yield play
            place += 1 + skipped(each, chance)

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


def skipped(each: float, chance: Random) -> int:
    """How many plays in a row don't come to mind, if ``each`` is the mean number of ideas for one."""
    return int(chance.expovariate(1) / each)


def numbered(styles: Sequence[Style]) -> dict[str, Player]:
    """The players of some styles by name, the weakest first."""
    return {(name := f"{NUMBERED}{number}"): Human(name, style) for number, style in enumerate(styles, 1)}
