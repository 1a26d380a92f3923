"""Whether an engine keeps to the protocol, point by point (docs/engine-protocol.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from rekje.bootstrap import knowledge_for, live_facts, open_words, pin_words, shuffle_of
from rekje.cli.parts.positions import config_for
from rekje.games.editions import edition_names, named_edition
from rekje.games.registry import GAMES
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.problems import Param, Refusal
from rekje.own_players.player import EnginePlayer, EngineSpec
from rekje.own_players.process import EngineProcess
from rekje.players.lost_turn import LostTurn
from rekje.players.match import play_match
from rekje.players.steps import MatchStep

SEED = 1
LITTLE = 0.3
"""The seconds that an engine has where it has little time."""
MOST_ANSWERS = 60
"""The answers of a game after which it is broken off."""
PARTING = 2.0
"""Seconds within which an engine ends."""
UNKNOWN = b'{"type":"tomorrow","what":"a message of a later version"}\n'
USUAL = "en"


class Point(msgspec.Struct, frozen=True):
    """A point: the code of the sentence that says what was tried, with what it needs; ``why`` is the code of the
    sentence that says what went wrong, if anything did; ``broken`` is the command that broke a rule, with the refusal.
    """

    code: str
    params: Mapping[str, Param] = {}
    why: str | None = None
    broken: tuple[AnyCommand, Refusal] | None = None


class EngineCheck:
    """Tries an engine. With ``only`` in one game alone. ``info`` is told what the engine says of its thoughts."""

    def __init__(self, spec: EngineSpec, only: str | None = None, info: Callable[[str], object] | None = None) -> None:
        self._player = EnginePlayer(spec, logged=True, info=info)
        self._quick = EnginePlayer(msgspec.structs.replace(spec, seconds=LITTLE), logged=True, info=info)
        self._later = EnginePlayer(spec, logged=True, info=info, preface=UNKNOWN)
        self._players = (self._player, self._quick, self._later)
        self._only = only
        self.played: tuple[str, ...] = ()
        """The games in which it was tried."""

    def points(self) -> Iterator[Point]:
        """Each point as soon as it has been tried. If the engine doesn't greet, nothing else is tried."""
        try:
            greeting = self._player.greeting()
        except LostTurn as lost:
            yield Point("engines-check-greeting", why=str(lost.params["why"]))
            return
        told = f"{greeting.name} {greeting.version}".strip()
        yield Point("engines-check-greets", {"name": told})
        plays = [game for game in GAMES if not greeting.games or game in greeting.games]
        games = [game for game in plays if self._only in (None, game)]
        if self._only and not games:
            yield Point("engines-check-game-asked", {"game": self._only}, "engines-check-why-not-its")
        for game in games:
            yield self._game("engines-check-game", game, self._player)
            yield self._game("engines-check-challenge", game, self._player, judging="challenge")
        self.played = tuple(games)
        if games:
            yield self._in_time(games[0])
            yield self._unknown(games[0])
        yield self._parting("engines-check-quit", lambda process: process.write(b'{"type":"quit"}\n'))
        yield self._parting("engines-check-input", lambda process: process.close_input())

    def log(self) -> tuple[str, ...]:
        """The last lines of its error output."""
        return tuple(line for player in self._players for line in player.log)

    def close(self) -> None:
        """End its processes."""
        for player in self._players:
            player.close()

    def _game(self, code: str, game: str, player: EnginePlayer, **options: str) -> Point:
        """A game in which it has both seats, as far as `MOST_ANSWERS`."""
        answers, lost = 0, None
        for step in _steps(_config(game, options), player):
            answers += step.command is not None
            lost = lost or step.lost
            if lost or answers >= MOST_ANSWERS:
                break
        if lost is None:
            return Point(code, {"game": game, "count": answers})
        return Point(code, {"game": game, "count": answers}, str(lost.params["why"]), lost.broken)

    def _in_time(self, game: str) -> Point:
        return msgspec.structs.replace(self._game("engines-check-time", game, self._quick), params={})

    def _unknown(self, game: str) -> Point:
        return msgspec.structs.replace(self._game("engines-check-unknown", game, self._later), params={})

    def _parting(self, code: str, part: Callable[[EngineProcess], None]) -> Point:
        try:
            process = self._player.open().process
        except LostTurn as lost:
            return Point(code, {}, str(lost.params["why"]))
        part(process)
        ended = process.wait(PARTING)
        process.kill()
        return Point(code, {}, None if ended else "engines-check-why-stays")


def _config(game: str, options: Mapping[str, str]) -> Config:
    names = edition_names(game)
    edition = named_edition(f"{game}/{USUAL if USUAL in names else names[0]}")
    return config_for(edition, 2, **options)


def _steps(config: Config, player: EnginePlayer) -> Iterator[MatchStep]:
    words = open_words(None, config.edition, config.options)
    config = pin_words(config, words)
    secret, nonces = shuffle_of(2, SEED)
    return play_match(config, live_facts(words, config), knowledge_for(words, config), (player, player), secret, nonces)
