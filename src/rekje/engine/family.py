"""What each family of games has on this floor (`rekje.engine.families`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rekje.engine.words import Words
from rekje.model.events import Config
from rekje.players.leave_values import LeaveValues
from rekje.players.ports import Knowledge
from rekje.tables.ports import Search

LeaveValuesOf = Callable[[Config], LeaveValues]
"""The leave values of a table."""


class EngineFamily(Protocol):
    """Searches for one family of games. The core is loaded when it is first needed."""

    def search(self, words: Words, config: Config) -> Search:
        """What proves whether the racks of a table have plays left."""

    def knowledge(self, words: Words, config: Config, leave_values: LeaveValuesOf) -> Knowledge:
        """What computer players at a table know. ``leave_values`` is asked when it is first needed."""
