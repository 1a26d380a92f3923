"""The Rust core for the rest of Rekje: boards, racks and plays in the model's words, searches in native code.

A board is a mapping of squares to the tiles that lie there (a named blank in lower case), a rack a sequence of tiles
(``"?"`` a blank). Every search releases the GIL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import eq
from sys import maxsize
from typing import Any, NamedTuple, cast, overload

import msgspec

import rekje._core as _core
from rekje.board.crossword.squares import CrosswordFacts
from rekje.engine.crossword.encoding import encode_board
from rekje.engine.encoding import Alphabet, alphabet
from rekje.model.problems import FormError
from rekje.model.squares import Square, at_name
from rekje.model.tiles import LetterSet, Tile, Tiles, join_tiles

Board = Mapping[Square, Tile]
Encoded = tuple[bytes, bytes]
"""A board and a rack as the core reads them (`NativeEngine.encode`)."""


class ScoredPlay(msgspec.Struct, frozen=True, repr_omit_defaults=True, gc=False):
    """A legal play. ``at`` and ``word`` as in a record; ``tiles`` only those laid now; ``score`` in points. Where leave
    values were given, also: ``equity``, the score and what the tiles kept are worth, in points; ``kept``, these tiles;
    ``worth``, what they are worth; ``chance``, that of winning (0 to 1) after the play, None where there is no model of
    it.

    >>> rekje.Position("CAT", {"8G": "DOG"}, edition="en").best().tiles
    (((5, 6), 'C'), ((6, 6), 'A'), ((7, 6), 'T'))
    """

    at: str
    word: str
    tiles: tuple[tuple[Square, Tile], ...]
    score: int
    equity: float | None = None
    kept: str | None = None
    worth: float | None = None
    chance: float | None = None


class PlayCounts(NamedTuple):
    """The legal plays of a position in three numbers; ``top`` is 0 where there is no play."""

    plays: int
    top: int
    sum: int


class PlayList(Sequence[ScoredPlay]):
    """Legal plays of a position, best first; each is put into words only when it is looked at.

    At equal scores across comes before down, then the upper row, the column further left, then the letters.
    """

    __slots__ = ("_found",)

    def __init__(self, found: _core.Plays) -> None:
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> ScoredPlay: ...
    @overload
    def __getitem__(self, index: slice) -> list[ScoredPlay]: ...
    def __getitem__(self, index: int | slice) -> ScoredPlay | list[ScoredPlay]:
        if isinstance(index, slice):
            return [self._found[i] for i in range(*index.indices(len(self)))]
        return cast(ScoredPlay, self._found[index])

    def __iter__(self) -> Iterator[ScoredPlay]:
        return map(self._found.__getitem__, range(len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and all(map(eq, self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} plays>"

    @property
    def summary(self) -> PlayCounts:
        """Their number, highest score and sum of scores."""
        return PlayCounts(len(self._found), self._found.top, self._found.sum)


class NativeEngine:
    """Searches with one word list, one letter set and one set of rule facts.

    Whatever looks best plays up in tables asks for ``tables`` first, once; plays are listed without.
    Raises `FormError` where they don't belong together, and each search where its board or rack doesn't fit them.
    """

    def __init__(
        self,
        word_graph: _core.WordGraph,
        letters: LetterSet,
        facts: CrosswordFacts,
        tables: Callable[[], object] = lambda: None,
    ) -> None:
        if not word_graph.letters == len(letters.faces) == len(facts.values):
            raise FormError("engine-letters", words=word_graph.letters, letters=len(letters.faces))
        self._words = word_graph
        self._tables = tables
        self.facts = facts
        self.alphabet = alphabet(letters)
        self.core_facts = core_facts(facts)
        self.notation = notation(letters, facts.width, facts.height)

    def encode(self, board: Board, rack: Iterable[Tile]) -> Encoded:
        """A position as the core reads it."""
        return encode_position(self.alphabet, self.facts, board, rack)

    @cached_property
    def word_graph(self) -> _core.WordGraph:
        """The words, with the tables from which best plays are looked up."""
        self._tables()
        return self._words

    def board(self, cells: bytes) -> _core.Board:
        """The core's board for these cells; of the last few it keeps what was set up."""
        return core_board(self.word_graph, self.core_facts, cells)

    def _listed(self, cells: bytes) -> _core.Board:
        """The same to list plays on."""
        return core_board(self._words, self.core_facts, cells)

    def plays(self, board: Board, rack: Iterable[Tile], top: int | None = None) -> PlayList:
        """All legal plays of a rack on a board, best first, or the first ``top`` of them."""
        return self.plays_of(self.encode(board, rack), top)

    def best(self, board: Board, rack: Iterable[Tile]) -> ScoredPlay | None:
        """The first of `plays`, without listing them all; None if there is none."""
        return self.best_of(self.encode(board, rack))

    def has_play(self, board: Board, rack: Iterable[Tile]) -> bool:
        """Whether there is any legal play."""
        cells, held = self.encode(board, rack)
        return _core.search(self._listed(cells), held, "any")

    def summary(self, board: Board, rack: Iterable[Tile]) -> PlayCounts:
        """How many legal plays there are, the highest score and the sum of all scores."""
        cells, held = self.encode(board, rack)
        return PlayCounts(*_core.search(self._listed(cells), held, "summary"))

    def plays_of(self, position: Encoded, top: int | None = None, leaves: _core.Leaves | None = None) -> PlayList:
        """`plays` of a position, with leaves the best by score and leave together first. Raises `FormError` for leaves
        of another letter set, or of fewer tiles than a rack can keep."""
        cells, held = position
        return PlayList(self._search(self._listed(cells), held, "plays", leaves, most=top))

    def best_of(self, position: Encoded, leaves: _core.Leaves | None = None) -> ScoredPlay | None:
        """The first of `plays_of`."""
        cells, held = position
        best: ScoredPlay | None = self._search(self.board(cells), held, "best", leaves)
        return best

    def plays_many(
        self,
        positions: Sequence[Encoded],
        top: int | None = None,
        *,
        leaves: _core.Leaves | Sequence[_core.Leaves] | None = None,
        threads: int | None = None,
    ) -> list[PlayList]:
        """`plays_of` many positions, searched on all cores, or on as many as ``threads`` says. The leaves are the same
        for all, or each position's own."""
        boards, racks = self._boards(self._words, positions)
        return [*map(PlayList, self._search(boards, racks, "plays", leaves, most=top, threads=threads))]

    def best_many(
        self,
        positions: Sequence[Encoded],
        *,
        leaves: _core.Leaves | Sequence[_core.Leaves] | None = None,
        threads: int | None = None,
    ) -> list[ScoredPlay | None]:
        """`best_of` many positions, searched likewise."""
        boards, racks = self._boards(self.word_graph, positions)
        best: list[ScoredPlay | None] = self._search(boards, racks, "best", leaves, threads=threads)
        return best

    def summary_many(self, positions: Sequence[Encoded]) -> list[PlayCounts]:
        """`summary` of many positions, searched on all cores."""
        return [PlayCounts(*counted) for counted in _core.search(*self._boards(self._words, positions), "summary")]

    def _boards(
        self, word_graph: _core.WordGraph, positions: Sequence[Encoded]
    ) -> tuple[list[_core.Board], list[bytes]]:
        """Boards that are forgotten after a search, and the racks."""
        boards = [_core.Board(word_graph, self.core_facts, cells) for cells, _ in positions]
        return boards, [held for _, held in positions]

    def _search(self, boards: Any, racks: Any, want: Any, leaves: Any, most: int | None = None, **named: Any) -> Any:
        """Plays in the model's words. Positions that were encoded fit, so what is refused is the leaves."""
        if most is not None:
            named["most"] = min(most, maxsize)
        try:
            return _core.search(boards, racks, want, leaves=leaves, notation=self.notation, **named)
        except ValueError as error:
            if leaves is None:
                raise
            raise FormError("engine-leaves", why=str(error)) from None

    def is_word(self, word: Tiles) -> bool:
        """Whether the list has a word, given as letters."""
        codes = self.alphabet.word(word)
        return codes is not None and self._words.contains(codes)


def encode_position(codes: Alphabet, facts: CrosswordFacts, board: Board, rack: Iterable[Tile]) -> Encoded:
    """A position as the core reads it. Raises `FormError` for a board or a rack that doesn't fit the facts."""
    held = codes.rack(rack)
    if len(held) > facts.rack_size:
        raise FormError("engine-rack", count=len(held), most=facts.rack_size)
    return encode_board(codes, facts.width, facts.height, board), held


@lru_cache(maxsize=4)
def core_board(word_graph: _core.WordGraph, facts: _core.Facts, cells: bytes) -> _core.Board:
    """A board as the core keeps it. The last few are kept, so that further questions don't set them up anew."""
    return _core.Board(word_graph, facts, cells)


@lru_cache(maxsize=64)
def core_facts(facts: CrosswordFacts) -> _core.Facts:
    """The facts as the core has checked them. Raises `FormError` where they can't be believed."""
    try:
        return _core.Facts(**msgspec.structs.asdict(facts))
    except ValueError as error:
        raise FormError("engine-facts", why=str(error)) from None


@lru_cache(maxsize=64)
def notation(letters: LetterSet, width: int, height: int) -> _core.Notation:
    """How the core puts plays on a board into the model's words."""
    tiles = [(code, tile, join_tiles((tile,))) for code, tile in alphabet(letters).tiles.items()]
    squares = [(x, y) for y in range(height) for x in range(width)]
    named = [(square, at_name(square, True), at_name(square, False)) for square in squares]
    return _core.Notation(ScoredPlay, tiles, named, width)
