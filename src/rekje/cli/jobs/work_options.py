"""Options and messages of commands whose work is done in chunks (`rekje.work`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from rekje.cli.parts.progress import progress_bar
from rekje.lexicon.simple import ANY
from rekje.lexicon.source import LANGUAGES
from rekje.locale import say
from rekje.work.choosing import THIS_MACHINE

F = TypeVar("F", bound=Callable[..., Any])


def work_options(command: F) -> F:
    """The options ``--threads`` and ``--ray``, for `rekje.work.choosing.executor_for`."""
    threads = click.option("--threads", type=click.IntRange(1, 1024), help="help-threads")
    ray = click.option("--ray", is_flag=False, flag_value=THIS_MACHINE, metavar="help-value-address", help="help-ray")
    return threads(ray(command))


@contextmanager
def progress_of(code: str, total: int, *, stopped: str | None = None) -> Iterator[Callable[[int], None]]:
    """A progress bar. What is given is called with how much more has been done. On Ctrl-C the message ``stopped`` says
    how much of the total that was, where the same command goes on from there."""
    done = 0
    try:
        with progress_bar(code, total) as advance:

            def count(more: int) -> None:
                nonlocal done
                done += more
                advance(more)

            yield count
    except KeyboardInterrupt:
        if stopped:
            click.echo(say(stopped, done=done, total=total), err=True)
        raise click.Abort from None


def everywhere(lexicon: str | None) -> str | None:
    """A word list as a process in another folder can name it: a file by its whole path."""
    return lexicon if lexicon in (None, ANY, *LANGUAGES) else str(Path(lexicon).absolute())
