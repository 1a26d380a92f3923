"""`rekje.cli.family.CommandFamily` of this family."""

from __future__ import annotations

from rekje.cli.family import no_core_games as core_games
from rekje.cli.family import no_positions as count
from rekje.cli.path.bench import paths as bench
from rekje.cli.path.best import tell_layings as best
from rekje.cli.path.laid_at import laid_at

__all__ = ["bench", "best", "core_games", "count", "laid_at"]
