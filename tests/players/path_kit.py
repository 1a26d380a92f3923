"""Tables where words are written down, for the players' tests: a small list with levels, tables made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

from rekje.engine.path.knowledge import PathKnowledge
from rekje.engine.path.search import PathSearch
from rekje.games.editions import builtin_edition
from rekje.games.options import resolve_options
from rekje.games.registry import get_game
from rekje.model.events import Config, Setup
from rekje.model.state import State
from rekje.players import Player
from rekje.players.derived_leaves import derive_leave_values
from rekje.players.leave_values import LeaveValues
from rekje.players.match import play_match
from rekje.players.steps import MatchStep
from rekje.referee import begin
from rekje.tables.facts import LiveFacts
from tests.players.kit import LevelledWords, NoSearch
from tests.players.walk_kit import FewWords

STEPS = 200_000
"""The work of a search in games that needn't be played as well as can be."""
NONCES = tuple(f"{n:032x}" for n in range(6))


@cache
def words_of(edition: str, seed: int = 1) -> LevelledWords:
    """Made-up words: about a third of all pairs, and some longer ones."""
    return LevelledWords(builtin_edition("letter", edition), seed)


class WatchedPaths(PathKnowledge):
    """Knowledge that names nothing offensive and fails the test if a player hands it what it may not see."""

    def __init__(
        self,
        words: Any,
        config: Config,
        by_level: bool = True,
        steps: int = STEPS,
        leave_values: LeaveValues | None = None,
    ) -> None:
        letters = config.edition.letter_set

        def search_at(level: int | None) -> PathSearch:
            return PathSearch(words.known(level) if by_level else words.known_in(letters), letters)

        super().__init__(search_at, words.has, lambda: leave_values or derive_leave_values(config.edition), steps)

    def plays(self, view, seat, level):  # type: ignore[no-untyped-def]
        assert not view.secret
        return super().plays(view, seat, level)

    def single_lays(self, view, seat, level):  # type: ignore[no-untyped-def]
        assert not view.secret
        return super().single_lays(view, seat, level)

    def readable(self, view, level):  # type: ignore[no-untyped-def]
        assert not view.secret
        return super().readable(view, level)


def config_of(edition: str, seats: int, setup: Setup | None = None, **options: object) -> Config:
    found = builtin_edition("letter", edition)
    resolved = resolve_options(get_game("letter").options, found, options)
    names = tuple(f"Seat {n}" for n in range(seats))
    return Config("letter", found, resolved, names, "made-up", setup=setup)


def whole_game(config: Config, players: list[Player], seed: int, steps_each: int = STEPS) -> list[MatchStep]:
    """A game to its end; every refused command raises."""
    return list(game(config, players, seed, steps_each))


def state_after(moves: int, config: Config, players: list[Player], seed: int) -> State:
    """How a game stands after so many moves; it isn't played any further."""
    return next(islice(game(config, players, seed), moves, None)).state


def game(config: Config, players: list[Player], seed: int, steps_each: int = STEPS) -> Iterator[MatchStep]:
    """A game, move by move."""
    words = words_of(config.edition.name)
    facts, knowledge = LiveFacts(words, NoSearch()), WatchedPaths(words, config, steps=steps_each)
    for number, step in enumerate(
        play_match(config, facts, knowledge, players, f"{seed:064x}", NONCES[: len(players)])
    ):
        assert number < 1500, "a game of computer players goes on for ever"
        yield step


def table(words: FewWords, tiles: dict[str, str], racks: list[str], **options: object) -> State:
    """A table with letters on it, after the first round; the first seat is on turn. A sized tile is told as ``R3×2``,
    racks with spaces between."""
    setup = Setup(
        tiles={square: f"[{tile}]" for square, tile in tiles.items()},
        racks=["".join(f"[{tile}]" for tile in rack.split()) for rack in racks],
    )
    config = config_of("en", len(racks), setup, **options)
    return begin(config, LiveFacts(words, NoSearch()), secret="1" * 64, nonces=NONCES[: len(racks)]).state
