"""What each family of games has on this floor (`rekje.environments.families`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from rekje.engine.words import Words
from rekje.environments.menu import Menu, Numbers
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.tiles import Tile
from rekje.records.record import Record
from rekje.referee.view import Seen

Mode = Literal["plays", "steps"]
"""Whether a play is one action, by its place in the list of plays, or several small ones."""
MODES: tuple[Mode, ...] = ("plays", "steps")
Planes = NDArray[np.uint8]


class TableActions(Protocol):
    """The actions of one table, and its board as numbers."""

    numbers: Numbers
    most_steps: int
    """The most action numbers that one command takes."""
    planes: Mapping[str, int]
    """The planes of the board by name, each with its highest number."""
    size: tuple[int, int]
    """The rows and columns of a plane."""

    def menu(self, view: Seen, seat: int, awaited: frozenset[str]) -> Menu:
        """What a seat can do, from what it may see. ``awaited`` are the commands that the referee awaits from it."""

    def board(self, view: Seen, trail: tuple[int, ...]) -> Planes:
        """The planes of the board: planes, rows, columns. ``trail`` are the steps taken in this turn."""


class Driven(Protocol):
    """Many games of one kind that are played at once, an action in each at a time."""

    def step(self, actions: Sequence[int]) -> None:
        """Take an action in each game. Raises ValueError, and takes none, if one isn't legal."""

    def shown(self) -> dict[str, bytes]:
        """What the seats on turn observe, and what the last step changed: arrays by name, each by game."""

    def finished(self) -> list[tuple[int, tuple[int, ...]]]:
        """The games that ended by the last step: their places and final scores."""

    def records(self) -> list[tuple[int, Record]]:
        """The same games as full records, which the referee can go over."""


class EnvironmentFamily(Protocol):
    """Environments of one family of games."""

    def moves(self, words: Words, config: Config, mode: Mode, most: int) -> TableActions:
        """The actions of a table. ``most`` is the number of plays that are listed."""

    def driven(
        self,
        words: Words,
        config: Config,
        kinds: Sequence[Tile],
        *,
        games: int,
        most: int,
        seed: int,
        threads: int | None = None,
    ) -> Driven:
        """Many games at once. ``kinds`` are the tiles that are counted. Raises `FormError` for a game of which that
        can't be played."""


def no_driven(
    words: Words,
    config: Config,
    kinds: Sequence[Tile],
    *,
    games: int,
    most: int,
    seed: int,
    threads: int | None = None,
) -> Driven:
    """`EnvironmentFamily.driven` of a family that can't: raises `FormError`."""
    raise FormError("engine-no-playouts", game=config.game)
