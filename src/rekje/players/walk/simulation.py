"""Simulated continuations of a table, from one seat's view. Hidden tiles are filled in at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from rekje.model.commands import Pass
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tile, Tiles
from rekje.model.walk.commands import Open
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen


class Imagined:
    """`rekje.games.base.Facts` of an imagined table: tiles come in one order, however the game goes on."""

    def __init__(self, bag: Tiles) -> None:
        self._bag = bag

    def is_word(self, word: Tiles) -> bool:
        """Players lay words."""
        return True

    def can_play(self, state: State, seat: int) -> bool | None:
        """Nobody asks."""
        return None

    def first_seat(self) -> int:
        """The first seat, where no lot is drawn."""
        return 0

    def throw(self, state: State, seats: Sequence[int]) -> None:
        """No dice."""

    def draw(self, state: State, count: int, among: Tiles | None = None) -> tuple[Tiles, int]:
        """The next tiles. Tiles drawn as lots are skipped, so the bag may run out sooner."""
        end = state.cursor + count
        return tuple(self._bag[i % len(self._bag)] for i in range(state.cursor, end)), end


def imagine(view: Seen, chance: Random) -> tuple[State, Imagined]:
    """A full state that fits a view, with hidden tiles dealt at random and words judged at once, and the facts that
    know its bag."""
    hidden: list[Tile] = [*view.letter_set.sort(view.unseen.elements())]
    chance.shuffle(hidden)
    seats = []
    for seat in view.seats:
        known = tuple(tile for tile in seat.rack if tile != UNKNOWN)
        drawn = [hidden.pop() for _ in range(min(len(seat.rack) - len(known), len(hidden)))]
        seats.append(replace(seat, rack=(*known, *drawn)))
    config = replace(view.config, options={**view.config.options, "judging": "referee"})
    return replace(view, config=config, seats=tuple(seats)), Imagined(tuple(hidden))


def next_to_play(state: State) -> int | None:
    """The seat that is to play or to open next."""
    return next((one.seat for one in state.awaiting if {"open", "play", "pass"} & set(one.commands)), None)


def best_reply(state: State, seat: int, knowledge: Knowledge) -> tuple[AnyCommand, int]:
    """The play with the highest score that a seat has, and that score; a pass is 0."""
    best = knowledge.best(state, seat, None)
    if best:
        return best.command, best.score
    opening = any(one.seat == seat and "open" in one.commands for one in state.awaiting)
    return (Open(seat=seat, words={}) if opening else Pass(seat=seat)), 0
