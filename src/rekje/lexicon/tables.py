"""A table of tile words: sorted lines of bytes in which a word is found in a dozen steps, without unpacking them.

A line is the word's codes (its faces' places in the letter set, from 1, plus 64), a digit for its level (0: not known),
and a sign for where it comes from. Levels and origins sort before letters, so lines sort as their words do.
"""

from __future__ import annotations

import hashlib
import sys
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from itertools import compress, groupby, pairwise, starmap
from operator import add, itemgetter, lt, not_
from typing import NamedTuple

from rekje.lexicon.folding import MAX_LENGTH, Tiler
from rekje.model.tiles import Tiles, join_tiles

_LETTER = 64
_LEVEL = ord("0")
_MARK = ord(" ")
_OFFENSIVE = 8
_LETTERS = bytes(range(_LETTER, 256))
_BEHIND = bytes(range(_MARK, _LETTER))
_LAST_BYTE = chr(255)
_AT_ONCE = 1 << 18
_WORD = itemgetter(slice(None, -3))
"""The word of a line, without its mark and the line's end."""


class Origin(IntEnum):
    """Where a word comes from. If there are several origins, the first in this order counts."""

    LIST = 0
    SHEET = 1
    PLACE = 2


class WordEntry(NamedTuple):
    """What a table knows of a word; ``level`` 0 means that it is not known."""

    level: int
    origin: Origin
    offensive: bool = False


class WordTable:
    """A table for a letter set. ``lines`` are as `TableBuilder` makes them."""

    def __init__(self, faces: tuple[str, ...], lines: bytes) -> None:
        self.lines = lines
        self.faces = faces
        self._codes = {face: code for code, face in enumerate(faces, start=_LETTER + 1)}

    def __len__(self) -> int:
        return self.lines.count(b"\n")

    def encoded(self, word: Tiles) -> bytes | None:
        """Letters as the lines have them; None for what no tile of the set carries."""
        try:
            return bytes(self._codes[face] for face in word)
        except KeyError:
            return None

    def decoded(self, word: bytes) -> str:
        """The letters of a line in tile notation, the inverse of `encoded`."""
        return join_tiles(self.faces[code - _LETTER - 1] for code in word)

    def find(self, word: Tiles) -> WordEntry | None:
        """What is known of a tile word; None if it isn't in the table."""
        wanted = self.encoded(word)
        if wanted is None:
            return None
        low, high = 0, len(self.lines)
        while low < high:
            start = self.lines.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = self.lines.index(b"\n", start)
            here = self.lines[start : end - 2]
            if here == wanted:
                return _entry(self.lines[end - 2 : end])
            if here < wanted:
                low = end + 1
            else:
                high = start
        return None

    def codes(self) -> Iterator[bytes]:
        """The words as codes from 1, as the search core takes them."""
        # Line ends become 0, which is no letter's code.
        shift = bytes(max(byte - _LETTER, 0) for byte in range(256))
        return iter(self._words().translate(shift).split(b"\0")[:-1])

    def part(self, keep: Callable[[WordEntry], bool]) -> WordTable:
        """A table of the words for whose entries ``keep`` is true."""
        # The marks alone, as numbers of two bytes, are read faster than each from its line.
        marks = memoryview(self.lines.translate(None, delete=_LETTERS + b"\n")).cast("H")
        kept = {mark for mark in set(marks) if keep(_entry(mark.to_bytes(2, sys.byteorder)))}
        lines = compress(self.lines.splitlines(keepends=True), map(kept.__contains__, marks))
        return WordTable(self.faces, b"".join(lines))

    def digest(self) -> str:
        """SHA-256 of the words in tile notation, sorted, one a line."""
        shown = [face if len(face) == 1 else join_tiles((face,)) for face in self.faces]
        if max(map(len, shown), default=1) == 1 and max(shown, default="") <= _LAST_BYTE:
            # Bytes are translated a good deal faster than text.
            names = bytes.maketrans(bytes(self._codes.values()), "".join(shown).encode("latin-1"))
            text = self._words().translate(names).decode("latin-1")
        else:
            text = self._words().decode("latin-1").translate(dict(zip(self._codes.values(), shown, strict=True)))
        if shown != sorted(shown):
            text = "\n".join([*sorted(text.split("\n")[:-1]), ""])
        return hashlib.sha256(text.encode()).hexdigest()

    def _words(self) -> bytes:
        """The words alone, one a line, without level and origin."""
        return self.lines.translate(None, delete=_BEHIND)


def _entry(mark: bytes) -> WordEntry:
    sign = mark[1] - _MARK
    return WordEntry(mark[0] - _LEVEL, Origin(sign % _OFFENSIVE), sign >= _OFFENSIVE)


def _line_end(entry: WordEntry) -> bytes:
    return bytes((_LEVEL + entry.level, _MARK + entry.origin + _OFFENSIVE * entry.offensive)) + b"\n"


class TableBuilder:
    """Gathers words for a table. A word added twice keeps the entry with the first origin, among those the one with the
    commonest level, and among those one that is offensive."""

    def __init__(self, faces: tuple[str, ...], tiler: Tiler, offensive: frozenset[str] = frozenset()) -> None:
        self.faces = faces
        self.unlayable = 0
        self._tiler = tiler
        self._offensive = sorted(offensive)
        self._lines: list[bytes] = []
        self._codes = {face: code for code, face in enumerate(faces, _LETTER + 1)}
        self._of_char = _CharCodes({ord(face): chr(code) for face, code in self._codes.items() if len(face) == 1})
        self._of_char[ord("\n")] = "\n"
        self._of_byte = bytes(ord(self._of_char[byte]) for byte in range(256))

    def add(self, text: str, levels: bytes, origin: Origin) -> None:
        """Add words in plain spelling, in order, one a line; ``levels`` has a digit for each, or is empty where they
        are not known. Raises ValueError for another number of them."""
        count = text.count("\n")
        levels = levels or bytes([_LEVEL]) * count
        if len(levels) != count:
            raise ValueError(f"{count} words have {len(levels)} levels")
        # Memory of some thousands of words is used again for the next ones; getting new memory for all takes longer.
        start = done = 0
        while start < len(text):
            end = text.find("\n", min(start + _AT_ONCE, len(text) - 1))
            words = text[start:end].split("\n")
            self._add_some(words, text[start:end], levels[done : done + len(words)], origin)
            start, done = end + 1, done + len(words)

    def _add_some(self, words: list[str], text: str, levels: bytes, origin: Origin) -> None:
        ends = self._line_ends(words, levels, origin)
        if not self._tiler.knows_one_way:
            in_one_way = [*map(self._tiler.in_one_way, words)]
            for word, end in compress(zip(words, ends, strict=True), map(not_, in_one_way)):
                self._add_ways(self._ways(word), end)
            text, ends = "\n".join(compress(words, in_one_way)), [*compress(ends, in_one_way)]
        self._add_letter_by_letter(text, ends)

    def _line_ends(self, words: list[str], levels: bytes, origin: Origin) -> list[bytes]:
        good, bad = (
            {_LEVEL + level: _line_end(WordEntry(level, origin, offensive)) for level in range(10)}
            for offensive in (False, True)
        )
        ends = [*map(good.__getitem__, levels)]
        # Few are offensive: to look for those is faster than to ask for each word.
        first, last = bisect_left(self._offensive, words[0]), bisect_right(self._offensive, words[-1])
        for word in self._offensive[first:last]:
            at = bisect_left(words, word)
            if words[at] == word:
                ends[at] = bad[levels[at]]
        return ends

    def _add_letter_by_letter(self, text: str, ends: list[bytes]) -> None:
        if not ends:
            return
        codes = self._encoded(self._tiler.letter_by_letter(text))
        laid = codes.split(b"\n")
        if 0 not in codes and max(map(len, laid)) <= MAX_LENGTH:
            self._lines += map(add, laid, ends)
        else:
            for way, end in zip(laid, ends, strict=True):
                self._add_ways([way], end)

    def _encoded(self, faces: str) -> bytes:
        """Codes for a text of faces, 0 for what no tile carries. Bytes are translated a good deal faster than text."""
        try:
            return faces.encode("latin-1").translate(self._of_byte)
        except UnicodeEncodeError:
            return faces.translate(self._of_char).encode("latin-1")

    def _ways(self, word: str) -> list[bytes]:
        return [bytes([self._codes[face] for face in tiles]) for tiles in self._tiler.ways(word)]

    def _add_ways(self, ways: list[bytes], end: bytes) -> None:
        lines = [codes + end for codes in ways if 0 not in codes and len(codes) <= MAX_LENGTH]
        self._lines += lines
        self.unlayable += not lines

    def add_tiles(self, words: Iterable[Tiles]) -> None:
        """Add words given as tiles of the set, of no known level."""
        end = _line_end(WordEntry(0, Origin.LIST))
        self._lines += (bytes(self._codes[face] for face in tiles) + end for tiles in words)

    def table(self) -> WordTable:
        """The table of all words added."""
        self._lines.sort()
        if not all(starmap(lt, pairwise(map(_WORD, self._lines)))):
            self._lines = [min(same, key=_rank) for _, same in groupby(self._lines, _WORD)]
        return WordTable(self.faces, b"".join(self._lines))


def lines_of(words: Iterable[str]) -> str:
    """Words one a line, as a `TableBuilder` takes them."""
    return "".join(f"{word}\n" for word in words)


class _CharCodes(dict[int, str]):
    """Codes by character; 0 for a character that no tile of one letter carries."""

    def __missing__(self, char: int) -> str:
        return "\0"


def _rank(line: bytes) -> tuple[int, int, int]:
    return line[-2] % _OFFENSIVE, line[-3], -line[-2]
