"""Books in which nothing is written yet: by them a browser begins to keep a score without a connection."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rekje.bootstrap import live_facts, open_words
from rekje.games.base import BareTable, GameDefinition
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.options import resolve_options
from rekje.games.registry import GAMES
from rekje.lexicon.simple import ANY
from rekje.model.edition import Edition, OptionValue
from rekje.model.events import Config
from rekje.referee import begin, view
from rekje.wire.scorekeeping import BlankBook, BlankBooks
from rekje.wire.view import View, make_rules, make_view


def blank_books() -> BlankBooks:
    """All of them."""
    editions = ((game, builtin_edition(game.id, name)) for game in GAMES.values() for name in edition_names(game.id))
    return BlankBooks(tuple(blank_book(game, edition) for game, edition in editions))


def blank_book(game: GameDefinition, edition: Edition) -> BlankBook:
    """The one of an edition. No word list is opened for it: before the first line no word counts."""
    config = _config(game, edition, {})
    least, most = game.seats
    views = tuple(_view(config, seats) for seats in range(least, most + 1))
    return BlankBook(make_rules(config), views, _bares(game, config))


def _config(game: GameDefinition, edition: Edition, chosen: dict[str, object]) -> Config:
    options = resolve_options(game.options, edition, chosen)
    return Config(game.id, edition, options, (), edition.lexicon, known=False)


def _view(config: Config, seats: int) -> View:
    facts = live_facts(open_words(ANY, config.edition, config.options, paths=False), config)
    begun = begin(replace(config, seats=("",) * seats), facts.beside_the_board(0))
    return make_view(view(begun.state, None), (), 0)


def _bares(game: GameDefinition, config: Config) -> dict[str, dict[str, BareTable]]:
    """Bare tables that an option makes other than usual."""
    usual = game.bare_table(config)
    found: dict[str, dict[str, BareTable]] = {}
    for option, value in _choices(game, config.edition):
        bare = game.bare_table(_config(game, config.edition, {option: value}))
        if bare is not None and bare != usual:
            found.setdefault(option, {})[str(value)] = bare
    return found


def _choices(game: GameDefinition, edition: Edition) -> Iterator[tuple[str, OptionValue]]:
    for option in game.options:
        if option.kind == "choice":
            yield from ((option.name, value) for value in game.offered(edition, option))
