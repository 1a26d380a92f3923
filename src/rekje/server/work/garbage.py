"""Python's search for objects that only hold on to each other. In a server with many sockets a search through all
objects takes as long as a hundred moves, and Python begins one whenever enough of them are new."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Event, Thread

EVERY = 600.0
"""Seconds between two searches through all objects: all that was lost meanwhile still fits into memory, and less than
one move in a thousand waits for a search."""
_NEVER = 1_000_000


@contextmanager
def rare_collections(
    every: float = EVERY, measured: Callable[[], AbstractContextManager[object]] = nullcontext
) -> Iterator[None]:
    """Search through the old objects only every so many seconds, and not at all through those that are there already:
    a program's modules stay as long as it runs. The young ones are searched as often as before. ``measured`` measures
    each search through the old ones."""
    young, middle, old = gc.get_threshold()
    # Without a search before: it would only make the start longer, since hardly anything is lost by then.
    gc.freeze()
    gc.set_threshold(young, middle, _NEVER)
    done = Event()
    searching = Thread(target=_search, args=(done, every, measured), name="rekje-garbage", daemon=True)
    searching.start()
    try:
        yield
    finally:
        done.set()
        searching.join()
        gc.set_threshold(young, middle, old)
        gc.unfreeze()


def _search(done: Event, every: float, measured: Callable[[], AbstractContextManager[object]]) -> None:
    while not done.wait(every):
        with measured():
            gc.collect()
