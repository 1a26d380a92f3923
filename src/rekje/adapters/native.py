"""The Rust core for the rest of Rekje: boards, racks and plays in the model's words, searches in native code.

A board is a mapping of squares to the tiles that lie there (a named blank in lower case), a rack a sequence of tiles
(``"?"`` a blank). Every search releases the GIL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar, overload

import msgspec

import rekje._core as _core
from rekje.adapters.encoding import Alphabet, alphabet
from rekje.crossword.facts import CrosswordFacts
from rekje.model.problems import FormError
from rekje.model.squares import Square, at_name
from rekje.model.tiles import LetterSet, Tile, Tiles, join_tiles

Board = Mapping[Square, Tile]
RawPlay = tuple[int, int, bool, bytes, int]
RatedPlay = tuple[int, int, bool, bytes, int, float]
T = TypeVar("T")


class ScoredPlay(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """A legal play. ``at`` and ``word`` as in a record; ``tiles`` only those laid now; ``score`` in points; ``equity``
    the score and what the tiles kept are worth, in points, where that was asked."""

    at: str
    word: str
    tiles: tuple[tuple[Square, Tile], ...]
    score: int
    equity: float | None = None


class Summary(NamedTuple):
    """The legal plays of a position in three numbers; ``top`` is 0 where there is no play."""

    plays: int
    top: int
    sum: int


class PlayList(Sequence[ScoredPlay]):
    """The legal plays of a position, best first; each is put into words only when it is looked at.

    At equal scores across comes before down, then the upper row, the column further left, then the letters.
    """

    def __init__(self, found: _core.Plays, codes: Alphabet, board: Board) -> None:
        self._found = found
        self._codes = codes
        self._board = dict(board)

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, index: int) -> ScoredPlay: ...
    @overload
    def __getitem__(self, index: slice) -> list[ScoredPlay]: ...
    def __getitem__(self, index: int | slice) -> ScoredPlay | list[ScoredPlay]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return in_words(self._found[index], self._codes, self._board)

    def __iter__(self) -> Iterator[ScoredPlay]:
        return (self[i] for i in range(len(self)))

    @property
    def summary(self) -> Summary:
        """Their number, highest score and sum of scores."""
        return Summary(len(self._found), self._found.top, self._found.sum)


class NativeEngine:
    """Searches with one word list, one letter set and one set of rule facts.

    Raises `FormError` where they don't belong together, and each search where its board or rack doesn't fit them.
    """

    def __init__(self, automaton: _core.Automaton, letters: LetterSet, facts: CrosswordFacts) -> None:
        if not automaton.letters == len(letters.faces) == len(facts.values):
            raise FormError("engine-letters", words=automaton.letters, letters=len(letters.faces))
        self.automaton = automaton
        self.facts = facts
        self.codes = alphabet(letters)
        self.core_facts = core_facts(facts)

    def encode(self, board: Board, rack: Iterable[Tile]) -> tuple[bytes, bytes]:
        """A position as the core reads it."""
        held = self.codes.rack(rack)
        if len(held) > self.facts.rack_size:
            raise FormError("engine-rack", count=len(held), most=self.facts.rack_size)
        return self.codes.board(self.facts, board), held

    def plays(self, board: Board, rack: Iterable[Tile]) -> PlayList:
        """All legal plays of a rack on a board, best first."""
        found = _core.plays(self.automaton, self.core_facts, *self.encode(board, rack))
        return PlayList(found, self.codes, board)

    def best(self, board: Board, rack: Iterable[Tile]) -> ScoredPlay | None:
        """The first of `plays`, without listing them all; None if there is none."""
        found = _core.best(self.automaton, self.core_facts, *self.encode(board, rack))
        return in_words(found, self.codes, board) if found else None

    def has_play(self, board: Board, rack: Iterable[Tile]) -> bool:
        """Whether there is any legal play."""
        return _core.has_play(self.automaton, self.core_facts, *self.encode(board, rack))

    def summary(self, board: Board, rack: Iterable[Tile]) -> Summary:
        """How many legal plays there are, the highest score and the sum of all scores."""
        return Summary(*_core.summary(self.automaton, self.core_facts, *self.encode(board, rack)))

    def plays_many(
        self, positions: Sequence[tuple[Board, Iterable[Tile]]], *, threads: int | None = None
    ) -> list[PlayList]:
        """`plays` of many positions, searched on all cores, or on as many as ``threads`` says."""
        found = _core.plays_many(self.automaton, self.core_facts, self._encode_many(positions), threads=threads)
        return [PlayList(plays, self.codes, board) for plays, (board, _) in zip(found, positions, strict=True)]

    def best_many(
        self, positions: Sequence[tuple[Board, Iterable[Tile]]], *, threads: int | None = None
    ) -> list[ScoredPlay | None]:
        """`best` of many positions, searched likewise."""
        found = _core.best_many(self.automaton, self.core_facts, self._encode_many(positions), threads=threads)
        pairs = zip(found, positions, strict=True)
        return [in_words(play, self.codes, board) if play else None for play, (board, _) in pairs]

    def summary_many(self, positions: Sequence[tuple[Board, Iterable[Tile]]]) -> list[Summary]:
        """`summary` of many positions, searched on all cores."""
        found = _core.summary_many(self.automaton, self.core_facts, self._encode_many(positions))
        return [Summary(*counted) for counted in found]

    def rated_many(
        self,
        positions: Sequence[tuple[Board, Iterable[Tile]]],
        leaves: _core.Leaves,
        top: int | None = None,
        *,
        threads: int | None = None,
    ) -> list[list[ScoredPlay]]:
        """The plays of many positions by score and leave together, the best first, at most ``top`` of each. Raises
        `FormError` for leaves of another letter set, or of fewer tiles than a rack can keep."""
        found = self._rate(_core.rated_many, leaves, self._encode_many(positions), top, threads=threads)
        pairs = zip(found, positions, strict=True)
        return [[in_words(play, self.codes, board) for play in plays] for plays, (board, _) in pairs]

    def best_rated_many(
        self,
        positions: Sequence[tuple[Board, Iterable[Tile]]],
        leaves: _core.Leaves,
        *,
        threads: int | None = None,
    ) -> list[ScoredPlay | None]:
        """The first play of `rated_many` for each position."""
        found = self._rate(_core.best_rated_many, leaves, self._encode_many(positions), threads=threads)
        pairs = zip(found, positions, strict=True)
        return [in_words(play, self.codes, board) if play else None for play, (board, _) in pairs]

    def _rate(self, search: Callable[..., T], leaves: _core.Leaves, *asked: object, threads: int | None) -> T:
        try:
            return search(self.automaton, self.core_facts, leaves, *asked, threads=threads)
        except ValueError as error:
            raise FormError("engine-leaves", why=str(error)) from None

    def is_word(self, word: Tiles) -> bool:
        """Whether the list has a word, given as letters."""
        codes = self.codes.word(word)
        return codes is not None and self.automaton.contains(codes)

    def _encode_many(self, positions: Iterable[tuple[Board, Iterable[Tile]]]) -> list[tuple[bytes, bytes]]:
        return [self.encode(board, rack) for board, rack in positions]


@lru_cache(maxsize=64)
def core_facts(facts: CrosswordFacts) -> _core.Facts:
    """The facts as the core has checked them. Raises `FormError` where they can't be believed."""
    try:
        return _core.Facts(**msgspec.structs.asdict(facts))
    except ValueError as error:
        raise FormError("engine-facts", why=str(error)) from None


def in_words(play: RawPlay | RatedPlay, codes: Alphabet, board: Board) -> ScoredPlay:
    """A play of the core in the model's words."""
    x, y, across, laid, score, *equity = play
    word: list[Tile] = []
    tiles: list[tuple[Square, Tile]] = []
    start, named = (x, y), codes.tiles
    for code in laid:
        if code:
            tile = named[code]
            tiles.append(((x, y), tile))
        else:
            tile = board[x, y]
        word.append(tile)
        if across:
            x += 1
        else:
            y += 1
    return ScoredPlay(at_name(start, across), join_tiles(word), tuple(tiles), score, *equity)
