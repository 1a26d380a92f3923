"""`rekje.cli.family.CommandFamily` of this family."""

from __future__ import annotations

from rekje.cli.walk.bench import walks as bench
from rekje.cli.walk.best import tell_walks as best

__all__ = ["bench", "best"]
