"""What playing on from moves told, in the figures of a review."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

from msgspec.structs import replace

from rekje.analysis.chances import Chances
from rekje.analysis.crossword.after import chance_after
from rekje.analysis.crossword.played_on import PlayedOnTurn
from rekje.analysis.judging import Judged
from rekje.analysis.moves import Move
from rekje.players.ports import PlayedOn
from rekje.referee.view import Seen


def told_by_playing_on(
    found: PlayedOnTurn, by_equity: Callable[[Move], Judged], chances: Chances | None, seen: Seen, seat: int
) -> dict[Move, Judged]:
    """The moves of a seat, from its view ``seen``, by what playing on from them told. ``by_equity`` tells one by score
    and leave value.

    What is gained some turns later depends on how many turns were played. So the equities are shifted until their mean
    is that of score and leave value. Where the samples tell no chances, the best move has that of its equity, and each
    of the others has the less, the less it gains.
    """
    told = {one.move: one.told for one in (*found.moves, *([found.mine] if found.mine else ()))}
    known = {move: by_equity(move) for move in told}
    shift = fmean(known[move].equity - _points(one) for move, one in told.items())
    best = max(told, key=lambda move: _gain(told[move]))
    least = known[best].equity - _gain(told[best])

    def chance(move: Move, one: PlayedOn) -> float | None:
        if one.chance is not None:
            return one.chance
        return chance_after(chances, seen, seat, len(move.laid), least + _gain(one))

    return {
        move: replace(
            known[move],
            equity=round(_points(one) + shift, 2),
            chance=chance(move, one),
            gain=round(_gain(one), 2),
            error=round(one.doubt, 3),
            samples=one.samples,
        )
        for move, one in told.items()
    }


def _gain(told: PlayedOn) -> float:
    assert told.gain is not None, "all have as many samples"
    return told.gain


def _points(told: PlayedOn) -> float:
    """What it gained in points; where no chance is known, score and leave value count there too."""
    return _gain(told) if told.chance is None else told.points
