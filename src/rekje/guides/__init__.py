"""Guides: how each game is played, made of its rule page and of an example that the referee has counted."""

from rekje.guides.guide import Figure, Guide, Turn, guide_of

__all__ = ["Figure", "Guide", "Turn", "guide_of"]
