"""Legal plays and their scores in plain Python, for comparison with the core: nothing clever, nothing shared with it.

From every square where a word could begin, tiles are laid one by one along the line as long as some word begins so.
What comes out is checked and scored by the rules as they read (S1, S3, S4, S10–S17, W3, W4, W7, W8).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from math import prod

from rekje.board.crossword.squares import CrosswordFacts

Square = tuple[int, int]
Board = Mapping[Square, int]
Play = tuple[int, int, bool, bytes, int]
NAMED_BLANK = 0x80


def order(play: Play) -> tuple[int, bool, int, int, bytes]:
    """The order in which the core lists plays."""
    x, y, across, tiles, score = play
    return -score, not across, y, x, tiles.ljust(21, b"\0")


class Reference:
    """Plays by the rules, for one list of words and one set of facts."""

    def __init__(self, words: Iterable[bytes], facts: CrosswordFacts) -> None:
        # Lists come sorted, as a rule: so they are sorted again in no time.
        self._sorted = sorted(words)
        self.words = set(self._sorted)
        self._beginnings: dict[bytes, bool] = {}
        self.facts = facts
        self._named_blanks = [code | NAMED_BLANK for code in range(1, len(facts.values) + 1)]

    def plays(self, cells: bytes, rack: bytes) -> list[Play]:
        """All legal plays, each once, in the core's order."""
        width = self.facts.width
        board = {(i % width, i // width): cell for i, cell in enumerate(cells) if cell}
        lays = {tuple(sorted(lay.items())): lay for lay in self._lays(board, Counter(rack))}
        return sorted((self._told(board, lay) for lay in lays.values() if self.legal(board, lay)), key=order)

    def _lays(self, board: Board, rack: Counter[int]) -> list[dict[Square, int]]:
        found: list[dict[Square, int]] = []
        for x in range(self.facts.width):
            for y in range(self.facts.height):
                for step in ((1, 0), (0, 1)):
                    if (x - step[0], y - step[1]) not in board:
                        self._along(board, rack, (x, y), step, b"", {}, found)
        return found

    def _along(
        self, board: Board, rack: Counter[int], at: Square, step: Square, word: bytes, lay: dict[Square, int],
        found: list[dict[Square, int]],
    ) -> None:  # fmt: skip
        """Every way to go on from a square; ``word`` is what lies before it and some word begins so."""
        if at not in board and lay and word in self.words:
            found.append(lay)
        if not self._inside(at):
            return
        beyond = (at[0] + step[0], at[1] + step[1])
        if at in board:
            longer = word + letter(board[at])
            if self._begins(longer):
                self._along(board, rack, beyond, step, longer, lay, found)
            return
        for tile in self._choices(rack):
            longer = word + letter(tile)
            if self._begins(longer):
                held = held_as(tile)
                rack[held] -= 1
                self._along(board, rack, beyond, step, longer, lay | {at: tile}, found)
                rack[held] += 1

    def _begins(self, word: bytes) -> bool:
        """Whether some word begins so."""
        known = self._beginnings.get(word)
        if known is None:
            place = bisect_left(self._sorted, word)
            known = place < len(self._sorted) and self._sorted[place].startswith(word)
            self._beginnings[word] = known
        return known

    def _inside(self, at: Square) -> bool:
        return 0 <= at[0] < self.facts.width and 0 <= at[1] < self.facts.height

    def _choices(self, rack: Counter[int]) -> list[int]:
        choices = [code for code, count in rack.items() if code and count]
        if rack[0]:
            choices += self._named_blanks
        return choices

    def legal(self, board: Board, lay: dict[Square, int]) -> bool:
        """Whether the lay keeps the rules: every word formed is one, and it begins the game or touches well."""
        if not (self._touches(board, lay) if board else self._starts(lay)):
            return False
        formed = self._words(board, lay)
        return bool(formed) and all(letters(word) in self.words for word in formed)

    def _touches(self, board: Board, lay: dict[Square, int]) -> bool:
        return any(near in board for x, y in lay for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)))

    def _starts(self, lay: dict[Square, int]) -> bool:
        start = {(i % self.facts.width, i // self.facts.width) for i in self.facts.start}
        candidates = set(lay) if self.facts.start_rule == "covers" else {min(lay)}
        return len(lay) >= self.facts.first_min and bool(candidates & start)

    def _words(self, board: Board, lay: dict[Square, int]) -> list[list[tuple[Square, int]]]:
        """Every word of two or more tiles that a new tile is part of, as its squares and tiles."""
        after = {**board, **lay}
        words = []
        for step in ((1, 0), (0, 1)):
            left = set(lay)
            while left:
                word = line_through(after, left.pop(), step)
                left.difference_update(at for at, _ in word)
                if len(word) > 1:
                    words.append(word)
        return words

    def score(self, board: Board, lay: dict[Square, int]) -> int:
        """Points of a legal lay."""
        bonus = self.facts.bonus[len(lay)]
        if self.facts.scoring == "tiles":
            sum_laid = sum(self._value(tile) * self._at(self.facts.letter_factor, at) for at, tile in lay.items())
            return sum_laid * prod(self._at(self.facts.lay_factor, at) for at in lay) + bonus
        return sum(self._word_score(word, lay) for word in self._words(board, lay)) + bonus

    def _word_score(self, word: list[tuple[Square, int]], lay: dict[Square, int]) -> int:
        total, factor = 0, 1
        for at, tile in word:
            if at not in lay:
                total += self._value(tile)
                continue
            total += self._value(tile) * self._at(self.facts.letter_factor, at)
            blank = tile >= NAMED_BLANK
            factor *= self._at(self.facts.blank_word_factor if blank else self.facts.word_factor, at)
        return total * factor

    def _value(self, tile: int) -> int:
        return 0 if tile >= NAMED_BLANK else self.facts.values[tile - 1]

    def _at(self, per_square: tuple[int, ...], at: Square) -> int:
        return per_square[at[1] * self.facts.width + at[0]]

    def _told(self, board: Board, lay: dict[Square, int]) -> Play:
        """A lay as the core tells it: one tile alone across, if that is a word."""
        after, first = {**board, **lay}, min(lay)
        columns, rows = {x for x, _ in lay}, {y for _, y in lay}
        across = len(rows) == 1 and (len(columns) > 1 or len(line_through(after, first, (1, 0))) > 1)
        word = line_through(after, first, (1, 0) if across else (0, 1))
        (x, y), _ = word[0]
        return x, y, across, bytes(lay.get(at, 0) for at, _ in word), self.score(board, lay)


def line_through(tiles: Board, at: Square, step: Square) -> list[tuple[Square, int]]:
    """The unbroken line of tiles through a square."""
    x, y = at
    while (x - step[0], y - step[1]) in tiles:
        x, y = x - step[0], y - step[1]
    line = []
    while (x, y) in tiles:
        line.append(((x, y), tiles[x, y]))
        x, y = x + step[0], y + step[1]
    return line


def letter(tile: int) -> bytes:
    """The letter a tile shows."""
    return bytes([tile & ~NAMED_BLANK])


def letters(word: list[tuple[Square, int]]) -> bytes:
    """The letters of a word on the board."""
    return bytes(tile & ~NAMED_BLANK for _, tile in word)


def held_as(tile: int) -> int:
    """The tile on the rack that a laid tile came from."""
    return 0 if tile >= NAMED_BLANK else tile
