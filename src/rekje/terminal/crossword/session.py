"""A crossword game in a terminal."""

from __future__ import annotations

from rekje.terminal.crossword.turn import LineTurn
from rekje.terminal.playing.host import Host
from rekje.terminal.playing.rounds import play_turns


def play_board(host: Host) -> None:
    """Let all seats act until the game is over. Raises `Leave` when a person leaves the game for now."""
    play_turns(host, LineTurn)
