"""Errors of PostgreSQL, as form errors. None of them holds the password of the address."""

from __future__ import annotations

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.clock import shown_time
from rekje.storage.postgres.address import shown
from rekje.storage.postgres.hold import HeldError

_FULL = "53100"
_SLOW = ("57014", "55P03", "25P03")
"""A query, the waiting for a lock, or this process between two queries took too long."""
_CONNECTING = ("08", "28", "3D", "57P")
"""How the codes begin that say why there is no connection."""
OPENING = (OSError, ImportError, sa.exc.DBAPIError, sa.exc.TimeoutError)
"""The errors that opening a database may end with."""


def trouble(url: sa.URL, error: BaseException) -> FormError:
    """What is wrong."""
    place = shown(url)
    if isinstance(error, FormError):
        return error
    if isinstance(error, ImportError):
        return FormError("serve-postgres-package")
    if isinstance(error, HeldError):
        return FormError("serve-postgres-held", place=place, since=shown_time(error.since) if error.since else "?")
    code = getattr(getattr(error, "orig", error), "sqlstate", None) or ""
    if code == _FULL:
        return FormError("serve-postgres-full", place=place)
    if code in _SLOW or isinstance(error, sa.exc.TimeoutError):
        return FormError("serve-postgres-slow", place=place)
    lost = not code or code.startswith(_CONNECTING)
    return FormError(
        "serve-postgres-away" if lost else "serve-postgres-refused", place=place, reason=_reason(url, error)
    )


def _reason(url: sa.URL, error: BaseException) -> str:
    """What PostgreSQL says, in a line."""
    cause = getattr(error, "orig", error)
    primary = getattr(getattr(cause, "diag", None), "message_primary", None)
    lines = str(primary or cause).strip().splitlines() or [type(cause).__name__]
    told = lines[0].removeprefix("connection failed: ").rstrip(".")
    password = str(url.password or "")
    return told.replace(password, "…") if password else told
