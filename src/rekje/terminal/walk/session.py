"""A game over a heap in a terminal."""

from __future__ import annotations

from rekje.terminal.playing.host import Host
from rekje.terminal.playing.rounds import play_turns
from rekje.terminal.walk.turn import OpeningTurn, WalkTurn


def play_walks(host: Host) -> None:
    """Let all seats act until the game is over. Raises `Leave` when a person leaves the game for now."""
    play_turns(host, WalkTurn, OpeningTurn)
