"""What each family of games has in the commands (`rekje.cli.families`)."""

from __future__ import annotations

from typing import Protocol

import click

from rekje.engine.words import Words
from rekje.model.state import State


class Best(Protocol):
    """Prints the ``top`` best ways for a seat to use its turn, found in at most so many seconds."""

    def __call__(
        self, state: State, seat: int, words: Words, top: int, seconds: float | None, *, as_json: bool
    ) -> None: ...


class CommandFamily(Protocol):
    """What commands do for games of one family."""

    @property
    def best(self) -> Best:
        """``rekje best``."""

    @property
    def bench(self) -> click.Command:
        """A command of ``rekje bench``."""
