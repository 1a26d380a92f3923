"""Commands that explain themselves in the reader's language: what ``--help`` prints, from the catalogue ``help``.

In a command of these classes ``help`` is a message code. The first line of the message sums the command up, and each
further line is a paragraph. The ``help`` of an option is a message code too, and so is the ``metavar`` that names its
value, unless the value is one of some choices or a number. ``epilog`` is printed as it is.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile, zip_longest
from typing import Any

import click

from rekje.locale import LANGUAGES, say
from rekje.model.problems import FormError

NAMES = ("-h", "--help")
LANGUAGE = "--language"
language_option = click.option(
    LANGUAGE, type=click.Choice(LANGUAGES, case_sensitive=False), expose_value=False, help="help-language"
)
"""The option of a command or a group that ``speaks``."""


def value_name(param: click.Parameter) -> str:
    """How help shows the value of a parameter: its choices, or a word in capitals."""
    if isinstance(param.type, click.Choice) and not param.metavar:
        return "|".join(map(str, param.type.choices))
    if isinstance(param.type, click.IntRange | click.FloatRange):
        return say("help-value-number")
    assert param.metavar, f"{param.name} has no name for its value"
    return say(param.metavar)


class Explained(click.Command):
    """What commands and groups have in common."""

    speaks = False
    """Whether the command has an option ``--language`` that sets the language of all its output."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the language first, so that errors in the other arguments are in it. Raises `FormError`."""
        if self.speaks:
            names = self.names_below(ctx)
            speak(list(takewhile(lambda text: text not in names, args)))
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def names_below(self, ctx: click.Context) -> list[str]:
        """The names of the commands below this one, without importing any of them."""
        return []

    def summaries(self, ctx: click.Context) -> dict[str, str]:
        """The messages that say what the commands below this one do, by name."""
        return {}

    def make_context(self, *arguments: Any, **extra: Any) -> click.Context:
        """The context in which a command is called."""
        with _readers_may_leave():
            return super().make_context(*arguments, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Do what is asked."""
        with _readers_may_leave():
            return super().invoke(ctx)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option ``--help``."""
        option = super().get_help_option(ctx)
        if option:
            option.help = "help-help"
        return option

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what it does, its options, its commands, what else there is."""
        formatter.write_usage(
            ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=f"{say('help-usage')} "
        )
        for line in say(self.help or "").split("\n"):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(line)
        with formatter.section(say("help-options")):
            formatter.write_dl([_option(one) for one in self.get_params(ctx) if isinstance(one, click.Option)])
        if below := self.summaries(ctx):
            with formatter.section(say("help-commands")):
                formatter.write_dl([(name, say(code).partition("\n")[0]) for name, code in below.items()])
        self.format_epilog(ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """The parts of the command's usage line."""
        arguments = [param for param in self.params if isinstance(param, click.Argument)]
        names = [value_name(param) + ("…" if param.nargs == -1 else "") for param in arguments]
        told = [name if param.required else f"[{name}]" for name, param in zip(names, arguments, strict=True)]
        return [f"[{say('help-options')}]", *told]


class TranslatedCommand(Explained):
    """A command."""

    allow_extra_args = True

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse. Raises `FormError` for surplus arguments."""
        rest = super().parse_args(ctx, args)
        # A shell that completes asks with arguments that may be incomplete.
        if rest and not ctx.resilient_parsing:
            raise FormError("usage-extra", text=rest[0])
        return rest


class SpeakingCommand(TranslatedCommand):
    """A command with a ``--language`` for everything that it tells."""

    speaks = True


class Group(Explained, click.Group):
    """A command of commands, which are of these classes too."""

    command_class = TranslatedCommand

    def names_below(self, ctx: click.Context) -> list[str]:
        """The names of the group's commands."""
        return self.list_commands(ctx)

    def summaries(self, ctx: click.Context) -> dict[str, str]:
        """The messages that say what the group's commands do, by name."""
        return {name: command.help or "" for name, command in self.commands.items()}

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What a call consists of."""
        return [*super().collect_usage_pieces(ctx), say("help-command")]


@contextmanager
def _readers_may_leave() -> Iterator[None]:
    """End quietly if the reader of the output has closed the pipe, as ``head`` does."""
    try:
        yield
    except BrokenPipeError:
        raise click.exceptions.Exit(0) from None


def speak(args: Sequence[str]) -> None:
    """Set the language to the one named among the arguments, if there is one."""
    for option, value in zip_longest(args, args[1:], fillvalue=""):
        name, _, joined = option.partition("=")
        if name == LANGUAGE and (language := (joined or value).lower()) in LANGUAGES:
            os.environ["REKJE_LANG"] = language


def _option(option: click.Option) -> tuple[str, str]:
    """An option as it is typed, and what it does."""
    names = ", ".join(option.opts) + "".join(f" / {name}" for name in option.secondary_opts)
    typed = names if option.is_flag else f"{names} {value_name(option)}"
    notes = []
    if option.show_default:
        notes.append(say("help-default", value=str(option.default)))
    if option.required:
        notes.append(say("help-required"))
    return typed, f"{say(option.help or '')}{''.join(f' [{note}]' for note in notes)}"
