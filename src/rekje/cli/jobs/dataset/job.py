"""The games of a data set, played in chunks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

from rekje.cli.family import Finished
from rekje.cli.jobs.dataset.columns import GameEnd, game_values, table_bytes
from rekje.cli.jobs.series import GamesChunk, SeriesJob
from rekje.work.executor import Sent


class DatasetJob(Sent):
    """The games of a series as rows (`rekje.work.executor.WorkJob`); a chunk gives an Arrow stream.

    Rows are made by Python, so the work is spread over processes, whoever plays the games.
    """

    threaded = False

    def __init__(self, games: SeriesJob, seed: int) -> None:
        self.games = games
        self.seed = seed

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The names of the players, from seat 0."""
        return tuple(player.name for player in self.games.players)

    def chunks(self, games: int) -> Iterator[tuple[int, GamesChunk]]:
        """So many games, in numbered chunks."""
        return self.games.chunks(games, self.seed)

    def start(self) -> Callable[[GamesChunk], bytes]:
        """`WorkJob.start`."""
        self.games.series.prepare()
        return self._play

    def _play(self, chunk: GamesChunk) -> bytes:
        first = chunk.seed - self.seed
        played = enumerate(self.games.series.play(chunk.games, chunk.seed), first)
        return table_bytes([row for number, game in played for row in self._rows(number, game)])

    def _rows(self, number: int, game: Finished) -> list[tuple[object, ...]]:
        share = 1 / len(game.winners) if game.winners else 0.0
        results = [share if seat in game.winners else 0.0 for seat in range(len(game.scores))]
        end = GameEnd(number, self.players, results, list(game.scores), game.reason)
        return game_values(end, game.rows())
