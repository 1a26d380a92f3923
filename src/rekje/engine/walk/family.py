"""Searches of a table where words are walked (`rekje.engine.family.EngineFamily`)."""

from __future__ import annotations

from rekje.engine.family import LeaveValuesOf
from rekje.engine.walk.knowledge import LONGEST, WalkKnowledge, find_walks
from rekje.engine.walk.search import WalkSearch
from rekje.engine.words import Words, known, listed
from rekje.games.registry import get_game
from rekje.games.walk.game import WalkingGame
from rekje.lexicon.simple import AnyLexicon
from rekje.model.edition import Edition
from rekje.model.events import Config
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN
from rekje.tables.ports import Search


def walk_search(words: Words, edition: Edition) -> WalkSearch:
    """The search for walks with a word list. Raises `FormError` for the list "any", which can't be searched."""
    return WalkSearch(listed(words).word_graph, edition.letter_set)


def player_search(words: Words, config: Config, level: int | None = None) -> WalkSearch:
    """The search with the words that a player may lay who knows those of a level (None: all)."""
    return walk_search(known(words, config, level), config.edition)


class WalkTableSearch:
    """`rekje.tables.ports.Search` for one table."""

    def __init__(self, words: Words, config: Config) -> None:
        self._words = words
        self._edition = config.edition
        self._game = game_of(config)
        self._search: WalkSearch | None = None

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None where its rack or the words aren't known, or where it isn't proven
        that there is none."""
        if isinstance(self._words, AnyLexicon) or UNKNOWN in state.seats[seat].rack:
            return None
        self._search = self._search or walk_search(self._words, self._edition)
        found = find_walks(self._search, self._game, state, seat, LONGEST)
        return bool(found.walks) or (False if found.optimal else None)


def search(words: Words, config: Config) -> Search:
    """`EngineFamily.search`."""
    return WalkTableSearch(words, config)


def knowledge(words: Words, config: Config, leave_values: LeaveValuesOf) -> WalkKnowledge:
    """`EngineFamily.knowledge`."""
    proves = search(words, config).can_play
    return WalkKnowledge(
        game_of(config), lambda level: player_search(words, config, level), words.has, proves, leave_values
    )


def game_of(config: Config) -> WalkingGame:
    """The game of a table of this family."""
    game = get_game(config.game)
    assert isinstance(game, WalkingGame), "the table of families gives this one to no other game"
    return game
