"""Names that people give themselves, fit to stand on any screen."""

from __future__ import annotations

from collections.abc import Sequence

NAME_LENGTH = 20


def clean_name(text: str) -> str:
    """A name that fits on a line: printable, not too long."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(printable.split())[:NAME_LENGTH].strip()


def unused_name(name: str, names: Sequence[str]) -> str:
    """The name, with a number after it where others have it already."""
    taken = set(names)
    return next(wanted for n in range(1, len(names) + 2) if (wanted := name if n == 1 else f"{name} {n}") not in taken)
