"""Letters laid, with the words that they make, as hints (`rekje.drawing.family.HintTeller`)."""

from __future__ import annotations

from rekje.locale import say
from rekje.model.path.commands import Place, PlacedTile, Swap
from rekje.model.sizes import size_name
from rekje.model.squares import square_name
from rekje.model.state import State
from rekje.players.ports import Candidate


def told(best: Candidate, seat: int, language: str) -> tuple[str, ...]:
    """`HintTeller.told`: first the letters, and what can be made with them."""
    lay = best.command
    if not isinstance(lay, Place | Swap):
        return ()
    tiles = _tiles_of(lay)
    letters = ", ".join(tile.tile for tile in tiles)
    part = say("lays-hint-letter", language, letters=letters, score=best.score)
    if best.score == 0:
        part = say("lays-hint-any", language)
    return part, say("screen-hint-type", language, line=" ".join([*map(_typed_tile, tiles), *lay.words]))


def nothing(state: State, language: str) -> str:
    """`HintTeller.nothing`."""
    return say("lays-hint-none", language)


def _tiles_of(lay: Place | Swap) -> list[PlacedTile]:
    if lay.tile is None or lay.at is None or lay.size is None:
        return list(lay.tiles)
    return [PlacedTile(tile=lay.tile, at=lay.at, size=lay.size), *lay.tiles]


def _typed_tile(tile: PlacedTile) -> str:
    """A letter as one types it: ``R3x2 D4``."""
    size = size_name(tile.size).replace("×", "x")
    return f"{'+' * tile.free}{tile.tile}{size} {square_name(tile.at)}"
