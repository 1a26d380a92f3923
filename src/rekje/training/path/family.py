"""Learning for games where words are paths (`rekje.training.family.TrainingFamily`)."""

from __future__ import annotations

from rekje.engine.path.family import knowledge, search
from rekje.engine.words import Words
from rekje.model.events import Config
from rekje.players.derived_leaves import derive_leave_values
from rekje.tables.facts import LiveFacts
from rekje.training.method import TrainingMethod
from rekje.training.path.letter_training import LetterTraining


def learns(config: Config) -> bool:
    """`TrainingFamily.learns`."""
    return True


def method(words: Words, config: Config) -> TrainingMethod:
    """`TrainingFamily.method`."""
    known = knowledge(words, config, lambda one: derive_leave_values(one.edition))
    return LetterTraining(known, LiveFacts(words, search(words, config)), config)
