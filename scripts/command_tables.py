"""Write the tables of docs/commands.md from the program: `python scripts/command_tables.py`.

With ``--check`` they are only compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from page_tables import with_rows, write_or_check
from rekje.cli import cli
from rekje.cli.parts.option_lines import option_lines

PAGE = Path(__file__).parents[1] / "docs" / "commands.md"
COMMANDS = "## All options\n"
GAMES = "## Options of the games\n"


def commands(command: click.Command = cli, names: tuple[str, ...] = ("rekje",)) -> Iterator[str]:
    """A line for each command that does something, with its options."""
    options = [one for one in command.params if isinstance(one, click.Option)]
    typed = " ".join(f"`{name}`" for one in options for name in (*one.opts, *one.secondary_opts))
    if typed:
        yield f"| `{' '.join(names)}` | {typed} |"
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below
            yield from commands(below, (*names, name))


def games() -> Iterator[str]:
    """A line for each option of a game."""
    for one in option_lines("en"):
        yield f"| `{one.name}` | {', '.join(one.games) or 'all'} | {one.allowed} | {one.default} | {one.meaning} |"


def written(text: str) -> str:
    """The page with its tables as the program has them."""
    return with_rows(with_rows(text, COMMANDS, commands()), GAMES, games())


if __name__ == "__main__":
    write_or_check(PAGE, written)
