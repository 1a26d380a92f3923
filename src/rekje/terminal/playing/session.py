"""Plays a game from its state to its end, or until the player leaves."""

from __future__ import annotations

from rekje.games.registry import get_game
from rekje.terminal.playing.families import SESSIONS
from rekje.terminal.playing.host import Host


def play_on(host: Host) -> None:
    """Let each seat act in turn until the game is over. Raises `rekje.terminal.playing.person.Leave` when a person
    leaves the game for now."""
    SESSIONS[get_game(host.state.config.game).family](host)
