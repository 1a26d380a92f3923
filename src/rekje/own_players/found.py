"""The players of one's own that there are here, by name: those of installed packages (entry points of the group
``rekje.players``), those that the settings name, and those that the command line names."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Mapping
from importlib.metadata import EntryPoint, EntryPoints, entry_points

from msgspec.structs import replace

from rekje.games.base import GameDefinition
from rekje.games.registry import GAMES
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError
from rekje.own_players.player import EnginePlayer, EngineSpec
from rekje.own_players.process import PARTING
from rekje.players import PLAYERS, Player, get_player, players_for
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.lost_turn import LostTurn
from rekje.players.ports import Knowledge
from rekje.players.registry import NOBODY, no_player
from rekje.referee.view import Seen
from rekje.storage.options.engines import EngineOptions, is_engine_name, kept_engines

GROUP = "rekje.players"
"""The group of entry points under which a package names its players."""
HOST_MODULE = "rekje.library.player_host"
"""What runs a player of an installed package in a process of its own."""
RESERVED = frozenset({*PLAYERS, *NOBODY, "me", "even"})
"""The names that stand for other players."""


def _installed(entry: EntryPoint) -> EngineSpec:
    return EngineSpec(entry.name, (sys.executable, "-P", "-m", HOST_MODULE, entry.name))


class OwnPlayers:
    """The players of one's own by name, and what is wrong with those that can't be used. A player that is named on the
    command line goes before one of that name in the settings, and that before one of an installed package."""

    def __init__(
        self, entries: Iterable[EntryPoint], kept: Mapping[str, EngineOptions], typed: Mapping[str, EngineOptions]
    ) -> None:
        self.problems: list[FormError] = []
        """What is wrong, each a sentence."""
        specs = {spec.name: spec for spec in map(_installed, entries) if self._may_be_called(spec.name)}
        for name, told in {**kept, **typed}.items():
            if not told.words and name in specs:
                specs[name] = replace(specs[name], seconds=told.seconds)
            elif self._may_be_called(name):
                specs[name] = EngineSpec(name, told.words, told.seconds, told.options)
        self.players: dict[str, EnginePlayer] = {name: EnginePlayer(spec) for name, spec in sorted(specs.items())}
        self._games: dict[str, tuple[str, ...]] = {}

    def _may_be_called(self, name: str) -> bool:
        if name in RESERVED:
            self.problems.append(FormError("engines-name-ours", player=name))
        elif not is_engine_name(name):
            self.problems.append(FormError("engines-name-form", player=name))
        else:
            return True
        return False

    def find(self, name: str, game: GameDefinition | None = None) -> Player:
        """A computer player by its name, ours or one's own. Raises `FormError` for one that there isn't, that doesn't
        play the game, or that can't be used."""
        if name in PLAYERS:
            return get_player(name, game)
        if name not in self.players:
            raise no_player(name, game, self.players)
        if game and game.id not in self.games_of(name):
            raise FormError("engine-player-other-game", player=name, known=", ".join(players_for(game)))
        return self.players[name]

    def games_of(self, name: str) -> tuple[str, ...]:
        """The games that a player of one's own plays, as it says when it is first asked. Raises `FormError` if it
        doesn't answer."""
        if name not in self._games:
            try:
                told = self.players[name].greeting().games
            except LostTurn as lost:
                problem = FormError("engines-unusable", player=name, why=lost.params["why"])
                if lost.fault:
                    problem.add_note(lost.fault)
                raise problem from None
            self._games[name] = tuple(game for game in GAMES if not told or game in told)
        return self._games[name]

    def offered(self, game: GameDefinition) -> list[str]:
        """The names of those that play a game. What is wrong with others is added to the `problems`."""
        return [name for name in self.usable() if game.id in self.games_of(name)]

    def usable(self) -> list[str]:
        """The names of those that answer. The others are left out from now on."""
        for name in list(self.players):
            try:
                self.games_of(name)
            except FormError as problem:
                self.problems.append(problem)
                del self.players[name]
        return list(self.players)

    def close(self) -> None:
        """End their processes."""
        for player in self.players.values():
            player.quit()
        until = time.monotonic() + PARTING
        for player in self.players.values():
            player.end(until)


NO_PLAYERS = OwnPlayers((), {}, {})

_typed: dict[str, EngineOptions] = {}
_found: OwnPlayers | None = None


def name_engines(typed: Mapping[str, EngineOptions]) -> None:
    """Take further engines from the command line. Raises `FormError` for the name of another player."""
    global _found
    for name in typed:
        if name in RESERVED:
            raise FormError("engines-name-ours", player=name)
    _typed.update(typed)
    _found = None


def own_players() -> OwnPlayers:
    """The players of one's own that there are here, looked for once. What is wrong with the settings is one of their
    problems."""
    global _found
    if _found is None:
        entries = entry_points(group=GROUP)
        kept, problems = _kept(entries)
        _found = OwnPlayers(entries, kept, _typed)
        _found.problems += problems
    return _found


def _kept(entries: EntryPoints) -> tuple[Mapping[str, EngineOptions], list[FormError]]:
    try:
        return kept_engines(entries.names), []
    except FormError as problem:
        return {}, [problem]


def find_player(name: str, game: GameDefinition | None = None) -> Player:
    """`OwnPlayers.find`, of all that there are here. Ours are found without looking for others."""
    return get_player(name, game) if name in PLAYERS else own_players().find(name, game)


def player_at(name: str) -> Player:
    """The player of a seat at a table that has begun. One that isn't here, or can't be read of, loses its turns."""
    try:
        return find_player(name)
    except FormError:
        return MissingPlayer(name)


class MissingPlayer(Player):
    """A player of somebody's own that isn't installed here. It loses every turn."""

    trusted = False

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: Seen, seat: int, knowledge: Knowledge, budget: Budget = NO_LIMIT) -> AnyCommand:
        """Raises `LostTurn`."""
        raise LostTurn(self.name, "missing")

    def act(
        self, view: Seen, seat: int, awaited: frozenset[str], knowledge: Knowledge, budget: Budget
    ) -> AnyCommand | None:
        """Raises `LostTurn`."""
        return self.choose(view, seat, knowledge, budget)


def names_for(game: GameDefinition) -> list[str]:
    """The names of all players of a game: ours from the weakest to the strongest, then one's own."""
    return [*players_for(game), *own_players().offered(game)]
