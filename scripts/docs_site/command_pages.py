"""Every command with its arguments and options, as its own help tells them."""

from __future__ import annotations

from collections.abc import Iterator

import click

from rekje.cli import cli
from rekje.cli.parts.help import NAMES, value_name
from rekje.locale import say


def commands_page() -> str:
    """The part of docs/commands.md that is made of the program."""
    return "\n".join(_told(cli, ("rekje",)))


def commands_below(command: click.Command) -> Iterator[tuple[str, click.Command]]:
    """The commands of a group by name, in the order of the documentation; none of another command."""
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below
            yield name, below


def typed(option: click.Option) -> str:
    """An option as it is typed."""
    names = ", ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {value_name(option)}"


def meaning(option: click.Option) -> str:
    """What an option does, and its usual value where help shows that."""
    notes = [say("help-default", "en", value=str(option.default))] if option.show_default else []
    notes += [say("help-required", "en")] if option.required else []
    return " ".join([say(option.help or "", "en"), *(f"[{note}]" for note in notes)])


def usage(command: click.Command, names: tuple[str, ...]) -> str:
    """A call of a command, in short."""
    return " ".join([*names, *command.collect_usage_pieces(click.Context(command))])


def about(command: click.Command) -> list[str]:
    """What a command does: its paragraphs, of which the first sums it up."""
    return say(command.help or "", "en").split("\n")


def own_options(command: click.Command) -> list[click.Option]:
    """A command's options, `--help` among them."""
    params = command.get_params(click.Context(command, help_option_names=list(NAMES)))
    return [one for one in params if isinstance(one, click.Option)]


def _told(command: click.Command, names: tuple[str, ...]) -> Iterator[str]:
    level = "###" if len(names) < 3 else "####"
    yield f"{level} {' '.join(names)}: all options\n"
    yield f"```text\n{usage(command, names)}\n```\n"
    for paragraph in about(command):
        yield f"{_plain(paragraph)}\n"
    yield "| option | what it does |\n|---|---|"
    for option in own_options(command):
        yield f"| `{typed(option).replace('|', '¦')}` | {_plain(meaning(option))} |"
    yield ""
    for name, below in commands_below(command):
        yield from _told(below, (*names, name))


def _plain(text: str) -> str:
    """A sentence without signs that Markdown would take for its own."""
    for sign in ("\\", "|", "*", "_", "<", "[", "]"):
        text = text.replace(sign, f"\\{sign}")
    return text
