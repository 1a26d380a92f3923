"""The command line: one file per command, imported only when it is called."""

from __future__ import annotations

import errno
import importlib
import keyword
import os
import sys
from typing import Any, TextIO

import click

from rekje.cli.parts.files import STANDARD
from rekje.cli.parts.help import NAMES, Group, language_option
from rekje.locale import say_at
from rekje.model.problems import FormError, file_error

COMMANDS = {
    "play": "help-play", "serve": "help-serve", "work": "help-work", "operator": "help-operator",
    "doctor": "help-doctor", "games": "help-games", "guide": "help-guide", "replay": "help-replay",
    "sheet": "help-sheet", "review": "help-review", "best": "help-best", "word": "help-word",
    "lexicon": "help-lexicons", "backup": "help-backup", "export": "help-export", "import": "help-import",
    "selfplay": "help-selfplay", "dataset": "help-dataset", "engine": "help-engine",
    "learn": "help-learn", "perft": "help-perft", "bench": "help-bench", "completion": "help-completion",
}  # fmt: skip
"""The commands in the order of the documentation, and the message that says what each does."""
FORM_ERROR = 2
PLAIN_NO = 1
INTERRUPTED = 130
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why output that is open can't be written."""


class LazyGroup(Group):
    """A group that knows its commands by name and imports one only when it is needed."""

    speaks = True

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the documentation."""
        return list(COMMANDS)

    def summaries(self, ctx: click.Context) -> dict[str, str]:
        """What each command does, without importing any."""
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command's module."""
        if cmd_name not in COMMANDS:
            return None
        # A command that is called like a word of Python has an underscore after it.
        name = f"{cmd_name}_" if keyword.iskeyword(cmd_name) else cmd_name
        command = getattr(importlib.import_module(f"rekje.cli.{name}"), name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, help="help-rekje", context_settings={"help_option_names": NAMES})
@click.version_option(package_name="rekje", message="%(prog)s %(version)s", help="help-version")
@language_option
def cli() -> None:
    """Rekje: the refereed table for letter-tile board games."""


def sentence(error: FormError) -> str:
    """A form error as one sentence in the reader's language, with its place where it has one."""
    return say_at(error.code, error.line, error.column, None, **error.params)


def main(arguments: list[str] | None = None) -> Any:
    """Run the command line: exit status 0 fine, 1 a broken rule or a plain no, 2 input that is not in form."""
    unwritten: OSError | None = None
    try:
        status: Any = _run(arguments)
    except SystemExit as ended:
        status = ended.code
    except OSError as error:
        # An error about any other file has its name.
        if error.filename or error.errno not in _NO_ROOM:
            raise
        unwritten = error
    if unwritten := _last_words() or unwritten:
        click.echo(sentence(file_error("form-file-unwritable", STANDARD, unwritten)), err=True)
        status = FORM_ERROR
    sys.exit(status)


def _run(arguments: list[str] | None) -> int:
    if not os.environ.get("REKJE_LANG") and (kept := _kept_language()):
        os.environ["REKJE_LANG"] = kept
    if not _is_open(sys.stdout):
        return FORM_ERROR
    if "_REKJE_COMPLETE" in os.environ:
        from rekje.cli.parts.completing import register

        register()
    try:
        return int(cli.main(args=arguments, prog_name="rekje", standalone_mode=False) or 0)
    except FormError as error:
        click.echo(sentence(error), err=True)
        if error.code.startswith("serve-held"):
            # The request itself is sound. It will succeed at another time.
            return PLAIN_NO
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help(), err=True)
    except click.ClickException as error:
        from rekje.cli.parts.usage import usage_error

        click.echo(sentence(usage_error(error)), err=True)
    except click.Abort:
        return INTERRUPTED
    return FORM_ERROR


def _kept_language() -> str | None:
    from rekje.storage.settings import kept_language

    return kept_language()


def _last_words() -> OSError | None:
    """Flush the output. What keeps it from being written, if anything does; a reader that has closed the pipe is no
    error."""
    if not _is_open(sys.stdout):
        return OSError(errno.EBADF, os.strerror(errno.EBADF))
    try:
        sys.stdout.flush()
    except OSError as error:
        # Python would try once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return None if isinstance(error, BrokenPipeError) else error
    return None


def _is_open(output: TextIO | None) -> bool:
    """Whether there is an output: Python has none if it was closed before it began."""
    return output is not None
