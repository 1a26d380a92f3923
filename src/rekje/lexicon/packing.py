"""A word list packed for a browser, which builds its word graph of it: a tenth of the bytes that the graph would take.

The bytes: how many letters the letter set has (1 byte); how many bytes the first list takes (4 bytes, the lowest
first); the words that a search may find; the words that count, too, but that no search suggests (C1). In a list the
words are in order. Each begins with a byte 128 + n, for the n letters that it shares with the word before, and goes on
with the machine letters of its other tiles. ``crates/rekje-wasm/src/words.rs`` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable

_SHARED = 0x80


def pack_words(letters: int, suggested: Iterable[bytes], others: Iterable[bytes]) -> bytes:
    """Pack the words that a search may find and those that only count, each in machine letters and in order."""
    first = _front_coded(suggested)
    return b"".join((bytes((letters,)), len(first).to_bytes(4, "little"), first, _front_coded(others)))


def _front_coded(words: Iterable[bytes]) -> bytes:
    packed, before = bytearray(), b""
    for word in words:
        shared = _shared(before, word)
        packed.append(_SHARED + shared)
        packed += word[shared:]
        before = word
    return bytes(packed)


def _shared(before: bytes, word: bytes) -> int:
    """How many letters two words have in common at their beginnings."""
    for at, (one, other) in enumerate(zip(before, word, strict=False)):
        if one != other:
            return at
    return min(len(before), len(word))
