"""A game from where it stands to its end, or until the player leaves."""

from __future__ import annotations

from collections.abc import Callable

from rekje.games.registry import get_game
from rekje.model.by_family import ByFamily
from rekje.terminal.host import Host


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
"""How the games of each family are played in a terminal."""


def play_on(host: Host) -> None:
    """Let everybody act whose turn it is until the game is over. Raises `rekje.terminal.person.Leave` when a person
    leaves it for now."""
    SESSIONS[get_game(host.state.config.game).family](host)
