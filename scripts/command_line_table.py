"""Write the table of docs/command-line.md from the page's commands: `python scripts/command_line_table.py`.

With ``--check`` it is only compared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from page_tables import with_rows, write_or_check
from rekje.locale import LANGUAGES, say

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "command-line.md"
COMMANDS = ROOT / "web" / "src" / "line" / "commands.json"
HEADING = "## All commands\n"
NONE = "–"


def rows() -> Iterator[str]:
    """A line for each command: what it does, and its words in each language."""
    for name, kind in json.loads(COMMANDS.read_text("utf-8")).items():
        example = _example(name, kind)
        words = " | ".join(_words(name, kind["area"], language) for language in ("en", *_others()))
        yield f"| `{example}` | {say(f'line-about-{name}', 'en')} | {words} |"


def _others() -> Iterator[str]:
    return (language for language in LANGUAGES if language != "en")


def _example(name: str, kind: dict[str, str]) -> str:
    after = "" if kind["takes"] == "nothing" else kind.get("example", "")
    if kind["takes"] != "nothing" and "example" not in kind:
        after = say(f"line-example-{name}", "en")
    area = kind["area"]
    return f"{say(f'{area}-command-{name}', 'en')} {after}".strip()


def _words(name: str, area: str, language: str) -> str:
    """Everything that a command is called in a language, its own word first."""
    also = say(f"line-also-{name}", language) if name in _with_more() else NONE
    own = say(f"{area}-command-{name}", language)
    return ", ".join([f"**{own}**", *(word for word in also.split(", ") if word != NONE)])


def _with_more() -> frozenset[str]:
    """The commands that have other words in some language."""
    catalogue = ROOT / "src" / "rekje" / "locale" / "en" / "line.ftl"
    lines = catalogue.read_text("utf-8").splitlines()
    return frozenset(line.split(" = ")[0].removeprefix("line-also-") for line in lines if line.startswith("line-also-"))


def written(text: str) -> str:
    """The page with its table as the program has it."""
    return with_rows(text, HEADING, rows())


if __name__ == "__main__":
    write_or_check(PAGE, written)
