"""What commands do for the games of each family."""

from __future__ import annotations

from rekje.cli.family import CommandFamily
from rekje.model.by_family import ByFamily


def _crossword() -> CommandFamily:
    from rekje.cli.crossword import family

    return family


def _walk() -> CommandFamily:
    from rekje.cli.walk import family

    return family


def _path() -> CommandFamily:
    from rekje.cli.path import family

    return family


COMMANDS = ByFamily[CommandFamily](crossword=_crossword, walk=_walk, path=_path)
