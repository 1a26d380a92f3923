"""A series of games between computer players: by the native core where it can, else by the referee."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rekje.bootstrap import knowledge_for, pin_words, search_for
from rekje.cli.families import COMMANDS
from rekje.cli.family import Finished
from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.model.events import Config
from rekje.model.families import AnyEvent
from rekje.players import Player
from rekje.players.match import play_match
from rekje.records.export import export_record
from rekje.tables.facts import LiveFacts


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
        facts = LiveFacts(self.words, search_for(self.words, self.config))
        events: list[AnyEvent] = []
        for step in play_match(self.config, facts, self._knowledge, self.players, f"{seed:064x}", nonces):
            events += step.events
        outcome = step.state.outcome
        assert outcome is not None, "a match ends with an outcome"
        return Finished(
            outcome.scores, outcome.winners, len(step.state.sheet), partial(export_record, events, self._lexicon)
        )
