"""How the games of each family are played in a terminal.

It is separate from `rekje.terminal.families` because the host imports that table, and a family's turns import the host.
"""

from __future__ import annotations

from collections.abc import Callable

from rekje.model.by_family import ByFamily
from rekje.terminal.playing.host import Host


def _crossword() -> Callable[[Host], None]:
    from rekje.terminal.crossword.session import play_board

    return play_board


def _walk() -> Callable[[Host], None]:
    from rekje.terminal.walk.session import play_walks

    return play_walks


def _path() -> Callable[[Host], None]:
    from rekje.terminal.path.session import play_lays

    return play_lays


SESSIONS = ByFamily[Callable[[Host], None]](crossword=_crossword, walk=_walk, path=_path)
