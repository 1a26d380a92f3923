"""Words of a table by their letters: anagrams, patterns, hooks, extensions, lengths.

Each question goes over the lines of the table once, by a regular expression; what comes out is words in machine letters
as the table has them (`rekje.lexicon.tables`), in the order of the table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from rekje.lexicon.tables import WordTable

_ANY = rb"[A-\xff]"
_END = rb"(?=[0-9])"
"""Behind the letters of a word stands the digit of its level."""


def anagrams(table: WordTable, letters: bytes, blanks: int, *, within: bool) -> list[bytes]:
    """The words that are made of all these letters and so many blanks, or ``within`` them, of some."""
    held = Counter(letters)
    known = _one_of(held) + b"*+" if held else b""
    length = len(letters) + blanks
    few = b"%s{%d,%d}+" % (_ANY, 0 if within else length, length)
    # Letters that aren't held are blanks, so that few words are left to be counted.
    shape = b"(?=%s%s)%s(?:%s%s){0,%d}+" % (few, _END, known, _ANY, known, blanks)
    counts = list(held.items())
    return [
        word
        for word in _find(table, shape)
        if len(word) - sum(min(word.count(code), most) for code, most in counts) <= blanks
    ]


def matching(table: WordTable, pattern: Sequence[bytes | None]) -> list[bytes]:
    """The words of a pattern: for each place a letter, b"" for any one, or None for any run of letters."""
    parts: list[bytes] = [b""]
    for one in pattern:
        if one is None:
            parts.append(b"")
        else:
            parts[-1] += re.escape(one) or _ANY
    first, *rest = parts
    if not rest:
        return _find(table, first)
    # The first place where a part fits is as good as any later one, so nothing is tried twice.
    middle = b"".join(b"(?>%s*?%s)" % (_ANY, part) for part in rest[:-1] if part)
    return _find(table, first + middle + _ANY + b"*" + rest[-1])


def containing(table: WordTable, word: bytes) -> Iterator[tuple[bytes, int]]:
    """The longer words that have this one in them, each with the place where it begins, once for each place."""
    lines, place = table.lines, -1
    while (place := lines.find(word, place + 1)) >= 0:
        start = lines.rfind(b"\n", 0, place) + 1
        whole = lines[start : lines.index(b"\n", place) - 2]
        if len(whole) > len(word):
            yield whole, place - start


def of_length(table: WordTable, length: int) -> list[bytes]:
    """The words of so many tiles."""
    return _find(table, b"%s{%d}" % (_ANY, length))


def _find(table: WordTable, shape: bytes) -> list[bytes]:
    return re.findall(b"(?m)^" + shape + _END, table.lines)


def _one_of(codes: Counter[int]) -> bytes:
    return b"[%s]" % b"".join(re.escape(bytes((code,))) for code in sorted(codes))
