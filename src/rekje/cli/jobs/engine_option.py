"""The option ``--engine``, and what the commands tell of players of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from rekje.cli import sentence
from rekje.locale.typography import printable

F = TypeVar("F", bound=Callable[..., Any])


def engine_option(command: F) -> F:
    """The option ``--engine NAME=COMMAND``, which may be given several times."""
    return click.option(
        "--engine",
        multiple=True,
        expose_value=False,
        callback=_name,
        metavar="help-value-engine",
        help="help-engine-named",
    )(command)


def _name(_: click.Context, __: click.Parameter, typed: tuple[str, ...]) -> None:
    if typed:
        from rekje.own_players.found import name_engines
        from rekje.storage.options.engines import typed_engine

        name_engines(dict(map(typed_engine, typed)))


def tell_problems() -> None:
    """Say what is wrong with players of one's own that can't be used, each in a sentence, and how their programs end
    what they say of it themselves."""
    from rekje.own_players.found import own_players

    for problem in own_players().problems:
        click.echo(sentence(problem), err=True)
        for note in getattr(problem, "__notes__", ()):
            click.echo(f"  {printable(note.strip().splitlines()[-1])}", err=True)
