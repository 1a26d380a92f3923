"""Tables where words are walked, for the players' tests: a small Dutch list with levels, tables made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from rekje._core import WordGraph
from rekje.engine.walk.knowledge import LONGEST, WalkKnowledge, find_walks
from rekje.engine.walk.search import WalkSearch
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.model.events import Config, Setup
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.tiles import LetterSet, Tiles, join_tiles
from rekje.players import Player
from rekje.players.match import play_match
from rekje.players.steps import MatchStep
from rekje.referee import begin
from rekje.tables.facts import LiveFacts
from tests.players.kit import LevelledWords, assert_only_own
from tests.support import build_word_graph

NONCES = tuple(f"{n:032x}" for n in range(6))


@cache
def words_of(edition: str, seed: int = 1) -> LevelledWords:
    """Made-up words: about a third of all pairs, and some longer ones."""
    return LevelledWords(builtin_edition("koning", edition), seed)


class WatchedWalks(WalkKnowledge):
    """Knowledge that lays nothing offensive and fails the test if a player hands it what it may not see."""

    def __init__(self, words: Any, config: Config, by_level: bool = True) -> None:
        letters = config.edition.letter_set
        whole = words.word_graph if by_level else words.known_in(letters)
        rules = get_game(config.game)
        assert isinstance(rules, WalkingGame)

        def search_at(level: int | None) -> WalkSearch:
            return WalkSearch(words.known(level) if by_level else whole, letters)

        search = WalkSearch(whole, letters)
        super().__init__(
            rules, search_at, words.has, lambda state, seat: bool(find_walks(search, rules, state, seat, LONGEST).walks)
        )
        self.asked = 0

    def plays(self, view, seat, level):  # type: ignore[no-untyped-def]
        self.asked += 1
        self._watch(view, seat)
        return super().plays(view, seat, level)

    def best_by_odds(self, view, seat, level, effort, seed):  # type: ignore[no-untyped-def]
        self._watch(view, seat)
        return super().best_by_odds(view, seat, level, effort, seed)

    def stands_after(self, view, seat, acts, deals, seed):  # type: ignore[no-untyped-def]
        self._watch(view, seat)
        return super().stands_after(view, seat, acts, deals, seed)

    def _watch(self, view: State, seat: int) -> None:
        if not view.config.options["open_tiles"]:
            assert_only_own(view, seat)
        assert not view.secret


class NoSearch:
    """A table that proves nothing."""

    def can_play(self, state: State, seat: int) -> bool | None:
        return None


def config_of(edition: str, seats: int, setup: Setup | None = None, **options: object) -> Config:
    found = builtin_edition("koning", edition)
    resolved = resolve_options(get_game("koning").options, found, options)
    names = tuple(f"Seat {n}" for n in range(seats))
    return Config("koning", found, resolved, names, "made-up", setup=setup)


def whole_game(config: Config, players: list[Player], seed: int) -> list[MatchStep]:
    """A game to its end; every refused command raises."""
    return list(game(config, players, seed))


def state_after(moves: int, config: Config, players: list[Player], seed: int) -> State:
    """How a game stands after so many moves; it isn't played any further."""
    return next(islice(game(config, players, seed), moves, None)).state


def game(config: Config, players: list[Player], seed: int) -> Iterator[MatchStep]:
    """A game, move by move."""
    words = words_of(config.edition.name)
    facts, knowledge = LiveFacts(words, NoSearch()), WatchedWalks(words, config)
    for number, step in enumerate(
        play_match(config, facts, knowledge, players, f"{seed:064x}", NONCES[: len(players)])
    ):
        assert number < 900, "a game of computer players goes on for ever"
        yield step


class FewWords:
    """Just these words, every one of them known to everybody."""

    def __init__(self, *words: str) -> None:
        self.words = {tuple(word) for word in words}

    def known_in(self, letters: LetterSet) -> WordGraph:
        """The words as a search takes them."""
        return build_word_graph(letters, map(join_tiles, self.words))

    def has(self, word: Tiles) -> bool:
        return word in self.words


def table(words: FewWords, tiles: dict[str, str], racks: list[str], kings: list[int], **options: object) -> State:
    """A table with a heap, its racks and kings; the first seat is on turn."""
    bag = {key: value for key, value in options.items() if key == "bag"}
    rest = {key: value for key, value in options.items() if key != "bag"}
    setup = Setup(tiles=tiles, racks=list(racks), kings=kings, **bag)  # type: ignore[arg-type]
    config = config_of("nl", len(racks), setup, **rest)
    facts = LiveFacts(words, NoSearch())
    state = begin(config, facts, secret="1" * 64, nonces=NONCES[: len(racks)]).state
    assert not isinstance(state, Refusal)
    return state
