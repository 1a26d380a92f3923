"""What all computer players share: each sees only the view of its own seat, and gives a command that is awaited."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import inf
from random import Random

import msgspec
from msgspec.structs import force_setattr

from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.model.plain import plain_number, plain_whole
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

NOT_FOR_PLAYERS = frozenset({"resign", "vacation", "end", "time-up"})
"""Commands that are open at any moment and that no computer player gives of its own accord."""

AFTER_ACCEPTING = frozenset({"challenge", "knock"})
SEED_BITS = 63
"""The bits of the seed that a player gives to a randomised search."""


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think about a turn; what is None is left to the player. Only where words cross does a
    player count ``seconds``, ``nodes`` and ``depth``.

    ``plays`` is how many plays are weighed. ``nodes`` is how many best plays are searched for in a simulation; in the
    searches at the end of a game the positions grow in proportion. So far all is counted, and the same view always
    gives the same command. ``seconds`` are by the clock: the command then depends on the machine. ``depth`` is how many
    turns a simulation looks ahead. ``threads`` is how many work on a simulation (None: as many as there are cores);
    that changes no command unless it is timed. Raises `FormError` for numbers below 1, and for ``seconds`` that aren't
    above 0.

    >>> game = rekje.Game(edition="en", seed=7)
    >>> game.ask("expert", budget=rekje.Budget(nodes=2_000, depth=2)).tiles
    'GLQ'
    """

    plays: int | None = None
    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    threads: int | None = None

    def __post_init__(self) -> None:
        for name in ("plays", "nodes", "depth", "threads"):
            value = getattr(self, name)
            count = plain_whole(value)
            if value is not None and (count is None or count < 1):
                raise FormError("form-argument", name=name, wanted="count")
            force_setattr(self, name, count)
        seconds = plain_number(self.seconds)
        if self.seconds is not None and (seconds is None or not 0 < seconds < inf):
            raise FormError("form-argument", name="seconds", wanted="seconds")
        force_setattr(self, "seconds", seconds)

    @property
    def is_timed(self) -> bool:
        """Whether the command depends on the clock."""
        return self.seconds is not None


NO_LIMIT = Budget()


class Pace(msgspec.Struct, frozen=True):
    """The pace of a table's computer players: their times are multiplied by ``factor`` and are at least ``least``
    ms."""

    factor: float = 1.0
    least: int = 900


PACE = Pace()


class Player(ABC):
    """A computer player. It keeps nothing between two commands.

    ``level`` is its vocabulary: words of at most that level, None for the whole list.
    """

    name: str
    level: int | None = None
    weighs_kept = False
    """Whether it weighs what tiles kept for later turns are worth."""
    trusted = True
    """Whether it always gives a legal command. One that doesn't may lose its turn (C14)."""

    @property
    def levels(self) -> frozenset[int | None]:
        """All vocabularies by which it may play, from game to game."""
        return frozenset({self.level})

    def choose(self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """The command of a seat from which one is awaited, `rekje.referee.view` of the state being all it sees.

        The same view gives the same command: chance comes from the seat and the version alone. Raises ValueError for
        a state that shows more than the seat may see, and where nothing is awaited from it.
        """
        check_view(view, seat)
        awaited = open_commands(view, seat)
        command = self.act(view, seat, awaited, knowledge, budget)
        if command is None:
            raise ValueError(f"seat {seat} has nothing to choose from: {', '.join(sorted(awaited)) or 'not awaited'}")
        return command

    @abstractmethod
    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """The command of a seat, one of those ``awaited`` from it by name; None if it can give none of them."""

    def delay(self, view: Seen, seat: int, pace: Pace = PACE) -> int:
        """How long after `rekje.games.base.GameDefinition.awaited_since` a person would give the command that this
        player gives, in ms; 0 in games where nobody can be too quick for the others. It depends on the view and the
        seat alone, and not on what the player finds."""
        return 0

    def chance(self, view: Seen, seat: int) -> Random:
        """The chance by which it chooses in a state."""
        return Random(f"{self.name}/{seat}/{view.version}")


def open_commands(view: State, seat: int) -> frozenset[str]:
    """The commands awaited from a seat that a computer player may give. A seat that has accepted a play could still
    challenge it or knock, but owes no answer."""
    awaited = frozenset(name for one in view.awaiting if one.seat == seat for name in one.commands)
    answered = "accept" not in awaited and not get_game(view.config.game).has_floor(view, seat)
    return awaited - NOT_FOR_PLAYERS - (AFTER_ACCEPTING if answered else frozenset())


def check_view(view: State, seat: int) -> None:
    """Raise ValueError for a state that shows another's hidden rack or the shuffle's secret while the game is on
    (C4)."""
    others = (tile for i, other in enumerate(view.seats) if i != seat for tile in other.rack)
    shown = not get_game(view.config.game).open_racks(view.config) and any(tile != UNKNOWN for tile in others)
    if not view.outcome and (view.secret or view.cursor or shown):
        raise ValueError(f"a player may see only the view of its own seat ({seat})")
