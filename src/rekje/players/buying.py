"""When to buy a tile, in games where one may, and when to hold on: what is still held at the end counts against one."""

from __future__ import annotations

from rekje.games.base import Ending, Game
from rekje.games.registry import get_game
from rekje.model.state import State

PACE = 3
"""Tiles that a seat lays in a turn towards the end, on average."""
A_ROUND = 3
"""Tiles that a seat is expected to buy in each of its turns."""


def game_of(view: State) -> Game:
    """The game that a view is of."""
    return get_game(view.config.game)


def turns_left(view: State, seat: int) -> int:
    """The turns that a seat can expect to have, this one included, before another is out of tiles.

    The bag empties by what everybody buys, and then the smallest of the others' racks runs out.
    """
    others = [len(view.seats[other].rack) for other in view.active if other != seat]
    rounds = -(-view.bag // (A_ROUND * len(view.active)))
    return 1 + rounds + -(-min(others, default=0) // PACE)


def can_use_more(view: State, seat: int) -> bool:
    """Whether one tile more can be expected to be laid before the game is over."""
    return len(view.seats[seat].rack) < PACE * turns_left(view, seat)


def wins_by_passing(view: State, seat: int) -> bool:
    """Whether a pass ends the game and this seat then has more points than anybody can have."""
    game = game_of(view)
    if not game.pass_ends(view):
        return False
    mine = view.seats[seat].score + game.settlement(view, Ending("passes", game.stop_rule))[seat]
    return all(mine > most_at_the_end(view, other) for other in view.active if other != seat)


def most_at_the_end(view: State, seat: int) -> int:
    """The most points that another seat can end with if the game ends now: it holds the cheapest tiles unseen."""
    cheap = sorted(view.letter_set.value(tile) for tile in view.unseen.elements())
    return view.seats[seat].score - sum(cheap[: len(view.seats[seat].rack)])
