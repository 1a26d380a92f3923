"""A fourth family of games, as small as can be: docs/new-family.md followed in a folder outside the house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from rekje.analysis.families import ANALYSES
from rekje.drawing.families import HINTS
from rekje.engine.families import ENGINES
from rekje.games import registry
from rekje.model.by_event import ByEvent
from rekje.players.families import LEVELS
from rekje.records.families import RECORDS, Common
from rekje.telling.families import TELLERS
from rekje.terminal.families import SCREENS
from rekje.terminal.playing.families import SESSIONS
from tests.tiny_family import analysis, engine, hints, players, terminal
from tests.tiny_family.game import Row


@contextmanager
def added() -> Iterator[None]:
    """Within the context the house has the family on each floor that playing needs."""
    with ExitStack() as house:
        house.enter_context(registry.added(Row()))
        house.enter_context(LEVELS.added("tiny", lambda: players.LEVELS))
        house.enter_context(ENGINES.added("tiny", lambda: engine))
        house.enter_context(ANALYSES.added("tiny", lambda: analysis))
        house.enter_context(HINTS.added("tiny", lambda: hints))
        house.enter_context(RECORDS.added("tiny", Common))
        house.enter_context(TELLERS.added("tiny", lambda: ByEvent({})))
        house.enter_context(SCREENS.added("tiny", lambda: terminal))
        house.enter_context(SESSIONS.added("tiny", lambda: terminal.play_row))
        yield
