"""What a typed word means where words are walks: ``woord``, ``WOORD C3 D3 E3 E4 D4``, ``woord C3 >>v<``, ``woord C3``.

In one case throughout, a word says nothing about blanks: then blanks stand for what is lacking otherwise. Where
capitals and small letters are mixed, a small letter is laid as a blank.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import accumulate, chain, islice
from typing import Protocol

import msgspec

from rekje.board.grid import Grid
from rekje.games.base import Facts
from rekje.games.walk.game import WalkingGame
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.model.squares import Square, parse_square
from rekje.model.tiles import BLANK, Tile, Tiles, join_tiles, split_tiles
from rekje.model.work import Work
from rekje.reading.preview import read_unplaced
from rekje.reading.words import as_meant, readings
from rekje.referee.preview import TurnPreview, preview
from rekje.referee.view import Seen

MOST_PLACED = 500
"""The most readings of a word that are looked at where its squares are told."""
_SQUARE = re.compile(r"[A-Za-z][1-9]\d?")
_STEPS = {"<": (-1, 0), ">": (1, 0), "^": (0, -1), "v": (0, 1)}
_PATH = re.compile(r"[<>^vV]+")


class NamedSquares(Protocol):
    """The part of the table that a player sees, in which squares have names."""

    @property
    def grid(self) -> Grid:
        """Which squares touch."""

    def parse(self, name: str) -> Square | None:
        """The square of that name; None where none that is seen has it."""


class TypedWalk(msgspec.Struct, frozen=True):
    """A word, and what was typed after it to say where it lies: names of squares, steps."""

    word: str
    squares: tuple[str, ...] = ()
    steps: str = ""


class ReadWalk(msgspec.Struct, frozen=True):
    """A walk as it was understood: what its command would form and change."""

    seat: int
    preview: TurnPreview

    @property
    def word(self) -> str:
        """The word in tile notation."""
        return self.preview.words[0].word

    @property
    def squares(self) -> tuple[Square, ...]:
        """The square of each letter."""
        return self.preview.words[0].path

    @property
    def new(self) -> dict[Square, Tile]:
        """The new tiles. A word chosen for the opening lays none yet; on the empty table all its tiles will be new."""
        if not self.preview.tiles:
            return dict(zip(self.squares, split_tiles(self.word), strict=True))
        return {parse_square(name): tile for name, tile in self.preview.tiles.items()}

    def change(self, seat: int) -> int:
        """The change of a seat's place. A word chosen for the opening would move its own king alone."""
        if self.preview.changes:
            return self.preview.changes[seat]
        return self.preview.score if seat == self.seat else 0


Found = Iterator[ReadWalk] | Refusal
"""The ways to lay a word, each found when it is asked for; or why there is none."""

MakeCommand = Callable[[str, tuple[Square, ...] | None], AnyCommand]
"""The command that lays (or chooses) a word on a path, or on any path (None)."""


class WalkReader(msgspec.Struct, frozen=True):
    """What it takes to read a walk: the game, a seat's view, the facts, and the command that is wanted."""

    game: WalkingGame
    view: Seen
    seat: int
    facts: Facts
    make: MakeCommand

    def look(self, tiles: Tiles, path: tuple[Square, ...] | None, work: Work | None = None) -> ReadWalk | Refusal:
        """What the word would form on a path, or on the one with the fewest new tiles (None), found within ``work``."""
        seen = preview(self.view, self.make(join_tiles(tiles), path), self.facts, work)
        assert seen is not None, "a word is formed"
        return seen if isinstance(seen, Refusal) else ReadWalk(self.seat, seen)


def split_walk(line: str) -> TypedWalk | None:
    """A word, alone or with squares or with a first square and steps; None for anything else."""
    word, *rest = line.split()
    if not all(char.isalpha() or char in "[]'’-" for char in word):
        return None
    if len(rest) == 2 and _SQUARE.fullmatch(rest[0]) and _PATH.fullmatch(rest[1]):
        return TypedWalk(word, (rest[0],), rest[1].lower())
    return TypedWalk(word, tuple(rest)) if all(map(_SQUARE.fullmatch, rest)) else None


def squares_of(typed: TypedWalk, sight: NamedSquares) -> tuple[Square, ...]:
    """The squares that were typed. Raises `FormError` for one that isn't in sight."""
    named = []
    for name in typed.squares:
        square = sight.parse(name)
        if square is None:
            raise FormError("heap-square-unseen", square=name.upper())
        named.append(square)
    if not typed.steps:
        return tuple(named)
    if sight.grid.six_sided:
        raise FormError("heap-steps-slanted")
    x, y = named[0]
    across = accumulate((_STEPS[step][0] for step in typed.steps), initial=x)
    down = accumulate((_STEPS[step][1] for step in typed.steps), initial=y)
    return tuple(zip(across, down, strict=True))


def read_walks(reader: WalkReader, typed: TypedWalk, sight: NamedSquares) -> Found:
    """The ways to lay what was typed, the likeliest first. A way whose word the referee wouldn't accept
    isn't left out: its preview says so (`TurnPreview.refused`).

    Raises `FormError` for text that can't be tiles, and for squares that aren't in sight.
    """
    squares = squares_of(typed, sight)
    first: Refusal | None = None
    elsewhere: FormError | None = None
    work = Work()
    for tiles in _read(reader, typed.word, squares, work):
        found = _ways(reader, tiles, squares, work)
        if isinstance(found, FormError):
            elsewhere = elsewhere or found
        elif not isinstance(found, Refusal):
            return found
        else:
            first = first or found
    if elsewhere:
        raise elsewhere
    assert first is not None
    return first


def _read(reader: WalkReader, word: str, squares: tuple[Square, ...], work: Work) -> Iterator[Tiles]:
    """The ways to read a word: where all its squares are told, with each letter as a blank in turn."""
    view = reader.view
    if len(squares) < 2:
        return read_unplaced(view, reader.seat, word, work, *squares)
    blanks = view.seats[reader.seat].rack.count(BLANK)
    return islice(readings(as_meant(word, blanks), view.letter_set, blanks), MOST_PLACED)


def _ways(reader: WalkReader, tiles: Tiles, squares: tuple[Square, ...], work: Work) -> Found | FormError:
    if len(squares) > 1 or (squares and len(tiles) == 1):
        seen = reader.look(tiles, squares)
        return seen if isinstance(seen, Refusal) else iter((seen,))
    if not reader.view.board:
        return _opening_ways(reader, tiles, squares[0] if squares else (0, 0), work)
    best = reader.look(tiles, None, work)
    if isinstance(best, Refusal):
        return best
    if not squares:
        return _all_ways(reader, tiles, best)
    from_there = _found_ways(reader, tiles, squares[0])
    first = next(from_there, None)
    if first is None:
        return FormError("heap-not-from-there", word=join_tiles(tiles).upper())
    return chain((first,), from_there)


def _opening_ways(reader: WalkReader, tiles: Tiles, start: Square, work: Work) -> Found:
    """On the empty table a word lies in a line, to be read at once; after that, folded in any way."""
    x, y = start
    straight = reader.look(tiles, tuple((x + i, y) for i in range(len(tiles))))
    if not isinstance(straight, Refusal):
        return _all_ways(reader, tiles, straight)
    folded = reader.look(tiles, None, work)
    return folded if isinstance(folded, Refusal) else _all_ways(reader, tiles, folded)


def _all_ways(reader: WalkReader, tiles: Tiles, first: ReadWalk) -> Iterator[ReadWalk]:
    yield first
    yield from (seen for seen in _found_ways(reader, tiles) if seen.new != first.new)


def _found_ways(reader: WalkReader, tiles: Tiles, start: Square | None = None) -> Iterator[ReadWalk]:
    for walk in reader.game.ways(reader.view, reader.seat, tiles, start):
        seen = reader.look(walk.word, walk.squares)
        if isinstance(seen, ReadWalk):
            yield seen
