"""What can be asked about a board of squares where it isn't drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.board.crossword.words import words_lying
from rekje.locale import say
from rekje.model.squares import Square, at_name, step
from rekje.model.tiles import join_tiles, letters
from rekje.terminal.crossword.page import BoardTable
from rekje.terminal.family import EarQuestion, HeardAnswers
from rekje.terminal.heard import HeardBoard, square_answers, tiles_lying


def _look(asked: EarQuestion) -> HeardBoard:
    assert isinstance(asked.shown, BoardTable)
    board = asked.view.board
    return HeardBoard(asked.view.edition, board, {square: square for square in board}, asked.shown.last)


def _words(asked: EarQuestion, through: Square | None = None) -> Iterator[str]:
    """The words that lie there, or those that run ``through`` a square."""
    for square, across, word in words_lying(asked.view.board):
        if through is None or through in (step(square, across, n) for n in range(len(word))):
            told = join_tiles(letters(word))
            yield say("line-word-at", asked.screen.language, at=at_name(square, across), word=told)


def _board(asked: EarQuestion) -> str:
    return tiles_lying(_words(asked), len(asked.view.board), asked.screen.language)


def _words_text(asked: EarQuestion) -> str:
    return "; ".join(_words(asked)) or say("line-board-empty", asked.screen.language)


def _through(asked: EarQuestion, square: Square) -> str:
    return "; ".join(_words(asked, square))


ANSWERS: HeardAnswers = {"board": _board, "words": _words_text, **square_answers(_look, _through)}
"""By command."""
