"""The shuffle, byte for byte, so that anyone can check it with any tool (docs/shuffle.md).

seed = SHA-256(secret ‖ nonce of seat 0 ‖ nonce of seat 1 ‖ …), all as bytes. The stream of numbers is SHA-256(seed ‖ i)
for i = 0, 1, … (8 bytes, big-endian), each cut into eight 32-bit big-endian words. One draw from a bag of n tiles,
sorted by the alphabet with the blanks last: take words until one is below the largest multiple of n up to 2³²; that
word modulo n is the tile's index. The cursor counts the words taken since the start.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from rekje.model.tiles import Tiles

ALGORITHM = "rekje-shuffle/1: sha256, 32-bit words, rejection sampling, sorted bag"
SECRET_BYTES = 32
_WORDS_A_BLOCK = 8


def commitment(secret: str) -> str:
    """The hash published before the first draw: SHA-256 of the secret's bytes (both hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, nonces: Sequence[str]) -> bytes:
    """The seed of all draws, from the server's secret and a nonce from each seat (hexadecimal)."""
    return hashlib.sha256(b"".join(map(bytes.fromhex, (secret, *nonces)))).digest()


def _word(key: bytes, index: int) -> int:
    block, place = divmod(index, _WORDS_A_BLOCK)
    digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[4 * place : 4 * place + 4], "big")


def draw_tiles(bag: Sequence[str], count: int, key: bytes, cursor: int) -> tuple[Tiles, int]:
    """``count`` tiles drawn one by one from a sorted bag, and the cursor afterwards."""
    left = list(bag)
    drawn = []
    for _ in range(min(count, len(left))):
        limit = 2**32 - 2**32 % len(left)
        word = _word(key, cursor)
        cursor += 1
        while word >= limit:
            word = _word(key, cursor)
            cursor += 1
        drawn.append(left.pop(word % len(left)))
    return tuple(drawn), cursor
