"""How a game goes on where words read over touching tiles are written down, if every seat weighs what follows."""

from __future__ import annotations

from collections.abc import Sequence

from rekje.engine.path.ahead import Variation


def gone_on(line: Variation, widths: Sequence[int]) -> list[int]:
    """What every seat gains in the turns to come, in the order of the turns. There are as many of them as widths: in
    each the seat takes the lay by which it leads most in the end, out of so many of those for the most words."""
    seats = len(line.hands)
    if not widths:
        return [0] * seats
    mover, found = line.turns % seats, []
    lays = line.lays(widths[0])
    for lay in lays or (None,):
        branch = line.copy()
        gain = branch.take(lay)
        gains = gone_on(branch, widths[1:])
        gains[mover] += gain
        found.append(gains)
    return max(found, key=lambda gains: lead_of(mover, gains))


def lead_of(seat: int, gains: Sequence[int]) -> float:
    """What a seat gains more than the others do on average."""
    return gains[seat] - (sum(gains) - gains[seat]) / max(1, len(gains) - 1)
