"""What playing on from moves told, in the figures of a review."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from msgspec.structs import replace

from rekje.analysis.chances import Chances
from rekje.analysis.crossword.after import chance_after
from rekje.analysis.crossword.played_on import PlayedOnMove, PlayedOnTurn
from rekje.analysis.judging import Judged
from rekje.analysis.moves import Move
from rekje.players.ports import PlayedOn
from rekje.referee.view import Seen


class Simulations:
    """Tells moves of a seat, from its view ``seen``, that were played on from. ``by_equity`` tells one by score and
    leave value.

    What is gained some turns later depends on how many turns were played. So the equities are shifted until their mean
    is that of score and leave value.
    """

    def __init__(
        self,
        found: PlayedOnTurn,
        by_equity: Callable[[Move], Judged],
        chances: Chances | None,
        seen: Seen,
        seat: int,
    ) -> None:
        self._by_equity = by_equity
        self._chances = chances
        self._seen = seen
        self._seat = seat
        told = [*found.moves, *([found.mine] if found.mine and found.mine not in found.moves else [])]
        best = max(told, key=lambda one: _gain(one.told))
        self._shift = fmean(by_equity(one.move).equity - _points(one.told) for one in told)
        self._least = by_equity(best.move).equity - _gain(best.told)

    def judged(self, one: PlayedOnMove) -> Judged:
        """A move by what playing on from it told."""
        told = one.told
        return replace(
            self._by_equity(one.move),
            equity=round(_points(told) + self._shift, 2),
            chance=self._chance(one),
            gain=round(_gain(told), 2),
            error=round(told.doubt, 3),
            samples=told.samples,
        )

    def _chance(self, one: PlayedOnMove) -> float | None:
        """The chance of winning. Where the samples don't tell it, the best move has that of its equity, and each of the
        others has the less, the less it gains."""
        if one.told.chance is not None:
            return one.told.chance
        equity = self._least + _gain(one.told)
        return chance_after(self._chances, self._seen, self._seat, len(one.move.laid), equity)


def _gain(told: PlayedOn) -> float:
    assert told.gain is not None, "all have as many samples"
    return told.gain


def _points(told: PlayedOn) -> float:
    """What it gained in points; where no chance is known, score and leave value count there too."""
    return _gain(told) if told.chance is None else told.points
