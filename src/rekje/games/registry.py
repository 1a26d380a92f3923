"""The games by name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rekje.games.base import GameDefinition
from rekje.games.crossword.scrabble import Scrabble
from rekje.games.crossword.woordenspel import Woordenspel
from rekje.games.path.letter import Letter
from rekje.games.walk.koning import Koning
from rekje.locale import FALLBACK, MessageCode, has_message
from rekje.model.problems import FormError

GAMES: dict[str, GameDefinition] = {game.id: game for game in (Scrabble(), Woordenspel(), Koning(), Letter())}

FIRST_GAME = next(iter(GAMES))
"""The default game."""


def get_game(name: str) -> GameDefinition:
    """A game by its name. Raises `FormError` for an unknown one."""
    if name not in GAMES:
        raise FormError("form-game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def game_name(game: str) -> str:
    """What a game is called within a sentence, in the sentence's language: its ID where no catalogue knows it."""
    code = f"screen-game-{game}"
    return MessageCode(code) if has_message(code, FALLBACK) else game


@contextmanager
def added(game: GameDefinition) -> Iterator[None]:
    """Within the context there is one more game. For tests."""
    GAMES[game.id] = game
    try:
        yield
    finally:
        del GAMES[game.id]
