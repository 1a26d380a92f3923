"""What each family of games provides for training (`rekje.training.families`)."""

from __future__ import annotations

from typing import Protocol

from rekje.engine.words import Words
from rekje.model.events import Config
from rekje.training.method import TrainingMethod


class TrainingFamily(Protocol):
    """How leave values are learned for games of one family."""

    def learns(self, config: Config) -> bool:
        """Whether there is anything to learn at such tables."""

    def method(self, words: Words, config: Config) -> TrainingMethod:
        """The way to learn for a table at which there is something to learn."""
