"""A table of tile words: sorted lines of bytes in which a word is found in a dozen steps, without unpacking them.

A line is the word's codes (its faces' places in the letter set, from 1, plus 64), a digit for its level (0: not known),
and a sign for where it comes from. Levels and origins sort before letters, so lines sort as their words do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from typing import NamedTuple

from rekje.lexicon.folding import MAX_LENGTH, Tiler
from rekje.model.tiles import Tiles, join_tiles

_LETTER = 64
_LEVEL = ord("0")
_MARK = ord(" ")
_OFFENSIVE = 8


class Origin(IntEnum):
    """Where a word comes from; of several the first counts."""

    LIST = 0
    SHEET = 1
    PLACE = 2


class Entry(NamedTuple):
    """What a table knows of a word; ``level`` 0 means that it is not known."""

    level: int
    origin: Origin
    offensive: bool = False


class WordTable:
    """A table for a letter set. ``lines`` are as `build_table` makes them."""

    def __init__(self, faces: tuple[str, ...], lines: bytes) -> None:
        self.lines = lines
        self.faces = faces
        self._codes = {face: code for code, face in enumerate(faces, start=_LETTER + 1)}

    def __len__(self) -> int:
        return self.lines.count(b"\n")

    def find(self, word: Tiles) -> Entry | None:
        """What is known of a tile word; None if it isn't in the table."""
        try:
            wanted = bytes(self._codes[face] for face in word)
        except KeyError:
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

    def codes(self, keep: Callable[[Entry], bool] = lambda entry: True) -> Iterator[bytes]:
        """The words as codes from 1, as the search core takes them."""
        kept = {mark for mark in {line[-2:] for line in self.lines.splitlines()} if keep(_entry(mark))}
        shift = bytes(max(byte - _LETTER, 0) for byte in range(256))
        return (line[:-2].translate(shift) for line in self.lines.splitlines() if line[-2:] in kept)

    def part(self, keep: Callable[[Entry], bool]) -> WordTable:
        """The table of those words whose entries are kept."""
        kept = {mark for mark in {line[-2:] for line in self.lines.splitlines()} if keep(_entry(mark))}
        lines = b"".join(line for line in self.lines.splitlines(keepends=True) if line[-3:-1] in kept)
        return WordTable(self.faces, lines)

    def digest(self) -> str:
        """SHA-256 of the words in tile notation, sorted, one a line."""
        names = {code: face if len(face) == 1 else join_tiles((face,)) for face, code in self._codes.items()}
        text = (line[:-2].decode("latin-1").translate(names) for line in self.lines.splitlines())
        return hashlib.sha256("".join(f"{word}\n" for word in sorted(text)).encode()).hexdigest()


def _entry(mark: bytes) -> Entry:
    sign = mark[1] - _MARK
    return Entry(mark[0] - _LEVEL, Origin(sign % _OFFENSIVE), sign >= _OFFENSIVE)


def _mark(entry: Entry) -> bytes:
    return bytes((_LEVEL + entry.level, _MARK + entry.origin + _OFFENSIVE * entry.offensive))


class TableBuilder:
    """Gathers words for a table; of a word that comes twice the first origin and the commonest level stay."""

    def __init__(self, faces: tuple[str, ...], tiler: Tiler, offensive: frozenset[str] = frozenset()) -> None:
        self.faces = faces
        self.unlayable = 0
        self._tiler = tiler
        self._offensive = offensive
        self._marks: dict[bytes, bytes] = {}
        self._codes = {face: code for code, face in enumerate(faces, _LETTER + 1)}
        self._of_char = _CharCodes({ord(face): chr(code) for face, code in self._codes.items() if len(face) == 1})
        self._of_char[ord("\n")] = "\n"

    def add(self, words: list[str], levels: bytes, origin: Origin) -> None:
        """Add words in plain spelling; ``levels`` has a digit for each, or is empty where they are not known."""
        mark_of = {
            (level, bad): _mark(Entry(level - _LEVEL, origin, bad))
            for level in range(_LEVEL, _LEVEL + 10)
            for bad in (False, True)
        }
        levels = levels or bytes([_LEVEL]) * len(words)
        for word, codes, level in zip(words, self._letter_by_letter(words), levels, strict=True):
            ways = [codes] if self._tiler.in_one_way(word) else self._ways(word)
            self._add_ways(ways, mark_of[level, word in self._offensive])

    def _letter_by_letter(self, words: list[str]) -> list[bytes]:
        if not words:
            return []
        faces = self._tiler.letter_by_letter("\n".join(words))
        return faces.translate(self._of_char).encode("latin-1").split(b"\n")

    def _ways(self, word: str) -> list[bytes]:
        return [bytes([self._codes[face] for face in tiles]) for tiles in self._tiler.ways(word)]

    def _add_ways(self, ways: list[bytes], mark: bytes) -> None:
        laid = False
        for codes in ways:
            if 0 in codes or len(codes) > MAX_LENGTH:
                continue
            laid = True
            known = self._marks.get(codes)
            if known is None or _before(mark, known):
                self._marks[codes] = mark
        self.unlayable += not laid

    def add_tiles(self, words: Iterable[Tiles]) -> None:
        """Add words given as tiles of the set, of no known level."""
        for tiles in words:
            self._marks[bytes(self._codes[face] for face in tiles)] = _mark(Entry(0, Origin.LIST))

    def table(self) -> WordTable:
        """The table of all words added."""
        return WordTable(self.faces, b"".join(sorted(word + mark + b"\n" for word, mark in self._marks.items())))


class _CharCodes(dict[int, str]):
    """Codes by character; 0 for a character that no tile of one letter carries."""

    def __missing__(self, char: int) -> str:
        return "\0"


def _before(mark: bytes, other: bytes) -> bool:
    return (mark[1] % _OFFENSIVE, mark[0]) < (other[1] % _OFFENSIVE, other[0])
