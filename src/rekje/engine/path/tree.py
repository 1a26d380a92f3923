"""How a game goes on where words read over touching tiles are written down, if every seat weighs what follows."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.engine.path.ahead import Variation
from rekje.players.path.standing import LAST_SHARE, standing


def gone_on(line: Variation, widths: Sequence[int]) -> Variation:
    """The game after the turns to come. There are as many of them as widths: in each the seat takes the lay after which
    it stands best in the end, out of so many of those for the most words."""
    if not widths or line.over:
        return line
    mover, found = line.mover, []
    share = 1.0 if len(widths) > 1 else LAST_SHARE
    for lay in line.lays(widths[0]) or (None,):
        branch = line.copy()
        branch.take(lay, share)
        found.append(gone_on(branch, widths[1:]))
    return max(found, key=lambda end: standing_of(mover, end))


def standing_of(seat: int, line: Variation) -> float:
    """How a seat stands, by the order of the turns."""
    return standing(line.totals, seat, line.spread, over=line.over)
