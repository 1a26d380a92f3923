"""What the events of this family form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rekje.games.formed import Formed, FormedWord
from rekje.model.by_event import ByEvent
from rekje.model.path import events as ev
from rekje.model.squares import square_name


def _written(event: ev.Placed | ev.Claimed | ev.KnockMade) -> Formed:
    """The words written down with an event."""
    words = tuple(FormedWord(one.word, one.score, one.tiles) for one in event.words)
    laid = event.laid if isinstance(event, ev.Placed) else ()
    tiles = {square_name(one.square): one.tile for one in laid}
    return Formed(event.seat, words, event.score, tiles, event.dropped)


# fmt: off
PATH_FORMS: ByEvent[Callable[[Any], Formed]] = ByEvent(
    {ev.Placed: _written, ev.Claimed: _written, ev.KnockMade: _written},
    nothing=[
        # A letter put beside the board and a blank token are no words; words struck are `GameDefinition.undone`.
        ev.LetterFreed, ev.TokenLaid, ev.ActStruck,
        ev.DrawingBegan, ev.DrawTold, ev.LetterOwed, ev.TurnEnded, ev.KnockBid, ev.DiceThrown, ev.TurnClosed,
        ev.PassedOver,
    ],
)
# fmt: on
