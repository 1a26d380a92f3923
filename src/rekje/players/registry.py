"""The computer players by name. A player of one name plays each family of games in its own way."""

from __future__ import annotations

from collections.abc import Mapping

from rekje.games.base import GameDefinition
from rekje.games.registry import get_game
from rekje.model.by_family import ByFamily
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.players.base import NO_LIMIT, PACE, Budget, Pace, Player
from rekje.players.families import LEVELS
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

ANYWHERE = "greedy"
"""A name that every family of games has."""


class NamedPlayer(Player):
    """The player that carries a name, in whichever family of games it is asked."""

    def __init__(self, name: str, levels: ByFamily[Mapping[str, Player]] = LEVELS) -> None:
        self.name = name
        self._levels = levels

    @property
    def level(self) -> int | None:  # type: ignore[override]
        """Its vocabulary, the same in every family of games."""
        return next(
            self._levels[family][self.name].level for family in self._levels if self.name in self._levels[family]
        )

    def of(self, game: GameDefinition) -> Player:
        """The player of this name for a game; the greedy one if the game's family doesn't have the name."""
        levels = self._levels[game.family]
        return levels.get(self.name, levels[ANYWHERE])

    def _at(self, view: Seen) -> Player:
        return self.of(get_game(view.config.game))

    def choose(self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """The command of this game's player of that name."""
        return self._at(view).choose(view, seat, knowledge, budget)

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """The act of this game's player of that name."""
        return self._at(view).act(view, seat, awaited, knowledge, budget)

    def delay(self, view: Seen, seat: int, pace: Pace = PACE) -> int:
        """The delay of this game's player of that name."""
        return self._at(view).delay(view, seat, pace)


NAMES = ("novice", "amateur", "greedy", "racer", "canny", "strong", "expert")
"""Every name in a family's levels, from the weakest to the strongest."""
PLAYERS: dict[str, NamedPlayer] = {name: NamedPlayer(name) for name in NAMES}


def players_for(game: GameDefinition) -> dict[str, Player]:
    """The computer players that play a game."""
    return {name: PLAYERS[name] for name in LEVELS[game.family]}


def get_player(name: str, game: GameDefinition | None = None) -> Player:
    """A computer player by its name. Raises `FormError` for an unknown one, or one that doesn't play the game named."""
    if name not in PLAYERS:
        raise FormError("engine-player-unknown", player=name, known=", ".join(PLAYERS))
    if game and name not in LEVELS[game.family]:
        raise FormError("engine-player-other-game", player=name, known=", ".join(players_for(game)))
    return PLAYERS[name]
