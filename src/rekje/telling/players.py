"""What computer players are called, and how they play: ours in the reader's language, one's own by their name."""

from __future__ import annotations

from rekje.locale import FALLBACK, has_message, say


def player_name(player: str, language: str | None = None) -> str:
    """A player as sentences call it. ``person`` is one too."""
    return say(f"screen-player-{player}", language) if _is_ours(player) else player


def player_style(player: str, language: str | None = None) -> str:
    """How a player plays, in a few words."""
    return say(f"screen-opponent-{player}" if _is_ours(player) else "screen-opponent-own", language)


def _is_ours(player: str) -> bool:
    return has_message(f"screen-player-{player}", FALLBACK)
