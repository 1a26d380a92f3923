"""Write the golden positions of our own editions: ``python -m tests.core.make_positions [EDITION …]``.

Every line is a position as CGP with the number of legal plays, the highest score and the sum of all scores, on which
the core and the plain reference agree play by play. To be run again when a word list has changed on purpose.
"""

from __future__ import annotations

import sys

from rekje.records.cgp import CgpPosition, write_cgp
from tests.core.real_lists import EDITIONS, Position, RealList, golden_name, mixed_positions
from tests.core.standard_en import PERFT


def main() -> None:
    """One file for each edition named, or for all."""
    for name in sys.argv[1:] or EDITIONS:
        real = RealList(name)
        lines = [golden_line(real, position) for position in mixed_positions(real, seed=EDITIONS.index(name))]
        (PERFT / golden_name(name)).write_text("\n".join(lines) + "\n", "utf-8")
        print(name, len(lines))


def golden_line(real: RealList, position: Position) -> str:
    """A position and what is known about it."""
    plays, top, total = real.compare(position)
    return f"{write_cgp(as_cgp(real, position))} ; plays={plays} top={top} sum={total}"


def as_cgp(real: RealList, position: Position) -> CgpPosition:
    """A position in the model's words."""
    cells, rack = position
    width, height, codes = real.engine.facts.width, real.engine.facts.height, real.engine.alphabet
    board = {(i % width, i // width): codes.tiles[cell] for i, cell in enumerate(cells) if cell}
    held = {code: tile for tile, code in codes.held.items()}
    return CgpPosition(width, height, board, (tuple(held[code] for code in rack), ()), (0, 0))


if __name__ == "__main__":
    main()
