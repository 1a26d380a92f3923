"""``rekje bench``: how fast the search is on this machine."""

from __future__ import annotations

import click

from rekje.cli.families import COMMANDS
from rekje.cli.parts.help import Group


@click.group(cls=Group, help="help-bench")
def bench() -> None:
    """Measure how fast Rekje searches on this machine."""


for _family in COMMANDS:
    bench.add_command(COMMANDS[_family].bench)
