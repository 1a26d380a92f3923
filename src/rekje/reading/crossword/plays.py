"""What a typed play means: ``8D TAART``, ``taart 8d``, all in small letters or all in capitals.

Where capitals and small letters are mixed, the notation counts as it stands: a small letter is a blank. A word in one
case says nothing about blanks; then the tiles of the rack are used first and blanks stand for what is lacking, where
they score best. Accents are dropped, and IJ is one tile where the letter set has such a tile and the word fits so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import msgspec

from rekje.games.base import Facts
from rekje.model.commands import Play
from rekje.model.problems import Refusal
from rekje.model.squares import Square, parse_at, parse_square, step
from rekje.model.tiles import BLANK, Tile, Tiles, blank_choices, is_blank, join_tiles, split_tiles
from rekje.reading.tiles import is_respelled, with_y
from rekje.reading.words import as_meant, plain, splits
from rekje.referee.preview import TurnPreview, preview
from rekje.referee.view import Seen

_PLACE = re.compile(r"[A-Za-z][1-9]\d?|[1-9]\d?[A-Za-z]")
_LIES_THERE = "."
_MOST_READINGS = 500


class ReadPlay(msgspec.Struct, frozen=True):
    """A play as it was understood: its command, and what it would form and score."""

    command: Play
    preview: TurnPreview
    respelled: str = ""
    """The word as it lies, where it was typed in another way (an ij that is laid as Y)."""

    @property
    def tiles(self) -> dict[Square, Tile]:
        """The tiles that it lays."""
        return {parse_square(name): tile for name, tile in self.preview.tiles.items()}

    @property
    def bonus(self) -> int:
        """What is scored besides the words."""
        return self.preview.score - sum(word.score for word in self.preview.words)

    @property
    def blanks(self) -> Tiles:
        """The letters that blanks stand for."""
        return tuple(tile.upper() for tile in self.tiles.values() if is_blank(tile))


def split_entry(line: str) -> tuple[str, str] | None:
    """``8D TAART`` or ``TAART 8D`` as place and word; None for a line that is no play."""
    parts = line.split()
    if len(parts) != 2:
        return None
    at, word = parts if _PLACE.fullmatch(parts[0]) else reversed(parts)
    return (at.upper(), word) if _PLACE.fullmatch(at) else None


def read_play(view: Seen, seat: int, at: str, word: str, facts: Facts) -> ReadPlay | Refusal:
    """The play meant, the likeliest reading first; the refusal of that reading if none can be laid, or of its words if
    the referee wouldn't accept them.

    Raises `FormError` for text that can't be tiles.
    """
    first: Refusal | None = None
    word = as_meant(word, view.seats[seat].rack.count(BLANK))
    for readings in _ways(view, seat, at, word):
        best: ReadPlay | None = None
        for reading in islice(readings, _MOST_READINGS):
            command = Play(seat=seat, at=at, word=reading)
            seen = preview(view, command, facts)
            if isinstance(seen, Refusal):
                first = first or seen
            elif seen and (best is None or seen.score > best.preview.score):
                as_y = is_respelled(word, view.edition) and reading.upper() == with_y(word).upper()
                best = ReadPlay(command, seen, reading.upper() if as_y else "")
        if best:
            return best.preview.refused or best
    assert first is not None
    return first


def _ways(view: Seen, seat: int, at: str, word: str) -> Iterator[Iterator[str]]:
    """The ways to read a word, each with its readings in notation (which tiles are blanks)."""
    word = plain(word, view.letter_set)
    if is_respelled(word, view.edition):
        yield from _ways(view, seat, at, with_y(word))
    if word not in (word.upper(), word.lower()):
        yield iter((word,))
        return
    word = word.upper()
    for tiles in [split_tiles(word)] if "[" in word or "]" in word else splits(word, view.letter_set):
        yield _with_blanks(view, seat, at, tiles)


def _with_blanks(view: Seen, seat: int, at: str, tiles: Tiles) -> Iterator[str]:
    """The word with blanks in every set of places that the rack makes necessary; as it stands if it needs none."""
    rack = Counter(view.seats[seat].rack)
    start, across = parse_at(at)
    free = [i for i, tile in enumerate(tiles) if step(start, across, i) not in view.board and tile != _LIES_THERE]
    short = Counter(tiles[i] for i in free) - rack
    if not short or short.total() > rack[BLANK]:
        yield join_tiles(tiles)
        return
    yield from map(join_tiles, blank_choices(tiles, free, short))
