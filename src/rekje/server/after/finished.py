"""Checks before a finished game is looked at, and a cache of what was computed for recent ones."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from rekje.lexicon.simple import AnyLexicon
from rekje.model.problems import FormError
from rekje.model.state import State
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import Live

T = TypeVar("T")


async def finished(registry: TableRegistry, live: Live, refusal: str) -> State:
    """The final state of a game. Raises `FormError` with the code ``refusal`` while the game is on, and if there are no
    words to search."""
    async with live.lock:
        # Wait for what is being stored, because a lobby may show it already.
        state = live.state
    if state is None or state.outcome is None:
        raise FormError(refusal)
    if isinstance(registry.rulesets.find(state.config).words, AnyLexicon):
        raise FormError("engine-no-list")
    return state


class Recent(Generic[T]):
    """A cache of the ``most`` keys used last. A value that has ``failed`` is made again."""

    def __init__(self, most: int, failed: Callable[[T], bool]) -> None:
        self._most = most
        self._failed = failed
        self._made: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str, make: Callable[[], T]) -> T:
        """The value for a key; it is made if there is none."""
        found = self._made.get(key)
        if found is None or self._failed(found):
            found = self._made[key] = make()
            if len(self._made) > self._most:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return found


def has_failed(task: asyncio.Task[Any]) -> bool:
    """Whether a task has failed or was cancelled, so that it can be tried again."""
    return task.done() and bool(task.cancelled() or task.exception())
