"""What a shell is told when somebody presses Tab. Imported only then.

Click completes commands, options and choices. Here their help is in the reader's language, the commands below a group
aren't imported, and values are completed by what they are called: a ``metavar`` is a message code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
    _resolve_context,
    _resolve_incomplete,
    add_completion_class,
)

from rekje.cli.parts.help import Explained
from rekje.locale import say

VARIABLE = "_REKJE_COMPLETE"
"""What the scripts of the shells set when they ask."""


class _ByHelp(ShellComplete):
    """Completion from the messages of `rekje.cli.parts.help`."""

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        """What the last word may become."""
        context = _resolve_context(self.cli, self.ctx_args, self.prog_name, args)
        asked, incomplete = _resolve_incomplete(context, args, incomplete)
        if isinstance(asked, Explained):
            return _below(asked, context, incomplete)
        assert isinstance(asked, click.Parameter)
        return _values(asked, context, incomplete)


class _Bash(_ByHelp, BashComplete):
    name = "bash"


class _Zsh(_ByHelp, ZshComplete):
    name = "zsh"


class _Fish(_ByHelp, FishComplete):
    name = "fish"


def register() -> None:
    """Let click use these."""
    for kind in (_Bash, _Zsh, _Fish):
        add_completion_class(kind)


def _below(command: Explained, context: click.Context, incomplete: str) -> list[CompletionItem]:
    """A command's options where a dash was typed, else the commands below it."""
    if incomplete and not incomplete[0].isalnum():
        found = click.Command.shell_complete(command, context, incomplete)
        return [CompletionItem(item.value, help=_first_line(item.help)) for item in found]
    below = command.summaries(context)
    return [CompletionItem(name, help=_first_line(code)) for name, code in below.items() if name.startswith(incomplete)]


def _first_line(code: str | None) -> str:
    return say(code).partition("\n")[0] if code else ""


def _values(param: click.Parameter, context: click.Context, incomplete: str) -> list[CompletionItem]:
    """The values of an option or an argument."""
    kind = (param.metavar or "").removeprefix("help-value-")
    if kind in ("file", "out"):
        return [CompletionItem(incomplete, type="file")]
    if kind == "folder":
        return [CompletionItem(incomplete, type="dir")]
    if kind in _NAMES:
        # Of names with a comma between, the last is completed.
        done, comma, last = incomplete.rpartition(",") if kind == "who" else ("", "", incomplete)
        found = [name for name in _NAMES[kind]() if name.startswith(last)]
        if found or kind not in ("list", "edition"):
            return [CompletionItem(f"{done}{comma}{name}") for name in found]
        return [CompletionItem(incomplete, type="file")]
    return param.shell_complete(context, incomplete)


def _games() -> Iterable[str]:
    from rekje.games.registry import GAMES

    return GAMES


def _editions() -> Iterable[str]:
    from rekje.games.editions import edition_names

    return [name for game in _games() for edition in edition_names(game) for name in (f"{game}/{edition}", edition)]


def _lists() -> Iterable[str]:
    from rekje.lexicon.source import LANGUAGES

    return [*LANGUAGES, "any"]


def _players() -> Iterable[str]:
    from rekje.own_players.found import own_players
    from rekje.players.registry import NAMES

    return ["me", "even", *NAMES, *own_players().players]


def _settings() -> Iterable[str]:
    from rekje.cli.parts.option_lines import option_lines

    return [f"{one.name}=" for one in option_lines()]


_NAMES: dict[str, Callable[[], Iterable[str]]] = {
    "game": _games, "edition": _editions, "list": _lists, "who": _players, "setting": _settings,
}  # fmt: skip
