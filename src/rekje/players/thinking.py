"""Computer players that are given more time, or less, than they take by themselves."""

from __future__ import annotations

import re

from msgspec.structs import replace

from rekje.games.registry import game_name
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.players.base import NO_LIMIT, PACE, Budget, Pace, Player
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

MOST_SECONDS = 60.0
"""The longest that a computer player may think about a turn, in seconds."""
MOST_NODES = 10_000_000
LEAST_DEPTH, MOST_DEPTH = 2, 5
"""How many turns a simulation may look ahead."""
_SECONDS = re.compile(r"(\d{1,4}(?:\.\d{1,3})?)s?")
_NODES = re.compile(r"(\d{1,9})n")


def read_budget(text: str | None, depth: int | None = None) -> Budget:
    """A budget as it is typed: ``5`` or ``5s`` are seconds, ``60000n`` are nodes; None is no budget. Raises `FormError`
    for anything else, and for more than may be asked for.

    >>> read_budget("2.5").seconds, read_budget("60000n", 3).nodes
    (2.5, 60000)
    """
    if text is None:
        return NO_LIMIT if depth is None else Budget(depth=depth)
    if (found := _SECONDS.fullmatch(text)) and 0 < float(found[1]) <= MOST_SECONDS:
        return Budget(seconds=float(found[1]), depth=depth)
    if (found := _NODES.fullmatch(text)) and 0 < int(found[1]) <= MOST_NODES:
        return Budget(nodes=int(found[1]), depth=depth)
    raise FormError("engine-think-form", text=text, seconds=int(MOST_SECONDS), nodes=MOST_NODES)


def on_cores(budget: Budget, threads: int | None) -> Budget:
    """A budget that so many threads spend (None: as many as there are cores); no budget stays none."""
    return budget if budget == NO_LIMIT else replace(budget, threads=threads)


def refuse_budget(budget: Budget, game: str) -> None:
    """Raise `FormError` if there is a budget: acts of this game aren't weighed by playing on from them."""
    if budget != NO_LIMIT:
        raise FormError("engine-best-think", game=game_name(game))


class ThinkingPlayer(Player):
    """A player that always thinks within a budget. It keeps the name of the player that thinks."""

    def __init__(self, player: Player, budget: Budget) -> None:
        self.name = player.name
        self.trusted = player.trusted
        self.weighs_kept = player.weighs_kept
        self._player = player
        self._budget = budget

    @property
    def level(self) -> int | None:  # type: ignore[override]
        """The vocabulary of the player that thinks."""
        return self._player.level

    def choose(self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """What the player chooses within this player's budget, unless another is given."""
        return self._player.choose(view, seat, knowledge, self._budget if budget == NO_LIMIT else budget)

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """What the player does within a budget."""
        return self._player.act(view, seat, awaited, knowledge, budget)

    def delay(self, view: Seen, seat: int, pace: Pace = PACE) -> int:
        """The delay of the player that thinks."""
        return self._player.delay(view, seat, pace)
