"""The tiles to draw and the tokens to lay, if tiles have many sizes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import mean

from rekje.board.path.paths import Piece
from rekje.games.path.sized_drawing import SizedDrawing, undrawn
from rekje.games.path.words import is_token, letters_held, pieces_of
from rekje.games.registry import get_game
from rekje.model.path.commands import LayToken
from rekje.model.sizes import Size, face_of, size_of, turned
from rekje.model.tiles import Tile
from rekje.referee.view import Seen


def sizes_to_draw(view: Seen, seat: int) -> Mapping[Size, tuple[Tile, ...]]:
    """The tiles that lie face down for a seat to draw from, letters first and then tokens, by size (L1)."""
    game = get_game(view.config.game)
    assert isinstance(game, SizedDrawing)
    enough = len(letters_held(view, seat)) == game.letters_each(view.config)
    sizes: dict[Size, tuple[Tile, ...]] = {}
    for tile in undrawn(view, tokens=enough) or undrawn(view, tokens=True):
        if size := size_of(tile):
            sizes[size] = (*sizes.get(size, ()), tile)
    return sizes


def frequency(view: Seen, tiles: tuple[Tile, ...]) -> float:
    """The frequency of letters in the box, averaged over some tiles. Frequent letters make the most words."""
    counts = dict(zip(view.letter_set.faces, view.letter_set.counts, strict=True))
    return mean(counts.get(face_of(tile), 0) for tile in tiles)


def area(size: Size) -> int:
    """The squares that a tile covers."""
    return size[0] * size[1]


def token_lays(view: Seen, seat: int) -> Iterator[LayToken]:
    """Every way to lay a blank token, the smallest first, in reading order (L12)."""
    lying = pieces_of(view)
    covered = {square for one in lying for square in one.squares}
    beside = {square for one in lying for square in one.around}
    must_touch = bool(lying) and view.option("blank_touches") is True
    for wide, high in token_sizes(view, seat):
        for y in range(view.edition.height - high + 1):
            for x in range(view.edition.width - wide + 1):
                here = Piece("", x, y, wide, high).squares
                if covered.isdisjoint(here) and not (must_touch and beside.isdisjoint(here)):
                    yield LayToken(seat=seat, at=(x, y), size=(wide, high))


def token_sizes(view: Seen, seat: int) -> list[Size]:
    """The sizes in which a seat's blank tokens may lie, the smallest first (L3)."""
    held = [size for tile in view.seats[seat].rack if is_token(tile) and (size := size_of(tile))]
    if view.option("turning"):
        held += [turned(size) for size in held]
    return sorted(set(held), key=lambda size: (area(size), size))
