"""``rekje guide``: how a game is played, in the terminal."""

from __future__ import annotations

import click

from rekje.cli.parts.help import SpeakingCommand, language_option
from rekje.cli.parts.table_shown import print_table
from rekje.games.registry import GAMES
from rekje.guides import guide_of
from rekje.guides.example import example
from rekje.guides.text import guide_markdown
from rekje.locale import ui_language
from rekje.terminal.screen import HeldMarkdown, standard_console, wants_colour

_WIDEST = 100
"""Columns beyond which lines are hard to read."""


@click.command(cls=SpeakingCommand, help="help-guide")
@click.argument("game", type=click.Choice(list(GAMES), case_sensitive=False), metavar="help-value-game")
@language_option
@click.option("--no-color", is_flag=True, help="help-no-color")
def guide(game: str, no_color: bool) -> None:
    """How GAME is played: what it takes to begin, the first turns counted, special cases."""
    console = standard_console(wants_colour(no_color))
    language = ui_language()
    width = min(console.width, _WIDEST)
    beginning, cases = (HeldMarkdown(text, language) for text in guide_markdown(guide_of(game, language)))
    console.print(beginning, width=width)
    console.print()
    print_table(console, example(game, language)[-1].after, width=width)
    console.print()
    console.print(cases, width=width)
