"""`rekje.cli.family.CommandFamily` of this family."""

from __future__ import annotations

from rekje.cli.crossword.bench import moves as bench
from rekje.cli.crossword.best import tell_plays as best

__all__ = ["bench", "best"]
