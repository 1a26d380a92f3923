"""Tiles and their notation.

A *tile* is a short string: ``"A"`` is the tile A, ``"?"`` a blank not yet named, ``"a"`` a blank that stands
for A, ``"IJ"`` one tile that carries two letters (``"ij"`` a blank standing for it), ``"_"`` a tile whose face
is not known (to this reader). In text a tile of two letters stands in brackets: ``[IJ]S``.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, product

import msgspec

from rekje.model.problems import FormError
from rekje.model.sizes import face_of

BLANK = "?"
UNKNOWN = "_"
MAX_LETTERS = 63

Tile = str
Tiles = tuple[Tile, ...]


def split_tiles(text: str) -> Tiles:
    """Read tiles in text notation: ``"TA[IJ]s?"`` → ``("T", "A", "IJ", "s", "?")``.

    Raises `FormError` for brackets that don't match or hold fewer than two letters.
    """
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    if "[" not in text and "]" not in text:
        return tuple(text)
    tiles: list[Tile] = []
    i = 0
    while i < len(text):
        if text[i] == "[":
            end = text.find("]", i)
            face = text[i + 1 : end] if end > 0 else ""
            if len(face) < 2 or "[" in face or face not in (face.upper(), face.lower()):
                raise FormError("form-tiles-brackets", text=text)
            tiles.append(face)
            i = end + 1
        elif text[i] == "]":
            raise FormError("form-tiles-brackets", text=text)
        else:
            tiles.append(text[i])
            i += 1
    return tuple(tiles)


def join_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles in text notation, the inverse of `split_tiles`."""
    return "".join([tile if len(tile) == 1 else f"[{tile}]" for tile in tiles])


def faceless(text: str) -> str:
    """As many tiles without a face, in tile notation: ``"TA[IJ]"`` → ``"___"``."""
    return UNKNOWN * len(split_tiles(text))


def is_blank(tile: Tile) -> bool:
    """Whether a tile is a blank, named or not."""
    return tile == BLANK or tile != tile.upper()


def letter(tile: Tile) -> str:
    """The letter a laid tile shows: ``"a"`` → ``"A"``."""
    return tile.upper()


def letters(tiles: Iterable[Tile]) -> Tiles:
    """The letters that laid tiles show."""
    return tuple(tile.upper() for tile in tiles)


def plain_word(word: str) -> str:
    """A word in text notation as people read it: ``"TA[IJ]s"`` → ``"TAIJS"``."""
    return "".join(letters(split_tiles(word)))


@lru_cache(maxsize=4096)
def as_held(tile: Tile) -> Tile:
    """The tile as it stands on a rack: a named blank is a blank again."""
    return BLANK if is_blank(tile) else tile


class LetterSet(msgspec.Struct, frozen=True):
    """The tiles of a box: for each letter its value and how many there are, in alphabetical order.

    ``faces`` are upper-case letters (of one or more characters), at most 63; ``values`` points; ``counts`` how
    many tiles of each, 0 for a letter that only a blank can stand for; ``blanks`` the number of blanks, worth 0.
    ``language`` is that of the box; empty if it isn't known.
    """

    faces: tuple[str, ...]
    values: tuple[int, ...]
    counts: tuple[int, ...]
    blanks: int
    language: str = ""

    def value(self, tile: Tile) -> int:
        """Points of one tile, 0 for blanks and unknown tiles (S10)."""
        if tile == UNKNOWN or is_blank(tile):
            return 0
        return self.values[self.faces.index(face_of(tile))]

    def worth(self, tiles: Iterable[Tile]) -> int:
        """Points of several tiles together."""
        return sum(self.value(tile) for tile in tiles)

    def box(self) -> Counter[Tile]:
        """How many of each tile the box holds."""
        box = Counter({face: n for face, n in zip(self.faces, self.counts, strict=True) if n})
        if self.blanks:
            box[BLANK] = self.blanks
        return box

    def order(self, tile: Tile) -> int:
        """Place in the alphabet; blanks after all letters, unknown tiles last."""
        face = face_of(tile)
        if face == UNKNOWN:
            return MAX_LETTERS + 2
        return len(self.faces) if face == BLANK else self.faces.index(letter(face))

    def sort(self, tiles: Iterable[Tile]) -> Tiles:
        """Tiles in the order of the alphabet, blanks last, those of the same letter by their size."""
        listed = tuple(tiles)
        places = {tile: (self.order(tile), tile) for tile in set(listed)}
        return tuple(sorted(listed, key=places.__getitem__))

    def knows(self, tile: Tile) -> bool:
        """Whether a tile (or what a named blank stands for) belongs to this letter set."""
        face = letter(tile)
        # Some characters share a capital with a letter of the set (ſ with s): only the plain pair counts.
        return tile == BLANK or (face in self.faces and tile in (face, face.lower()))


def unpack(counts: Mapping[Tile, int]) -> list[Tile]:
    """A multiset of tiles written out, one entry a tile."""
    return [tile for tile, n in counts.items() for _ in range(n)]


def without(tiles: Iterable[Tile], gone: Iterable[Tile]) -> Tiles:
    """Tiles without some of them, in the same order. A tile to remove that isn't there is ignored."""
    left = Counter(gone)
    kept = []
    for tile in tiles:
        if left[tile]:
            left[tile] -= 1
        else:
            kept.append(tile)
    return tuple(kept)


def blank_choices(word: Tiles, places: Sequence[int], short: Mapping[Tile, int]) -> Iterator[Tiles]:
    """A word with blanks for the tiles that are ``short``, in each way to choose them among some of its places."""
    choices = [combinations([place for place in places if word[place] == face], n) for face, n in short.items()]
    for chosen in product(*choices):
        blank = {*chain(*chosen)}
        yield tuple(tile.lower() if place in blank else tile for place, tile in enumerate(word))
