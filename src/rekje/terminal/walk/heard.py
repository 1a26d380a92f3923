"""What can be asked about a bare table where it isn't drawn."""

from __future__ import annotations

from collections.abc import Iterator

from rekje.board.grid import reading_order
from rekje.locale import say
from rekje.terminal.family import EarQuestion, HeardAnswers
from rekje.terminal.heard import letters_text, lying_text, tiles_lying, touching_text
from rekje.terminal.walk.page import HeapTable


def _board(asked: EarQuestion) -> str:
    return tiles_lying(_tiles(asked), len(asked.view.board), asked.screen.language)


def _tiles(asked: EarQuestion) -> Iterator[str]:
    """Each tile with the square by which it can be named in a walk, and what it touches."""
    heap, language = asked.view.board, asked.screen.language
    assert isinstance(asked.shown, HeapTable)
    last, window = asked.shown.look(asked.screen, tuple(heap)).new, asked.shown.viewport.window
    for square in sorted(heap, key=reading_order):
        name = window.name(square) if window.shows([square]) else "…"
        near = [heap[at] for at in window.grid.around(square) if at in heap]
        new = [say("web-square-last", language)] if square in last else []
        yield ", ".join([f"{name} {lying_text(heap[square], language)}", *touching_text(near, language), *new])


ANSWERS: HeardAnswers = {"board": _board, "letters": letters_text}
"""By command."""
