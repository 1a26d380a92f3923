"""The command line: one file per command, imported only when it is called."""

from __future__ import annotations

import importlib
import keyword
import os
import sys
from typing import Any

import click

from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError

COMMANDS = (
    "games", "replay", "play", "serve", "best", "perft", "word", "lexicon", "selfplay", "bench", "export", "import",
)  # fmt: skip
FORM_ERROR = 2


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports one only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the documentation."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command's module."""
        if cmd_name not in COMMANDS:
            return None
        # A command that is called like a word of Python has an underscore after it.
        name = f"{cmd_name}_" if keyword.iskeyword(cmd_name) else cmd_name
        command = getattr(importlib.import_module(f"rekje.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="rekje")
@click.option("--language", type=click.Choice(LANGUAGES), help="Language of everything you are told.")
def cli(language: str | None) -> None:
    """Rekje: the refereed table for letter-tile board games."""
    if language:
        os.environ["REKJE_LANG"] = language


def sentence(error: FormError) -> str:
    """A form error as one sentence in the reader's language, with its place where it has one."""
    text = say(error.code, **error.params)
    if error.line is None:
        return text
    return say("form-place", line=error.line, column=error.column or 1, problem=text)


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line: exit status 0 fine, 1 a broken rule or a plain no, 2 input that is not in form."""
    try:
        return cli.main(args=arguments, standalone_mode=True)
    except FormError as error:
        click.echo(sentence(error), err=True)
    except BrokenPipeError:
        # The reader of our output has left; nothing more can be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(FORM_ERROR)
