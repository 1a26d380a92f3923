"""Numbers of any library as Python's own: those of numpy, say, which count as numbers too."""

from __future__ import annotations

from numbers import Real
from operator import index


def plain_whole(value: object) -> int | None:
    """A whole number of whatever type as an int; None for anything else. True and False are no numbers."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def plain_number(value: object) -> float | None:
    """A number of whatever type as a float, a whole one as an int; None for anything else."""
    if type(value) in (int, float):
        return value  # type: ignore[return-value]
    whole = plain_whole(value)
    if whole is not None:
        return whole
    return float(value) if isinstance(value, Real) and not isinstance(value, bool) else None
