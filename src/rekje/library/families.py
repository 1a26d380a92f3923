"""What the library has for the games of each family."""

from __future__ import annotations

from rekje.library.family import LibraryFamily
from rekje.model.by_family import ByFamily


def _crossword() -> LibraryFamily:
    from rekje.library.crossword import family

    return family


def _walk() -> LibraryFamily:
    from rekje.library.walk import family

    return family


def _path() -> LibraryFamily:
    from rekje.library.path import family

    return family


LIBRARY = ByFamily[LibraryFamily](crossword=_crossword, walk=_walk, path=_path)
