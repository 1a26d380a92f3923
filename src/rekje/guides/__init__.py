"""Guides: how each game is played, made of its rule page and of an example that the referee has counted."""

from rekje.guides.guide import ExampleTurn, Figure, Guide, guide_of

__all__ = ["ExampleTurn", "Figure", "Guide", "guide_of"]
