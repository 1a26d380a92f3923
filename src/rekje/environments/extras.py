"""Packages that only environments need, and that `pip install rekje` leaves out."""

from __future__ import annotations

from importlib.util import find_spec

from rekje.locale import FALLBACK, say


def require(package: str, extra: str) -> None:
    """Raise `ModuleNotFoundError`, in one sentence, if a package isn't installed. ``extra`` is ours that brings it."""
    if find_spec(package) is None:
        raise ModuleNotFoundError(say("environments-missing", FALLBACK, package=package, extra=extra), name=package)
