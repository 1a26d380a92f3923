"""Games at tables of several kinds, one a chunk: what ladders and ratings are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rekje.cli.jobs.series import GamesChunk, SeriesJob
from rekje.cli.parts.positions import config_for
from rekje.games.editions import named_edition
from rekje.model.edition import OptionValue
from rekje.players import Player


class AskedGame(NamedTuple):
    """A game to be played: the game and edition (``scrabble/nl``), the players in their seats, the seed."""

    kind: str
    players: tuple[Player, ...]
    seed: int


class SingleGames(NamedTuple):
    """A job whose chunks are an `AskedGame` each (`rekje.work.executor.WorkJob`). All tables have the ``options``."""

    options: Mapping[str, OptionValue]
    threaded: bool = False

    def start(self) -> Callable[[AskedGame], bytes]:
        """`WorkJob.start`."""
        tables: dict[tuple[str, tuple[str, ...]], Callable[[GamesChunk], bytes]] = {}

        def play(asked: AskedGame) -> bytes:
            key = asked.kind, tuple(player.name for player in asked.players)
            if key not in tables:
                config = config_for(named_edition(asked.kind), len(asked.players), **self.options)
                tables[key] = SeriesJob(config, None, asked.players, records=False).start()
            return tables[key](GamesChunk(asked.seed, 1))

        return play
