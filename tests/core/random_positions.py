"""Random word lists, letter sets, boards and facts, and positions on them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from rekje.board.crossword.squares import CrosswordFacts


class Case(NamedTuple):
    """Words and facts that belong together."""

    words: list[bytes]
    facts: CrosswordFacts


def random_case(random: Random) -> Case:
    """A small game that nobody ever played."""
    count = random.randint(1, 7)
    longest = random.choice((3, 5, 8))
    words = {random_word(random, count, longest) for _ in range(random.choice((3, 15, 60, 150)))}
    return Case(sorted(words), random_facts(random, count))


def random_word(random: Random, letters: int, longest: int) -> bytes:
    return bytes(random.randint(1, letters) for _ in range(random.randint(1, longest)))


def random_facts(random: Random, letters: int) -> CrosswordFacts:
    width, height = (random.choice((1, 3, 5, 7, 9, 9, 12, 21)) for _ in range(2))
    size, rack_size = width * height, random.randint(1, 6)
    most = random.choice((1, 2, 3))

    def factors() -> tuple[int, ...]:
        return tuple(random.randint(1, most) for _ in range(size))

    return CrosswordFacts(
        width=width,
        height=height,
        values=tuple(random.randint(0, 10) for _ in range(letters)),
        letter_factor=factors(),
        word_factor=factors(),
        blank_word_factor=factors(),
        lay_factor=factors(),
        scoring=random.choice(("words", "tiles")),
        bonus=tuple(random.choice((0, 0, 25)) for _ in range(rack_size + 1)),
        start=tuple(random.sample(range(size), min(size, random.randint(1, 4)))),
        start_rule=random.choice(("covers", "begins")),
        first_min=random.randint(0, 4),
        rack_size=rack_size,
    )


def random_rack(random: Random, facts: CrosswordFacts) -> bytes:
    """A rack with up to two blanks."""
    letters = [random.randint(1, len(facts.values)) for _ in range(random.randint(0, facts.rack_size))]
    blanks = random.choice((0, 0, 1, 2))
    return bytes([*letters[blanks:], *(0 for _ in letters[:blanks])])


def random_tiles(random: Random, facts: CrosswordFacts) -> bytes:
    """A board on which tiles lie as they fell, words or not."""
    full = random.choice((0.05, 0.2, 0.6, 0.95))

    def tile() -> int:
        return random.randint(1, len(facts.values)) | random.choice((0, 0, 0x80))

    return bytes(tile() if random.random() < full else 0 for _ in range(facts.width * facts.height))


def after(cells: bytes, width: int, play: tuple[int, int, bool, bytes, int]) -> bytes:
    """The board after a play."""
    board = bytearray(cells)
    x, y, across, tiles, _ = play
    for i, tile in enumerate(tiles):
        if tile:
            board[y * width + x + (i if across else i * width)] = tile
    return bytes(board)
