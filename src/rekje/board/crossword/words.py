"""The words that a placement forms, and what it scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

import msgspec

from rekje.board.crossword.placement import Board, Placement
from rekje.board.crossword.squares import CrosswordFacts
from rekje.board.grid import reading_order
from rekje.board.sums import Sum, SumPart
from rekje.model.events import WordScore
from rekje.model.squares import Square, step
from rekje.model.tiles import LetterSet, Tile, is_blank, join_tiles


class BoardWord(msgspec.Struct, frozen=True):
    """A word on the board: its squares and tiles, from the first to the last."""

    squares: tuple[Square, ...]
    tiles: tuple[Tile, ...]


class Scored(msgspec.Struct, frozen=True):
    """What a placement forms and earns: each word with its score, the bonus for tiles laid, the total."""

    lines: tuple[BoardWord, ...]
    words: tuple[WordScore, ...]
    bonus: int
    total: int


def words_formed(board: Board, placement: Placement) -> tuple[BoardWord, ...]:
    """Every word formed or changed (S3), the one that the player named first; a single tile is no word."""
    after = {**board, **placement.tiles}
    lines = [_line_through(after, placement.start, placement.across)]
    lines += [_line_through(after, square, not placement.across) for square in placement.tiles]
    return tuple(line for line in lines if len(line.squares) > 1)


def words_lying(board: Board) -> Iterator[tuple[Square, bool, tuple[Tile, ...]]]:
    """Where each word on a board begins, whether it runs across, and its tiles: those across from the top, then those
    down."""
    for across in (True, False):
        begins = (square for square in board if step(square, across, -1) not in board)
        for square in sorted(begins, key=reading_order):
            word = tuple(board[at] for at in _run(board, square, across))
            if len(word) > 1:
                yield square, across, word


def _line_through(board: Board, square: Square, across: bool) -> BoardWord:
    while step(square, across, -1) in board:
        square = step(square, across, -1)
    squares = tuple(_run(board, square, across))
    return BoardWord(squares, tuple(board[s] for s in squares))


def _run(board: Board, square: Square, across: bool) -> Iterator[Square]:
    while square in board:
        yield square
        square = step(square, across)


def score_placement(board: Board, facts: CrosswordFacts, letters: LetterSet, placement: Placement) -> Scored:
    """The exact score of a placement (S10–S17; W7, W8 where only the tiles laid count)."""
    lines = words_formed(board, placement)
    scores = [one.total for one in sums_of(lines, facts, letters, placement)]
    # Where only the tiles laid count, the first word carries the whole score.
    scores += [0] * (len(lines) - len(scores))
    bonus = facts.bonus[min(len(placement.tiles), len(facts.bonus) - 1)]
    words = tuple(WordScore(join_tiles(line.tiles), n) for line, n in zip(lines, scores, strict=True))
    return Scored(lines, words, bonus, sum(scores) + bonus)


def sums_of(lines: Sequence[BoardWord], facts: CrosswordFacts, letters: LetterSet, placement: Placement) -> list[Sum]:
    """The sum of each word that a placement forms; a single one where only the tiles laid count, whatever they form."""
    if facts.scoring == "words":
        return [_word_sum(facts, letters, line, placement) for line in lines]
    return [_lay_sum(facts, letters, placement)] if lines else []


def _word_sum(facts: CrosswordFacts, letters: LetterSet, line: BoardWord, placement: Placement) -> Sum:
    parts, factor = [], 1
    for square, tile in zip(line.squares, line.tiles, strict=True):
        own = 1
        if square in placement.tiles:
            i = square[1] * facts.width + square[0]
            own = facts.letter_factor[i]
            factor *= facts.blank_word_factor[i] if is_blank(tile) else facts.word_factor[i]
        parts.append(SumPart(tile, letters.value(tile), own))
    return Sum(tuple(parts), factor)


def _lay_sum(facts: CrosswordFacts, letters: LetterSet, placement: Placement) -> Sum:
    """The sum of the tiles laid, each times its square's factor, times the factors for the whole play (W8)."""
    laid = [(y * facts.width + x, tile) for (x, y), tile in placement.tiles.items()]
    parts = tuple(SumPart(tile, letters.value(tile), facts.letter_factor[i]) for i, tile in laid)
    return Sum(parts, prod(facts.lay_factor[i] for i, _ in laid))
