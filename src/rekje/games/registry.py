"""The games by name."""

from __future__ import annotations

from rekje.games.base import Game
from rekje.games.crossword.scrabble import Scrabble
from rekje.games.crossword.woordenspel import Woordenspel
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.path.letter import Letter
from rekje.games.walk.koning import Koning
from rekje.model.edition import Edition
from rekje.model.problems import FormError

GAMES: dict[str, Game] = {game.id: game for game in (Scrabble(), Woordenspel(), Koning(), Letter())}

FIRST_GAME = next(iter(GAMES))
"""The game where none is named."""


def get_game(name: str) -> Game:
    """A game by its name. Raises `FormError` for an unknown one."""
    if name not in GAMES:
        raise FormError("form-game-unknown", game=name, known=", ".join(GAMES))
    return GAMES[name]


def named_edition(name: str, game: str | None = None) -> Edition:
    """A built-in edition by name: ``nl-late`` of a game (the first where none is named), or with its game,
    ``game/nl-late``. Raises `FormError` for one that there isn't."""
    of, slash, short = name.partition("/")
    if not slash:
        return builtin_edition(get_game(game or FIRST_GAME).id, name)
    edition = builtin_edition(get_game(of).id, short)
    if game not in (None, of):
        raise FormError("form-edition-game", edition=name, game=str(game))
    return edition


def all_editions() -> tuple[tuple[str, str], ...]:
    """Every built-in edition as its game's name and its own."""
    return tuple((game, name) for game in GAMES for name in edition_names(game))
