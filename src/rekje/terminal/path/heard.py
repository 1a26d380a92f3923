"""What can be asked about a board with tiles of many sizes where it isn't drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.board.grid import reading_order
from rekje.board.path.paths import neighbours
from rekje.games.path.words import paper_of, pieces_of
from rekje.locale import say
from rekje.model.squares import square_name
from rekje.terminal.family import EarQuestion, HeardAnswers
from rekje.terminal.heard import (
    HeardBoard,
    letters_text,
    lying_text,
    plain_tiles,
    square_answers,
    tiles_lying,
    told_of,
    touching_text,
)
from rekje.terminal.path.page import LayTable


def _look(asked: EarQuestion) -> HeardBoard:
    assert isinstance(asked.shown, LayTable)
    cover = {square: one.at for one in pieces_of(asked.view) for square in one.squares}
    return HeardBoard(asked.view.edition, asked.view.board, cover, asked.shown.last)


def _board(asked: EarQuestion) -> str:
    return tiles_lying(_tiles(asked), len(asked.view.board), asked.screen.language)


def _tiles(asked: EarQuestion) -> Iterator[str]:
    board, language = asked.view.board, asked.screen.language
    near = neighbours(pieces_of(asked.view))
    for square in sorted(board, key=reading_order):
        touched = touching_text((board[at] for at in near[square]), language)
        yield ", ".join([f"{square_name(square)} {lying_text(board[square], language)}", *touched])


def _letters(asked: EarQuestion) -> str:
    """Everybody's letters, and the free ones (L1)."""
    language, free = asked.screen.language, asked.view.letter_set.sort(paper_of(asked.view).free)
    shared = told_of(say("lays-free-title", language), plain_tiles(free, language), language) if free else ""
    return f"{letters_text(asked)} {shared}"


ANSWERS: HeardAnswers = {"board": _board, "letters": _letters, **square_answers(_look)}
"""By command."""
