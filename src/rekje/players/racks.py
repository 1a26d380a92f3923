"""Playing from a rack: what to challenge, to buy, to lay, to exchange."""

from __future__ import annotations

from abc import abstractmethod
from random import Random

from rekje.games.registry import get_game
from rekje.model.commands import Accept, Buy, Challenge, Exchange, Vote
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles, letters, split_tiles
from rekje.players.base import Budget, Player
from rekje.players.buying import worth_buying
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen


class RackPlayer(Player):
    """A player of games in which a play is laid from a rack and then judged. Which play it lays, what it buys and what
    it exchanges differ from player to player."""

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """The answer to another's play, else a play, else a tile bought or some exchanged, else a pass."""
        chance = self.chance(view, seat)
        if "challenge" in awaited:
            return self.challenge_or_accept(view, seat, knowledge, chance)
        if "vote" in awaited:
            return Vote(seat=seat, yes=not doubtful(view, knowledge))
        buyable = get_game(view.config.game).buyable(view, seat, knowledge) if "buy" in awaited else 0
        if buyable and self.buys_first(view, seat, knowledge):
            return Buy(seat=seat, count=1)
        if awaited & {"open", "play"} and (play := self.find_play(view, seat, knowledge, budget, chance)):
            return play
        if buyable and worth_buying(view, seat, knowledge, self.level):
            return Buy(seat=seat, count=1)
        if "exchange" in awaited and (given := self.give_back(view, seat, chance)):
            return Exchange(seat=seat, tiles=join_tiles(given))
        return get_game(view.config.game).decline(seat, awaited)

    @abstractmethod
    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The play to make, or None to leave it."""

    @abstractmethod
    def buys_first(self, view: Seen, seat: int, knowledge: Knowledge) -> bool:
        """Whether to buy a tile, if that is allowed, before looking for a play. Tiles are bought one at a time, and
        the player decides again after each."""

    @abstractmethod
    def give_back(self, view: Seen, seat: int, chance: Random) -> Tiles:
        """The tiles to exchange where no play was found; none to pass."""

    @abstractmethod
    def dares(self, chance: Random) -> bool:
        """Whether it challenges a play with a word that the list lacks."""

    def challenge_or_accept(self, view: Seen, seat: int, knowledge: Knowledge, chance: Random) -> AnyCommand:
        """Challenge a play for the words that the list lacks, if it notices; else accept it (C2)."""
        words = doubtful(view, knowledge)
        if words and self.dares(chance):
            return Challenge(seat=seat, words=words)
        return Accept(seat=seat)


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
