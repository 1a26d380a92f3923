"""The shuffle is what docs/shuffle.md says, byte for byte."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

from rekje.referee.shuffle import commitment, draw_tiles, seed

SECRET = "00" * 31 + "01"
NONCES = ("aa", "bbcc")


def numbers(key: bytes, count: int) -> list[int]:
    """The stream of the document, written down independently: whole blocks, unpacked at once."""
    blocks = b"".join(hashlib.sha256(key + struct.pack(">Q", i)).digest() for i in range(count // 8 + 1))
    return list(struct.unpack(f">{len(blocks) // 4}L", blocks))[:count]


def test_the_commitment_and_the_seed_are_plain_hashes() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"\0" * 31 + b"\1").hexdigest()
    assert seed(SECRET, NONCES) == hashlib.sha256(b"\0" * 31 + b"\1" + b"\xaa\xbb\xcc").digest()


def test_tiles_are_drawn_by_the_numbers_of_the_stream() -> None:
    key = seed(SECRET, NONCES)
    bag = list("AABCDEEEIKNOPRST??")
    expected, left = [], list(bag)
    for number in numbers(key, 7):
        expected.append(left.pop(number % len(left)))
    drawn, cursor = draw_tiles(bag, 7, key, 0)
    assert drawn == tuple(expected)
    # With 18 tiles or fewer a number is rejected once in hundreds of millions: seven numbers were enough.
    assert cursor == 7


def test_drawing_goes_on_where_it_stopped() -> None:
    key = seed(SECRET, NONCES)
    first, cursor = draw_tiles("ABCDEFGH", 3, key, 0)
    rest = [tile for tile in "ABCDEFGH" if tile not in first]
    second, _ = draw_tiles(rest, 2, key, cursor)
    assert first + second == draw_tiles("ABCDEFGH", 5, key, 0)[0]


def test_no_more_is_drawn_than_there_is() -> None:
    assert sorted(draw_tiles("AB", 7, seed(SECRET, ()), 0)[0]) == ["A", "B"]
    assert draw_tiles("", 7, seed(SECRET, ()), 5) == ((), 5)


def test_every_tile_is_drawn_about_equally_often() -> None:
    counts = Counter(draw_tiles("ABCDE", 1, seed(f"{n:064x}", ()), 0)[0][0] for n in range(5000))
    assert set(counts) == set("ABCDE")
    # 1,000 expected, standard deviation 28: five deviations either way.
    assert all(860 < count < 1140 for count in counts.values())
