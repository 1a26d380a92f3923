"""What all computer players share: they check that they see only their own view, answer windows, and never hang."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import msgspec

from rekje.games.base import Game
from rekje.games.registry import get_game
from rekje.model.commands import Accept, AnyCommand, Buy, Challenge, Exchange, Open, Pass, Vote
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles, letters, split_tiles
from rekje.players.holding import worth_buying
from rekje.players.ports import Knowledge

NOT_FOR_PLAYERS = frozenset({"resign", "end", "time-up"})
"""Commands that are open at any moment and that no computer player gives of its own accord."""


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think, in plays weighed (None: as many as there are). Counted, not timed, so that the
    same view always gives the same command."""

    plays: int | None = None


NO_LIMIT = Budget()


class Player(ABC):
    """A computer player. It keeps nothing between two commands.

    ``level`` is its vocabulary: words of at most that level, None for the whole list.
    """

    name: str
    level: int | None = None

    def plays(self, game: Game) -> bool:
        """Whether this is a player for a game: any game, where it says nothing else."""
        return True

    def choose(self, view: State, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """The command of a seat from which one is awaited, `rekje.referee.view` of the state being all it sees.

        The same view gives the same command: chance comes from the seat and the version alone. Raises ValueError for
        a state that shows more than the seat may see, and where nothing is awaited from it.
        """
        check_view(view, seat)
        awaited = open_commands(view, seat)
        chance = Random(f"{self.name}/{seat}/{view.version}")
        if "challenge" in awaited:
            return self.challenge_or_accept(view, seat, knowledge, chance)
        if "vote" in awaited:
            return Vote(seat=seat, yes=not doubtful(view, knowledge))
        buyable = get_game(view.config.game).buyable(view, seat, knowledge) if "buy" in awaited else 0
        if buyable and self.buys_first(view, seat, knowledge):
            return Buy(seat=seat, count=1)
        if awaited & {"open", "play"} and (play := self.find_play(view, seat, knowledge, budget, chance)):
            return play
        if "open" in awaited:
            return Open(seat=seat, words={})
        if buyable and worth_buying(view, seat, knowledge, self.level):
            return Buy(seat=seat, count=1)
        if "exchange" in awaited and (given := self.give_back(view, seat, chance)):
            return Exchange(seat=seat, tiles=join_tiles(given))
        if "pass" in awaited:
            return Pass(seat=seat)
        raise ValueError(f"seat {seat} has nothing to choose from: {', '.join(sorted(awaited)) or 'not awaited'}")

    @abstractmethod
    def find_play(
        self, view: State, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The play to make, or None to leave it."""

    @abstractmethod
    def buys_first(self, view: State, seat: int, knowledge: Knowledge) -> bool:
        """Whether to buy a tile, where one may, before looking for a play. A tile is bought at a time: with each the
        player looks again."""

    @abstractmethod
    def give_back(self, view: State, seat: int, chance: Random) -> Tiles:
        """The tiles to exchange where no play was found; none to pass."""

    @abstractmethod
    def dares(self, chance: Random) -> bool:
        """Whether it challenges a play with a word that the list lacks."""

    def challenge_or_accept(self, view: State, seat: int, knowledge: Knowledge, chance: Random) -> AnyCommand:
        """Challenge a play for the words that the list lacks, if it notices; else accept it (C2)."""
        words = doubtful(view, knowledge)
        if words and self.dares(chance):
            return Challenge(seat=seat, words=words)
        return Accept(seat=seat)


def open_commands(view: State, seat: int) -> frozenset[str]:
    """The commands awaited from a seat that a computer player may give. Who has accepted a play could still challenge
    it, but owes no answer any more."""
    awaited = frozenset(name for one in view.awaiting if one.seat == seat for name in one.commands)
    return awaited - NOT_FOR_PLAYERS - (frozenset() if "accept" in awaited else {"challenge"})


def check_view(view: State, seat: int) -> None:
    """Raise ValueError for a state that shows another's hidden rack or the shuffle's secret while the game is on
    (C4)."""
    others = (tile for i, other in enumerate(view.seats) if i != seat for tile in other.rack)
    shown = not get_game(view.config.game).open_racks(view.config) and any(tile != UNKNOWN for tile in others)
    if not view.outcome and (view.secret or view.cursor or shown):
        raise ValueError(f"a player may see only the view of its own seat ({seat})")


def doubtful(view: State, knowledge: Knowledge) -> list[str]:
    """The words of the last play that the list lacks; in doubt the dictionary is asked (C2)."""
    words = [] if view.pending is None else [formed.word for formed in view.pending.words]
    return [word for word in words if not knowledge.is_word(letters(split_tiles(word)))]


def exchangeable(view: State, seat: int) -> Tiles:
    """The rack, as far as the bag could give as many tiles for it (S7); nothing where its tiles aren't known, or the
    bag holds fewer than the edition wants there.

    While a play can still be taken back its player has not drawn yet, and will do so first.
    """
    rack = view.seats[seat].rack
    bag = view.bag - (len(view.pending.tiles) if view.pending else 0)
    if UNKNOWN in rack or bag < get_game(view.config.game).least_in_bag(view.edition):
        return ()
    return rack[: max(0, bag)]
