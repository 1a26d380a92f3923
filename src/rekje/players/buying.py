"""Tiles still held at the end count against their seat: when to buy another, and what a last play is worth."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.games.base import Ending
from rekje.games.registry import get_game
from rekje.players.ports import Candidate, Knowledge
from rekje.referee.view import Seen

PACE = 3
"""The mean number of tiles that a seat lays in a turn towards the end. Each seat buys about as many."""
LAST_TURNS = 2
"""With so few turns left, a tile bought must be of use at once."""


def worth_buying(view: Seen, seat: int, knowledge: Knowledge, level: int | None) -> bool:
    """Whether a seat should buy a tile: always while there is time to lay it; towards the end if the tiles that it may
    be promise more than they would cost. Never where a pass wins the game."""
    if turns_left(view, seat) > LAST_TURNS:
        return True
    if wins_by_passing(view, seat):
        return False
    best = knowledge.best(view, seat, level)
    now = gain_if_it_ended(view, seat, best) if best else 0
    return gain_with_one_more(view, seat, knowledge, level) > now


def gain_with_one_more(view: Seen, seat: int, knowledge: Knowledge, level: int | None) -> float:
    """What the best play changes in a seat's result if it first buys a tile, on average over the tiles unseen, and if
    nothing were laid after it."""
    unseen = view.unseen
    held = view.seats[seat].rack
    total = 0
    for tile, count in unseen.items():
        seats = tuple(replace(one, rack=(*held, tile)) if i == seat else one for i, one in enumerate(view.seats))
        bought = replace(view, seats=seats, bag=view.bag - 1)
        best = knowledge.best(bought, seat, level)
        gain = gain_if_it_ended(bought, seat, best) if best else 0
        total += count * (gain - view.letter_set.value(tile))
    return total / unseen.total()


def turns_left(view: Seen, seat: int) -> int:
    """The turns that a seat can expect to have, this one included: the others empty the bag by buying, and then the
    smallest of their racks runs out."""
    others = [len(view.seats[other].rack) for other in view.active if other != seat]
    rounds_of_buying = -(-view.bag // (PACE * len(view.active)))
    return 1 + rounds_of_buying + -(-min(others, default=0) // PACE)


def wins_by_passing(view: Seen, seat: int) -> bool:
    """Whether a pass ends the game and this seat then has more points than any other can have."""
    game = get_game(view.config.game)
    if not game.pass_ends(view):
        return False
    mine = view.seats[seat].score + game.settlement(view, Ending("passes", game.stop_rule))[seat]
    return all(mine > most_at_the_end(view, other) for other in view.active if other != seat)


def most_at_the_end(view: Seen, seat: int) -> int:
    """The most points that another seat can end with if the game ends now: it then holds the cheapest tiles unseen."""
    cheap = sorted(view.letter_set.value(tile) for tile in view.unseen.elements())
    return view.seats[seat].score - sum(cheap[: len(view.seats[seat].rack)])


def gain_if_it_ended(view: Seen, seat: int, play: Candidate) -> int:
    """What a play changes in a seat's result if nothing else were laid after it: its score, the tiles that no longer
    count against the seat, and the bonus for being out of tiles if it is."""
    out = play.laid == len(view.seats[seat].rack) and not view.bag
    bonus = get_game(view.config.game).out_bonus if out else 0
    return play.score + view.letter_set.worth(play.tiles) + bonus
