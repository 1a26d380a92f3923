"""Checks of what is shown: pictures, and the terminal for `rekje play`."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator

from rekje.doctor.finding import Finding, Subject, warning, well

COLUMNS, LINES = 80, 24


def check_pictures(subject: Subject) -> Iterator[Finding]:
    """Whether there is a font with which pictures can be drawn."""
    from rekje.drawing.pictures import has_letters

    if has_letters():
        yield well("pictures", "serve-doctor-pictures")
    else:
        yield warning("pictures", "serve-doctor-no-font", "serve-doctor-do-font")


def check_terminal(subject: Subject) -> Iterator[Finding]:
    """Signs, size and colours."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").upper()
    if "é★".encode(encoding, "replace").count(b"?"):
        yield warning("terminal", "serve-doctor-terminal-signs", "serve-doctor-do-utf8", encoding=encoding)
    elif not sys.stdout.isatty():
        yield well("terminal", "serve-doctor-terminal-none")
    else:
        yield _size(encoding)


def _size(encoding: str) -> Finding:
    from rekje.terminal.screen import wants_colour

    columns, lines = shutil.get_terminal_size()
    if columns < COLUMNS or lines < LINES:
        return warning(
            "terminal", "serve-doctor-terminal-small", "serve-doctor-do-window", columns=columns, lines=lines
        )
    code = "serve-doctor-terminal" if wants_colour(False) else "serve-doctor-terminal-plain"
    return well("terminal", code, columns=columns, lines=lines, encoding=encoding)
