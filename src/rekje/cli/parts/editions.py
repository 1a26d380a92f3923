"""Editions named on the command line: built in, or in a TOML file of one's own (docs/rules/editions.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from rekje.games.editions import named_edition
from rekje.games.registry import FIRST_GAME, GAMES, game_name
from rekje.model.edition import Edition
from rekje.model.problems import FormError
from rekje.storage.edition_files import SUFFIX, read_edition

F = TypeVar("F", bound=Callable[..., Any])


def edition_options(usual: str | None = "en") -> Callable[[F], F]:
    """The options ``--game`` and ``--edition`` of a command, passed on as ``game`` and ``edition``."""

    def add(command: F) -> F:
        game = click.option("--game", type=click.Choice(list(GAMES), case_sensitive=False), help="help-game")
        edition = click.option(
            "--edition",
            default=usual,
            show_default=usual is not None,
            metavar="help-value-edition",
            help="help-edition",
        )
        return game(edition(command))

    return add


def find_edition(name: str, game: str | None = None, usual: str = FIRST_GAME) -> Edition:
    """A built-in edition, named ``nl`` or ``game/nl``, or the edition in a TOML file. If neither the name nor ``game``
    says which game, it is the ``usual`` one. Raises `FormError` for an unknown or invalid edition, and for an edition
    of another game than ``game``."""
    if not name.endswith(SUFFIX):
        return named_edition(name.lower(), game if "/" in name else game or usual)
    return read_edition(name, game, usual)


def find_edition_of(games: Sequence[str], name: str, game: str | None) -> Edition:
    """The same, of one of some games, the first of which is the usual one. Raises `FormError` for any other game's."""
    edition = find_edition(name, game, games[0])
    if edition.game not in games:
        raise FormError("form-edition-game", edition=edition.name, game=game_name(games[0]))
    return edition
