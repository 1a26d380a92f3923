"""Figures as they are printed."""

from __future__ import annotations


def rounded(value: float) -> str | int:
    """A whole number as it is, any other with two decimals."""
    return value if isinstance(value, int) else f"{value:.2f}"
