"""A game from where it stands to its end, or until the player leaves."""

from __future__ import annotations

from rekje.games.registry import get_game
from rekje.terminal.playing.families import SESSIONS
from rekje.terminal.playing.host import Host


def play_on(host: Host) -> None:
    """Let everybody act whose turn it is until the game is over. Raises `rekje.terminal.playing.person.Leave` when a
    person leaves it for now."""
    SESSIONS[get_game(host.state.config.game).family](host)
