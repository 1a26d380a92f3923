"""Taking back: which events of a log still count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rekje.model.events import Rewound
from rekje.model.families import AnyEvent

FEW = 100
"""So many events that count no longer weigh little."""


def effective_places(events: Iterable[AnyEvent]) -> list[int]:
    """The places in a log (from 0) of the events that still count, in order.

    An event ``rewound {to}`` makes the log what it was after its first ``to`` events, whatever had been taken back
    then; it counts for nothing itself.
    """
    before: list[int | None] = []
    heads: list[int | None] = [None]
    for place, event in enumerate(events):
        before.append(heads[-1])
        heads.append(heads[event.to] if isinstance(event, Rewound) else place)
    places: list[int] = []
    head = heads[-1]
    while head is not None:
        places.append(head)
        head = before[head]
    return places[::-1]


def overgrown(events: Sequence[AnyEvent]) -> bool:
    """Whether most events of a log have been taken back, and so many that rewriting the log pays."""
    return len(events) > 2 * len(effective_places(events)) + FEW


def effective_log(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """The events of a log that still count, in order."""
    return [events[place] for place in effective_places(events)]
