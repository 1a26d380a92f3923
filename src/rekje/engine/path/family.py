"""Searches of a table where words are paths (`rekje.engine.family.EngineFamily`)."""

from __future__ import annotations

from rekje.engine.family import LeaveValuesOf
from rekje.engine.path.knowledge import PathKnowledge
from rekje.engine.path.search import PathSearch
from rekje.engine.words import Words, known
from rekje.model.events import Config
from rekje.model.state import State
from rekje.tables.ports import Search


def path_search(words: Words, config: Config, level: int | None) -> PathSearch:
    """The search for paths with the words of a table that a player knows, by level. Raises `FormError` for the list
    "any", which can't be searched."""
    return PathSearch(known(words, config, level).word_graph, config.edition.letter_set)


class NoSearch:
    """`rekje.tables.ports.Search` where nothing hangs on whether a seat has a play."""

    def can_play(self, state: State, seat: int) -> bool | None:
        """Nobody asks."""
        return None


def search(words: Words, config: Config) -> Search:
    """`EngineFamily.search`."""
    return NoSearch()


def knowledge(words: Words, config: Config, leave_values: LeaveValuesOf) -> PathKnowledge:
    """`EngineFamily.knowledge`."""
    return PathKnowledge(lambda level: path_search(words, config, level), words.has, lambda: leave_values(config))
