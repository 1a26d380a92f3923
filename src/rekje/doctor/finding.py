"""What a check has found."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import msgspec

from rekje.model.problems import FormError, Param

INSTALL = "serve-doctor-do-install"
"""The advice to install again."""
RIGHTS = "serve-doctor-do-rights"
"""The advice to give the user the rights to a folder or a file."""


class Status(StrEnum):
    """How serious a finding is. Only what is wrong makes the exit status 1."""

    WELL = "well"
    WARNING = "warning"
    WRONG = "wrong"


class Finding(msgspec.Struct, frozen=True):
    """One finding: the name of its check, how serious it is, the code and parameters of its sentence, the code of the
    advice."""

    what: str
    status: Status
    code: str
    params: dict[str, Param] = {}
    advice: str | None = None


class Subject(msgspec.Struct, frozen=True):
    """What is checked: the data folder, and where the server listens or would listen. ``database`` names
    the database as the option of that name does. What is None is as by default."""

    data: Path
    host: str | None = None
    port: int | None = None
    public_url: str | None = None
    database: str | None = None


def well(what: str, code: str, advice: str | None = None, **params: Param) -> Finding:
    """What is as it should be."""
    return Finding(what, Status.WELL, code, params, advice)


def warning(what: str, code: str, advice: str | None = None, **params: Param) -> Finding:
    """What may be meant so, but is worth a look."""
    return Finding(what, Status.WARNING, code, params, advice)


def wrong(what: str, code: str, advice: str | None = None, **params: Param) -> Finding:
    """What keeps something from working."""
    return Finding(what, Status.WRONG, code, params, advice)


def problem(what: str, error: FormError, advice: str | None = None) -> Finding:
    """An error as what is wrong."""
    return wrong(what, error.code, advice, **error.params)
