"""What a typed word means where words are walks: ``woord``, ``WOORD C3 D3 E3 E4 D4``, ``woord C3 >>v<``, ``woord C3``.

In one case throughout, a word says nothing about blanks: then blanks stand for what is lacking otherwise. Where
capitals and small letters are mixed, a small letter is laid as a blank.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from typing import Protocol

import msgspec

from rekje.board.grid import Grid
from rekje.board.walk.walk import Walk
from rekje.games.walk.game import WalkingGame
from rekje.model.problems import FormError, Refusal
from rekje.model.squares import Square
from rekje.model.state import State
from rekje.model.tiles import BLANK, Tiles, join_tiles
from rekje.reading.words import readings

MOST_WAYS = 200
SECONDS = 2.0
"""How long blanks are tried in new places."""
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
    """A walk as it was understood, and what it changes in everybody's place."""

    walk: Walk
    changes: tuple[int, ...]

    @property
    def word(self) -> str:
        """The word in tile notation."""
        return join_tiles(self.walk.word)


Found = Iterator[ReadWalk] | Refusal
"""The ways to lay a word, each found when it is asked for; or why there is none."""


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


def read_walks(game: WalkingGame, view: State, seat: int, typed: TypedWalk, sight: NamedSquares) -> Found:
    """The ways to lay what was typed, the likeliest first.

    Raises `FormError` for text that can't be tiles, and for squares that aren't in sight.
    """
    squares = squares_of(typed, sight)
    first: Refusal | None = None
    until = time.monotonic() + SECONDS
    for tiles in readings(typed.word, view.letter_set, view.seats[seat].rack.count(BLANK)):
        found = _ways(game, view, seat, tiles, squares)
        if not isinstance(found, Refusal):
            return found
        first = first or found
        if time.monotonic() > until:
            break
    assert first is not None
    return first


def _ways(game: WalkingGame, view: State, seat: int, tiles: Tiles, squares: Sequence[Square]) -> Found:
    if len(squares) > 1 or (squares and len(tiles) == 1):
        seen = _preview(game, view, seat, tiles, squares)
        return seen if isinstance(seen, Refusal) else iter((seen,))
    if not view.board:
        return _opening_ways(game, view, seat, tiles, squares[0] if squares else (0, 0))
    best = _preview(game, view, seat, tiles, None)
    if isinstance(best, Refusal):
        return best
    every = _all_ways(game, view, seat, tiles, best)
    if not squares:
        return every
    from_there = (seen for seen in islice(every, MOST_WAYS) if seen.walk.squares[0] == squares[0])
    start = next(from_there, None)
    if start is None:
        raise FormError("heap-not-from-there", word=join_tiles(tiles).upper())
    return _and_then(start, from_there)


def _opening_ways(game: WalkingGame, view: State, seat: int, tiles: Tiles, start: Square) -> Found:
    """On the empty table a word lies in a line, to be read at once; after that, folded in any way."""
    x, y = start
    straight = _preview(game, view, seat, tiles, [(x + i, y) for i in range(len(tiles))])
    if not isinstance(straight, Refusal):
        return _all_ways(game, view, seat, tiles, straight)
    folded = _preview(game, view, seat, tiles, None)
    return folded if isinstance(folded, Refusal) else _all_ways(game, view, seat, tiles, folded)


def _all_ways(game: WalkingGame, view: State, seat: int, tiles: Tiles, first: ReadWalk) -> Iterator[ReadWalk]:
    yield first
    for walk in game.ways(view, seat, tiles):
        if walk.new != first.walk.new:
            seen = _preview(game, view, seat, walk.word, walk.squares)
            if isinstance(seen, ReadWalk):
                yield seen


def _and_then(first: ReadWalk, others: Iterator[ReadWalk]) -> Iterator[ReadWalk]:
    yield first
    yield from others


def _preview(
    game: WalkingGame, view: State, seat: int, tiles: Tiles, path: Sequence[Square] | None
) -> ReadWalk | Refusal:
    seen = game.preview(view, seat, join_tiles(tiles), path)
    return seen if isinstance(seen, Refusal) else ReadWalk(*seen)
