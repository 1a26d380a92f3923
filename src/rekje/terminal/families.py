"""How the games of each family look in a terminal."""

from __future__ import annotations

from rekje.model.by_family import ByFamily
from rekje.terminal.family import TerminalFamily


def _crossword() -> TerminalFamily:
    from rekje.terminal.crossword import family

    return family


def _walk() -> TerminalFamily:
    from rekje.terminal.walk import family

    return family


def _path() -> TerminalFamily:
    from rekje.terminal.path import family

    return family


SCREENS = ByFamily[TerminalFamily](crossword=_crossword, walk=_walk, path=_path)
