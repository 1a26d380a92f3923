"""What happens to the log of a game that somebody writes down beside the board: entries, and going back."""

from __future__ import annotations

from rekje.model.commands import AnyCommand
from rekje.model.event import Event
from rekje.model.problems import Refusal


class Rewound(Event, tag="rewound", frozen=True):
    """The table is again what it was after the first ``to`` events of its log; those since then count no more."""

    to: int


class Entered(Event, tag="entered", frozen=True):
    """A line of the scorekeeper's: a move as it was told, under a name of its own. What it brought about follows; where
    the referee has refused it, ``refusal`` says why, nothing follows, and the line waits to be mended."""

    id: str
    move: AnyCommand
    refusal: Refusal | None = None
