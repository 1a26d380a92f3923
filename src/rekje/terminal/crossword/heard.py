"""What can be asked about a board of squares where it isn't drawn."""

from __future__ import annotations

from rekje.board.crossword.words import words_lying
from rekje.locale import say
from rekje.model.squares import at_name
from rekje.model.tiles import join_tiles, letters
from rekje.terminal.crossword.page import BoardTable
from rekje.terminal.family import EarQuestion, HeardAnswers
from rekje.terminal.heard import HeardBoard, square_answers, tiles_lying


def _look(asked: EarQuestion) -> HeardBoard:
    assert isinstance(asked.shown, BoardTable)
    return HeardBoard(asked.view.edition, asked.view.board, asked.shown.last)


def _words(asked: EarQuestion) -> list[str]:
    lying = words_lying(asked.view.board)
    return [
        say("line-word-at", asked.screen.language, at=at_name(square, across), word=join_tiles(letters(word)))
        for square, across, word in lying
    ]


def _board(asked: EarQuestion) -> str:
    return tiles_lying(_words(asked), len(asked.view.board), asked.screen.language)


def _words_text(asked: EarQuestion) -> str:
    return "; ".join(_words(asked)) or say("line-board-empty", asked.screen.language)


ANSWERS: HeardAnswers = {"board": _board, "words": _words_text, **square_answers(_look)}
"""By command."""
