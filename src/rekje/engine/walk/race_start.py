"""Where thinking ahead in a race begins: the table as a seat sees it, and dealing what it doesn't see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

from rekje.board.grid import SQUARE
from rekje.engine.walk.ahead import RaceState
from rekje.engine.walk.search import MOST_HEAP, MOST_HELD, WalkSearch
from rekje.games.walk.game import WalkingGame
from rekje.games.walk.heap import heap_of
from rekje.games.walk.race_rules import RaceRules
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, split_tiles

FULL_TABLE = MOST_HEAP - 120
FULL_RACK = MOST_HELD - 20
"""With more tiles there would be no room for those laid and drawn in thought."""


class Deal(NamedTuple):
    """What seats hold that isn't seen, in codes, and the bag in an order of chance."""

    racks: Mapping[int, bytes] = {}
    bag: Sequence[int] = ()


class Dealer:
    """Deals what isn't seen: first what others hold, then the bag."""

    def __init__(self, tiles: Sequence[int], hidden: Mapping[int, int], seed: int) -> None:
        self._tiles = tiles
        self._hidden = hidden
        self._chance = Random(seed)

    @property
    def hides(self) -> bool:
        """Whether any seat holds what isn't seen."""
        return any(self._hidden.values())

    def deal(self) -> Deal:
        """What is unseen, dealt anew."""
        bag = self._chance.sample(self._tiles, len(self._tiles))
        racks = {seat: bytes([bag.pop() for _ in range(min(count, len(bag)))]) for seat, count in self._hidden.items()}
        return Deal(racks, bag)


def begun(search: WalkSearch, game: WalkingGame, view: State, seat: int, seed: int) -> tuple[RaceState, Dealer] | None:
    """The race as a seat on turn sees it, and who deals what it doesn't see; None before the opening word lies, on
    grids that aren't square, and where more lies or is held than a search takes."""
    rules = game.race_rules(view.config)
    hidden = {other: _hidden(view, other, rules) for other in view.active}
    table = game.bare_table(view.config)
    largest = max(len(view.seats[other].rack) for other in view.active)
    if not view.board or hidden[seat] or not table or table.grid != SQUARE:
        return None
    if len(view.board) > FULL_TABLE or largest > FULL_RACK:
        return None
    known = {
        other: search.held(tile for tile in view.seats[other].rack if tile != UNKNOWN)
        for other in sorted(view.active, key=lambda other: (other - seat) % len(view.seats))
    }
    places = {other: view.seats[other].score for other in known}
    course = RaceState(search.lists, rules, known, places, [], seat)
    course.passes = view.passes
    course.heap = search.lying(view.board, rules.free_blanks)
    course.made = search.made_before((split_tiles(made.word), made.squares) for made in heap_of(view).made)
    unseen = view.letter_set.sort(view.unseen.elements())
    return course, Dealer([search.alphabet.held[tile] for tile in unseen], hidden, seed)


def _hidden(view: State, seat: int, rules: RaceRules) -> int:
    """How many tiles a seat holds that aren't seen, with those that it will have drawn before the next turn."""
    held = view.seats[seat].rack
    unseen = held.count(UNKNOWN)
    if view.pending is None or view.pending.seat != seat:
        return unseen
    opening = heap_of(view).made[-1].opening
    return unseen + min(view.bag, max(0, rules.rack - len(held)) if opening else rules.drawn)
