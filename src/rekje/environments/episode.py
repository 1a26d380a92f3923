"""One game as a chain of frozen values: each action gives the next one. The state is the referee's own."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TypeVar

from rekje.bootstrap import shuffle_of
from rekje.environments.menu import Menu
from rekje.environments.observation import Observation, observe
from rekje.environments.table import EnvironmentTable
from rekje.library.recorded import record_of
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError, Refusal
from rekje.model.state import State
from rekje.players.base import open_commands
from rekje.records.record import Record
from rekje.referee import begin, decide, view

T = TypeVar("T")


def utilities_of(winners: Collection[int], seats: int) -> tuple[float, ...]:
    """1 for a winner, shared between several, and for the others what makes the sum 0; 0 for all if nobody has won."""
    won = seats / len(winners) if winners else 0.0
    return tuple((won * (seat in winners) - bool(winners)) / (seats - 1) for seat in range(seats))


def begun(game: T | None) -> T:
    """A game, or many, that have begun. Raises `FormError` before that."""
    if game is None:
        raise FormError("environments-reset")
    return game


class Episode:
    """A game at one moment. ``seat`` must choose next, None after the end; ``trail`` are the steps that it has taken of
    its turn.

    Where the referee awaits commands from several seats, the one with the least to choose from is asked first, so that
    the others' answers come before the next turn.
    """

    def __init__(
        self,
        table: EnvironmentTable,
        state: State,
        events: tuple[AnyEvent, ...],
        menu: Menu | None,
        trail: tuple[int, ...],
    ) -> None:
        self.table = table
        self.state = state
        self.events = events
        self.trail = trail
        self.seat: int | None = _asked(state)
        self._menu = menu

    @classmethod
    def begin(cls, table: EnvironmentTable, seed: int | None) -> Episode:
        """A new game. A seed makes its shuffle repeatable; None leaves it to chance."""
        secret, nonces = shuffle_of(table.seats, seed)
        begun = begin(table.config, table.facts, secret=secret, nonces=nonces)
        return cls(table, begun.state, begun.events, None, ())

    @cached_property
    def menu(self) -> Menu:
        """What the seat can do now. It has nothing to choose from after the end."""
        if self._menu is not None:
            return self._menu
        if self.seat is None:
            return Menu({})
        seen, awaited = view(self.state, self.seat), open_commands(self.state, self.seat)
        return self.table.moves.menu(seen, self.seat, awaited)

    def after(self, number: int) -> Episode:
        """The game after an action. Raises `FormError` for an action that isn't legal now."""
        if self.over:
            raise FormError("environments-over", action=number)
        if number not in self.menu:
            raise FormError("environments-illegal", action=number, count=len(self.menu.numbers))
        then = self.menu.take(number)
        if isinstance(then, Menu):
            return Episode(self.table, self.state, self.events, then, (*self.trail, number))
        decided = decide(self.state, then, self.table.facts)
        assert not isinstance(decided, Refusal), f"the menu offered {then}, which was refused: {decided}"
        return Episode(self.table, decided.state, (*self.events, *decided.events), None, ())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points; settled after the end."""
        outcome = self.state.outcome
        return outcome.scores if outcome else tuple(seat.score for seat in self.state.seats)

    @property
    def utilities(self) -> tuple[float, ...]:
        """After the end 1 for a winner, shared between several, and for the others what makes the sum 0. For one who
        plays alone, the points."""
        outcome, seats = self.state.outcome, self.table.seats
        if seats == 1:
            return (float(self.points[0]),)
        return utilities_of(outcome.winners if outcome else (), seats)

    def observe(self, seat: int) -> Observation:
        """What a seat observes."""
        mine = seat == self.seat
        menu, trail = (self.menu, self.trail) if mine else (None, ())
        return observe(self.table, view(self.state, seat), seat, trail, menu)

    def record(self) -> Record:
        """The game as a record, as `rekje.Game.record` makes it."""
        return record_of(self.events, self.table.lexicon)

    def __deepcopy__(self, memo: object) -> Episode:
        """An episode doesn't change."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle has no menu: the steps taken lead to it again."""
        return _again, (self.table, self.state, self.events, self.trail)


def _again(table: EnvironmentTable, state: State, events: tuple[AnyEvent, ...], trail: tuple[int, ...]) -> Episode:
    episode = Episode(table, state, events, None, ())
    for number in trail:
        episode = episode.after(number)
    return episode


def _asked(state: State) -> int | None:
    """The seat that must choose next."""
    open_to = {one.seat: names for one in state.awaiting if (names := open_commands(state, one.seat))}
    return min(open_to, key=lambda seat: len(open_to[seat]), default=None)
