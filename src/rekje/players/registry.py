"""The computer players by name. A player of one name plays each family of games in its own way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rekje.games.base import GameDefinition
from rekje.games.registry import get_game
from rekje.model.by_family import ByFamily
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.players.base import NO_LIMIT, PACE, Budget, Pace, Player
from rekje.players.families import LEVELS
from rekje.players.ideas import NUMBERED
from rekje.players.ports import Knowledge
from rekje.referee.view import Seen

ANYWHERE = "greedy"
"""A name that every family of games has."""
NOBODY = frozenset({"", "person"})
"""The player of a seat that no computer plays."""


class NamedPlayer(Player):
    """The player that carries a name, in whichever family of games it is asked."""

    def __init__(self, name: str, levels: ByFamily[Mapping[str, Player]] = LEVELS) -> None:
        self.name = name
        self._levels = levels

    def __repr__(self) -> str:
        return f"<player {self.name}>"

    @property
    def level(self) -> int | None:  # type: ignore[override]
        """Its vocabulary, the same in every family of games."""
        name = player_now(self.name)
        return next(self._levels[family][name].level for family in self._levels if name in self._levels[family])

    def of(self, game: GameDefinition) -> Player:
        """The player of this name for a game; the greedy one if the game's family doesn't have the name."""
        levels = self._levels[game.family]
        return levels.get(player_now(self.name), levels[ANYWHERE])

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


NAMES = (*(f"{NUMBERED}{number}" for number in range(1, 11)), "greedy", "racer", "canny", "strong", "expert")
"""Every name in a family's levels, from the weakest to the strongest."""
FORMER = {"novice": "level-3", "amateur": "level-7"}
"""Names that players had before, and the players that they now stand for. They are understood and not offered."""
PLAYERS: Mapping[str, NamedPlayer] = MappingProxyType({name: NamedPlayer(name) for name in (*NAMES, *FORMER)})


def player_now(name: str) -> str:
    """The name that a player has now: its own, unless it is one of `FORMER`."""
    return FORMER.get(name, name)


def is_computer(player: str) -> bool:
    """Whether a seat's player is a computer player, be it one of ours or somebody's own (docs/own-players.md)."""
    return player not in NOBODY


def pacer_of(player: str) -> Player | None:
    """The player by whose delays a seat's computer player moves: itself; for somebody's own, the one that plays
    everywhere. None for a person."""
    return PLAYERS.get(player, PLAYERS[ANYWHERE]) if is_computer(player) else None


def players_for(game: GameDefinition) -> dict[str, Player]:
    """The computer players that play a game."""
    return {name: PLAYERS[name] for name in LEVELS[game.family]}


def no_player(name: str, game: GameDefinition | None = None, others: Iterable[str] = ()) -> FormError:
    """What is wrong with a name that no player has. It tells who there is, in a game if one is meant, and ``others``
    besides."""
    known = players_for(game) if game else NAMES
    return FormError("engine-player-unknown", player=name, known=", ".join((*known, *others)))


def get_player(name: str, game: GameDefinition | None = None) -> Player:
    """A computer player by its name. Raises `FormError` for an unknown one, or one that doesn't play the game named."""
    if name not in PLAYERS:
        raise no_player(name, game)
    if game and player_now(name) not in LEVELS[game.family]:
        raise FormError("engine-player-other-game", player=name, known=", ".join(players_for(game)))
    return PLAYERS[name]
