"""The shuffle, byte for byte, so that anyone can check it with any tool (docs/shuffle.md).

seed = SHA-256(secret ‖ nonce of seat 0 ‖ nonce of seat 1 ‖ …), all as bytes. The stream of numbers is SHA-256(seed ‖ i)
for i = 0, 1, … (8 bytes, big-endian), each cut into eight 32-bit big-endian words. One draw from a bag of n tiles,
sorted by the alphabet with the blanks last: take words until one is below the largest multiple of n up to 2³²; that
word modulo n is the tile's index. A die is a draw from six sides. The cursor counts the words taken since the start.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from rekje.games.base import DIE
from rekje.model.tiles import Tiles

ALGORITHM = "rekje-shuffle/1: sha256, 32-bit words, rejection sampling, sorted bag"
SECRET_BYTES = 32
_WORDS_A_BLOCK = 8


def new_secret() -> str:
    """A secret drawn by the system (hexadecimal)."""
    return secrets.token_hex(SECRET_BYTES)


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
        index, cursor = _below(len(left), key, cursor)
        drawn.append(left.pop(index))
    return tuple(drawn), cursor


def throw_dice(seats: Sequence[int], key: bytes, cursor: int) -> tuple[tuple[dict[int, int], ...], int]:
    """What these seats throw with a die, in rounds until no two have thrown the same, and the cursor afterwards."""
    rounds: list[dict[int, int]] = []
    while not rounds or len(set(rounds[-1].values())) < len(seats):
        thrown = {}
        for seat in seats:
            side, cursor = _below(DIE, key, cursor)
            thrown[seat] = side + 1
        rounds.append(thrown)
    return tuple(rounds), cursor


def _below(count: int, key: bytes, cursor: int) -> tuple[int, int]:
    """A number below a count, each as likely as the others, and the cursor afterwards."""
    limit = 2**32 - 2**32 % count
    word = _word(key, cursor)
    cursor += 1
    while word >= limit:
        word = _word(key, cursor)
        cursor += 1
    return word % count, cursor
