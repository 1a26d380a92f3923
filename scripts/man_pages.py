"""Write the man page of every command, and every shell's completion: `python scripts/man_pages.py [--out build/share]`.

The folder has the layout of `/usr/share`, so it is installed by being copied there, or to `~/.local/share`. With
``--wheel`` it is the one that every wheel brings along (`deploy/wheel`), which ``--check`` compares with the program.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tomllib
from collections.abc import Iterator
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
VARIABLES = ("REKJE_LANG", "REKJE_DATA", "REKJE_CONFIG", "REKJE_CACHE", "REKJE_LEXICONS", "REKJE_DATABASE", "NO_COLOR")
SETTINGS = Path(__file__).parents[1] / "docs" / "settings.md"
STATUSES = {
    "0": "All is well.",
    "1": "A broken rule, or a plain no.",
    "2": "What was typed, or a file, is not in form.",
}
OWN_STATUSES = {"rekje-doctor": {"1": "Something is wrong with the installation: a line says what, and what to do."}}
"""What a status means to a command, where it means something else than usual."""
ROOT = Path(__file__).parents[1]
WHEEL = ROOT / "deploy" / "wheel" / "data" / "share"


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
    yield f'.TH "{"-".join(names).upper()}" "1" "" "Rekje {_version()}" "Rekje"'
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
    for status, text in (STATUSES | OWN_STATUSES.get("-".join(names), {})).items():
        yield from (".TP", f".B {status}", text)
    yield ".SH SEE ALSO"
    above = ["-".join(names[:-1])] if len(names) > 1 else ["-".join([*names, name]) for name, _ in below]
    yield from (f".BR {_roff(name)} (1){',' * (name != above[-1])}" for name in above)


def _version() -> str:
    """The version of the sources, which an installation from before a change doesn't know."""
    return str(tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]["package"]["version"])


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
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "share")
    parser.add_argument("--wheel", dest="out", action="store_const", const=WHEEL)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    out: Path = asked.out
    if asked.check:
        if _there(out) != files():
            raise SystemExit(f"{out} isn't what the program says now: python scripts/man_pages.py --wheel")
        return
    for path in set(_there(out)) - set(files()):
        (out / path).unlink()
    for path, text in files().items():
        target = out / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    print(f"Written: {out}")


def _there(folder: Path) -> dict[str, str]:
    """The text of each file of ours that is in a folder, by its path."""
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in folder.rglob("*rekje*")
        if path.is_file()
    }


if __name__ == "__main__":
    main()
