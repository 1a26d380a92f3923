"""The core's search for walks, in the model's words: the longest words on a heap of touching tiles with a rack.

A heap is a mapping of squares to the tiles that lie there (a named blank in lower case), all hanging together along
their sides on an endless square grid; a rack holds at most 63 tiles (``"?"`` a blank). Searches release the GIL.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from rekje import _core
from rekje.engine.encoding import NAMED_BLANK, alphabet
from rekje.model.problems import FormError
from rekje.model.squares import Square
from rekje.model.tiles import LetterSet, Tile, Tiles, is_blank, join_tiles

MOST_HEAP = 400
MOST_HELD = 63
MOST_LETTERS = 21

Heap = Mapping[Square, Tile]
Made = Iterable[tuple[Tiles, Collection[Square]]]


class FoundWalk(msgspec.Struct, frozen=True):
    """A word as letters, the square of each of them, and the tiles laid (a blank in lower case)."""

    word: Tiles
    path: tuple[Square, ...]
    new: tuple[tuple[Square, Tile], ...]

    @property
    def blanks(self) -> int:
        """How many of the new tiles are blanks."""
        return sum(is_blank(tile) for _, tile in self.new)


class FoundWalks(msgspec.Struct, frozen=True):
    """Walks: the longest words first, then the fewest new tiles, the fewest blanks, in order of letters.

    ``optimal``: they are proven to be these. Otherwise the search was cut short: each is a good walk, but there may
    be others, of at most ``bound`` letters, and the same words might take fewer new tiles.
    """

    walks: tuple[FoundWalk, ...]
    optimal: bool
    bound: int

    @property
    def best(self) -> FoundWalk | None:
        """The first walk."""
        return self.walks[0] if self.walks else None


class WalkQuery(msgspec.Struct, frozen=True):
    """What to search for, and for how long.

    ``words`` at most, of which ``per_length`` of the same length; for each ``ways`` to lay it, with different new tiles
    but no more of them than needed; words shorter than ``shortest`` are left out. The search is cut short after
    ``seconds``, or after a number of ``steps`` (the same on every machine).
    """

    words: int = 1
    per_length: int = 1
    ways: int = 1
    shortest: int = 1
    seconds: float | None = None
    steps: int | None = None


LONGEST = WalkQuery()


class WalkSearch:
    """Searches with one word list and one letter set. Raises `FormError` where they don't belong together."""

    def __init__(self, word_graph: _core.WordGraph, letters: LetterSet) -> None:
        if word_graph.letters != len(letters.faces):
            raise FormError("engine-letters", words=word_graph.letters, letters=len(letters.faces))
        self.lists = _core.WordLists(word_graph)
        self.alphabet = alphabet(letters)

    def find(
        self, heap: Heap, rack: Iterable[Tile], wish: WalkQuery = LONGEST, *, made: Made = (), free_blanks: bool = False
    ) -> FoundWalks:
        """The walks wished for.

        ``made`` are words made before with the squares that they used: the same word must not use them again. With
        ``free_blanks`` a blank on the table is any letter, one within a word. Raises `FormError` for tiles that the
        letter set lacks, a heap that falls apart or is too large, and a rack that is too large.
        """
        return self._ask(self.lists, heap, rack, wish, made, free_blanks)

    def find_word(
        self,
        word: Tiles,
        heap: Heap,
        rack: Iterable[Tile],
        wish: WalkQuery = LONGEST,
        *,
        made: Made = (),
        free_blanks: bool = False,
    ) -> FoundWalks:
        """The ways to lay one word, in the list or not, of 1 to 21 letters; as `find`."""
        lists = _core.WordLists.of([self.spell(word)], self.alphabet.size)
        return self._ask(lists, heap, rack, wish, made, free_blanks)

    def _ask(
        self, lists: _core.WordLists, heap: Heap, rack: Iterable[Tile], wish: WalkQuery, made: Made, free_blanks: bool
    ) -> FoundWalks:
        try:
            found, bound, optimal, _ = _core.walks(
                lists, self.lying(heap, free_blanks), self.held(rack),
                made=self.made_before(made), words=wish.words,
                per_length=wish.per_length, tracks=wish.ways, shortest=wish.shortest,
                limit=_core.Limit(nodes=wish.steps, seconds=wish.seconds),
            )  # fmt: skip
        except ValueError as error:
            raise FormError("walks-question", why=str(error)) from None
        return FoundWalks(
            tuple(self.in_words(word, *track) for word, _, _, tracks in found for track in tracks), optimal, bound
        )

    def made_before(self, made: Made) -> list[tuple[bytes, list[Square]]]:
        """Words made before, in machine letters, with their squares. One with more letters than any that is searched
        for can't be found again, and is left out. Raises `FormError` for one that can't be walked."""
        return [(self.spell(word), list(squares)) for word, squares in made if len(word) <= MOST_LETTERS]

    def spell(self, word: Tiles) -> bytes:
        """A word in machine letters. Raises `FormError` for one that can't be walked."""
        machine_letters = self.alphabet.word(word)
        if machine_letters is None or not 1 <= len(machine_letters) <= MOST_LETTERS:
            raise FormError("walks-word", word=join_tiles(word))
        return machine_letters

    def held(self, rack: Iterable[Tile]) -> bytes:
        """A rack in machine letters. Raises `FormError` for one that is too large."""
        held = self.alphabet.rack(rack)
        if len(held) > MOST_HELD:
            raise FormError("engine-rack", count=len(held), most=MOST_HELD)
        return held

    def lying(self, heap: Heap, free_blanks: bool) -> list[tuple[int, int, int]]:
        """A heap in machine letters. Raises `FormError` for one that is too large, or has unknown tiles."""
        if len(heap) > MOST_HEAP:
            raise FormError("walks-heap", count=len(heap), most=MOST_HEAP)
        for tile in heap.values():
            if tile not in self.alphabet.laid:
                raise FormError("engine-tile", tile=tile)
        return [
            (x, y, NAMED_BLANK if free_blanks and is_blank(tile) else self.alphabet.laid[tile])
            for (x, y), tile in heap.items()
        ]

    def in_words(self, word: bytes, path: Sequence[Square], laid: Iterable[tuple[int, int, int]]) -> FoundWalk:
        """A walk that was found in machine letters."""
        tiles = self.alphabet.tiles
        return FoundWalk(
            tuple(tiles[code] for code in word), tuple(path), tuple(((x, y), tiles[tile]) for x, y, tile in laid)
        )
