"""The built-in editions, read from the TOML files in a folder for each game (`GameDefinition.editions`)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from rekje.games.registry import FIRST_GAME, GAMES, game_name, get_game
from rekje.model.edition import Edition, check_edition
from rekje.model.problems import FormError
from rekje.model.shapes import shape_error
from rekje.model.squares import square_name


@cache
def edition_names(game: str) -> tuple[str, ...]:
    """The built-in editions of a game, printed ones first, in the order in which they are listed."""
    names = (get_game(game).editions / "order.txt").read_text("utf-8").split()
    return tuple(names)


@cache
def builtin_edition(game: str, name: str) -> Edition:
    """A built-in edition by name. Raises `FormError` for an unknown one."""
    if name not in edition_names(game):
        raise FormError("form-edition-unknown", edition=name, known=", ".join(edition_names(game)))
    import tomllib

    folder = get_game(game).editions
    raw: dict[str, Any] = tomllib.loads((folder / f"{name}.toml").read_text("utf-8"))
    shared = tomllib.loads((folder / "board.toml").read_text("utf-8"))
    return edition_from_dict({"name": name, "game": game, **shared, **raw})


def edition_from_dict(raw: object) -> Edition:
    """An edition given inline or in a file. If it names no start squares, they are the squares of the kinds with
    ``start``. If it gives the sizes of its tiles and no letters, the letters are those that have sizes.

    Raises `FormError` naming what is wrong with it.
    """
    try:
        edition = msgspec.convert(_filled_in(raw) if isinstance(raw, dict) else raw, Edition)
    except msgspec.ValidationError as error:
        raise shape_error(str(error), "edition") from None
    game = get_game(edition.game)
    game.check_edition(edition)
    if edition.board and not edition.start and game.begins_on_start:
        edition = msgspec.structs.replace(edition, start=marked_squares(edition))
    check_edition(edition)
    game.check_rules(edition)
    return edition


def _filled_in(raw: dict[str, Any]) -> dict[str, Any]:
    """An edition as given, with the letters filled in from its sizes."""
    sizes = raw.get("sizes")
    if not isinstance(sizes, dict):
        return raw
    letters = {face: (0, len(given)) for face, given in sizes.items() if isinstance(given, list | tuple)}
    return {"letters": letters, **raw}


def marked_squares(edition: Edition) -> tuple[str, ...]:
    """The squares of the kinds with ``start``, row by row. Raises `FormError` if there are none."""
    signs = {kind.sign for kind in edition.premiums.values() if kind.start}
    squares = [(x, y) for y, row in enumerate(edition.board) for x, sign in enumerate(row) if sign in signs]
    if not squares:
        raise FormError("form-edition-no-start", edition=edition.name)
    return tuple(square_name(square) for square in squares)


def named_edition(name: str, game: str | None = None) -> Edition:
    """A built-in edition by name: ``nl-late`` of a game (by default the first game), or with its game,
    ``game/nl-late``. Raises `FormError` for an unknown one."""
    of, slash, short = name.partition("/")
    if not slash:
        return builtin_edition(get_game(game or FIRST_GAME).id, name)
    edition = builtin_edition(get_game(of).id, short)
    if game not in (None, of):
        raise FormError("form-edition-game", edition=name, game=game_name(str(game)))
    return edition


def all_editions() -> tuple[tuple[str, str], ...]:
    """All built-in editions, each as the game's name and its own."""
    return tuple((game, name) for game in GAMES for name in edition_names(game))
