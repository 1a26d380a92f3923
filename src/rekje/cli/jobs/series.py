"""A series of games between computer players: by the native core where it can, else by the referee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import NamedTuple

import msgspec

from rekje.bootstrap import knowledge_for, live_facts, open_words, pin_words
from rekje.cli.families import COMMANDS
from rekje.cli.family import Finished
from rekje.cli.jobs.work_options import everywhere
from rekje.cli.parts.positions import config_for
from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.families import AnyEvent
from rekje.model.problems import FormError
from rekje.own_players.found import find_player
from rekje.players import Player
from rekje.players.base import NO_LIMIT, Budget
from rekje.players.match import play_match
from rekje.players.thinking import ThinkingPlayer
from rekje.records.export import export_record
from rekje.records.turn_rows import turn_rows
from rekje.work.executor import Sent
from rekje.work.worker import check_same_words

CORE_CHUNK = 512
"""Games in a chunk that the core plays: a fraction of a second on one core."""
REFEREE_CHUNK = 4
"""Games in a chunk that the referee plays."""


class SelfplaySeries:
    """Games of one table's config between the same players."""

    def __init__(self, config: Config, words: Words, players: Sequence[Player]) -> None:
        self.config = pin_words(config, words)
        self.words = words
        self.players = players
        self._knowledge = knowledge_for(words, self.config)
        self._core = COMMANDS[get_game(config.game).family].core_games(self.config, words, players)
        self._lexicon = words.name if words.name in LANGUAGES else ANY

    @property
    def by(self) -> str:
        """Who plays them: ``core`` or ``referee``."""
        return "core" if self._core else "referee"

    def prepare(self) -> None:
        """Compile the word list beforehand, so that this time isn't measured."""
        for player in self.players:
            self._knowledge.prepare(player.level)

    def play(self, games: int, seed: int) -> Iterator[Finished]:
        """The games, in order; game n depends on ``seed + n`` alone."""
        if self._core:
            return self._core(games, seed)
        return (self._referee(seed + n) for n in range(games))

    def _referee(self, seed: int) -> Finished:
        nonces = tuple(f"{n:032x}" for n in range(len(self.players)))
        facts = live_facts(self.words, self.config)
        events: list[AnyEvent] = []
        lost: list[tuple[int, str]] = []
        for step in play_match(self.config, facts, self._knowledge, self.players, f"{seed:064x}", nonces):
            events += step.events
            if step.lost and step.command:
                lost.append((step.command.seat, str(step.lost.params["why"])))
        outcome = step.state.outcome
        assert outcome is not None, "a match ends with an outcome"
        record, rows = partial(export_record, events, self._lexicon), partial(turn_rows, events)
        turns = len(step.state.sheet)
        return Finished(outcome.scores, outcome.winners, turns, outcome.reason, record, rows, tuple(lost))


class GamesChunk(NamedTuple):
    """Some games of a series: the seed of the first, and how many there are."""

    seed: int
    games: int


class PlayedGame(msgspec.Struct, frozen=True, array_like=True):
    """A finished game as a worker tells it: final scores, the winners, how many turns, and its record as a line of
    JSON, if records are wanted; ``lost`` as in `Finished`."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    record: bytes = b""
    lost: tuple[tuple[int, str], ...] = ()


class SeriesJob(Sent):
    """The games of a series in chunks (`rekje.work.executor.WorkJob`), which give lists of `PlayedGame`.

    ``lexicon`` is the word list as it was named, ``None`` for the edition's own. Raises `FormError` for a list that
    there isn't.
    """

    def __init__(self, config: Config, lexicon: str | None, players: Sequence[Player], *, records: bool) -> None:
        self.lexicon = everywhere(lexicon)
        self.players = tuple(players)
        self.records = records
        words = open_words(lexicon, config.edition, config.options)
        self.config = pin_words(config, words)
        self.series = SelfplaySeries(config, words, players)

    @cached_property
    def series(self) -> SelfplaySeries:
        """The series in this process. Raises `FormError` if the word list isn't the same as where the job was made."""
        words = open_words(self.lexicon, self.config.edition, self.config.options)
        check_same_words(words.name, words.sha256, self.config.lexicon_sha256)
        return SelfplaySeries(self.config, words, self.players)

    @property
    def threaded(self) -> bool:
        """`WorkJob.threaded`: the core plays on all cores, but records are written by Python."""
        return self.series.by == "core" and not self.records

    def chunks(self, games: int, seed: int) -> Iterator[tuple[int, GamesChunk]]:
        """So many games, in numbered chunks. Game n depends on ``seed + n`` alone."""
        size = CORE_CHUNK if self.series.by == "core" else REFEREE_CHUNK
        for number, first in enumerate(range(0, games, size)):
            yield number, GamesChunk(seed + first, min(size, games - first))

    def start(self) -> Callable[[GamesChunk], bytes]:
        """`WorkJob.start`."""
        self.series.prepare()
        return self._play

    def _play(self, chunk: GamesChunk) -> bytes:
        games = (self._played(game) for game in self.series.play(chunk.games, chunk.seed))
        return msgspec.msgpack.encode(list(games))

    def _played(self, game: Finished) -> PlayedGame:
        record = msgspec.json.encode(game.record()) + b"\n" if self.records else b""
        return PlayedGame(tuple(game.scores), tuple(game.winners), game.turns, record, game.lost)


def series_between(
    names: str, edition: Edition, lexicon: str | None, *, records: bool = False, budget: Budget = NO_LIMIT
) -> SeriesJob:
    """The job of a series between players, named with commas between them, who think within a budget. Raises
    `FormError` for a player that there isn't, and for too few or too many."""
    game = get_game(edition.game)
    players = [find_player(name.strip().lower(), game) for name in names.split(",")]
    if budget != NO_LIMIT:
        # All cores play games, so that every player thinks on one.
        alone = msgspec.structs.replace(budget, threads=1)
        players = [ThinkingPlayer(player, alone) for player in players]
    least, most = game.seats
    if not least <= len(players) <= most:
        raise FormError("engine-selfplay-seats", count=len(players), least=least, most=most)
    # Without proof that nobody can play, all seats pass. The scores are the same, and the proof would take time.
    config = config_for(edition, len(players), prove_end=False)
    config = msgspec.structs.replace(config, seats=tuple(f"{p.name} {i}" for i, p in enumerate(players, 1)))
    return SeriesJob(config, lexicon, players, records=records)


def played_games(result: bytes) -> list[PlayedGame]:
    """The games of a chunk."""
    return msgspec.msgpack.decode(result, type=list[PlayedGame])
