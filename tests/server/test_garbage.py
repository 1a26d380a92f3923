"""How often a server searches for lost objects."""

from __future__ import annotations

import gc
import weakref
from threading import Event

from rekje.server.work.garbage import rare_collections


class Lost:
    def __init__(self, freed: Event) -> None:
        self.itself = self
        weakref.finalize(self, freed.set)


def grown_old(freed: Event) -> Lost:
    """An object that survives a search, so that it counts as old."""
    lost = Lost(freed)
    gc.collect(1)
    return lost


def test_old_objects_that_hold_on_to_themselves_are_freed_by_the_next_search() -> None:
    freed = Event()
    with rare_collections(0.05):
        lost = grown_old(freed)
        assert not freed.is_set()
        del lost
        assert freed.wait(10)


def test_enough_new_objects_begin_no_search_through_all() -> None:
    before = gc.get_threshold()
    searched = []
    note = lambda phase, about: searched.append(about["generation"]) if phase == "start" else None  # noqa: E731
    with rare_collections():
        gc.callbacks.append(note)
        try:
            kept = [[number] for number in range(200_000)]
        finally:
            gc.callbacks.remove(note)
    assert len(kept) == 200_000
    assert {0} <= set(searched) <= {0, 1}
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
