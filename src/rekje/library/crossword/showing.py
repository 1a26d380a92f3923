"""Positions and their plays as people see them: columns of tables, drawings."""

from __future__ import annotations

from msgspec.structs import replace

from rekje.drawing.board import draw_board
from rekje.drawing.ground import prints_values
from rekje.drawing.svg import Markup, element
from rekje.drawing.tiles import FONT, UNIT, draw_tile
from rekje.engine.crossword.native import ScoredPlay
from rekje.library.crossword.simulating import Simulated
from rekje.library.picture import Picture
from rekje.library.rows import Column
from rekje.model.tiles import as_held, join_tiles, without
from rekje.referee.view import Seen

COLUMNS: tuple[Column[ScoredPlay], ...] = (
    Column("at", "text", lambda play: play.at),
    Column("word", "text", lambda play: play.word),
    Column("tiles", "text", lambda play: join_tiles(tile for _, tile in play.tiles)),
    Column("score", "whole", lambda play: play.score),
    Column("equity", "number", lambda play: play.equity),
    Column("kept", "text", lambda play: play.kept),
    Column("worth", "number", lambda play: play.worth),
    Column("chance", "number", lambda play: play.chance),
)
SIMULATED_COLUMNS: tuple[Column[Simulated], ...] = (
    Column("at", "text", lambda one: one.play.at),
    Column("word", "text", lambda one: one.play.word),
    Column("score", "whole", lambda one: one.play.score),
    Column("equity", "number", lambda one: one.play.equity),
    Column("mean", "number", lambda one: one.mean),
    Column("error", "number", lambda one: one.error),
    Column("samples", "whole", lambda one: one.samples),
)
_BOARD, _GAP = 560.0, 12.0
_RACK = 0.75
"""A tile of the rack beside one of the drawing's units."""


def draw_position(seen: Seen, play: ScoredPlay | None = None) -> Picture:
    """The board, and below it the tiles of the seat on turn; with a play, the board after it and what is kept."""
    laid = dict(play.tiles) if play else {}
    board = draw_board(replace(seen, board={**seen.board, **laid}), marked=tuple(laid))
    rack = without(seen.seats[0].rack, map(as_held, laid.values()))
    printed = prints_values(seen)
    tiles = (
        element(
            "g",
            draw_tile(tile, seen.letter_set.value(tile) if printed else None),
            transform=f"translate({place * UNIT} 0)",
        )
        for place, tile in enumerate(rack)
    )
    size = UNIT * _RACK
    left = (_BOARD - len(rack) * size) / 2
    height = _BOARD + _GAP + size if rack else _BOARD
    drawn = element(
        "svg",
        element("svg", Markup(board), width=_BOARD, height=_BOARD),
        element("g", tiles, transform=f"translate({left:.1f} {_BOARD + _GAP:.1f}) scale({_RACK})"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_BOARD:.0f} {height:.0f}",
        width=_BOARD,
        height=height,
        font_family=FONT,
    )
    return Picture(drawn)
