"""Write the man page of every command, and every shell's completion: `python scripts/man_pages.py [--out build/share]`.

The folder has the layout of `/usr/share`, so it is installed by being copied there, or to `~/.local/share`.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

os.environ["REKJE_LANG"] = "en"
sys.path.insert(0, str(Path(__file__).parent / "docs_site"))

import click
from command_pages import about, commands_below, meaning, own_options, typed, usage

from rekje.cli import cli
from rekje.cli.completion import script

COMPLETIONS = {
    "bash": "bash-completion/completions/rekje",
    "zsh": "zsh/site-functions/_rekje",
    "fish": "fish/vendor_completions.d/rekje.fish",
}
"""Where each shell looks, below a `share` folder."""
VARIABLES = ("REKJE_LANG", "REKJE_DATA", "REKJE_CONFIG", "REKJE_CACHE", "REKJE_LEXICONS", "NO_COLOR")
SETTINGS = Path(__file__).parents[1] / "docs" / "settings.md"
STATUSES = {
    "0": "All is well.",
    "1": "A broken rule, or a plain no.",
    "2": "What was typed, or a file, is not in form.",
}


def files() -> dict[str, str]:
    """The text of each file by its path."""
    pages = {f"man/man1/{'-'.join(names)}.1": "\n".join([*_page(command, names), ""]) for names, command in _commands()}
    return pages | {path: f"{script(shell).strip()}\n" for shell, path in COMPLETIONS.items()}


def _commands(
    command: click.Command = cli, names: tuple[str, ...] = ("rekje",)
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield names, command
    for name, below in commands_below(command):
        yield from _commands(below, (*names, name))


def _page(command: click.Command, names: tuple[str, ...]) -> Iterator[str]:
    first, *rest = about(command)
    yield f'.TH "{"-".join(names).upper()}" "1" "" "Rekje {version("rekje")}" "Rekje"'
    yield from (".SH NAME", f"{_roff('-'.join(names))} \\- {_roff(first.rstrip('.'))}")
    yield from (".SH SYNOPSIS", ".nf", f".B {_roff(usage(command, names))}", ".fi", ".SH DESCRIPTION", _roff(first))
    for paragraph in rest:
        yield from (".PP", _roff(paragraph))
    if command.epilog:
        yield from (".PP", _roff(command.epilog))
    yield ".SH OPTIONS"
    for option in own_options(command):
        yield from (".TP", f".B {_roff(typed(option))}", _roff(meaning(option)))
    below = [(name, about(one)[0]) for name, one in commands_below(command)]
    if below:
        yield ".SH COMMANDS"
    for name, summary in below:
        yield from (".TP", f".BR {_roff('-'.join([*names, name]))} (1)", _roff(summary))
    if len(names) == 1:
        yield ".SH ENVIRONMENT"
        for name, text in _variables():
            yield from (".TP", f".B {name}", _roff(text))
    yield ".SH EXIT STATUS"
    for status, text in STATUSES.items():
        yield from (".TP", f".B {status}", text)
    if len(names) > 1:
        yield from (".SH SEE ALSO", f".BR {_roff('-'.join(names[:-1]))} (1)")


def _variables() -> Iterator[tuple[str, str]]:
    """The variables and what they set, as docs/settings.md has them."""
    told = dict(re.findall(r"^\| `(\w+)` \| (.+?) \|$", SETTINGS.read_text("utf-8"), re.MULTILINE))
    for name in VARIABLES:
        yield name, f"{told[name][0].upper()}{told[name][1:]}.".replace("`", "")


def _roff(text: str) -> str:
    """Text in which nothing is a request or an escape of roff's, in ASCII, which every roff reads."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("…", "...")
    text = re.sub(r"[^\x00-\x7f]", lambda sign: f"\\[u{ord(sign[0]):04X}]", text)
    return f"\\&{text}" if text.startswith(".") else text


def main() -> None:
    """Write all files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "build" / "share")
    out: Path = parser.parse_args().out
    for path, text in files().items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
