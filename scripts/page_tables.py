"""What is written from the program: tables of a page of the documents, and whole files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]


def with_rows(text: str, heading: str, rows: Iterable[str]) -> str:
    """A page with these rows in the first table under a heading."""
    before, found, after = text.partition(heading)
    assert found, heading
    lines = after.split("\n")
    first = next(place for place, line in enumerate(lines) if line.startswith("|---")) + 1
    last = next((place for place, line in enumerate(lines[first:], first) if not line.startswith("|")), len(lines))
    return "\n".join([f"{before}{found}{lines[0]}", *lines[1:first], *rows, *lines[last:]])


def write_or_check(page: Path, written: Callable[[str], str]) -> None:
    """Write a page or another file anew, from what is in it now; with ``--check`` only end with a message if it isn't
    as it would be written."""
    there = page.read_text("utf-8") if page.exists() else ""
    wanted = written(there)
    if "--check" not in sys.argv[1:]:
        page.write_text(wanted, "utf-8")
    elif wanted != there:
        sys.exit(f"{page.relative_to(ROOT)} is not what the program says: run python scripts/{Path(sys.argv[0]).name}")
