"""Searches of a table where words lie in lines (`rekje.engine.family.EngineFamily`)."""

from __future__ import annotations

from collections.abc import Mapping

import rekje._core as _core
from rekje.board.crossword.squares import CrosswordFacts
from rekje.engine.crossword.equity import Rater
from rekje.engine.crossword.knowledge import EngineKnowledge
from rekje.engine.crossword.native import Board, NativeEngine, core_facts, encode_position
from rekje.engine.encoding import alphabet
from rekje.engine.family import LeaveValuesOf
from rekje.engine.words import Words, known, listed
from rekje.games.crossword.game import CrosswordGame
from rekje.games.registry import get_game
from rekje.lexicon.simple import AnyLexicon
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.model.tiles import UNKNOWN, Tiles
from rekje.tables.ports import Search


def engine_for(words: Words, edition: Edition, options: Mapping[str, OptionValue]) -> NativeEngine:
    """The search for a word list under an edition's rules.

    Raises `FormError` for the list "any", which can't be searched, and for a game of another family.
    """
    lexicon, facts = listed(words), facts_for(edition, options)
    return NativeEngine(lexicon.word_graph, edition.letter_set, facts, lexicon.load_tables)


def facts_for(edition: Edition, options: Mapping[str, OptionValue]) -> CrosswordFacts:
    """The facts of an edition. Raises `FormError` for a game of another family."""
    game = get_game(edition.game)
    if not isinstance(game, CrosswordGame):
        raise FormError("engine-no-list")
    return game.make_facts(edition, options)


def player_engine(words: Words, config: Config, level: int | None = None) -> NativeEngine:
    """The search with the words that a player may lay who knows those of a level (None: all)."""
    return engine_for(known(words, config, level), config.edition, config.options)


def position_engine(words: Words, config: Config, board: Board, rack: Tiles) -> NativeEngine:
    """`player_engine` for this position alone: with those words only that a play can form there. They are few, so
    nobody has to wait until a whole list is made ready."""
    facts = facts_for(config.edition, config.options)
    cells, held = encode_position(alphabet(config.edition.letter_set), facts, board, rack)
    formable = listed(words).narrowed(lambda lines: _core.formable(lines, core_facts(facts), cells, held))
    return player_engine(formable, config)


class TableSearch:
    """`rekje.tables.ports.Search` for one table."""

    def __init__(self, words: Words, config: Config) -> None:
        self._words = words
        self._config = config
        self._engine: NativeEngine | None = None

    def can_play(self, state: State, seat: int) -> bool | None:
        """Whether a seat has any legal play; None where its rack or the words aren't known, or where the rack is too
        large to be searched whole and no part of it tells."""
        rack = state.seats[seat].rack
        if isinstance(self._words, AnyLexicon) or UNKNOWN in rack:
            return None
        self._engine = self._engine or engine_for(self._words, self._config.edition, self._config.options)
        part = rack[: self._engine.facts.rack_size]
        return self._engine.has_play(state.board, part) or (False if part == rack else None)


def search(words: Words, config: Config) -> Search:
    """`EngineFamily.search`."""
    return TableSearch(words, config)


def knowledge(words: Words, config: Config, leave_values: LeaveValuesOf) -> EngineKnowledge:
    """`EngineFamily.knowledge`."""
    rater = Rater(config.edition, lambda: leave_values(config))
    return EngineKnowledge(
        lambda level: player_engine(words, config, level), words.has, search(words, config).can_play, rater
    )
