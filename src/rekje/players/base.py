"""What all computer players share: they check that they see only their own view, answer windows, and never hang."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

import msgspec

from rekje.games.base import Game
from rekje.games.path.words import Paper
from rekje.games.registry import get_game
from rekje.model.commands import Accept, AnyCommand, Buy, Challenge, Exchange, Open, Pass, Vote
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles, join_tiles, letters, split_tiles
from rekje.players.buying import worth_buying
from rekje.players.eyes import PACE, Pace
from rekje.players.path.turns import Writer
from rekje.players.ports import Knowledge, PaperKnowledge

NOT_FOR_PLAYERS = frozenset({"resign", "end", "time-up"})
"""Commands that are open at any moment and that no computer player gives of its own accord."""

AFTER_ACCEPTING = frozenset({"challenge", "knock"})
SEED_BITS = 63
"""Of what a player tells a search that goes on by chance."""


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
    writer: Writer = Writer()
    """How it plays where words are written down."""

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
        if isinstance(view.own, Paper):
            return self._write(view, seat, awaited, knowledge)
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
        raise nothing_awaited(seat, awaited)

    def _write(self, view: State, seat: int, awaited: frozenset[str], knowledge: Knowledge) -> AnyCommand:
        assert isinstance(knowledge, PaperKnowledge)
        command = self.writer.choose(self, view, seat, awaited, knowledge)
        if command is None:
            raise nothing_awaited(seat, awaited)
        return command

    def delay(self, view: State, seat: int, pace: Pace = PACE) -> int:
        """How long after `rekje.players.eyes.awaited_since` a person would give the command that this player gives, in
        ms; 0 in games where nobody can be too quick for the others. It depends on the view and the seat alone, and not
        on whether there is anything to knock for."""
        return self.writer.eye.delay(self.name, view, seat, pace) if isinstance(view.own, Paper) else 0

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
    it or knock, but owes no answer any more."""
    awaited = frozenset(name for one in view.awaiting if one.seat == seat for name in one.commands)
    answered = "accept" not in awaited and not has_floor(view, seat)
    return awaited - NOT_FOR_PLAYERS - (AFTER_ACCEPTING if answered else frozenset())


def has_floor(view: State, seat: int) -> bool:
    """Whether a seat has knocked and is to name words now."""
    window = view.own.window if isinstance(view.own, Paper) else None
    return window is not None and seat in window.order[:1]


def nothing_awaited(seat: int, awaited: frozenset[str]) -> ValueError:
    """What is wrong with asking a seat that may do none of the things that computer players do."""
    return ValueError(f"seat {seat} has nothing to choose from: {', '.join(sorted(awaited)) or 'not awaited'}")


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
