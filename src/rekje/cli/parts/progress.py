"""The progress bar of long work."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rekje.locale import say


@contextmanager
def progress_bar(code: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal, labelled by a message. What is given is called with how much more
    has been done."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=120) as progress:
        task = progress.add_task(say(code), total=total)
        yield lambda more: progress.advance(task, more)


@contextmanager
def waiting(code: str) -> Iterator[None]:
    """While something takes as long as was asked for: a message on standard error, if that is a terminal, with the time
    that has gone by."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        progress.add_task(say(code), total=None)
        yield
