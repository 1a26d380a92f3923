"""What a typed line means where letters of many sizes are laid: ``R D4 ARM BAR``, ``r3x2 d4 arm``, ``+O D4 TOR``.

A letter, perhaps with its size, stands before its square (or behind it); a free letter has a ``+``. What follows are
words. Where the size isn't typed, it is the only one held with which the letter can lie there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, product

import msgspec

from rekje.games.base import Facts
from rekje.games.path.words import letters_held, paper_of
from rekje.games.registry import get_game
from rekje.model.families import AnyCommand
from rekje.model.path.commands import Claim, Knock, Place, PlacedTile
from rekje.model.path.events import Placed
from rekje.model.problems import Flaw, FormError, Refusal
from rekje.model.sizes import Size, extent, face_of, size_name
from rekje.model.squares import Square, parse_square
from rekje.model.tiles import LetterSet, join_tiles
from rekje.reading.words import MOST_READINGS, plain, splits
from rekje.referee.preview import TurnPreview, preview
from rekje.referee.view import Seen

_TILE = re.compile(r"(\+?)([^\W\d_]{1,8})(?:([1-9])[x×*]?([1-9]))?", re.IGNORECASE)
_SIZE = re.compile(r"([1-3])[x×*]?([1-3])", re.IGNORECASE)
_SQUARE = re.compile(r"[A-Za-z][1-9]\d?")
_WORD_SIGNS = "[]'’-"


class TypedTile(msgspec.Struct, frozen=True):
    """A letter as it was typed, with its square; ``size`` where it was typed too."""

    face: str
    at: Square
    size: Size | None = None
    free: bool = False


class TypedLay(msgspec.Struct, frozen=True):
    """Letters to lay, if any, and words."""

    tiles: tuple[TypedTile, ...]
    words: tuple[str, ...]


def read_size(text: str) -> Size | None:
    """``3x2``, ``3×2`` or ``32`` as a size; None for anything else."""
    match = _SIZE.fullmatch(text)
    return (int(match[1]), int(match[2])) if match else None


def read_letter(text: str, letters: LetterSet) -> tuple[str, Size | None]:
    """``r``, ``R3x2``: a letter, and its size where it was typed; anything else as it stands."""
    match = _TILE.fullmatch(plain(text, letters))
    if not match:
        return text.upper(), None
    return match[2].upper(), (int(match[3]), int(match[4])) if match[3] else None


def split_lay(line: str, letters: LetterSet) -> TypedLay | None:
    """A line as letters with their squares and then words; None for anything else."""
    parts = line.split()
    tiles: list[TypedTile] = []
    while tile := _tile(parts[:2], letters):
        tiles.append(tile)
        parts = parts[2:]
    words = tuple(plain(part, letters).upper() for part in parts)
    if not (tiles or words) or not all(_is_word(word) for word in words):
        return None
    return TypedLay(tuple(tiles), words)


def _tile(parts: Sequence[str], letters: LetterSet) -> TypedTile | None:
    if len(parts) < 2:
        return None
    text, at = parts if _SQUARE.fullmatch(parts[1]) else reversed(parts)
    match = _TILE.fullmatch(plain(text, letters))
    if not match or not _SQUARE.fullmatch(at) or match[2].upper() not in letters.faces:
        return None
    size = (int(match[3]), int(match[4])) if match[3] else None
    return TypedTile(match[2].upper(), parse_square(at), size, bool(match[1]))


def _is_word(text: str) -> bool:
    return all(char.isalpha() or char in _WORD_SIGNS for char in text) and any(map(str.isalpha, text))


class ReadLay(msgspec.Struct, frozen=True):
    """A lay as it was understood, and what it would bring."""

    tiles: tuple[PlacedTile, ...]
    preview: TurnPreview

    @property
    def placed(self) -> Placed:
        """The lay as it would happen; without tiles, only its words."""
        assert isinstance(self.preview.event, Placed)
        return self.preview.event


def read_lay(view: Seen, seat: int, typed: TypedLay, facts: Facts) -> ReadLay | Refusal:
    """What was typed, the likeliest reading.

    Raises `FormError` where a letter could have several sizes, and for text that can't be tiles.
    """
    if refusal := _not_there(view, seat, typed):
        return refusal
    first: Refusal | None = None
    found: list[ReadLay] = []
    for tiles in product(*(list(_sizes(view, seat, tile)) for tile in typed.tiles)):
        make = partial(_command, seat, tiles)
        words = tuple(_spelled(view, make, word, facts) for word in typed.words)
        seen = preview(view, make(words), facts)
        assert seen is not None, "a lay forms words or none"
        if isinstance(seen, Refusal):
            first = first or seen
        else:
            found.append(ReadLay(tiles, seen))
    if not found:
        assert first is not None
        return first
    best = [one for one in found if one.preview.words and not one.preview.lacking] or found
    if len(best) > 1:
        raise _which_size(typed, best)
    return best[0]


def read_words(view: Seen, seat: int, words: Sequence[str], facts: Facts) -> list[str]:
    """Words to be named with a knock, in tile notation where a tile of two letters makes them readable."""

    def knock(named: Sequence[str]) -> AnyCommand:
        return Knock(seat=seat, words=list(named))

    return [_spelled(view, knock, plain(word, view.letter_set).upper(), facts) for word in words]


def _which_size(typed: TypedLay, found: Sequence[ReadLay]) -> FormError:
    """The question which of several tiles with the same letter is meant."""
    place = next(i for i, tile in enumerate(typed.tiles) if len({seen.tiles[i].size for seen in found}) > 1)
    sizes = sorted({seen.tiles[place].size for seen in found})
    example = f"{typed.tiles[place].face}{sizes[0][0]}x{sizes[0][1]}"
    names = ", ".join(map(size_name, sizes))
    return FormError("lays-which-size", letter=typed.tiles[place].face, sizes=names, example=example)


def _not_there(view: Seen, seat: int, typed: TypedLay) -> Refusal | None:
    """A letter typed without its size that nobody could lay. Raises `FormError` for a free one."""
    for tile in typed.tiles:
        if tile.size is None and not _there(view, seat, tile):
            if tile.free:
                raise FormError("lays-not-free", letter=tile.face)
            return get_game(view.config.game).refuse(Flaw("paper-no-letter", {"tile": tile.face}))
    return None


def _there(view: Seen, seat: int, tile: TypedTile) -> set[Size]:
    """The sizes in which a letter is held, or lies among the free ones."""
    source = paper_of(view).free if tile.free else letters_held(view, seat)
    return {extent(one) for one in source if face_of(one) == tile.face}


def _sizes(view: Seen, seat: int, tile: TypedTile) -> Iterator[PlacedTile]:
    """The tiles that may be meant: of the size typed, or of every size in which the letter is there."""
    for size in [tile.size] if tile.size else sorted(_there(view, seat, tile)):
        yield PlacedTile(tile=tile.face, at=tile.at, size=size, free=tile.free)


def _command(seat: int, tiles: Sequence[PlacedTile], words: Sequence[str]) -> AnyCommand:
    """The command that is tried: without tiles, more words."""
    if tiles:
        return Place(seat=seat, tiles=list(tiles), words=list(words))
    return Claim(seat=seat, words=list(words))


def _spelled(view: Seen, make: Callable[[Sequence[str]], AnyCommand], word: str, facts: Facts) -> str:
    """A word in tile notation: where tiles of two letters make several readings, one that can be written down."""
    if "[" in word:
        return word
    for way in map(join_tiles, islice(splits(word, view.letter_set), MOST_READINGS)):
        seen = preview(view, make([way]), facts)
        if isinstance(seen, TurnPreview) and seen.words:
            return way
    return join_tiles(tuple(word))
