"""The kit that every registered player passes: small made-up lists with levels, whole games, all kinds of judging."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle, islice
from random import Random

from rekje._core import WordGraph
from rekje.engine.crossword.equity import Rater
from rekje.engine.crossword.knowledge import EngineKnowledge
from rekje.engine.crossword.native import NativeEngine
from rekje.games.crossword.game import CrosswordGame
from rekje.games.editions import named_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.model.by_family import ByFamily
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.families import AnyCommand
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, join_tiles
from rekje.players import PLAYERS, Player
from rekje.players.base import Budget
from rekje.players.crossword.expert import Expert
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.families import LEVELS as LEVELS_OF
from rekje.players.match import play_match
from rekje.players.path.pondering import Ponderer
from rekje.players.ports import Knowledge
from rekje.players.registry import NamedPlayer
from rekje.players.steps import MatchStep
from rekje.players.walk.pacer import Pacer
from rekje.players.walk.ports import RaceEffort
from rekje.players.walk.racer import Racer
from rekje.tables.facts import LiveFacts
from tests.property.tables import RandomWords
from tests.support import build_word_graph

LEVELS = (1, 2, 3, 4, 5)
NODES = 60
RACED = 6


class QuickRacer(Racer):
    """Plays on in thought after its few best plays, not after all that it could consider."""

    def find_play(
        self, view: State, seat: int, knowledge: Knowledge, budget: Budget, chance: Random
    ) -> AnyCommand | None:
        return super().find_play(view, seat, knowledge, Budget(RACED), chance)


QUICK_LEVELS = ByFamily[Mapping[str, Player]](
    crossword=lambda: {
        **LEVELS_OF["crossword"],
        "expert": Expert(considered=3, searches=24, nodes=NODES, drawn_nodes=NODES),
    },
    walk=lambda: {**LEVELS_OF["walk"], "racer": QuickRacer(), "expert": Pacer(RaceEffort(3, 1))},
    path=lambda: {**LEVELS_OF["path"], "expert": Ponderer("expert", pondered=2, widths=(2,))},
)
QUICK = {**PLAYERS, **{name: NamedPlayer(name, QUICK_LEVELS) for name in ("racer", "expert")}}
"""Every player; those that think for long think less here."""
JUDGINGS = ("referee", "challenge", "agree")


def judged(editions: Sequence[str]) -> list[tuple[str, str]]:
    """Editions, each with one of the ways of judging by turns."""
    return list(zip(editions, cycle(JUDGINGS), strict=False))


class LevelledWords(RandomWords):
    """A made-up list with a level for every word; the words of level 5 count as offensive."""

    def __init__(self, edition: Edition, seed: int) -> None:
        super().__init__(edition, seed)
        chance = Random(seed)
        self.levels = {word: chance.choices(LEVELS, (10, 3, 3, 2, 1))[0] for word in sorted(self.words)}
        self._letters = edition.letter_set
        self._known: dict[int, WordGraph] = {}

    def known(self, level: int | None) -> WordGraph:
        """What somebody of a level knows; without a level, all that offends nobody. None of the fifty everyday words is
        here, so their level is the next one. Built once for all games."""
        level = LEVELS[-2] if level is None else max(level, LEVELS[0])
        if level not in self._known:
            words = (word for word, own in self.levels.items() if own <= level)
            self._known[level] = build_word_graph(self._letters, map(join_tiles, words))
        return self._known[level]


@cache
def words_of(edition: str, seed: int = 1) -> LevelledWords:
    """The words of an edition, by its name with or without its game."""
    return LevelledWords(named_edition(edition), seed)


@cache
def rater_of(edition: str) -> Rater:
    """What tiles kept are worth in an edition that is built in, by its name."""
    found = named_edition(edition)
    return Rater(found, lambda: derive_leave_values(found))


class WatchedKnowledge(EngineKnowledge):
    """Knowledge that lays nothing offensive and fails the test if a player hands it more than its own view."""

    def __init__(self, words: LevelledWords, config: Config) -> None:
        rules = get_game(config.game)
        assert isinstance(rules, CrosswordGame)
        letters = config.edition.letter_set
        facts = rules.make_facts(config.edition, config.options)

        def engine_at(level: int | None) -> NativeEngine:
            return NativeEngine(words.known(level), letters, facts)

        whole = NativeEngine(words.word_graph, letters, facts)
        super().__init__(
            engine_at,
            words.has,
            lambda state, seat: whole.has_play(state.board, state.seats[seat].rack),
            rater_of(f"{config.game}/{config.edition.name}"),
        )

    def plays(self, view, seat, level):  # type: ignore[no-untyped-def]
        assert_only_own(view, seat)
        return super().plays(view, seat, level)

    def best_by_equity(self, view, seat, level):  # type: ignore[no-untyped-def]
        assert_only_own(view, seat)
        return super().best_by_equity(view, seat, level)

    def best(self, view, seat, level):  # type: ignore[no-untyped-def]
        assert_only_own(view, seat)
        return super().best(view, seat, level)


def assert_only_own(view: State, seat: int) -> None:
    assert not view.secret
    assert all(tile == UNKNOWN for i, other in enumerate(view.seats) if i != seat for tile in other.rack)


class NoSearch:
    """A table that proves no ends."""

    def can_play(self, state: State, seat: int) -> bool | None:
        return None


def config_of(edition: str, seats: int, **options: object) -> Config:
    found = named_edition(edition)
    resolved = resolve_options(get_game(found.game).options, found, options)
    return Config(found.game, found, resolved, tuple(f"Seat {n}" for n in range(seats)), "made-up")


def whole_game(config: Config, players: list[Player], seed: int, words: LevelledWords | None = None) -> list[MatchStep]:
    """A game to its end; every refused command raises."""
    return list(game(config, players, seed, words))


def state_after(moves: int, config: Config, players: list[Player], seed: int) -> State:
    """How a game stands after so many moves; it isn't played any further."""
    return next(islice(game(config, players, seed), moves, None)).state


def game(config: Config, players: list[Player], seed: int, words: LevelledWords | None = None) -> Iterator[MatchStep]:
    """A game, move by move."""
    words = words or words_of(f"{config.game}/{config.edition.name}")
    knowledge = WatchedKnowledge(words, config)
    nonces = tuple(f"{n:032x}" for n in range(len(players)))
    facts = LiveFacts(words, NoSearch())
    for number, step in enumerate(play_match(config, facts, knowledge, players, f"{seed:064x}", nonces)):
        assert number < 600, "a game of computer players goes on for ever"
        yield step
