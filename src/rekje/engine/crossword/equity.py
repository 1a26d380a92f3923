"""Plays and exchanges rated by score and by what they keep, found by the native engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache

import rekje._core as _core
from rekje.engine.crossword.native import NativeEngine, ScoredPlay
from rekje.engine.encoding import Alphabet, alphabet
from rekje.games.registry import get_game
from rekje.model.commands import Exchange, Play
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import LetterSet, Tile, Tiles, as_held, join_tiles, split_tiles, without
from rekje.players.leave_values import LeaveValues, tiles_of
from rekje.players.ports import Rated
from rekje.players.racks import exchangeable

_ANY = b"\x01"
"""A tile that isn't kept, whichever."""
CoreLeaves = _core.Leaves
"""Leave values of sets of tiles, as the core keeps them."""


class Rater:
    """Rates what a seat can do at tables of one edition, by values that are asked for when they are first needed."""

    def __init__(self, edition: Edition, leave_values: Callable[[], LeaveValues]) -> None:
        self._edition = edition
        self._ask = leave_values
        self._ones = lru_cache(self._single)
        self._latest: tuple[State | None, _core.Leaves | None] = (None, None)

    @cached_property
    def leave_values(self) -> LeaveValues:
        """What tiles kept are worth."""
        return self._ask()

    @cached_property
    def _leaves(self) -> list[_core.Leaves]:
        """One table for the whole game where racks are filled up again, else as many as the game has steps."""
        letters = self._edition.letter_set
        if get_game(self._edition.game).refills:
            return [core_leaves(self.leave_values, letters, self._edition.rack)]
        return schedule(self.leave_values, letters)

    @cached_property
    def _alphabet(self) -> Alphabet:
        return alphabet(self._edition.letter_set)

    @cached_property
    def leave_schedule(self) -> _core.LeaveSchedule:
        """These leave values until the bag is empty, then the points of the tiles."""
        return _core.LeaveSchedule(self._leaves, points_held(self._edition.letter_set))

    def leaves(self, view: State) -> _core.Leaves:
        """What tiles kept are worth as a game stands, as the core reads it."""
        if get_game(self._edition.game).refills:
            # Hundreds of moves of one position are weighed in a row.
            seen, leaves = self._latest
            if leaves is None or seen is not view:
                leaves = self._leaves[0].at(self._alphabet.rack(view.unseen.elements()), view.bag)
                self._latest = view, leaves
            return leaves
        full = self._full_bag(view)
        return self._leaves[max(0, full - view.bag) * (len(self._leaves) - 1) // full]

    def worth(self, view: State, kept: Tiles) -> float:
        """What tiles kept are worth as a game stands: where racks are filled up, by what may be drawn; else by how full
        the bag still is."""
        if get_game(self._edition.game).refills:
            codes, rack = self._alphabet.rack(kept), self._edition.rack
            # Whoever keeps all draws nothing; a rack that is one larger tells what its parts are worth.
            leaves, size = (self.leaves(view), rack) if len(codes) < rack else (self._leaves[0], rack + 1)
            return leaves.value(codes.ljust(size, _ANY), codes)
        ones = self._ones(min(1.0, view.bag / self._full_bag(view)))
        return sum(ones[tile] for tile in kept)

    def _full_bag(self, view: State) -> int:
        return max(1, self._edition.letter_set.box().total() - len(view.seats) * self._edition.rack)

    def _single(self, full: float) -> dict[Tile, float]:
        letters = self._edition.letter_set
        return dict(zip(tiles_of(letters), self.leave_values.single(letters, full), strict=True))

    def rated(self, engine: NativeEngine, view: State, seat: int, most: int) -> list[Rated]:
        """At most so many plays and exchanges of a seat, the highest equity first."""
        rack = view.seats[seat].rack[: engine.facts.rack_size]
        if not view.bag:
            return [scored(play, seat, rack) for play in engine.plays(view.board, rack, most)]
        leaves = self.leaves(view)
        plays = engine.plays_of(engine.encode(view.board, rack), most, leaves)
        found = [scored(play, seat, rack) for play in plays] + exchanges(engine, leaves, view, seat)
        return sorted(found, key=lambda one: -one.equity)[:most]

    def best(self, engine: NativeEngine, view: State, seat: int) -> Rated | None:
        """The first of `rated`."""
        rack = view.seats[seat].rack[: engine.facts.rack_size]
        leaves = self.leaves(view) if view.bag else None
        play = engine.best_of(engine.encode(view.board, rack), leaves)
        found = [scored(play, seat, rack)] if play else []
        found += exchanges(engine, leaves, view, seat) if leaves else []
        return max(found, key=lambda one: one.equity, default=None)


STEPS = 16
"""In so many steps leave values change while the bag grows empty."""


def schedule(leave_values: LeaveValues, letters: LetterSet) -> list[_core.Leaves]:
    """Leave values of single tiles as the core reads them, in steps from a full bag to an empty one."""
    return [_core.Leaves.by_tile(leave_values.single(letters, 1 - step / STEPS)) for step in range(STEPS + 1)]


def points_held(letters: LetterSet) -> _core.Leaves:
    """Tiles held count against one."""
    return _core.Leaves.by_tile([0.0, *(-float(value) for value in letters.values)])


def holding_schedule(leave_values: LeaveValues, letters: LetterSet) -> _core.LeaveSchedule:
    """The same for games in which nothing is drawn after a play."""
    return _core.LeaveSchedule(schedule(leave_values, letters), points_held(letters))


def leaves_of_sets(letters: LetterSet, most: int, leave_values: Mapping[Tiles, float]) -> _core.Leaves:
    """Leave values of sets of at most so many tiles. Sets left out are worth nothing. Raises ValueError for what the
    core can't keep."""
    codes = alphabet(letters)
    return _core.Leaves(
        len(letters.faces), most, [codes.rack(kept) for kept in leave_values], list(leave_values.values())
    )


def core_leaves(leave_values: LeaveValues, letters: LetterSet, most: int) -> _core.Leaves:
    """Leave values of sets of at most so many tiles, as the core reads them. Where there are too many sets they are
    those of single tiles. Raises `FormError` for values that can't be."""
    ones, codes = leave_values.single(letters), alphabet(letters)
    try:
        sets = [(codes.rack(split_tiles(kept)), worth) for kept, worth in leave_values.sets.items()]
        return _core.Leaves.of_parts(most, ones, leave_values.double(letters), sets, [letters.blanks, *letters.counts])
    except ValueError:
        pass
    try:
        return _core.Leaves.by_tile(ones)
    except ValueError as error:
        raise FormError("engine-leaves", why=str(error)) from None


def exchanges(engine: NativeEngine, leaves: _core.Leaves, view: State, seat: int) -> list[Rated]:
    """The exchanges that a seat may make, for each number of tiles the one that keeps most; the most tiles first."""
    can = len(exchangeable(view, seat))
    if not can or "exchange" not in get_game(view.config.game).turn_commands(view):
        return []
    rack = view.seats[seat].rack[: engine.facts.rack_size]
    tiles = engine.alphabet.known
    found = []
    for codes, worth in reversed(leaves.exchanges(engine.alphabet.rack(rack))):
        given = tuple(tiles[code] for code in codes)
        if len(given) <= can:
            found.append(Rated(Exchange(seat=seat, tiles=join_tiles(given)), 0, worth, without(rack, given)))
    return found


def scored(play: ScoredPlay, seat: int, rack: Tiles) -> Rated:
    """A play as an act of a seat, with the tiles that it keeps; its equity is its score where it has none."""
    kept = without(rack, (as_held(tile) for _, tile in play.tiles))
    equity = float(play.score) if play.equity is None else play.equity
    return Rated(Play(seat=seat, at=play.at, word=play.word), play.score, equity, kept)
