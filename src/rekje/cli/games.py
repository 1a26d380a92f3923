"""``rekje games``: the games, their editions and their options, in a table or as JSON."""

from __future__ import annotations

import click
import msgspec
from rich.console import Console
from rich.table import Table

from rekje.cli.parts.edition_text import edition_toml
from rekje.cli.parts.editions import find_edition
from rekje.cli.parts.files import STANDARD, write_bytes
from rekje.cli.parts.help import SpeakingCommand, language_option
from rekje.games.base import GameDefinition
from rekje.games.describe import describe_all, describe_edition
from rekje.games.editions import builtin_edition, edition_names
from rekje.games.options import Option, option_text
from rekje.games.registry import GAMES, get_game
from rekje.locale import has_message, say, say_in, ui_language
from rekje.model.edition import Edition
from rekje.terminal.screen import standard_console, wants_colour


@click.command(cls=SpeakingCommand, help="help-games")
@click.option("--json", "as_json", is_flag=True, help="help-games-json")
@click.option("--edition", metavar="help-value-edition", help="help-games-edition")
@language_option
@click.option("--no-color", is_flag=True, help="help-no-color")
def games(as_json: bool, edition: str | None, no_color: bool) -> None:
    """List the games, editions, languages and options."""
    if edition is not None:
        _print_edition(find_edition(edition), as_json)
        return
    if as_json:
        _print_json(describe_all())
        return
    console = standard_console(wants_colour(no_color))
    for game in GAMES.values():
        _print_game(console, game, ui_language())
    console.print(say("rating-scale", ui_language()))


def _print_edition(edition: Edition, as_json: bool) -> None:
    if as_json:
        _print_json(describe_edition(get_game(edition.game), edition))
    else:
        write_bytes(STANDARD, edition_toml(edition).encode())


def _print_json(described: object) -> None:
    write_bytes(STANDARD, msgspec.json.format(msgspec.json.encode(described), indent=1) + b"\n")


def _print_game(console: Console, game: GameDefinition, language: str) -> None:
    least, most = game.seats
    console.print(say("screen-games-title", language, game=game.id, least=least, most=most), style="bold")
    console.print()
    console.print(_editions(game, language))
    console.print()
    console.print(_options(game, language))
    console.print()
    console.print(_players(game, language))
    console.print()


def _editions(game: GameDefinition, language: str) -> Table:
    table = _table("screen-games-editions", language)
    for head in ("edition", "language", "kind", "board", "tiles", "rack", "lexicon"):
        table.add_column(say(f"screen-games-{head}", language))
    for name in edition_names(game.id):
        edition = builtin_edition(game.id, name)
        table.add_row(
            name,
            say(f"screen-language-{edition.language}", language),
            say("screen-games-printed" if edition.printed else "screen-games-extension", language),
            f"{edition.width}×{edition.height}" if edition.board else say("screen-games-bare", language),
            str(edition.letter_set.box().total()),
            str(edition.rack),
            edition.lexicon,
        )
    return table


def _options(game: GameDefinition, language: str) -> Table:
    table = _table("screen-games-options", language)
    for head in ("option", "values", "default", "meaning"):
        table.add_column(say(f"screen-games-{head}", language), overflow="fold")
    for option in game.options:
        table.add_row(option.name, option.allowed, option_text(option.default), _meaning(game, option, language))
    return table


def _players(game: GameDefinition, language: str) -> Table:
    # Only for the table: programs that ask for JSON don't wait for it.
    from rekje.own_players.found import names_for
    from rekje.storage.ratings import computer_ratings
    from rekje.telling.players import player_style

    table = _table("rating-players", language)
    table.add_column(say("rating-name", language))
    table.add_column(say("rating-rating", language), justify="right")
    table.add_column(say("rating-plays", language), overflow="fold")
    known = computer_ratings().get(game.id, {})
    for name in names_for(game):
        rating = str(known[name].told) if name in known else "–"
        table.add_row(name, rating, player_style(name, language))
    return table


def _meaning(game: GameDefinition, option: Option, language: str) -> str:
    """What the option means, which editions have a default of their own, and which offer fewer of its values."""
    about = f"screen-about-{option.name}"
    text = say_in(game.id, about, language) if has_message(about, language) else ""
    others: dict[str, list[str]] = {}
    for name in edition_names(game.id):
        edition = builtin_edition(game.id, name)
        value, offered = edition.options.get(option.name, option.default), game.offered(edition, option)
        if value != option.default:
            others.setdefault(option_text(value), []).append(name)
        if offered != option.choices:
            others.setdefault(", ".join(offered) or "–", []).append(name)
    return " ".join([text, *(f"({', '.join(names)}: {value})" for value, names in others.items())])


def _table(title: str, language: str) -> Table:
    return Table(title=say(title, language), title_justify="left", box=None, pad_edge=False, header_style="bold")
