"""Drawings and pages for people, made of plain values: no input or output, no script, nothing from outside."""

from rekje.drawing.board import draw_board
from rekje.drawing.owners import Owner, owners_of

__all__ = ["Owner", "draw_board", "owners_of"]
