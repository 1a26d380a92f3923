"""Typed letters that make no word: one put beside the board (L8), a blank token (L12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rekje.games.path.words import is_token, letters_held
from rekje.model.path.commands import Free, LayToken
from rekje.model.problems import FormError
from rekje.model.sizes import extent, face_of, size_name, size_of
from rekje.model.squares import parse_square
from rekje.model.state import State
from rekje.model.tiles import Tile
from rekje.reading.path.lays import read_letter, read_size


def read_free(state: State, seat: int, text: str, command: str) -> Free:
    """``R`` or ``R3x2``, typed after a ``command`` that is called so. Raises `FormError` where it isn't clear which
    letter is meant."""
    if not text:
        raise FormError("lays-free-which", example=f"{command} R")
    face, size = read_letter(text, state.letter_set)
    meant = {tile for tile in letters_held(state, seat) if face_of(tile) == face and size in (None, size_of(tile))}
    if len(meant) > 1:
        sizes = ", ".join(sorted(size_name(extent(tile)) for tile in meant))
        raise FormError("lays-which-size", letter=face, sizes=sizes, example=f"{command} {min(meant)}")
    return Free(seat=seat, tile=next(iter(meant), face))


def read_token(state: State, seat: int, text: str, command: str, shown: Callable[[Iterable[Tile]], str]) -> LayToken:
    """``2x2 D4``, or the square alone where there is only one token; ``shown`` writes tiles for the reader. Raises
    `FormError` for anything else."""
    tokens = [tile for tile in state.seats[seat].rack if is_token(tile)]
    parts = text.split()
    typed = [size for part in parts if (size := read_size(part))]
    sizes = typed or [extent(tile) for tile in tokens]
    squares = [part for part in parts if not read_size(part)]
    if len(squares) != 1 or len(set(sizes)) != 1:
        raise FormError("lays-blank-how", example=f"{command} 2x2 D4", tokens=shown(tokens) or "–")
    return LayToken(seat=seat, at=parse_square(squares[0].upper()), size=sizes[0])
