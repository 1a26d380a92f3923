"""Tables where words are walked, for the players' tests: a small Dutch list with levels, tables made by hand."""

from __future__ import annotations

from functools import cache
from typing import Any

from rekje.adapters.walk_knowledge import LONGEST, WalkKnowledge, find_walks
from rekje.adapters.walks import WalkSearch
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.games.walking import WalkingGame
from rekje.model.events import Config, Setup
from rekje.model.problems import Refusal
from rekje.model.state import State
from rekje.model.tiles import Tiles, join_tiles
from rekje.players import Player
from rekje.players.match import Step, play_match
from rekje.referee import begin, replay
from rekje.tables.facts import LiveFacts
from tests.players.kit import LEVELS, LevelledWords, assert_only_own
from tests.support import build_automaton

NONCES = tuple(f"{n:032x}" for n in range(6))


@cache
def words_of(edition: str, seed: int = 1) -> LevelledWords:
    """Made-up words: about a third of all pairs, and some longer ones."""
    return LevelledWords(builtin_edition("koning", edition), seed)


class WatchedWalks(WalkKnowledge):
    """Knowledge that lays nothing offensive and fails the test if a player hands it what it may not see."""

    def __init__(self, words: Any, config: Config, by_level: bool = True) -> None:
        letters = config.edition.letter_set
        game = get_game(config.game)
        assert isinstance(game, WalkingGame)

        def search_at(level: int | None) -> WalkSearch:
            known = words.up_to(level or LEVELS[-2]) if by_level else words.words
            return WalkSearch(build_automaton(letters, map(join_tiles, known)), letters)

        whole = WalkSearch(build_automaton(letters, map(join_tiles, words.words)), letters)
        super().__init__(
            game, search_at, words.has, lambda state, seat: bool(find_walks(whole, game, state, seat, LONGEST).walks)
        )
        self.asked = 0

    def plays(self, view, seat, level):  # type: ignore[no-untyped-def]
        self.asked += 1
        if not view.config.options["open_tiles"]:
            assert_only_own(view, seat)
        assert not view.secret
        return super().plays(view, seat, level)


class NoSearch:
    """A table that proves nothing."""

    def can_play(self, state: State, seat: int) -> bool | None:
        return None


def config_of(edition: str, seats: int, setup: Setup | None = None, **options: object) -> Config:
    found = builtin_edition("koning", edition)
    resolved = resolve_options(get_game("koning").options, found, options)
    names = tuple(f"Seat {n}" for n in range(seats))
    return Config("koning", found, resolved, names, "made-up", setup=setup)


def whole_game(config: Config, players: list[Player], seed: int) -> list[Step]:
    """A game to its end; every refused command raises."""
    words = words_of(config.edition.name)
    facts = LiveFacts(words, NoSearch())
    steps = []
    knowledge = WatchedWalks(words, config)
    for step in play_match(config, facts, knowledge, players, f"{seed:064x}", NONCES[: len(players)]):
        steps.append(step)
        assert len(steps) < 900, "a game of computer players goes on for ever"
    return steps


class FewWords:
    """Just these words, every one of them known to everybody."""

    def __init__(self, *words: str) -> None:
        self.words = {tuple(word) for word in words}

    def has(self, word: Tiles) -> bool:
        return word in self.words


def table(words: FewWords, tiles: dict[str, str], racks: list[str], kings: list[int], **options: object) -> State:
    """A table with a heap, its racks and kings; the first seat is on turn."""
    bag = {key: value for key, value in options.items() if key == "bag"}
    rest = {key: value for key, value in options.items() if key != "bag"}
    setup = Setup(tiles=tiles, racks=list(racks), kings=kings, **bag)  # type: ignore[arg-type]
    config = config_of("nl", len(racks), setup, **rest)
    facts = LiveFacts(words, NoSearch())
    state = replay(begin(config, facts, secret="1" * 64, nonces=NONCES[: len(racks)]))
    assert not isinstance(state, Refusal)
    return state
