"""Guides: how each game is played. A guide is made from the rule page and an example refereed move by move."""

from rekje.guides.guide import ExampleTurn, Figure, Guide, guide_of

__all__ = ["ExampleTurn", "Figure", "Guide", "guide_of"]
