"""`rekje completion`: the script by which a shell completes `rekje`."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from rekje.cli.parts.help import TranslatedCommand

SHELLS = ("bash", "zsh", "fish")


@click.command(cls=TranslatedCommand, help="help-completion")
@click.argument("shell", type=click.Choice(SHELLS), metavar="help-value-shell")
def completion(shell: str) -> None:
    """Write a shell's script to standard output."""
    click.echo(script(shell))


def script(shell: str) -> str:
    """A shell's script. It asks `rekje` itself what fits, so it is the same for every version."""
    from rekje.cli import cli
    from rekje.cli.parts.completing import VARIABLE

    kind = get_completion_class(shell)
    assert kind
    # The template alone: its `source` first starts bash to look at that one's version.
    made = kind(cli, {}, "rekje", VARIABLE)
    return made.source_template % made.source_vars()
