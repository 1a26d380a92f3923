"""`rekje.cli.family.CommandFamily` of this family."""

from __future__ import annotations

from rekje.cli.crossword.bench import moves as bench
from rekje.cli.crossword.best import tell_plays as best
from rekje.cli.crossword.core_games import core_games
from rekje.cli.crossword.count import count
from rekje.cli.crossword.laid_at import laid_at

__all__ = ["bench", "best", "core_games", "count", "laid_at"]
