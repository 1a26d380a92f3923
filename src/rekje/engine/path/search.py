"""The core's search for paths, in the model's words: the words on a board of sized tiles, and what to lay for more.

The tiles that lie are `rekje.board.path.paths.Piece`, at most 120 of them, on at most 64 × 64 squares. Words have 2 to
21 letters. Searches release the GIL.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from operator import attrgetter
from typing import Literal

import msgspec

from rekje import _core
from rekje.board.path.paths import Path, Piece
from rekje.engine.encoding import alphabet
from rekje.model.problems import FormError
from rekje.model.sizes import Size
from rekje.model.squares import Square, square_name
from rekje.model.tiles import LetterSet, Tile, Tiles

MOST_PIECES = 120
MOST_HELD = 120

_READING_ORDER = attrgetter("y", "x")
"""By which tiles are ordered: as `rekje.board.grid.reading_order` has squares."""

Letter = tuple[Tile, Size]
"""A letter to be laid: its face and its size."""
Written = Iterable[tuple[Tiles, Collection[Square]]]
"""Words written down with the tiles of each writing, by their squares."""
Scoring = Literal["words", "letters", "bonus"]


class PathWord(msgspec.Struct, frozen=True, gc=False):
    """A word and the squares of its tiles."""

    word: Tiles
    path: Path


class PathWords(msgspec.Struct, frozen=True):
    """Words in order of their letters, each with its first path in reading order; ``complete`` if these are all."""

    words: tuple[PathWord, ...]
    complete: bool


class LaidLetter(msgspec.Struct, frozen=True):
    """A letter as it lies on the board, and whether it was a free one."""

    piece: Piece
    free: bool


class Laying(msgspec.Struct, frozen=True):
    """Letters to lay, an own one first.

    ``token``: the blank token that the own letter is swapped for (L11). ``worth``: what all new words are worth that
    can be read then, each counted once; ``tie``: what decides between equal ones (L19). ``words``: the new words
    through the letters laid, with paths that together run through all of them.
    """

    laid: tuple[LaidLetter, ...]
    token: Square | None
    worth: int
    tie: int
    words: tuple[PathWord, ...]


class Layings(msgspec.Struct, frozen=True):
    """The best layings, best first, and the new words that can be read without laying anything.

    Two layings of the same letters that touch the same tiles make the same words: of these only the first in reading
    order is told. ``complete``: all layings were tried. Otherwise the search was cut short: each laying is a good one,
    but there may be better ones and more words.
    """

    layings: tuple[Laying, ...]
    elsewhere: tuple[PathWord, ...]
    complete: bool

    @property
    def best(self) -> Laying | None:
        """The first laying."""
        return self.layings[0] if self.layings else None


class LayingQuery(msgspec.Struct, frozen=True):
    """Which layings to search for, and for how long.

    ``scoring``: the worth of words (L19). ``most`` layings, each with at most ``most_free`` free letters (0 to 3)
    beside one own letter or alone. ``anywhere``: the first round, where an own letter needs neither touch anything nor
    make a word (L4). ``turning``: tiles may be turned by a quarter (L3). ``swaps``: an own letter may be swapped for a
    blank token (L11). The search is cut short after a number of ``steps`` (the same on every machine), or after
    ``seconds``, though not before it knows what one letter can bring, unless that takes unusually many steps.
    """

    scoring: Scoring = "words"
    most: int = 1
    most_free: int = 3
    anywhere: bool = False
    turning: bool = False
    swaps: bool = True
    seconds: float | None = None
    steps: int | None = None


BEST = LayingQuery()


class PathSearch:
    """Searches with one word list and one letter set. Raises `FormError` where they don't belong together.

    With ``corners`` tiles that meet only at a corner touch too, for `words` and `new_words`.
    """

    def __init__(self, word_graph: _core.WordGraph, letters: LetterSet, *, corners: bool = False) -> None:
        if word_graph.letters != len(letters.faces):
            raise FormError("engine-letters", words=word_graph.letters, letters=len(letters.faces))
        self.word_graph = word_graph
        self.alphabet = alphabet(letters)
        self.corners = corners
        self.faces = ["", *letters.faces]

    def words(self, pieces: Iterable[Piece], *, seconds: float | None = None, steps: int | None = None) -> PathWords:
        """All words on a board. Raises `FormError` for tiles that the letter set lacks or that can't lie so."""
        return self.new_words(pieces, seconds=seconds, steps=steps)

    def new_words(
        self,
        pieces: Iterable[Piece],
        through: Collection[Square] = (),
        written: Written = (),
        *,
        seconds: float | None = None,
        steps: int | None = None,
    ) -> PathWords:
        """The words that can be written down (L7), through at least one of the tiles ``through`` names, if any.

        Raises `FormError` as `words`, and where ``through`` or ``written`` name a square that isn't a letter's.
        """
        asked = _Board(self, pieces)
        try:
            found, complete, _ = _core.path_words(
                self.word_graph, asked.codes, through=asked.numbers(through), written=list(written),
                corners=self.corners, limit=_core.Limit(nodes=steps, seconds=seconds), codes=self.alphabet.held,
                names=asked.names,
            )  # fmt: skip
        except (ValueError, KeyError) as error:
            raise _refused(error) from None
        return PathWords(found, complete)

    def layings(
        self,
        pieces: Iterable[Piece],
        own: Iterable[Letter],
        free: Iterable[Letter] = (),
        written: Written = (),
        *,
        size: Size,
        wish: LayingQuery = BEST,
    ) -> Layings:
        """The best ways to lay one of the own letters, free letters, or both (L5, L9, L11), on a board of a ``size``.

        Raises `FormError` as `new_words`, and for letters that the letter set lacks.
        """
        asked = _Board(self, pieces)
        letters = [*self._letters(own, False), *self._letters(free, True)]
        if len(letters) > MOST_HELD:
            raise FormError("paths-letters", count=len(letters), most=MOST_HELD)
        try:
            found, elsewhere, complete, _ = _core.layings(
                self.word_graph, asked.codes, letters, written=list(written), size=size, scoring=wish.scoring,
                most=wish.most, most_free=wish.most_free, anywhere=wish.anywhere, turning=wish.turning,
                swaps=wish.swaps, limit=_core.Limit(nodes=wish.steps, seconds=wish.seconds), codes=self.alphabet.held,
                names=asked.names,
            )  # fmt: skip
        except (ValueError, KeyError) as error:
            raise _refused(error) from None
        return Layings(tuple(map(asked.laying, found)), elsewhere, complete)

    def _letters(self, letters: Iterable[Letter], free: bool) -> list[tuple[int, int, int, bool]]:
        return [(self.code(face), *size, free) for face, size in letters]

    def code(self, face: Tile) -> int:
        """A letter as the core reads it. Raises `FormError` for one that the letter set lacks."""
        code = self.alphabet.held.get(face)
        if not code:
            raise FormError("engine-tile", tile=face)
        return code


def _refused(error: ValueError | KeyError) -> FormError:
    """What the core turned down; a key that is missing is the square of a word written down."""
    if isinstance(error, KeyError):
        return FormError("paths-no-letter", square=square_name(error.args[0]))
    return FormError("paths-question", why=str(error))


class _Board:
    """Lying tiles as the core numbers them: in reading order."""

    def __init__(self, search: PathSearch, pieces: Iterable[Piece]) -> None:
        self.search = search
        self.pieces = sorted(pieces, key=_READING_ORDER)
        if len(self.pieces) > MOST_PIECES:
            raise FormError("paths-board", count=len(self.pieces), most=MOST_PIECES)
        self.codes = [(search.code(p.face) if p.face else 0, p.x, p.y, p.w, p.h) for p in self.pieces]
        self.names = (PathWord, search.faces, [(x, y) for _, x, y, _, _ in self.codes])

    def numbers(self, squares: Collection[Square]) -> bytes:
        """The numbers of letters that are known by their squares."""
        places = {piece.at: number for number, piece in enumerate(self.pieces) if piece.face} if squares else {}
        try:
            return bytes(map(places.__getitem__, squares))
        except KeyError as error:
            raise FormError("paths-no-letter", square=square_name(error.args[0])) from None

    def laying(self, entry: tuple[list[_core._Laid], int, int, tuple[PathWord, ...]]) -> Laying:
        """A laying as the core tells it."""
        told, worth, tie, words = entry
        tiles = self.search.alphabet.tiles
        letters = [LaidLetter(Piece(tiles[code], x, y, w, h), free) for code, x, y, w, h, free, _ in told]
        token = next((self.pieces[instead].at for *_, instead in told if instead is not None), None)
        return Laying(tuple(letters), token, worth, tie, words)
