"""Learning for games where words lie in lines (`rekje.training.family.TrainingFamily`)."""

from __future__ import annotations

from rekje.engine.crossword.family import player_engine
from rekje.engine.words import Words
from rekje.games.registry import get_game
from rekje.model.events import Config
from rekje.training.crossword.leave_training import method_for
from rekje.training.method import TrainingMethod


def learns(config: Config) -> bool:
    """`TrainingFamily.learns`."""
    return get_game(config.game).rehearsal(config) is not None


def method(words: Words, config: Config) -> TrainingMethod:
    """`TrainingFamily.method`."""
    rules = get_game(config.game).rehearsal(config)
    assert rules is not None, "asked only where there is something to learn"
    return method_for(player_engine(words, config), config.edition, rules)
