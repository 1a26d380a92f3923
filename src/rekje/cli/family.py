"""What each family of games has in the commands (`rekje.cli.families`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

import click

from rekje.engine.words import Words
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.players import Player
from rekje.players.base import Budget
from rekje.records.cgp import CgpPosition
from rekje.records.record import Record
from rekje.records.turn_rows import DatasetRow


class Best(Protocol):
    """Prints the ``top`` best ways for a seat to use its turn, found in at most so many seconds. With a budget they are
    weighed by playing on from them; raises `FormError` in games in which that can't be done."""

    def __call__(
        self, state: State, seat: int, words: Words, top: int, seconds: float | None, budget: Budget, *, as_json: bool
    ) -> None: ...


class Counted(NamedTuple):
    """The legal plays of a position: how many, the highest score, the sum of all scores."""

    plays: int
    top: int
    sum: int


class Count(Protocol):
    """Counts the legal plays of the first rack in each position. Raises `FormError` if the family has no CGP
    positions."""

    def __call__(
        self, positions: Iterable[CgpPosition], words: Words, edition: Edition, options: Mapping[str, OptionValue]
    ) -> Iterable[Counted]: ...


class Finished(NamedTuple):
    """A finished game: final scores, the winners, how many turns, why it ended, and how to write its record and its
    rows. ``lost`` are the turns that players of one's own have lost (C14): the seat, and the code of the reason."""

    scores: Sequence[int]
    winners: Sequence[int]
    turns: int
    reason: str
    record: Callable[[], Record]
    rows: Callable[[], list[DatasetRow]]
    lost: tuple[tuple[int, str], ...] = ()


CoreGames = Callable[[int, int], Iterator[Finished]]
"""From a number of games and a seed: plays them in the core, in order. Game n depends on seed + n alone."""


class CommandFamily(Protocol):
    """What commands do for games of one family."""

    @property
    def best(self) -> Best:
        """``rekje best``."""

    @property
    def bench(self) -> click.Command:
        """A command of ``rekje bench``."""

    @property
    def count(self) -> Count:
        """``rekje perft``."""

    def laid_at(self, move: AnyCommand) -> str:
        """Where a move of a record laid its tiles, as ``rekje replay`` shows it; empty if it laid none."""

    def core_games(self, config: Config, words: Words, players: Sequence[Player]) -> CoreGames | None:
        """How the core plays a table's games between such players, or None where the referee must."""


def no_positions(
    positions: Iterable[CgpPosition], words: Words, edition: Edition, options: Mapping[str, OptionValue]
) -> Iterable[Counted]:
    """`CommandFamily.count` of a family whose games can't be written as CGP: raises `FormError`."""
    raise FormError("engine-no-list")


def nowhere(move: AnyCommand) -> str:
    """`CommandFamily.laid_at` of a family whose sheets don't say where tiles lie."""
    return ""


def no_core_games(config: Config, words: Words, players: Sequence[Player]) -> None:
    """`CommandFamily.core_games` of a family whose games the core doesn't play."""
    return
