"""The version of the compiled core."""

from __future__ import annotations


def core_version() -> str:
    """The version that the core was built from; empty for one that doesn't say it. Raises ImportError if there is no
    core, or if it isn't for this machine."""
    from rekje import _core

    return str(getattr(_core, "VERSION", ""))
