"""The options ``--think`` and ``--depth``: how long computer players think about a turn, and how far ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from rekje.players.thinking import LEAST_DEPTH, MOST_DEPTH

F = TypeVar("F", bound=Callable[..., Any])


def think_options(what: str) -> Callable[[F], F]:
    """The options, for `rekje.players.thinking.read_budget`; ``what`` names the help of ``--think``."""
    think = click.option("--think", metavar="help-value-think", help=what)
    depth = click.option("--depth", type=click.IntRange(LEAST_DEPTH, MOST_DEPTH), help="help-depth")

    def options(command: F) -> F:
        return think(depth(command))

    return options
