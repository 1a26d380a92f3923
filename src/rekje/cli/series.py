"""A series of games between computer players: by the native core where it can, else by the referee."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from rekje.bootstrap import knowledge_for, leaves_for, pin_words, search_for
from rekje.engine.crossword.family import player_engine
from rekje.engine.crossword.playouts import PlayoutTeller, core_minds, play_out
from rekje.engine.words import Words
from rekje.games.playout import PlayoutRules
from rekje.games.registry import get_game
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.model.events import Config
from rekje.model.families import AnyEvent
from rekje.players import Player
from rekje.players.match import play_match
from rekje.records.export import export_record
from rekje.records.record import Record
from rekje.tables.facts import LiveFacts

CORE_PLAYERS = frozenset({"greedy", "strong"})
"""Players that the core can be."""
BATCH = 256
"""Games asked of the core at once: enough to keep many cores busy, and few enough to show how far it is."""


class Finished(NamedTuple):
    """A finished game: final scores, the winners, how many turns, and how to write its record."""

    scores: Sequence[int]
    winners: Sequence[int]
    turns: int
    record: Callable[[], Record]


class Series:
    """Games of one table's config between the same players."""

    def __init__(self, config: Config, words: Words, players: Sequence[Player]) -> None:
        self.config = pin_words(config, words)
        self.words = words
        self.players = players
        self._knowledge = knowledge_for(words, self.config)
        in_core = all(player.name in CORE_PLAYERS for player in players)
        self._playout: PlayoutRules | None = get_game(config.game).playout(config) if in_core else None
        self._lexicon = words.name if words.name in LANGUAGES else ANY

    @property
    def by(self) -> str:
        """Who plays them: ``core`` or ``referee``."""
        return "core" if self._playout else "referee"

    def prepare(self) -> None:
        """Compile what is needed, so that it isn't measured."""
        for player in self.players:
            self._knowledge.prepare(player.level)

    def play(self, games: int, seed: int) -> Iterator[Finished]:
        """The games, in order; game n depends on ``seed + n`` alone."""
        if self._playout is None:
            return (self._referee(seed + n) for n in range(games))
        return self._core(self._playout, games, seed)

    def _core(self, rules: PlayoutRules, games: int, seed: int) -> Iterator[Finished]:
        engine = player_engine(self.words, self.config)
        strong = [player.name == "strong" for player in self.players]
        worths = leaves_for(self.config) if any(strong) else None
        minds = core_minds([worths if one else None for one in strong], self.config.edition)
        teller = PlayoutTeller(engine, self.config)
        for first in range(0, games, BATCH):
            count = min(BATCH, games - first)
            for game in play_out(engine, self.config.edition.letter_set, rules, count, seed + first, minds):
                top = max(game.scores)
                winners = [seat for seat, score in enumerate(game.scores) if score == top]
                yield Finished(game.scores, winners, len(game.turns), partial(teller.record, game, self._lexicon))

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
