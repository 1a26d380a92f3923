"""The highest score, every time."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from random import Random

from msgspec.structs import replace

from rekje.games.registry import get_game
from rekje.model.commands import Play
from rekje.model.families import AnyCommand
from rekje.model.squares import Square, spelled
from rekje.model.tiles import Tile, Tiles
from rekje.players.base import Budget
from rekje.players.buying import gain_if_it_ended, worth_buying
from rekje.players.ports import Candidate, Knowledge
from rekje.players.racks import RackPlayer, exchangeable
from rekje.referee.view import Seen

WEIGHED = 12
"""The plays that are weighed with the best reply, once nothing is left to buy."""


class Greedy(RackPlayer):
    """Knows the whole list and takes the highest score; at equal scores the first in the search's own order."""

    name = "greedy"

    def find_play(
        self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        """The best play there is; one play weighed, whatever the budget. Once nothing is left to buy, in a game where
        being out of tiles has a bonus, the best for the result if the game ended with it."""
        best = knowledge.best(view, seat, self.level)
        if best and not view.bag and get_game(view.config.game).out_bonus and budget.plays != 1:
            best = best_last_play(view, seat, knowledge, self.level)
        return best.command if best else None

    def buys_first(self, view: Seen, seat: int, knowledge: Knowledge) -> bool:
        """As long as the tile can be laid before the game is over: more tiles, more points."""
        return worth_buying(view, seat, knowledge, self.level)

    def give_back(self, view: Seen, seat: int, chance: Random) -> Tiles:
        """Exchange the whole rack, if the bag has enough tiles."""
        rack = view.seats[seat].rack
        return rack if exchangeable(view, seat) == rack else ()

    def dares(self, chance: Random) -> bool:
        """Always."""
        return True


def best_last_play(view: Seen, seat: int, knowledge: Knowledge, level: int | None) -> Candidate | None:
    """The best play if the game ends soon, by what it gains. Between two, the gain of the other's best reply is
    subtracted; the other then holds exactly the unseen tiles."""
    plays = promising(view, seat, knowledge.plays(view, seat, level))
    if len(view.active) != 2:
        return max(plays, key=lambda play: gain_if_it_ended(view, seat, play), default=None)

    def lead(play: Candidate) -> int:
        return gain_if_it_ended(view, seat, play) - best_reply(view, seat, play, knowledge, level)

    return max(plays, key=lead, default=None)


def promising(view: Seen, seat: int, plays: Sequence[Candidate], most: int = WEIGHED) -> list[Candidate]:
    """A few plays that gain the most, of all plays by score, the highest first."""
    besides = view.letter_set.worth(view.seats[seat].rack) + get_game(view.config.game).out_bonus
    found: list[tuple[int, int]] = []
    for place, play in enumerate(plays):
        if len(found) >= most and -found[most - 1][0] >= play.score + besides:
            break
        insort(found, (-gain_if_it_ended(view, seat, play), place))
    return [plays[place] for _, place in found[:most]]


def best_reply(view: Seen, seat: int, play: Candidate, knowledge: Knowledge, level: int | None) -> int:
    """What the other of two seats gains after a play, if it knows as many words."""
    if play.laid == len(view.seats[seat].rack):
        return 0
    rack = tuple(view.unseen.elements())
    seats = tuple(replace(one, rack=rack) if i == seat else one for i, one in enumerate(view.seats))
    after = replace(view, seats=seats, board=board_after(view.board, play))
    reply = knowledge.best(after, seat, level)
    return gain_if_it_ended(after, seat, reply) if reply else 0


def board_after(board: Mapping[Square, Tile], play: Candidate) -> dict[Square, Tile]:
    """A board with a play on it."""
    assert isinstance(play.command, Play)
    return {**dict(spelled(play.command.at or "", play.command.word)), **board}
