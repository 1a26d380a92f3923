"""All checks in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rekje.doctor import database, folder, network, program, screen, settings, shipped
from rekje.doctor.finding import INSTALL, RIGHTS, Finding, Subject, wrong

Check = Callable[[Subject], Iterator[Finding]]

CHECKS: dict[str, Check] = {
    "python": program.check_python,
    "packages": program.check_packages,
    "program": program.check_program,
    "files": program.check_files,
    "engine": program.check_engine,
    "page": program.check_page,
    "words": shipped.check_words,
    "learned": shipped.check_learned,
    "values": shipped.check_values,
    "settings": settings.check_settings,
    "cache": folder.check_cache,
    "folder": folder.check_folder,
    "room": folder.check_room,
    "holder": folder.check_holder,
    "database": database.check_database,
    "tables": database.check_tables,
    "games": database.check_games,
    "clock": database.check_clock,
    "port": network.check_port,
    "address": network.check_address,
    "pictures": screen.check_pictures,
    "terminal": screen.check_terminal,
}
"""The checks by name. The names are stable. A check finds one thing, and more where several things are wrong."""


def examine(subject: Subject) -> Iterator[Finding]:
    """What all checks find."""
    for name, check in CHECKS.items():
        yield from _checked(name, check, subject)


def _checked(name: str, check: Check, subject: Subject) -> Iterator[Finding]:
    """What a check finds. A check that fails is a finding too, so that the others still say theirs."""
    try:
        yield from check(subject)
    except PermissionError as error:
        yield wrong(name, "serve-doctor-no-rights", RIGHTS, folder=str(error.filename or subject.data))
    except Exception as error:
        # In a broken installation anything may fail in any way.
        yield wrong(name, "serve-doctor-failed", INSTALL, check=name, reason=type(error).__name__)
