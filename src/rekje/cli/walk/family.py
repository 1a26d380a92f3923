"""`rekje.cli.family.CommandFamily` of this family."""

from __future__ import annotations

from rekje.cli.family import no_core_games as core_games
from rekje.cli.family import no_positions as count
from rekje.cli.family import nowhere as laid_at
from rekje.cli.walk.bench import walks as bench
from rekje.cli.walk.best import tell_walks as best

__all__ = ["bench", "best", "core_games", "count", "laid_at"]
