"""Learning for games where words are walked (`rekje.training.family.TrainingFamily`)."""

from __future__ import annotations

from rekje.engine.walk.family import game_of, player_search
from rekje.engine.words import Words
from rekje.model.events import Config
from rekje.training.study import Study
from rekje.training.walk.study import RaceStudy


def learns(config: Config) -> bool:
    """`TrainingFamily.learns`."""
    return True


def study(words: Words, config: Config) -> Study:
    """`TrainingFamily.study`."""
    return RaceStudy(player_search(words, config), config.edition, game_of(config).race_rules(config))
