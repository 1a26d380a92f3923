"""Learning for games where words are walked (`rekje.training.family.TrainingFamily`)."""

from __future__ import annotations

from rekje.engine.walk.family import game_of, player_search
from rekje.engine.words import Words
from rekje.model.events import Config
from rekje.training.method import TrainingMethod
from rekje.training.walk.race_training import RaceTraining


def learns(config: Config) -> bool:
    """`TrainingFamily.learns`."""
    return True


def method(words: Words, config: Config) -> TrainingMethod:
    """`TrainingFamily.method`."""
    return RaceTraining(player_search(words, config), config.edition, game_of(config).race_rules(config))
