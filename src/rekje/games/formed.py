"""What an event forms: words and their scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from rekje.model import events as ev
from rekje.model.by_event import ByEvent
from rekje.model.families import Entered
from rekje.model.problems import Dropped
from rekje.model.squares import Square
from rekje.model.tiles import Tile


class FormedWord(msgspec.Struct, frozen=True):
    """A word formed or named, in tile notation. If words don't lie in lines, ``path`` has the squares of its letters,
    or the top left squares of its tiles."""

    word: str
    score: int
    path: tuple[Square, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """Words crossed out later: the number of their act, the words, and whether the whole act was taken back."""

    act: int
    words: tuple[str, ...]
    whole: bool


class Formed(msgspec.Struct, frozen=True):
    """What a ``seat`` formed: the words, the total, the new tiles by square, the words named that don't count, and the
    change of every seat's total if it isn't just the score."""

    seat: int
    words: tuple[FormedWord, ...]
    score: int
    tiles: Mapping[str, Tile] = {}
    dropped: tuple[Dropped, ...] = ()
    changes: tuple[int, ...] = ()


def _play(event: ev.PlayLaid) -> Formed:
    words = tuple(FormedWord(one.word, one.score, event.path) for one in event.words)
    return Formed(event.seat, words, event.score, event.tiles, changes=event.changes)


# fmt: off
FORMS: ByEvent[Callable[[Any], Formed]] = ByEvent(
    {ev.PlayLaid: _play},
    nothing=[
        ev.TableOpened, ev.ShuffleCommitted, ev.NoncesGiven, ev.SecretRevealed, ev.SeatGiven, ev.LotDrawn,
        ev.TilesDrawn, ev.TilesReturned, ev.TurnBegan, ev.TurnSkipped, ev.RackTold, ev.WindowOpened, ev.Answered,
        ev.Challenged, ev.PlayStood, ev.PlayTakenBack, ev.Exchanged, ev.Bought, ev.Passed, ev.Overran, ev.Resigned,
        ev.VacationTaken, ev.RacksShown, ev.Ended, Entered, ev.Rewound,
    ],
)
# fmt: on
"""What common events form."""
