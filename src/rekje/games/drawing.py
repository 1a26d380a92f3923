"""Tiles held and drawn, in any game with a bag."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rekje.games.base import Draft
from rekje.model.events import LotDrawn, TilesDrawn
from rekje.model.problems import Flaw
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tile, Tiles, join_tiles


def missing_tiles(state: State, seat: int, needed: Tiles) -> Flaw | None:
    """The flaw if a seat can't lay or give these tiles: one isn't on its rack, or the box can't still hold so many.

    If the faces of a rack aren't known, it can be any tiles that the box can still hold.
    """
    return state.held(seat).lacks(needed)


def first_out(state: State, empty: Iterable[int]) -> int | None:
    """Of the seats without tiles, the one that ran out first, by its last play."""
    last = {line.seat: place for place, line in enumerate(state.sheet) if line.kind == "play"}
    return min(empty, key=lambda seat: last.get(seat, -1), default=None)


def draw(draft: Draft, seat: int, count: int, *, open: bool = False) -> None:
    """Let a seat draw up to ``count`` tiles, as far as the bag lasts. ``open``: everybody sees them."""
    count = min(count, draft.state.bag)
    if count > 0:
        tiles, cursor = draft.facts.draw(draft.state, count)
        draft.emit(TilesDrawn(seat, join_tiles(tiles), cursor, open))


def beginner(draft: Draft, seats: Sequence[int], among: Tiles | None = None) -> int:
    """The seat that begins: the one that was agreed (C12), otherwise whoever wins the lots (`draw_lots`)."""
    agreed = draft.state.config.begins
    return draw_lots(draft, seats, among) if agreed is None else agreed


def draw_lots(draft: Draft, seats: Sequence[int], among: Tiles | None = None) -> int:
    """Draw lots: each of these seats draws a tile (only from ``among``, if given). A blank beats every letter, and a
    letter beats all later ones. Seats that tie draw again. Returns the seat that wins."""
    tied = list(seats)
    while len(tied) > 1:
        tiles, cursor = draft.facts.draw(draft.state, len(tied), among)
        lots = dict(zip(tied, tiles, strict=True))
        for seat, tile in lots.items():
            draft.emit(LotDrawn(seat, join_tiles((tile,)), cursor))
        best = min(_lot_order(draft.state, tile) for tile in lots.values())
        tied = [seat for seat, tile in lots.items() if _lot_order(draft.state, tile) == best]
    return tied[0]


def _lot_order(state: State, tile: Tile) -> int:
    return -1 if tile == BLANK else state.letter_set.order(tile)
