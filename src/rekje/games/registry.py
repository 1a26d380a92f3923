"""The games by name."""

from __future__ import annotations

from rekje.games.base import Game
from rekje.games.koning import Koning
from rekje.games.scrabble import Scrabble
from rekje.model.problems import FormError

GAMES: dict[str, Game] = {game.id: game for game in (Scrabble(), Koning())}

FIRST_GAME = next(iter(GAMES))
"""The game where none is named."""


def get_game(name: str) -> Game:
    """A game by its name. Raises `FormError` for an unknown one."""
    if name not in GAMES:
        raise FormError("form-game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]
