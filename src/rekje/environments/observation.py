"""What a seat observes, as arrays of numbers: made of its own view alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rekje.environments.menu import Menu
from rekje.environments.table import EnvironmentTable
from rekje.model.tiles import Tile
from rekje.referee.view import Seen

Array = NDArray[np.uint8] | NDArray[np.int16]
Observation = dict[str, Array]
MOST_POINTS = 2**15 - 1


class ObservationPart(NamedTuple):
    """A part of an observation: its shape, the lowest and the highest number, and whether a number has 16 bits instead
    of 8."""

    shape: tuple[int, ...]
    low: int
    high: int
    wide: bool = False

    @property
    def dtype(self) -> type[np.uint8] | type[np.int16]:
        """The type of its numbers."""
        return np.int16 if self.wide else np.uint8


def pieces(table: EnvironmentTable) -> dict[str, ObservationPart]:
    """The parts of an observation by name."""
    seats, kinds, moves = table.seats, len(table.kinds), table.moves
    found = {
        "board": ObservationPart((len(moves.planes), *moves.size), 0, max(moves.planes.values())),
        "rack": ObservationPart((kinds,), 0, 255),
        "unseen": ObservationPart((kinds,), 0, 255),
        "aside": ObservationPart((kinds,), 0, 255),
        "racks": ObservationPart((seats, kinds), 0, 255),
        "held": ObservationPart((seats,), 0, 255),
        "scores": ObservationPart((seats,), -MOST_POINTS, MOST_POINTS, True),
        "bag": ObservationPart((1,), 0, MOST_POINTS, True),
        "passes": ObservationPart((1,), 0, 255),
        "seat": ObservationPart((1,), 0, max(1, seats - 1)),
        "awaited": ObservationPart((len(table.game.handlers),), 0, 1),
    }
    if table.mode == "plays":
        found["plays"] = ObservationPart((table.most, 2), -MOST_POINTS, MOST_POINTS, True)
    else:
        found["trail"] = ObservationPart((moves.most_steps,), 0, MOST_POINTS, True)
    return found


def observe(table: EnvironmentTable, view: Seen, seat: int, trail: tuple[int, ...], menu: Menu | None) -> Observation:
    """What a seat observes. ``menu`` is what it can do now, None if nothing is awaited from it; ``trail`` the steps
    that it has taken in this turn."""
    order = [(seat + n) % table.seats for n in range(table.seats)]
    awaited = {name for one in view.awaiting if one.seat == seat for name in one.commands} if menu else set[str]()
    counted = {
        "rack": view.seats[seat].rack,
        "unseen": view.unseen.elements(),
        "aside": view.own.aside if view.own else (),
    }
    found: Observation = {
        "board": table.moves.board(view, trail),
        **{name: _counts(table.kinds, tiles) for name, tiles in counted.items()},
        "racks": np.stack([_counts(table.kinds, view.seats[other].rack) for other in order]),
        "held": np.array([len(view.seats[other].rack) for other in order], np.uint8),
        "scores": np.array([_points(view, other) for other in order], np.int16),
        "bag": np.array([view.bag], np.int16),
        "passes": np.array([min(view.passes, 255)], np.uint8),
        "seat": np.array([seat], np.uint8),
        "awaited": np.array([name in awaited for name in table.game.handlers], np.uint8),
    }
    if table.mode == "plays":
        found["plays"] = np.zeros((table.most, 2), np.int16)
        for place, play in enumerate(menu.plays if menu else ()):
            found["plays"][place] = min(play.score, MOST_POINTS), play.laid
    else:
        found["trail"] = np.zeros(table.moves.most_steps, np.int16)
        found["trail"][: len(trail)] = [number + 1 for number in trail]
    return found


def _counts(kinds: Mapping[Tile, int], tiles: Iterable[Tile]) -> NDArray[np.uint8]:
    counts = np.zeros(len(kinds), np.uint8)
    for tile in tiles:
        if (place := kinds.get(tile)) is not None:
            counts[place] += 1
    return counts


def _points(view: Seen, seat: int) -> int:
    return view.outcome.scores[seat] if view.outcome else view.seats[seat].score
