"""A game in a terminal, as everybody may see it."""

from __future__ import annotations

from rekje.environments.episode import Episode
from rekje.locale import FALLBACK
from rekje.referee import view
from rekje.terminal.families import SCREENS

WIDTH = 80
RENDERS = ("human", "ansi")
"""How it can be rendered: printed, or as text."""


def drawn(episode: Episode) -> str:
    """The tiles on the table, the points, and which seat chooses next."""
    table = episode.table
    lines = SCREENS[table.game.family].table_drawing(view(episode.state, None), FALLBACK, WIDTH).lines
    seats = (
        f"{'>' if seat == episode.seat else ' '} {name} {points}"
        for seat, (name, points) in enumerate(zip(table.config.seats, episode.points, strict=True))
    )
    return "\n".join([*(line.plain.rstrip() for line in lines), *seats])


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The table as a mode wants it: printed, or as text."""
    if mode == "human":
        print(drawn(episode))
    return drawn(episode) if mode == "ansi" else None
