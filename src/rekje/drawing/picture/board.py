"""A table as it stands in a picture: the board or the bare cloth, and tiles of wood on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec

from rekje.drawing.ground import DrawnArea, ground_of, prints_values, square_look
from rekje.drawing.picture.track import Kings, draw_track, track_size
from rekje.drawing.picture.wood import wooden_tile
from rekje.drawing.svg import Markup, element, single
from rekje.drawing.tiles import UNIT, text
from rekje.games.registry import get_game
from rekje.model.squares import Square
from rekje.referee.view import Seen

_FRAME, _SQUARE, _CLOTH = "#cfbf9f", "#efe6d3", "#d8cbb2"
_EDGE = 7.0
_UNDER_TRACK = 14.0
"""What is left between a track and the table under it."""


class PictureBox(msgspec.Struct, frozen=True):
    """Where something is drawn in a picture: its left upper corner and its size."""

    x: float
    y: float
    width: float
    height: float


def table_in(seen: Seen, place: PictureBox, best: Collection[Square], kings: Kings, language: str) -> Iterator[Markup]:
    """The table, as large as its place allows, in the middle of it. The tiles of the ``best`` word have a gold ring.
    Above a bare table is its track, with these ``kings``."""
    bare = get_game(seen.config.game).bare_table(seen.config)
    if bare is None:
        yield _table(seen, place, best, language)
        return
    width, height = track_size(bare.track)
    scale = place.width / width
    drawn = draw_track(bare.track, kings)
    yield element("g", drawn, transform=f"translate({place.x:.1f} {place.y:.1f}) scale({scale:.4f})")
    used = height * scale + _UNDER_TRACK
    yield _table(seen, PictureBox(place.x, place.y + used, place.width, place.height - used), best, language)


def _table(seen: Seen, place: PictureBox, best: Collection[Square], language: str) -> Markup:
    ground = ground_of(seen, whole=True, names=False)
    width, height = (side + 2 * _EDGE for side in ground.size)
    scale = min(place.width / width, place.height / height)
    x = place.x + (place.width - width * scale) / 2
    y = place.y + (place.height - height * scale) / 2
    return element(
        "g",
        single("rect", width=width, height=height, rx=9, fill=_FRAME if ground.edition else _CLOTH),
        element("g", _squares(ground, language), _tiles(seen, ground, best), transform=f"translate({_EDGE} {_EDGE})"),
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})",
    )


def _squares(ground: DrawnArea, language: str) -> Iterator[Markup]:
    """The squares of a board with their signs; on the bare table none."""
    if ground.edition is None:
        return
    for y in range(ground.rows):
        for x in range(ground.columns):
            fill, sign, strong = square_look(ground.edition, (x, y), language)
            square = single("rect", x=1, y=1, width=UNIT - 2, height=UNIT - 2, rx=2, fill=fill or _SQUARE)
            ink = "#fffaf0" if strong else "#2a241d"
            said = text(sign, UNIT / 2, UNIT / 2 + 5, 13.5, fill=ink, font_weight=700) if sign else ""
            yield element("g", square, said, transform=f"translate({x * UNIT} {y * UNIT})")


def _tiles(seen: Seen, ground: DrawnArea, best: Collection[Square]) -> Iterator[Markup]:
    printed = prints_values(seen)
    for square, tile in seen.board.items():
        x, y = ground.corner(square)
        piece = square[0] + 2 * square[1] + square[0] * square[1]
        value = seen.letter_set.value(tile) if printed else None
        drawn = wooden_tile(tile, value, piece=piece, best=square in best, hexagonal=ground.grid.six_sided)
        yield element("g", drawn, transform=f"translate({x:.1f} {y:.1f})")
